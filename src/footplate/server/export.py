"""A table as text: its log, or, where it began with a position, a scenario that leads to where it stands."""

from footplate.server.store import Store
from footplate.server.tables import Table
from footplate.table.log import FORMAT, MOVES
from footplate.table.scenario import scenario_head, write_scenario


async def exported(store: Store, table: Table) -> tuple[str, str]:
    """A file's name and its text. The log needs no engine: it can be had of any ruleset."""
    row = table.row
    if row.start is not None and row.origin and table.match is not None and not table.stopped:
        return f"{row.game}-{row.id}.scn", write_scenario(scenario_head(row.origin), table.match)
    lines = await store.lines(row.id, 0, row.version)
    text = "\n".join([FORMAT, row.header, "", MOVES, *(line.line for line in lines)]) + "\n"
    return f"{row.game}-{row.id}.log", text
