"""The worked examples (F) and the rulings (D, numbered in docs/steamrollers.md) that scenarios show."""

EXAMPLES = [*(f"F{n}" for n in range(1, 46)), *(f"D{n}" for n in range(1, 50))]  # D50 is flavour
