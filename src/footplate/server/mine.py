"""The list of one's own tables: how each of many keys' tables is, in one query and without opening any."""

import msgspec

from footplate.games import GAMES
from footplate.host.messages import Stand
from footplate.host.say import say
from footplate.host.table import seat_states, title_of
from footplate.server.house import House
from footplate.server.keys import HOST
from footplate.server.messages import MineLine
from footplate.server.rows import Brief, Progress


async def mine_lines(house: House, keys: list[str], language: str) -> list[MineLine]:
    said = [house.keys.read(key) for key in keys]
    rows = await house.store.briefs(sorted({one[0] for one in said if one is not None}))
    return [line(house, rows.get(one[0]), one[0], one[1], language) if one else gone("") for one in said]


def gone(table: str) -> MineLine:
    return MineLine(table, True, "", "", "", "", False, False, 0, [], 0.0, "", 0.0, 0.0, "", {})


def line(house: House, row: Brief | None, table: str, seat: str, language: str) -> MineLine:
    if row is None:
        return gone(table)
    you = "" if seat == HOST else seat
    names = msgspec.json.decode(row.names, type=dict[str, str])
    kinds = msgspec.json.decode(row.kinds, type=dict[str, str])
    here = house.tables.open.get(table)
    online = here.online() if here is not None else set()
    stands = msgspec.json.decode(row.stands, type=dict[str, Stand]) if row.stands else {}
    seats = seat_states(row.game, kinds, names, stands, online)
    game = GAMES.get(row.game)
    problem = ""
    if game is None:
        problem = say(language, "other-game", game=row.game)
    elif not game.info.plays(row.ruleset):
        facts: dict[str, str | int] = {"game": game.info.title, "theirs": row.ruleset, "ours": game.info.ruleset}
        problem = say(language, "other-ruleset-list", **facts)
    mine = bool(you) and row.turn == you and you not in stands and not problem and not row.deleted
    progress = msgspec.json.decode(row.progress, type=Progress) if row.progress else Progress()
    title = row.title or title_of(row.game)
    return MineLine(
        table, False, title, row.game, you, row.turn, mine, not row.turn, row.moves, seats, row.touched, problem,
        row.created, row.deleted, progress.round, progress.totals,
    )  # fmt: skip
