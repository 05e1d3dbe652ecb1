"""A table as somebody sees it. Everything here is made from what `redact` and `view` leave to the viewer's seat."""

from functools import lru_cache
from typing import Final, TypeVar

from footplate.host.envelopes import held
from footplate.host.messages import (
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
    SlotSeen,
    TableSeen,
    TieSeen,
    UndoWish,
    Update,
)
from footplate.host.pictures import pictures
from footplate.host.say import told
from footplate.host.table import Table, title_of
from footplate.host.undoing import free_undo, turn_undo
from footplate.table.game import NATURE, Game, GameInfo, Scores, State
from footplate.table.match import Match
from footplate.table.view import Board, Card, Line, Mark, Panel, Place
from footplate.texts import speaking_of

PLACES: Final = 40_000  # how many places are kept in words, about half a kB each
Part = TypeVar("Part", PlaceSeen, LineSeen)


def updated(
    table: Table, seat: int, since: int, language: str, before: list[BoardSeen] | None
) -> tuple[Update, list[BoardSeen]]:
    """All that is new to a viewer since a version, and the boards as they are now; `before`: as the viewer has them."""
    moves, match = [], table.match
    if match is not None:
        shown = pictures(table.story, match, seat, since)
        moves = table.story.seen(match, seat, since, True, language, shown)
    seen = table_seen(table, seat, language)
    news = seen if before is None else changes(seen, before)
    return Update(type="update", moves=moves, seen=news), seen["boards"]


def table_seen(table: Table, seat: int, language: str) -> TableSeen:
    """The table as it stands, with the answers and undos that the viewer has."""
    match = table.match
    if match is None:
        return shelved(table, seat, language)
    if table.stopped:
        return position_seen(table, match, seat, language) | {
            "problem": table.problem(language), "turn": "", "kind": "", "prompt": "",
        }  # fmt: skip
    with speaking_of(match.setup.game):
        return _seen(table, match, seat, language, True)


def position_seen(table: Table, match: Match, seat: int, language: str) -> TableSeen:
    """What was to be seen of a table after some of its moves."""
    with speaking_of(match.setup.game):
        return _seen(table, match, seat, language, False)


def _seen(table: Table, match: Match, seat: int, language: str, now: bool) -> TableSeen:
    game, setup, people = match.game, match.setup, table.people
    redacted = game.redact(match.state, seat)
    scores = scores_known(match, redacted)
    view = game.show(redacted, seat, scores)
    decision, seats, wish = match.decision, table.seats(), table.wish
    sits = now and seat != NATURE and not seats[seat]["bot"]
    sealed = {name: envelope["move"] for name, envelope in held(match, table.sealed).items()} if now else {}
    asked = game.together(match.state)
    mine = sits and decision is not None and (decision.seat == seat or seat in asked)
    mind = game.asking(redacted, seat) if mine and seat in asked else redacted
    default = game.default(mind) if mine else -1
    undo = UndoWish(seat=wish["seat"], moves=wish["moves"], agreed=wish["agreed"]) if now and wish else None
    return TableSeen(
        table=table.id,
        title=table.title or game.info.title,
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        ruleset=game.info.ruleset,
        version=table.version,
        moves=len(match.moves),
        you=table.seat_name(seat),
        seats=seats,
        turn="" if decision is None else setup.name(deciding(match, seat, asked, sealed)),
        kind="" if decision is None else decision.kind,
        prompt="" if decision is None else told(language, decision.prompt),
        answers=answers(match, mind, seat, language) if mine else [],
        default=match.catalogue.notation(default) if default >= 0 else "",
        freeUndo=free_undo(match, seat, people) if sits else 0,
        turnUndo=turn_undo(match, seat, people) if sits else 0,
        undo=undo,
        boards=[board_seen(board, language) for board in view.boards],
        panels=[panel_seen(panel, language) for panel in view.panels],
        data=view.data,
        scores=score_pad(match, scores),
        over=match.over,
        problem=table.problem(language) if now else "",
        watch=table.watch,
        lateAt=table.late_at if now else 0.0,
        decided=list(sealed),
        sealed=sealed.get(table.seat_name(seat), ""),
    )


