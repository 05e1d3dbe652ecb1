"""Words: errors with a cure, the rule index, sentences in any language."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate import texts
from footplate.table.errors import BadInput, nearest
from footplate.table.rules import Refused, Rule, read_rules, refuse
from footplate.table.say import Say, joined, rule_id, say, word
from footplate.texts import statement, translate


@pytest.mark.parametrize(
    ("typed", "known", "cure"),
    [
        ("mony", ["money", "track"], "Did you mean 'money'?"),
        ("MONY", ["Money", "track"], "Did you mean 'Money'?"),
        ("rde", ["red", "blue"], "Did you mean 'red'?"),
        ("xyz", ["red", "blue"], "Possible: red, blue."),
        ("", ["red", "blue"], "Possible: red, blue."),
        ("x", [], "Nothing is possible here."),
        ("x", [f"w{n}" for n in range(8)], "Possible: w0, w1, w2, w3, w4, w5, w6, w7."),
        ("zz", [f"w{n}" for n in range(11)], "Possible: w0, w1, w2, w3, w4, w5, w6, w7 and 3 more."),
        ("abcd", ["abce", "abcf", "abcg", "abch"], "Did you mean 'abch' or 'abcg' or 'abcf'?"),
    ],
)
def test_the_cure_is_what_it_might_have_been_or_what_is_possible(typed: str, known: list[str], cure: str) -> None:
    assert nearest(typed, known) == cure


def test_the_limit_is_how_many_are_offered() -> None:
    assert nearest("abcd", ["abce", "abcf"], 1) in ("Did you mean 'abce'?", "Did you mean 'abcf'?")


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=10), st.lists(st.text(min_size=1, max_size=10), max_size=12))
def test_a_cure_offers_only_what_there_is(typed: str, known: list[str]) -> None:
    cure = nearest(typed, known)
    if cure.startswith("Did you mean "):
        offered = cure.removeprefix("Did you mean ").removesuffix("?")
        assert any(offered.startswith(repr(k)) for k in known)
    else:
        assert cure.startswith("Possible: ") if known else cure == "Nothing is possible here."
    if typed in known and typed.lower() == typed:
        assert repr(typed) in cure


def test_an_error_is_seen_from_outside_with_all_places() -> None:
    error = BadInput("no such hex.", "row 3", "Take D7.")
    assert str(error) == "row 3: no such hex. Take D7."
    outer = error.at("my.csv")
    assert (outer.what, outer.where, outer.cure) == ("no such hex.", "my.csv: row 3", "Take D7.")
    assert str(BadInput("wrong.").at("here")) == "here: wrong."
    assert str(BadInput("wrong.")) == "wrong."


RULES = "# a comment\n\na.one | both | p. 1 | One is one.\na.two | final | p. 2 | Two is more.\n"


def test_a_rule_index_is_read_and_searched() -> None:
    index = read_rules(RULES, "rules.txt")
    assert [r.id for r in index.rules] == ["a.one", "a.two"]
    rule = index["a.two"]
    assert (rule.editions, rule.source, rule.statement) == ("final", "p. 2", "Two is more.")
    assert [r.id for r in index.search("IS  one")] == ["a.one"]
    assert [r.id for r in index.search("is")] == ["a.one", "a.two"]
    assert [r.id for r in index.search("p. 2 a.two")] == ["a.two"]
    assert index.search("three") == []
    with pytest.raises(BadInput, match=r"^unknown rule 'a.tow'. Did you mean 'a.two'"):
        index["a.tow"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("a.three | both | p. 3", "r.txt:5: a rule needs four fields: id | editions | source | statement."),
        (
            "a.three | both | p. 3 | Three. | more",
            "r.txt:5: a rule needs four fields: id | editions | source | statement.",
        ),
        ("a.three | both |  | Three.", "r.txt:5: a rule needs four fields: id | editions | source | statement."),
        ("a.one | wip | p. 3 | Again.", "r.txt:5: rule 'a.one' stands here twice."),
    ],
)
def test_a_broken_rule_is_named_with_its_line(line: str, error: str) -> None:
    with pytest.raises(BadInput) as raised:
        read_rules(RULES + line + "\n", "r.txt")
    assert str(raised.value) == error


def test_a_refusal_says_its_facts_and_its_rule() -> None:
    refusal = refuse("sp.x", "{city} costs ${cost}.", city="Weston", cost=4)
    assert str(refusal) == "Weston costs $4. [sp.x]"
    assert str(Refused(refusal, "build Weston")) == "build Weston: Weston costs $4. [sp.x]"


def test_a_sentence_is_its_template_with_its_arguments() -> None:
    sentence = say("{seat} pays ${cost}.", seat=word("red"), cost=4)
    assert str(sentence) == "red pays $4."
    assert str(say("{a}", a=say("<{b}>", b="{c}"))) == "<{c}>", "what is put in is not a template"
    assert str(say("Braces {stay} without arguments.")) == "Braces {stay} without arguments."
    assert sentence == "red pays $4."
    assert sentence == say("{who} pays ${cost}.", who="red", cost="4")
    assert sentence != "red pays $5."
    assert len({sentence, Say("red pays $4.", {})}) == 1
    assert str(joined(["Weston", word("red"), say("{n} cubes", n=2)])) == "Weston, red, 2 cubes"


def test_a_rule_is_known_by_its_own_id() -> None:
    assert say("{a} is B.", a=1).id == ""
    assert rule_id("sp.track.no-loop") == "rule-sp-track-no-loop"


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A French of our own, with four messages."""
    house = FluentBundle(["fr"], use_isolating=False)
    game = FluentBundle(["fr"], use_isolating=False)
    game.add_resource(FluentResource("m-testred = rougejeu\n"))
    house.add_resource(
        FluentResource(
            "m-pay = { $seat } donne { $cost } $.\n"
            "m-testred = rougetest\n"
            "m-Only-an-attribute =\n    .other = autre\n"
            "rule-test-rule = Une règle.\n"
        )
    )
    said = {"{seat} pays ${cost}.": "m-pay", "testred": "m-testred", "Only an attribute": "m-Only-an-attribute"}
    monkeypatch.setattr(texts, "ids", lambda: said)
    monkeypatch.setattr(texts, "bundles", lambda language: {"house": house, "pebbles": game})
    caches = [texts._plain, texts._format]
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.mark.usefixtures("french")
def test_a_sentence_is_said_in_another_language_with_its_words() -> None:
    sentence = say("{seat} pays ${cost}.", seat=word("testred"), cost=4)
    assert translate(sentence, "fr") == "rougetest donne 4 $."
    assert translate(say("{seat} pays ${cost}.", seat="testred", cost=4), "fr") == "testred donne 4 $.", "a plain name"
    assert translate("testred", "fr") == "rougetest"
    assert (
        translate(joined(["Weston", word("testred"), sentence], "; "), "fr")
        == "Weston; rougetest; rougetest donne 4 $."
    )
    assert statement(Rule("test.rule", "all", "here", "A rule."), "fr") == "Une règle."


@pytest.mark.usefixtures("french")
def test_a_game_is_asked_first_and_then_the_house() -> None:
    with texts.speaking_of("pebbles"):
        assert translate(say("{seat} pays ${cost}.", seat=word("testred"), cost=4), "fr") == "rougejeu donne 4 $."
    assert translate("testred", "fr") == "rougetest"
    with texts.speaking_of("elsewhere"):
        assert translate("testred", "fr") == "rougetest"


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("language", ["fr", "en", "xx", ""])
def test_what_has_no_translation_is_said_as_it_is(language: str) -> None:
    assert translate(say("{x} is unheard of.", x=3), language) == "3 is unheard of."
    assert translate("Weston", language) == "Weston"
    assert translate("", language) == ""
    assert translate("Only an attribute", language) == "Only an attribute"
    assert statement(Rule("test.other", "all", "here", "Another rule."), language) == "Another rule."


@pytest.mark.parametrize("language", ["en", "xx"])
def test_english_is_the_language_of_the_source(language: str) -> None:
    assert translate(say("{seat} pays ${cost}.", seat=word("red"), cost=4), language) == "red pays $4."


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_of_the_list_answers(language: str) -> None:
    assert translate(say("{x} is unheard of.", x=3), language) == "3 is unheard of."
