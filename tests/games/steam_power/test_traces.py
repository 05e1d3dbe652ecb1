"""Every decision of a Mautoma is explained: the trace's answer is the move, its steps follow from each other."""

import pytest

from footplate.games.steam_power import automa
from footplate.games.steam_power.state import SteamPowerState
from footplate.table.choice import Trace
from footplate.table.match import Match
from tests.games.steam_power.solo import GAME, of, play, said, table

ANSWERS = {
    "deliver": "fulfil it",
    "use": "use it as an action",
    "track": "lay track",
    "factory": "build a factory",
    "money": "$3",
    "done": "nowhere",
    "bank": "the bank ($5)",
}

# Questions whose candidates are places on the map; the others are answered by facts.
CHOICES = (
    "Which is ",
    "Which path ",
    "Where does it build ",
    "Where does its first track ",
    *(f"Where does the {colour} cube " for colour in ("black", "white", "orange", "grey")),
)


def parts(trace: Trace) -> list[Trace]:
    out = [trace]
    for part in trace.parts:
        out += parts(part)
    return out


def wanted_answer(state: SteamPowerState, move: str) -> str:
    """What the trace has to answer, so that it tells of this move."""
    verb, _, rest = move.partition(" ")
    if verb == "compensate":
        return f"${state.box.compensation} instead"
    return ANSWERS.get(verb, rest)


def check_steps(trace: Trace) -> None:
    """Either each step starts with what the one before has left, or all steps are plain facts."""
    facts = all(candidate.kept for step in trace.steps for candidate in step.candidates)
    kept: list[str] | None = None
    chain = True
    for step in trace.steps:
        names = [str(candidate.name) for candidate in step.candidates]
        chain = chain and kept in (None, names)
        kept = step.kept
        assert len(set(names)) == len(names)
        assert step.label
        assert step.rule in GAME.info.rules.by_id
    assert chain or facts, "\n".join(trace.lines())
    if chain and trace.steps and kept and len(kept) == 1 and trace.answer:
        assert kept == [str(trace.answer)] or facts


def check_names(state: SteamPowerState, trace: Trace) -> None:
    """Candidates are cities, or paths over hexes: a front end finds them on the map."""
    geography = state.box.geography
    for step in trace.steps:
        for candidate in step.candidates:
            name = str(candidate.name)
            path = all(h in geography.names for h in name.split())
            assert path or name in geography.city_names, f"{step.label}: {name}"


class Reader:
    """Reads the trace of every decision before it is played."""

    def __init__(self) -> None:
        self.answer = ""
        self.questions: set[str] = set()

    def before(self, match: Match) -> None:
        self.answer = ""
        trace = GAME.explain(match.state)
        decision = match.decision
        assert decision is not None
        assert (trace is not None) == match.automa(decision.seat)
        if trace is None:
            return
        before = match.state.pack()
        assert automa.decide(of(match)).action == automa.decide(of(match), True).action == match.legal()[0]
        assert match.state.pack() == before, "thinking changes nothing"
        for part in parts(trace):
            check_steps(part)
            question = str(part.question)
            self.questions.add(" ".join(question.split()[:2]))
            if question.startswith(CHOICES):
                check_names(of(match), part)
        assert trace.lines()[0] == str(trace.question)
        self.answer = str(trace.answer)
        assert self.answer
        self.state = of(match).copy()

    def after(self, match: Match) -> None:
        if self.answer:
            assert self.answer == wanted_answer(self.state, said(match))


@pytest.mark.rule("sp.automa.prescribed")
@pytest.mark.parametrize(
    ("seats", "map"),
    [("red, blue=mautoma", "GL"), ("red, blue, green=mautoma", "DE"), ("red, blue=mautoma, green=mautoma", "NE")],
)
def test_every_decision_of_a_game_is_explained(seats: str, map: str) -> None:
    reader = Reader()
    play(table(seats, map=map), 11, reader.before, reader.after)
    assert {"Where does", "Which is", "Which path", "Which city", "Can it", "What does"} <= reader.questions


@pytest.mark.rule("sp.automa.prescribed")
def test_hands_it_cannot_see_never_change_its_decision() -> None:
    """The hands and the deck are dealt anew before each of its decisions; it does the same."""
    seen: list[int] = []

    def before(match: Match) -> None:
        decision = match.decision
        assert decision is not None
        if match.automa(decision.seat):
            other = GAME.shuffle(match.state, decision.seat, [3, 1, 4, 1, 5, 9, 2, 6, len(seen)])
            assert GAME.legal(other) == match.legal()
            seen.append(decision.seat)

    play(table("red, blue, green=mautoma, yellow=mautoma"), 5, before)
    assert len(seen) > 100
