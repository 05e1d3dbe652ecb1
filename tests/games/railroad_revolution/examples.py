"""The worked examples (F) that scenarios show: the rulebook's, those of players, and vectors on our map."""

EXAMPLES = [f"F{n}" for n in range(1, 65)]
