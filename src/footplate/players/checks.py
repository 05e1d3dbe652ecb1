"""What must hold at every move of every game. Each check raises AssertionError with the facts."""

import json
from collections.abc import Callable, Sequence

from footplate.players.player import Player
from footplate.table.game import NATURE, Decision, Game, State
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.view import Card, Line, Mark, Place, View

SAMPLE = 4  # actions of each sort that legal and refusal are compared on, per move


def check_legal(match: Match, decision: Decision) -> None:
    """Somebody can always move, and nature's odds are odds."""
    legal = match.legal()
    assert legal, "stuck: no legal action"
    assert len(set(legal)) == len(legal), "an action is legal twice"
    assert all(0 <= action < match.catalogue.size for action in legal), "an action that is not in the catalogue"
    if decision.seat == NATURE:
        odds = match.game.odds(match.state)
        assert len(odds) == len(legal), "odds for other actions than the legal ones"
        assert min(odds) > 0, f"odds {odds}"
        assert abs(sum(odds) - 1) < 1e-9, f"odds {odds}"
    assert match.game.default(match.state) in [-1, *legal], "the default is not legal"


def check_refusals(match: Match, roller: Roller) -> None:
    """`legal` and `refusal` agree: on legal actions, on their neighbours in the catalogue, and on any others."""
    legal = match.legal()
    allowed = set(legal)
    size = match.catalogue.size
    some = [legal[roller.below(len(legal))] for _ in range(SAMPLE)]
    near = [(action + roller.below(41) - 20) % size for action in some]
    wild = [roller.below(size) for _ in range(SAMPLE)]
    for action in {*some, *near, *wild}:
        refusal = match.game.refusal(match.state, action)
        said = f"{match.catalogue.notation(action)}: legal {action in allowed}, refusal {refusal}"
        assert (refusal is None) == (action in allowed), said
        if refusal is not None:
            match.game.rule(refusal.rule)


def check_seen(match: Match, decision: Decision, seen: State) -> None:
    """Whoever decides can see what is legal."""
    assert match.game.legal(seen) == match.legal(), "legal for the table and for the seat's view differ"
    before = seen.pack()
    assert match.game.redact(seen, decision.seat).pack() == before, "a view of a view is another view"


def check_copy(match: Match, roller: Roller) -> None:
    """A copy is independent; packed and unpacked, a state is the same."""
    game, state = match.game, match.state
    before = state.pack()
    copy = state.copy()
    assert copy.pack() == before, "a copy differs"
    legal = match.legal()
    game.play(copy, legal[roller.below(len(legal))])
    assert state.pack() == before, "playing on a copy changed the original"
    again = game.unpack(match.setup, before)
    assert again.pack() == before, "packed and unpacked, the state differs"
    assert game.legal(again) == legal, "packed and unpacked, other actions are legal"
    game.check(again)


def check_secrets(match: Match, roller: Roller) -> None:
    """What a seat can't see doesn't change what it is shown."""
    game, state = match.game, match.state
    order = [roller.below(1_000_000) for _ in range(100)]
    for seat in range(NATURE, len(match.setup.seats)):
        other = game.shuffle(state, seat, order)
        game.check(other)
        assert game.redact(other, seat).pack() == game.redact(state, seat).pack(), f"seat {seat}: the state leaks"
        seen = game.redact(state, seat)
        sampled = game.sample(seen, seat, order)
        game.check(sampled)
        assert game.redact(sampled, seat).pack() == seen.pack(), f"seat {seat}: a sample looks different"
        asked = game.turn(sampled)  # what somebody else chose from a hidden hand need not fit the one dealt anew
        if asked is not None and asked.seat in (NATURE, seat):
            assert game.legal(sampled), f"seat {seat}: a sample is stuck"
    seat = roller.below(len(match.setup.seats) + 1) - 1  # views are slow: one of them, spectators included
    other = game.shuffle(state, seat, order)
    assert plain(game.view(other, seat)) == plain(game.view(state, seat)), f"seat {seat}: the view leaks"


def check_together(match: Match) -> None:
    """Who is asked with others answers the same whatever is in the others' envelopes."""
    game, state = match.game, match.state
    seats = game.together(state)
    assert not seats or (match.decision is not None and seats[0] == match.decision.seat), "the log has another order"
    for seat in seats:
        legal = game.legal(game.asking(state, seat))
        assert legal == game.legal(game.asking(game.redact(state, seat), seat)), f"seat {seat} would be told a secret"


def plain(view: View) -> str:
    """Everything a view shows, as text."""
    boards = [
        [b.title, b.colour, b.layout, b.private, [*map(of_place, b.places)], [*map(of_line, b.lines)]]
        for b in view.boards
    ]
    panels = [[p.title, p.colour, p.private, *p.lines, [*map(of_card, p.cards)]] for p in view.panels]
    return json.dumps([view.data, boards, panels], default=str)


