"""Choice: every step keeps what it says, and the trace tells it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.table.choice import Choice, Trace

THINGS = st.lists(st.integers(0, 30), max_size=8)
STEPS = st.lists(
    st.tuples(st.sampled_from(["keep", "prefer", "least", "most", "first"]), st.integers(1, 7)), max_size=6
)


def name(thing: int) -> str:
    return f"thing {thing}"


def step(choice: Choice[int], kind: str, n: int) -> None:
    """One step of a kind; `n` makes it another question."""
    if kind == "keep":
        choice.keep(f"keep {n}", lambda c: c % n == 0, "a rule")
    elif kind == "prefer":
        choice.prefer(f"prefer {n}", lambda c: c % n == 0, "a rule")
    elif kind == "least":
        choice.least(f"least {n}", lambda c: c % n, "a rule")
    elif kind == "most":
        choice.most(f"most {n}", lambda c: c % n, "a rule")
    else:
        choice.first(f"first {n}", lambda c: [c % n, c], "a rule")


def left(things: list[int], kind: str, n: int) -> list[int]:
    """What the step has to leave over."""
    fitting = [c for c in things if c % n == 0]
    if kind == "keep":
        return fitting
    if kind == "prefer":
        return fitting or things
    if not things:
        return []
    if kind == "least":
        return [c for c in things if c % n == min(d % n for d in things)]
    if kind == "most":
        return [c for c in things if c % n == max(d % n for d in things)]
    return [min(things, key=lambda c: (c % n, c))]


@settings(deadline=None, max_examples=150)
@given(THINGS, STEPS)
def test_steps_keep_what_they_say_and_the_trace_tells_it(things: list[int], steps: list[tuple[str, int]]) -> None:
    choice = Choice("which?", things, name)
    before = list(things)
    for number, (kind, n) in enumerate(steps, 1):
        step(choice, kind, n)
        after = left(before, kind, n)
        assert choice.candidates == after
        assert choice.found == bool(after)
        assert len(choice.trace.steps) == number
        told = choice.trace.steps[-1]
        assert told.label == f"{kind} {n}"
        assert told.rule == "a rule"
        assert [c.name for c in told.candidates] == [name(c) for c in before], "a step tells all that it looked at"
        assert told.kept == [name(c) for c in after]
        values = [str(c % n) if kind in ("least", "most") else "" for c in before]
        assert [c.value for c in told.candidates] == values
        assert choice.trace.answer == (name(after[0]) if len(after) == 1 else "")
        before = after
    if len(before) == 1:
        assert choice.one() == before[0]
    else:
        with pytest.raises(ValueError, match=rf"^which\?: {len(before)} candidates are left$"):
            choice.one()


def test_the_given_list_is_not_changed() -> None:
    things = [3, 1, 2]
    Choice("which?", things, name).least("small", lambda c: c).keep("none", lambda c: False)
    assert things == [3, 1, 2]


def test_first_leaves_one_even_where_two_are_alike() -> None:
    choice = Choice("which?", ["a", "b", "c"], str).first("scan", lambda c: [0 if c != "a" else 1])
    assert choice.one() == "b"


def test_a_chain_reads_like_the_rulebook_and_its_trace_like_an_answer() -> None:
    tiles = {"Weston": 3, "Easton": 2, "Norton": 2, "Sutton": 9}
    choice = (
        Choice("which city?", list(tiles), str)
        .keep("outside", lambda c: c != "Sutton", "sp.a")
        .least("tiles to lay", lambda c: tiles[c], "sp.b", lambda c: f"{tiles[c]} tiles")
        .prefer("of gold", lambda c: False)
        .first("by letter", lambda c: [ord(c[0])])
    )
    assert choice.one() == "Easton"
    choice.trace.note("then", "sp.c", "a fact", "another")
    part = Trace("from where?")
    part.answer = "here"
    choice.trace.parts.append(part)
    assert choice.trace.lines("> ") == [
        "> which city?",
        ">   from where?",
        ">     -> here",
        ">   outside: Weston, Easton, Norton; not Sutton",
        ">   tiles to lay: Easton (2 tiles), Norton (2 tiles); not Weston (3 tiles)",
        ">   of gold: Easton, Norton",
        ">   by letter: Easton; not Norton",
        ">   then: a fact, another",
        ">   -> Easton",
    ]
    assert [s.rule for s in choice.trace.steps] == ["sp.a", "sp.b", "", "", "sp.c"]


def test_a_step_that_leaves_nothing_says_none() -> None:
    choice = Choice("which?", ["a"], str).keep("made of gold", lambda c: False)
    assert not choice.found
    assert choice.trace.lines() == ["which?", "  made of gold: none; not a"]


def test_candidates_and_facts_say_where_they_are() -> None:
    where = {"Easton": ["C2"], "Norton": ["D1", "D2"]}
    choice = Choice("which city?", list(where), str, lambda c: where[c]).keep("in the east", lambda c: c == "Easton")
    choice.trace.note("its coins lie on", "sp.c", "A1 A2", places=["A1", "A2"])
    choice.trace.note("joining", "sp.c", "Easton", "Weston", places=["C2", "B2"])
    choice.trace.note("it has", "sp.c", "$3", "$4")
    found = [[list(c.places) for c in step.candidates] for step in choice.trace.steps]
    assert found == [[["C2"], ["D1", "D2"]], [["A1", "A2"]], [["C2"], ["B2"]], [[], []]]
