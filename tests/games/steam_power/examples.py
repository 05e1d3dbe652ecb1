"""The worked examples (F) and the rulings (G, numbered in docs/steam-power.md) that scenarios show."""

EXAMPLES = [*(f"F{n}" for n in range(1, 41)), *(f"G-{n}" for n in range(1, 43))]