def of_place(place: Place) -> list[object]:
    rails = [[list(r.edges), r.colour, r.complete] for r in place.rails]
    return [place.name, place.terrain, place.title, place.colour, place.words, rails, of_marks(place.marks)]


def of_line(line: Line) -> list[object]:
    slots = [[s.name, s.terrain, list(s.colours), s.words, of_marks(s.marks)] for s in line.slots]
    return [line.name, line.a, line.b, line.words, slots]


def of_card(card: Card) -> list[object]:
    return [card.name, list(card.lines), of_marks(card.marks)]


def of_marks(marks: Sequence[Mark]) -> list[object]:
    return [[m.text, m.colour, m.meaning] for m in marks]


def check_told(match: Match, roller: Roller) -> None:
    """Two moves that look the same to a seat are told to it in the same words."""
    game, state, legal = match.game, match.state, match.legal()
    one, other = legal[roller.below(len(legal))], legal[roller.below(len(legal))]
    after, otherwise = state.copy(), state.copy()
    game.play(after, one)
    game.play(otherwise, other)
    if after.pack() == otherwise.pack():
        return  # no secret: they are two ways to the same position
    for seat in range(NATURE, len(match.setup.seats)):
        if game.redact(after, seat).pack() == game.redact(otherwise, seat).pack():
            told = [game.told(state, one, seat), game.told(state, other, seat)]
            assert told[0] == told[1], f"seat {seat} is told a secret: {told}"


def check_undo(match: Match, packs: list[bytes], roller: Roller) -> None:
    """A free undo takes back one's own moves only, behind the last barrier, and restores the very state."""
    played = len(match.moves)
    for seat in range(len(match.setup.seats)):
        count = match.free_undo(seat)
        if not count:
            continue
        assert all(move.seat == seat for move in match.moves[played - count :]), "undo reaches another's move"
        assert not any(match.barriers[played - count :]), "undo crosses a barrier"
        match.undo(seat, count)
        assert match.state.pack() == packs[len(match.moves)], "undo did not restore the state"
        del packs[len(match.moves) + 1 :]
        return
    at = roller.below(played + 1)
    assert match.at(at).state.pack() == packs[at], f"the match at move {at} was another"


def check_log(match: Match) -> None:
    """What is written is read back to the letter, with all undone moves and comments."""
    text = write_log(match)
    again = read_log(text, {match.game.info.id: match.game})
    assert write_log(again) == text, "the log read and written again differs"
    assert again.state.pack() == match.state.pack(), "the log leads to another state"


class Rehearsal:
    """One game, played through views only, with every check. `trying` says what was going on when it fails."""

    def __init__(self, match: Match, players: list[Player], roller: Roller, cap: int) -> None:
        self.match = match
        self.players = players
        self.roller = roller
        self.cap = cap
        self.trying = "the start"
        self.packs = [match.state.pack()]

    def play(self) -> None:
        match = self.match
        while match.decision is not None:
            self.move(match.game, match.decision)
            assert len(match.entries) < self.cap, f"no end after {self.cap} moves"
        match.game.check(match.state)
        self.try_(f"the log of {len(match.moves)} moves", lambda: check_log(match))
        scores = match.game.scores(match.state)
        assert len(scores.rows) == len(match.setup.seats), "a score pad with other seats"
        assert all(0 <= seat < len(match.setup.seats) for seat in scores.winners), "a winner who does not play"

    def try_(self, what: str, check: Callable[[], None]) -> None:
        self.trying = what
        check()

    def move(self, game: Game, decision: Decision) -> None:
        match, roller = self.match, self.roller
        self.try_("the referee", lambda: game.check(match.state))
        self.try_("legal", lambda: check_legal(match, decision))
        self.try_("legal against refusal", lambda: check_refusals(match, roller))
        self.try_("who is asked together", lambda: check_together(match))
        chance = roller.below(40)
        if chance == 0:
            self.try_("copying and packing", lambda: check_copy(match, roller))
        elif chance == 1:
            self.try_("what seats can't see", lambda: check_secrets(match, roller))
        elif chance == 2:
            self.try_("undo", lambda: check_undo(match, self.packs, roller))
            return  # the decision may be another now
        elif chance < 6:
            self.try_("what seats are told", lambda: check_told(match, roller))
        self.trying = f"{match.setup.name(decision.seat)}'s choice"
        action = self.choose(game, decision)
        self.trying = f"{match.setup.name(decision.seat)}: {match.catalogue.notation(action)}"
        match.play(decision.seat, action)
        self.packs.append(match.state.pack())

    def choose(self, game: Game, decision: Decision) -> int:
        legal = self.match.legal()
        if decision.seat == NATURE:
            return legal[self.roller.choose(game.odds(self.match.state))]
        seen = game.redact(self.match.state, decision.seat)
        check_seen(self.match, decision, seen)
        return self.players[decision.seat].choose(game, seen, legal)
