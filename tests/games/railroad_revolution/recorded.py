"""The games of Railroad Revolution that are recorded, and what their transcripts tell."""

from footplate.table.game import Game, Seat, Setup, State
from tests.games.railroad_revolution.tables import SOLO, table
from tests.games.record import Case

MAUTOMAS: dict[str, tuple[int, str]] = {  # one to three of them at each level, and who wins
    "mautoma-1-level-1-player-wins": (1, "1"),
    "mautoma-1-level-2-mautoma-wins": (1, "2"),
    "mautoma-1-level-3": (1, "3"),
    "mautoma-2-level-2": (2, "2"),
    "mautoma-3-level-1": (3, "1"),
    "mautoma-3-level-3": (3, "3"),
}
PEOPLE = ["red, blue", "red, blue, yellow", "red, blue, yellow, black"]


def standing(game: Game, state: State, seat: Seat) -> str:
    facts = ["shares", "left", "stations", "offices", "done"]
    if seat.role == "player":
        facts = ["money", *facts]
    return ", ".join(f"{fact} {game.fact(state, [fact, seat.name])}" for fact in facts)


def cases() -> list[Case]:
    """Both editions with every number of players, one to three Mautomas, every level, and every other reading."""
    out: list[tuple[str, Setup]] = []
    for edition in ("base", "expansion"):
        out += [(f"{edition}-{count}", table(seats, edition)) for count, seats in enumerate(PEOPLE, 2)]
    out += [(name, table(SOLO[count - 1], level=level)) for name, (count, level) in MAUTOMAS.items()]
    out.append(("no-neutral-pieces", table(PEOPLE[1], "base", neutral_3p="none", milestone_spots="one-in-b")))
    readings = table(PEOPLE[1], telegraph_sections="8", neutral_3p="as-two", deal_order="next-first")
    out.append(("other-readings", readings))
    others = table(SOLO[0], level="3", columns="level", slot_bonus="single", too_far="network", reward_piece="first")
    out.append(("mautoma-other-readings", others))
    return [(name, SEEDS.get(name, name), setup) for name, setup in out]


# Where a name promises something.
SEEDS = {"mautoma-1-level-2-mautoma-wins": "mautoma-1-level-2-mautoma-wins 0"}
