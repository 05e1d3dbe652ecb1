"""A table as somebody sees it. Everything here is made from what `redact` and `view` leave to the viewer's seat."""

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from footplate.server.messages import (
    Answer,
    CellSeen,
    GameCard,
    MarkSeen,
    OptionInfo,
    PanelSeen,
    RailSeen,
    ScorePad,
    SeatState,
    SheetSeen,
    TableSeen,
    TieSeen,
    UndoWish,
)
from footplate.server.say import told
from footplate.table.game import NATURE, Game, State
from footplate.table.match import Match
from footplate.table.view import Cell

CELLS: Final = 40_000  # how many cells are kept in words, about half a kB each
NOTHING: Final = ScorePad([], {}, {}, [], [])


class About(Struct, frozen=True):
    """What is known of a table beside its match."""

    table: str
    title: str
    version: int
    seats: list[SeatState]
    undo: UndoWish | None
    problem: str
    people: list[int]  # the seats of people
    watch: str  # the spectators' key
    late_at: float


def table_seen(about: About, match: Match, seat: int, language: str, now: bool = True) -> TableSeen:
    """`now`: the table as it stands, with the answers and undos one has; else only what was to be seen."""
    game, setup = match.game, match.setup
    redacted = game.redact(match.state, seat)
    view = game.view(match.state, seat)
    decision = match.decision
    sits = now and seat != NATURE and not about.seats[seat].bot
    mine = sits and decision is not None and decision.seat == seat
    default = game.default(redacted) if mine else -1
    return TableSeen(
        about.table,
        about.title,
        setup.game,
        setup.edition,
        setup.options,
        game.info.ruleset,
        about.version,
        len(match.moves),
        "" if seat == NATURE else setup.name(seat),
        about.seats,
        "" if decision is None else setup.name(decision.seat),
        "" if decision is None else decision.kind,
        "" if decision is None else told(language, decision.prompt),
        answers(match, redacted, language) if mine else [],
        match.catalogue.notation(default) if default >= 0 else "",
        free_undo(match, seat, about.people) if sits else 0,
        turn_undo(match, seat, about.people) if sits else 0,
        about.undo if now else None,
        cells_seen(view.cells, language),
        [PanelSeen(told(language, p.title), p.colour, [told(language, x) for x in p.lines]) for p in view.panels],
        view.data,
        score_pad(match, seat),
        match.over,
        about.problem if now else "",
        view.pointy,
        [SheetSeen(told(language, s.title), s.colour, cells_seen(s.cells, language)) for s in view.sheets],
        about.watch,
        about.late_at if now else 0.0,
    )


def shelved(about: About, game: str, ruleset: int, you: str, moves: int) -> TableSeen:
    """A table that this Footplate can't go on with: who sits there, and why not."""
    return TableSeen(
        about.table, about.title, game, "", {}, ruleset, about.version, moves, you, about.seats, "", "", "", [], "",
        0, 0, None, [], [], {}, NOTHING, False, about.problem, False, [], about.watch, 0.0,
    )  # fmt: skip


def answers(match: Match, redacted: State, language: str) -> list[Answer]:
    notation = match.catalogue.notation
    return [Answer(notation(a), told(language, match.game.describe(redacted, a))) for a in match.legal()]


def cells_seen(cells: list[Cell], language: str) -> list[CellSeen]:
    return [cell_seen(cell, language) for cell in cells]


@lru_cache(maxsize=CELLS)
def cell_seen(cell: Cell, language: str) -> CellSeen:
    """The same cell gives the same object again; by that `changes` knows what is new."""
    return CellSeen(
        cell.name,
        cell.column,
        cell.half_row,
        cell.terrain,
        cell.code,
        told(language, cell.title),
        cell.colour,
        [RailSeen(rail.edges, rail.colour, rail.complete) for rail in cell.rails],
        [MarkSeen(mark.text, mark.colour, told(language, mark.meaning)) for mark in cell.marks],
        told(language, cell.words),
    )


def maps(seen: TableSeen) -> list[list[CellSeen]]:
    return [seen.cells, *(sheet.cells for sheet in seen.sheets)]


def changes(seen: TableSeen, before: list[list[CellSeen]]) -> TableSeen:
    """The table without the cells that somebody has from before: on most moves that is nearly all of them."""
    first, *others = (changed(new, old) for new, old in zip(maps(seen), before, strict=True))
    sheets = [msgspec.structs.replace(s, cells=cells) for s, cells in zip(seen.sheets, others, strict=True)]
    return msgspec.structs.replace(seen, cells=first, sheets=sheets)


def changed(cells: list[CellSeen], before: list[CellSeen]) -> list[CellSeen]:
    return [new for new, old in zip(cells, before, strict=True) if new is not old]


def score_pad(match: Match, seat: int) -> ScorePad:
    """As if the game ended now, as far as the viewer can know; the real one when it has."""
    state = match.state if match.over else match.game.redact(match.state, seat)
    scores = match.game.scores(state)
    names = [s.name for s in match.setup.seats]
    return ScorePad(
        scores.columns,
        dict(zip(names, scores.rows, strict=True)),
        dict(zip(names, scores.totals, strict=True)),
        [TieSeen(tie.name, dict(zip(names, tie.values, strict=True))) for tie in scores.tie_breaks if scores.tied],
        [names[s] for s in scores.winners] if match.over else [],
    )


def free_undo(match: Match, seat: int, people: list[int]) -> int:
    """Alone, everything can be taken back, to one's last choice at a time; among people, what the barriers leave."""
    if seat == NATURE:
        return 0
    if people != [seat]:
        return match.free_undo(seat)
    for count, move in enumerate(reversed(match.moves), 1):
        if move.seat == seat and not move.forced:
            return count
    return 0


def turn_undo(match: Match, seat: int, people: list[int]) -> int:
    """Back to the first choice of the viewer's turn, as far as that is free."""
    best = free_undo(match, seat, people)
    if best == 0:
        return 0
    alone = people == [seat]
    for at in range(len(match.moves) - best - 1, -1, -1):
        move = match.moves[at]
        if move.seat != seat or (match.barriers[at] and not alone):
            break
        if not move.forced:
            best = len(match.moves) - at
    return best


def is_free(match: Match, seat: int, count: int, people: list[int]) -> bool:
    """Whether a seat may take back so many moves without asking anybody."""
    if people == [seat]:
        return True
    last = range(len(match.moves) - count, len(match.moves))
    return all(match.moves[at].seat == seat and not match.barriers[at] for at in last)


def game_card(game: Game, language: str) -> GameCard:
    info = game.info
    return GameCard(
        info.id,
        info.title,
        info.ruleset,
        info.editions,
        info.seats,
        info.colours,
        info.roles,
        info.automas,
        [OptionInfo(o.name, o.values, told(language, o.meaning), o.role, o.expert) for o in info.options],
        info.data,
        told(language, info.credit),
    )