def shelved(table: Table, seat: int, language: str) -> TableSeen:
    """A table that this Footplate can't go on with: who sits there, and why not."""
    title = table.title or title_of(table.game)
    return TableSeen(
        table=table.id, title=title, game=table.game, edition="", options={}, ruleset=table.ruleset,
        version=table.version, moves=table.moves, you=table.seat_name(seat), seats=table.seats(), turn="", kind="",
        prompt="", answers=[], default="", freeUndo=0, turnUndo=0, undo=None, boards=[], panels=[], data={},
        scores=ScorePad(columns=[], rows={}, totals={}, ties=[], winners=[]), over=False,
        problem=table.problem(language), watch=table.watch, lateAt=0.0, decided=[], sealed="",
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
    return [
        Answer(move=a.notation, words=told(language, match.game.describe(mind, a.number)), places=a.places)
        for a in found
    ]


def panel_seen(panel: Panel, language: str) -> PanelSeen:
    seen = PanelSeen(title=told(language, panel.title), lines=[told(language, line) for line in panel.lines])
    if panel.colour:
        seen["colour"] = panel.colour
    if panel.cards:
        seen["cards"] = [card_seen(card, language) for card in panel.cards]
    if panel.private:
        seen["private"] = True
    return seen


def card_seen(card: Card, language: str) -> CardSeen:
    marks = [mark_seen(mark, language) for mark in card.marks]
    return CardSeen(name=card.name, lines=[told(language, line) for line in card.lines], marks=marks)


def board_seen(board: Board, language: str) -> BoardSeen:
    seen = BoardSeen(layout=board.layout, places=[place_seen(place, language) for place in board.places])
    if board.lines:
        seen["lines"] = [line_seen(line, language) for line in board.lines]
    if board.title:
        seen["title"] = told(language, board.title)
    if board.colour:
        seen["colour"] = board.colour
    if board.private:
        seen["private"] = True
    return seen


@lru_cache(maxsize=PLACES)
def place_seen(place: Place, language: str) -> PlaceSeen:
    """The same place gives the same object again; by that `changes` soon knows what is not new."""
    return PlaceSeen(
        name=place.name,
        x=place.x,
        y=place.y,
        terrain=place.terrain,
        code=place.code,
        title=told(language, place.title),
        colour=place.colour,
        rails=[RailSeen(edges=rail.edges, colour=rail.colour, complete=rail.complete) for rail in place.rails],
        marks=[mark_seen(mark, language) for mark in place.marks],
        words=told(language, place.words),
    )


def line_seen(line: Line, language: str) -> LineSeen:
    slots = [
        SlotSeen(
            name=slot.name,
            terrain=slot.terrain,
            colours=list(slot.colours),
            marks=[mark_seen(mark, language) for mark in slot.marks],
            words=told(language, slot.words),
        )
        for slot in line.slots
    ]
    return LineSeen(name=line.name, a=line.a, b=line.b, slots=slots, words=told(language, line.words))


def mark_seen(mark: Mark, language: str) -> MarkSeen:
    return MarkSeen(text=mark.text, colour=mark.colour, meaning=told(language, mark.meaning))


def changes(seen: TableSeen, before: list[BoardSeen]) -> TableSeen:
    """The table without the places and lines that somebody has from before: on most moves that is nearly all."""
    boards = [*map(board_changes, seen["boards"], before), *seen["boards"][len(before) :]]
    return seen | {"boards": boards}


def board_changes(board: BoardSeen, before: BoardSeen) -> BoardSeen:
    """What is new of a board; all of it where places came or went."""
    if shape(board) != shape(before):
        return board
    part = BoardSeen(layout=board["layout"], places=changed(board["places"], before["places"]), part=True)
    lines = changed(board.get("lines", []), before.get("lines", []))
    if lines:
        part["lines"] = lines
    if board.get("title") != before.get("title"):
        part["title"] = board["title"]
    if board.get("colour") != before.get("colour"):
        part["colour"] = board["colour"]
    if board.get("private"):
        part["private"] = True
    return part


def shape(board: BoardSeen) -> tuple[object, ...]:
    places, lines = [place["name"] for place in board["places"]], [line["name"] for line in board.get("lines", [])]
    return board["layout"], "title" in board, "colour" in board, places, lines


def changed(parts: list[Part], before: list[Part]) -> list[Part]:
    return [new for new, old in zip(parts, before, strict=True) if new is not old and new != old]


def scores_known(match: Match, redacted: State) -> Scores:
    """As if the game ended now, as far as the viewer can know; the real ones when it has."""
    return match.game.scores(match.state if match.over else redacted)


def score_pad(match: Match, scores: Scores) -> ScorePad:
    names = [s.name for s in match.setup.seats]
    ties = scores.tie_breaks if scores.tied else []
    return ScorePad(
        columns=scores.columns,
        rows=dict(zip(names, scores.rows, strict=True)),
        totals=dict(zip(names, scores.totals, strict=True)),
        ties=[TieSeen(name=tie.name, values=dict(zip(names, tie.values, strict=True))) for tie in ties],
        winners=[names[s] for s in scores.winners] if match.over else [],
    )


def game_card(game: Game, language: str) -> GameCard:
    with speaking_of(game.info.id):
        return _game_card(game.info, language)


def _game_card(info: GameInfo, language: str) -> GameCard:
    return GameCard(
        id=info.id,
        title=info.title,
        ruleset=info.ruleset,
        editions=info.editions,
        seats=info.seats,
        colours=info.colours,
        roles=info.roles,
        automas=info.automas,
        options=[
            OptionInfo(name=o.name, values=o.values, meaning=told(language, o.meaning), role=o.role, expert=o.expert)
            for o in info.options
        ],
        data=info.data,
        credit=told(language, info.credit),
    )
