"""Every line an automa ever played has its reasons, however long the game, and thinking of them again stops nobody."""

from footplate.games import GAMES
from footplate.host.story import Story, before, trace_seen, traces
from footplate.players import make_player, play_on
from footplate.table.game import NATURE, Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.server.helpers import Client, problem


def long_game() -> Match:
    """A whole game against a Mautoma, of which a good part was taken back and played again."""
    game = GAMES["steam-power"]
    options = {option.name: option.values[0] for option in game.info.options}
    match = Match(game, Setup("steam-power", "final", [Seat("red"), Seat("blue", "mautoma")], options))
    play_on(match, [make_player("greedy", "1")], Roller("long"))
    match.undo(0, len(match.moves) // 2)
    play_on(match, [make_player("random", "2")], Roller("long again"))
    return match


def test_every_line_of_an_automa_answers(client: Client) -> None:
    match = long_game()
    made = client.make([("red", "person"), ("blue", "mautoma")], log=write_log(match))
    lines = [n for n, entry in enumerate(match.entries, 1) if entry.seat == 1]
    assert len(lines) > 100
    assert made.ask("GET", "/moves?traces=true", "red").status_code == 200  # the newest are in memory by now
    for number in [*lines[::25], lines[-1], lines[0]]:
        response = made.ask("GET", f"/moves/{number}/why", "red")
        assert response.status_code == 200, (number, response.text)
        expected = trace_seen(traces(match, {number})[number], "en")
        assert (response.json()["question"], response.json()["answer"]) == (expected["question"], expected["answer"])
    for number in (0, 1, match.version + 1):
        problem(made.ask("GET", f"/moves/{number}/why", "red"), 404, "no-page")


def test_reasons_are_those_of_the_position_then() -> None:
    """Also where what had been played before was taken back since."""
    match = long_game()
    lines = [n for n, entry in enumerate(match.entries, 1) if entry.seat == 1]
    wanted = set(lines[::20])
    found = traces(match, wanted)
    assert set(found) == wanted
    for number in wanted:
        state = match.first.copy()
        for action in before(match, number):
            match.game.play(state, action)
        assert match.game.legal(state) == [match.entries[number - 1].action]
        alone = match.game.explain(state)
        assert alone is not None
        assert trace_seen(found[number], "en") == trace_seen(alone, "en")


def test_lines_answers_and_reasons_say_which_places_they_speak_of(client: Client) -> None:
    match = long_game()
    made = client.make([("red", "person"), ("blue", "mautoma")], log=write_log(match))
    seen = made.ask("GET", "", "red").json()
    hexes = {place["name"] for place in seen["boards"][0]["places"]}
    sites = {city["name"]: city["hex"] for city in seen["data"]["cities"]}
    moves = made.ask("GET", "/moves?traces=true", "red").json()
    for move in moves:
        verb, _, rest = move["move"].partition(" ")
        if verb in ("lay", "cross"):
            assert move["places"] == [rest.split()[0]]
        elif verb in ("build", "aim", "take"):
            assert move["places"] == [sites[rest]]
    steps = [step for move in moves if move["trace"] for step in move["trace"]["steps"]]
    candidates = [c for step in steps for c in step["kept"] + step["dropped"]]
    assert any(c["places"] for c in candidates)
    for candidate in candidates:
        assert set(candidate["places"]) <= hexes
        if candidate["name"] in sites:
            assert candidate["places"] == [sites[candidate["name"]]]


def test_what_a_viewer_may_not_read_names_no_places() -> None:
    match = long_game()
    story = Story(match)
    story.follow(match)
    hidden = [n for n, line in enumerate(story.lines, 1) if not isinstance(line.words, str)]
    assert hidden
    for seen in story.seen(match, NATURE, 0, False, "en"):
        if seen["number"] in hidden:
            assert seen["places"] == []
