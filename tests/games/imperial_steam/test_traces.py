"""Every decision of the Automa is explained: the answer is the move, steps follow from each other, places are real."""

from collections import Counter

import pytest

from footplate.games.imperial_steam.asked import AUTOMA_DELIVER, AUTOMA_FACTORY, AUTOMA_SLOT, AUTOMA_TRACK
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.choice import Trace
from footplate.table.game import NATURE
from footplate.table.match import Match
from tests.games.imperial_steam.tables import GAME, MODES, of, play, table


def parts(trace: Trace) -> list[Trace]:
    out = [trace]
    for part in trace.parts:
        out += parts(part)
    return out


def wanted_answer(s: ImperialSteamState, move: str) -> str:
    """What the trace has to answer, so that it tells of this move."""
    verb, _, rest = move.partition(" ")
    if s.step == AUTOMA_SLOT:
        return "nothing" if rest == "none" else move
    if s.step == AUTOMA_FACTORY:
        city, _, kind = rest.rpartition(" ")
        return f"{kind}, {city}"
    if s.step == AUTOMA_DELIVER:
        return "no" if verb == "done" else rest.replace(" ", ", ")
    return rest


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
        assert str(step.label)
        assert step.rule in GAME.info.rules.by_id, step.rule
    assert chain or facts, "\n".join(trace.lines())
    if chain and not facts and kept is not None and len(kept) == 1:
        assert kept == [str(trace.answer)], "\n".join(trace.lines())


class Reader:
    """Reads the trace of every decision before it is played."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()

    def before(self, match: Match) -> None:
        s = of(match)
        decision = match.decision
        assert decision is not None
        if decision.seat != s.box.automa or decision.seat == NATURE:
            return
        trace = GAME.explain(s)
        assert trace is not None
        move = match.catalogue.notation(match.legal()[0])
        assert str(trace.answer) == wanted_answer(s, move), "\n".join(trace.lines())
        names = {*s.box.geography.city_names, *s.box.geography.link_names, *(c.id for c in s.box.contracts)}
        for part in parts(trace):
            check_steps(part)
            self.questions[str(part.question)] += 1
            for step in part.steps:
                self.rules[step.rule] += 1
                for candidate in step.candidates:
                    assert set(candidate.places) <= names
        if s.step == AUTOMA_TRACK:
            told = {
                place for part in parts(trace) for step in part.steps for c in step.candidates for place in c.places
            }
            assert told, "a track without a place to point at"


@pytest.fixture(scope="module")
def reader() -> Reader:
    reader = Reader()
    for number in range(18):
        options = {"setup": MODES[number % 3], "b-cards": ["none", "all"][number % 2]}
        options["reward-row"] = ["fallback", "lexicographic"][number // 3 % 2]
        play(table(options=options), f"traces {number}", reader.before)
    return reader


def test_every_kind_of_question_was_asked(reader: Reader) -> None:
    asked = " ".join(reader.questions)
    for question in (
        "Which slot of card 1A does it carry out?",
        "Which city does it head for?",
        "Over which city does it go to",
        "Which city has the preferred reward?",
        "Which city has the most factory slots?",
        "Which closer city has the preferred reward?",
        "From where does it build to",
        "Which tracks can it build?",
        "Which factory does it build?",
        "Of which type?",
        "Where does it hire?",
        "Which good does it order?",
        "Which good does it buy?",
        "Which contract does it gain?",
        "Does it deliver a good?",
        "To which hub does it deliver?",
    ):
        assert question in asked, question


def test_the_rules_that_decide_are_named(reader: Reader) -> None:
    for rule in (
        "is.automa.conditions", "is.automa.cannot", "is.automa.target", "is.automa.way", "is.automa.reward",
        "is.automa.lines", "is.automa.start-city", "is.automa.no-target", "is.automa.most-slots", "is.automa.towards",
        "is.automa.engineer", "is.automa.factory-where", "is.automa.factory-type", "is.automa.hire",
        "is.automa.order", "is.automa.buy", "is.automa.special", "is.automa.contract", "is.automa.deliver",
        "is.automa.deliver-where", "is.automa.deliver-what", "is.automa.deliver-from", "is.automa.landing-full",
    ):  # fmt: skip
        assert reader.rules[rule], rule
