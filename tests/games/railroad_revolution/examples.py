"""The worked examples (F) that scenarios show: the rulebook's, those of players, and vectors on our map; and
(P) which of several cities the arrows choose."""

EXAMPLES = [f"F{n}" for n in range(1, 65)] + [f"P{n}" for n in range(1, 13)]
