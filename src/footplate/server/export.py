"""A table as text: its log, or, where it began with a position, a scenario that leads to where it stands."""

from footplate.server.store import Store
from footplate.server.tables import Table
from footplate.table.log import FORMAT, MOVES
from footplate.table.match import Match
from footplate.table.scenario import SECTIONS


async def exported(store: Store, table: Table) -> tuple[str, str]:
    """A file's name and its text. The log needs no engine: it can be had of any ruleset."""
    row = table.row
    if row.start is not None and row.origin and table.match is not None:
        return f"{row.game}-{row.id}.scn", scenario_text(row.origin, table.match)
    lines = await store.lines(row.id, 0, row.version)
    text = "\n".join([FORMAT, row.header, "", MOVES, *(line.line for line in lines)]) + "\n"
    return f"{row.game}-{row.id}.log", text


def scenario_text(origin: str, match: Match) -> str:
    lines = origin.splitlines()
    ends = [i for i, line in enumerate(lines) if line.split("#")[0].rstrip() in SECTIONS[1:]]
    out = ["\n".join(lines[: ends[0] if ends else len(lines)]).rstrip()]
    moves: list[str] = []
    for entry in match.moves:
        # A scenario plays forced moves itself after each line, automas' excepted.
        if not moves or not entry.forced or match.automa(entry.seat):
            moves.append(f"  {match.line(entry)}")
    if moves:
        out += ["when:", *moves]
    decision = match.decision
    turn = "over" if decision is None else f"{match.setup.name(decision.seat)} {decision.kind}"
    return "\n".join([*out, "then:", f"  turn {turn}"]) + "\n"
