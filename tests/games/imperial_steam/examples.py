"""The worked examples (F) that scenarios show."""

EXAMPLES = [f"F{n}" for n in range(1, 39)]
