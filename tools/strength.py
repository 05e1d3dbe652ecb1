"""Makes docs/strength.md: how strong each player is at each kind of table, by the arena.

python tools/strength.py                                        write the page from docs/strength.json
python tools/strength.py steam-power --players medium,hard      play what is lacking there, keep it, write the page
    --against greedy,mautoma:hard   only these tables (else greedy, and every level of every automa)
    --games 200 --jobs 2 --cluster ADDRESS

It goes on where it was stopped: the games are kept as every arena's are. `python3 run` has the compiled engine; here it
is `PYTHONPATH=$(python tools/compile.py) python tools/strength.py …`.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).resolve().parent.parent
try:
    import footplate
except ModuleNotFoundError:
    sys.path.insert(0, str(ROOT / "src"))
    import footplate

from footplate.games import GAMES  # noqa: E402
from footplate.home import data_folder  # noqa: E402
from footplate.players import PLAYERS  # noqa: E402
from footplate.research import arena  # noqa: E402
from footplate.research.figures import Figure, results  # noqa: E402
from footplate.research.keeping import Kept  # noqa: E402
from footplate.research.plan import Plan  # noqa: E402
from footplate.table.errors import BadInput  # noqa: E402
from footplate.table.game import GameInfo  # noqa: E402

DATA = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
HEAD = """# How strong the players are

Shares of the victories in arenas ([how they are counted](research.md#the-arena)): two seats, every deal from every seat
that the game takes, 95 % intervals clustered by deal; below each, the points that the player was ahead, the games, the
processor's seconds that it thought in a game, and the day. Made by `tools/strength.py`; an empty cell has not been
played. A figure is of the players as they were on that day; the [changes](../CHANGELOG.md) tell what became of them.
"""


class Cell(TypedDict):
    """A player at a kind of table."""

    game: str
    player: str
    against: str
    games: int
    share: Figure
    margin: Figure
    seconds: float
    compiled: bool
    version: str
    ruleset: int
    date: str


def kinds(info: GameInfo) -> list[str]:
    """The tables that a player is judged at: greedy, and every level of every automa."""
    options = [option for option in info.options if option.role and not option.expert]
    return ["greedy", *(f"{option.role}:{value}" for option in options for value in option.values)]


def known() -> list[Cell]:
    cells: list[Cell] = json.loads(DATA.read_text("utf-8")) if DATA.exists() else []
    return cells


def keep(cells: list[Cell], new: Cell) -> list[Cell]:
    """In place of what was known of that cell."""
    place = ("game", "player", "against")
    rest = [cell for cell in cells if any(cell[name] != new[name] for name in place)]  # type: ignore[literal-required]
    found = sorted([*rest, new], key=lambda cell: (cell["game"], cell["player"], cell["against"]))
    DATA.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return found


def played(game: str, player: str, against: str, args: Namespace) -> Cell:
    plan = Plan(game, [player, against], seed="strength")
    kept = Kept(data_folder() / "arena" / f"{game}-{plan.key}", plan)
    count = arena.deals_for(plan, args.games)
    arena.play(plan, kept, count, Namespace(sprt=None, jobs=args.jobs, cluster=args.cluster))
    found = results(plan, [each for each in kept.games if each["deal"] < count])
    (mine,) = [each for each in found["standings"] if each["player"] == player]
    return Cell(
        game=game,
        player=player,
        against=against,
        games=mine["games"],
        share=mine["share"],
        margin=mine["margin"],
        seconds=mine["seconds"],
        compiled=footplate.compiled(),
        version=footplate.__version__,
        ruleset=GAMES[game].info.ruleset,
        date=f"{datetime.now(UTC):%Y-%m-%d}",
    )


def page(cells: list[Cell]) -> str:
    parts = [HEAD]
    for game in GAMES.values():
        mine = [cell for cell in cells if cell["game"] == game.info.id]
        names = [name for name in PLAYERS if any(cell["player"] == name for cell in mine)]
        if not names:
            continue
        rows = [row for row in kinds(game.info) if any(cell["against"] == row for cell in mine)]
        rows += [name for name in PLAYERS if name not in rows and any(cell["against"] == name for cell in mine)]
        lines = [f"| against | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
        for row in rows:
            found = {cell["player"]: told(cell) for cell in mine if cell["against"] == row}
            lines.append(f"| {row} | {' | '.join(found.get(name, '') for name in names)} |")
        parts.append(f"\n## {game.info.title}\n\n" + "\n".join(lines) + "\n")
    return "".join(parts)


def told(cell: Cell) -> str:
    share, margin = cell["share"], cell["margin"]["value"] or 0
    value, low, high = (share[name] or 0 for name in ("value", "low", "high"))
    details = f"{margin:+.1f} points, {cell['games']} games, {cell['seconds']:.2f} s, {cell['date']}"
    return f"**{value:.0%}** ({low:.0%} to {high:.0%})<br>{details}"


def main() -> int:
    parser = ArgumentParser(description="Makes docs/strength.md.")
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--players", default=",".join(PLAYERS))
    parser.add_argument("--against", default="")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    args = parser.parse_args()
    cells = known()
    if args.game:
        tables = args.against.split(",") if args.against else kinds(GAMES[args.game].info)
        for player in args.players.split(","):
            for against in tables:
                if player != against:
                    new = played(args.game, player, against, args)
                    cells = keep(cells, new)
                    print(f"{args.game}: {player} against {against}: {told(new)}")
    PAGE.write_text(page(cells), "utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as error:
        sys.exit(f"{error}")
