"""A table as somebody sees it. Everything here is made from what `redact` and `view` leave to the viewer's seat."""

from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from footplate.server.messages import (
    Answer,
    BoardSeen,
    CardSeen,
    GameCard,
    LineSeen,
    MarkSeen,
    OptionInfo,
    PanelSeen,
    PlaceSeen,
    RailSeen,
    ScorePad,
    SeatState,
    SlotSeen,
    TableSeen,
    TieSeen,
    UndoWish,
)
from footplate.server.say import told
from footplate.table.game import NATURE, Game, GameInfo, Scores, State
from footplate.table.match import Match
from footplate.table.view import Board, Card, Line, Mark, Panel, Place
from footplate.texts import speaking_of

PLACES: Final = 40_000  # how many places are kept in words, about half a kB each
NOTHING: Final = ScorePad([], {}, {}, [], [])
Part = TypeVar("Part", PlaceSeen, LineSeen)


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
    sealed: dict[str, str]  # by seat: answers that nobody else may know yet


def table_seen(about: About, match: Match, seat: int, language: str, now: bool = True) -> TableSeen:
    """`now`: the table as it stands, with the answers and undos one has; else only what was to be seen."""
    with speaking_of(match.setup.game):
        return _table_seen(about, match, seat, language, now)


def _table_seen(about: About, match: Match, seat: int, language: str, now: bool) -> TableSeen:
    game, setup = match.game, match.setup
    redacted = game.redact(match.state, seat)
    scores = scores_known(match, redacted)
    view = game.show(redacted, seat, scores)
    decision = match.decision
    sits = now and seat != NATURE and not about.seats[seat].bot
    sealed = about.sealed if now else {}
    asked = game.together(match.state)
    mine = sits and decision is not None and (decision.seat == seat or seat in asked)
    mind = game.asking(redacted, seat) if mine and seat in asked else redacted
    default = game.default(mind) if mine else -1
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
        "" if decision is None else setup.name(deciding(match, seat, asked, sealed)),
        "" if decision is None else decision.kind,
        "" if decision is None else told(language, decision.prompt),
        answers(match, mind, seat, language) if mine else [],
        match.catalogue.notation(default) if default >= 0 else "",
        free_undo(match, seat, about.people) if sits else 0,
        turn_undo(match, seat, about.people) if sits else 0,
        about.undo if now else None,
        [board_seen(board, language) for board in view.boards],
        [panel_seen(panel, language) for panel in view.panels],
        view.data,
        score_pad(match, scores),
        match.over,
        about.problem if now else "",
        about.watch,
        about.late_at if now else 0.0,
        list(sealed),
        "" if seat == NATURE else sealed.get(setup.name(seat), ""),
    )


def shelved(about: About, game: str, ruleset: int, you: str, moves: int) -> TableSeen:
    """A table that this Footplate can't go on with: who sits there, and why not."""
    return TableSeen(
        about.table, about.title, game, "", {}, ruleset, about.version, moves, you, about.seats, "", "", "", [], "",
        0, 0, None, [], [], {}, NOTHING, False, about.problem, about.watch, 0.0, [], "",
    )  # fmt: skip


def deciding(match: Match, seat: int, asked: list[int], sealed: dict[str, str]) -> int:
    """Who has to decide: of several who are asked at once the viewer, then the first, unless their answer is in."""
    left = [other for other in asked if match.setup.name(other) not in sealed]
    head = NATURE if match.decision is None else match.decision.seat
    return seat if seat in left else left[0] if left else head


def answers(match: Match, mind: State, seat: int, language: str) -> list[Answer]:
    """`mind`: what the seat knows, with its decision asked."""
    head = match.decision
    legal = match.legal() if head is not None and head.seat == seat else match.game.legal(mind)
    found = [match.catalogue.action(a) for a in legal]
    return [Answer(a.notation, told(language, match.game.describe(mind, a.number)), a.places) for a in found]


def panel_seen(panel: Panel, language: str) -> PanelSeen:
    return PanelSeen(
        told(language, panel.title),
        [told(language, line) for line in panel.lines],
        panel.colour,
        [card_seen(card, language) for card in panel.cards],
        panel.private,
    )


def card_seen(card: Card, language: str) -> CardSeen:
    return CardSeen(
        card.name, [told(language, line) for line in card.lines], [mark_seen(mark, language) for mark in card.marks]
    )


def board_seen(board: Board, language: str) -> BoardSeen:
    return BoardSeen(
        board.layout,
        [place_seen(place, language) for place in board.places],
        [line_seen(line, language) for line in board.lines],
        told(language, board.title),
        board.colour,
        board.private,
    )


@lru_cache(maxsize=PLACES)
def place_seen(place: Place, language: str) -> PlaceSeen:
    """The same place gives the same object again; by that `changes` soon knows what is not new."""
    return PlaceSeen(
        place.name,
        place.x,
        place.y,
        place.terrain,
        place.code,
        told(language, place.title),
        place.colour,
        [RailSeen(rail.edges, rail.colour, rail.complete) for rail in place.rails],
        [mark_seen(mark, language) for mark in place.marks],
        told(language, place.words),
    )


def line_seen(line: Line, language: str) -> LineSeen:
    slots = [
        SlotSeen(
            slot.name,
            slot.terrain,
            list(slot.colours),
            [mark_seen(mark, language) for mark in slot.marks],
            told(language, slot.words),
        )
        for slot in line.slots
    ]
    return LineSeen(line.name, line.a, line.b, slots, told(language, line.words))


def mark_seen(mark: Mark, language: str) -> MarkSeen:
    return MarkSeen(mark.text, mark.colour, told(language, mark.meaning))


def changes(seen: TableSeen, before: list[BoardSeen]) -> TableSeen:
    """The table without the places and lines that somebody has from before: on most moves that is nearly all."""
    boards = [*map(board_changes, seen.boards, before), *seen.boards[len(before) :]]
    return msgspec.structs.replace(seen, boards=boards)


def board_changes(board: BoardSeen, before: BoardSeen) -> BoardSeen:
    """What is new of a board; all of it where places came or went."""
    if shape(board) != shape(before):
        return board
    return BoardSeen(
        board.layout,
        changed(board.places, before.places),
        changed(board.lines, before.lines),
        board.title if board.title != before.title else "",
        board.colour if board.colour != before.colour else "",
        board.private,
        part=True,
    )


def shape(board: BoardSeen) -> tuple[object, ...]:
    places, lines = [place.name for place in board.places], [line.name for line in board.lines]
    return board.layout, not board.title, not board.colour, places, lines


def changed(parts: list[Part], before: list[Part]) -> list[Part]:
    return [new for new, old in zip(parts, before, strict=True) if new is not old and new != old]


def scores_known(match: Match, redacted: State) -> Scores:
    """As if the game ended now, as far as the viewer can know; the real ones when it has."""
    return match.game.scores(match.state if match.over else redacted)


def score_pad(match: Match, scores: Scores) -> ScorePad:
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
    with speaking_of(game.info.id):
        return _game_card(game.info, language)


def _game_card(info: GameInfo, language: str) -> GameCard:
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
