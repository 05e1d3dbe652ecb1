"""Every bad input has a typed answer with a sentence, in the reader's language, and changes nothing."""

import json
from pathlib import Path

import httpx
import pytest

from footplate import host, server
from footplate.host.say import LANGUAGES, bundle, english
from footplate.server.keys import Keys
from tests.server.helpers import ALONE, TWO, Client, Json, problem, wish


def test_an_unknown_table(client: Client) -> None:
    problem(client.ask("GET", "/tables/nowhere", "x"), 404, "no-table")
    problem(client.ask("POST", "/tables/nowhere/moves", "x", {"version": 0, "moves": ["money"]}), 404, "no-table")
    for path in ("/nothing/here", "/nothing", "/schema", "/"):
        problem(client.ask("GET", path), 404, "no-page")
    for path in ("/%00", "/assets/a%00b", f"/{'x' * 300}", f"/assets/{'x/' * 1500}"):
        problem(client.http.get(path), 404, "no-page")
    problem(client.ask("POST", "/tables", body=wish([], copyOf="a\0b", copyKey="x")), 404, "no-table")


ROUTES = [
    ("GET", "", None),
    ("GET", "/at/0", None),
    ("GET", "/moves", None),
    ("GET", "/moves/1/why", None),
    ("GET", "/history", None),
    ("GET", "/chat", None),
    ("GET", "/log", None),
    ("POST", "/moves", {"version": 0, "moves": ["money"]}),
    ("POST", "/ask", {"version": 0, "moves": ["money"]}),
    ("POST", "/undo", {"version": 0, "moves": 1}),
    ("POST", "/undo/answer", {"version": 0, "moves": 1, "agree": True}),
    ("POST", "/chat", {"text": "hi"}),
    ("POST", "/sit", {"player": "Eve"}),
    ("DELETE", "", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_wrong_keys_open_nothing(client: Client, method: str, path: str, body: object) -> None:
    made, other = client.make(TWO), client.make(TWO)
    before = made.seen("red")
    route = f"/tables/{made.id}{path}"
    good = made.keys["red"]
    payload, _, signature = good.rpartition(".")
    forged = Keys("another secret").make(made.id, "red")
    mixed = f"{made.keys['blue'].rpartition('.')[0]}.{signature}"  # blue's seat with red's signature
    problem(client.ask(method, route, "", body), 401, "no-key")
    for key in (forged, mixed, good[:-1], good + "A", payload, "x"):
        problem(client.ask(method, route, key, body), 401, "bad-key")
    problem(client.ask(method, route, other.keys["red"], body), 403, "not-yours")
    strange = "Bearer é.é".encode()
    problem(client.ask(method, route, "", body, headers={"Authorization": strange}), 401, "bad-key")
    response = client.ask(method, route, "", body, headers={"Authorization": f"Basic {good}"})
    problem(response, 401, "no-key")
    response = client.ask(method, f"{route}?key={good}", "", body)  # a key in a URL would end in logs
    problem(response, 401, "no-key")
    assert made.seen("red") == before


def test_malformed_bodies(client: Client) -> None:
    made = client.make(TWO)
    before = made.seen("red")
    headers = {"Authorization": f"Bearer {made.keys['red']}", "content-type": "application/json"}
    route = f"/api/tables/{made.id}/moves"
    for content in (b"", b"{", b"null", b"[]", b'{"version": 1}', b'{"version": "x", "moves": ["money"]}',
                    b'{"version": -1, "moves": ["money"]}', b'{"version": 1, "moves": ["money"], "x": 1}',
                    b'{"version": 1, "moves": ["\xff"]}', b"\xff\xfe", b"[" * 90_000,
                    b'{"version": 1, "moves": ["money"], "x": ' + b"[" * 40_000 + b"]" * 40_000 + b"}",
                    json.dumps({"version": 1, "moves": ["m" * 300]}).encode()):  # fmt: skip
        problem(client.http.post(route, content=content, headers=headers), 400, "bad-request")
    assert made.seen("red") == before


def test_illegal_moves_name_the_rule(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    before = made.seen(seat)
    answer = problem(made.play(seat, "lay A1 N-S"), 422, "refused")
    assert answer["rule"] == "table.decision"
    assert answer["facts"]
    assert made.play(seat, "track").status_code == 201
    answer = problem(made.play(seat, "lay A1 N-S"), 422, "refused")
    assert answer["rule"].startswith("sp.")
    assert made.seen(seat)["version"] == before["version"] + 1


def test_asking_plays_nothing(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    before = made.seen(seat)

    def ask(*moves: str) -> httpx.Response:
        return made.ask("POST", "/ask", seat, {"version": before["version"], "moves": list(moves)})

    assert ask("track").json() == {"version": before["version"]}
    assert problem(ask("track", "lay A1 N-S"), 422, "refused")["rule"].startswith("sp.")
    assert problem(ask("contracts", "money"), 422, "refused")["rule"].startswith("table.")  # nature isn't asked
    problem(ask("tracks"), 422, "bad-notation")
    problem(ask(), 400, "bad-request")
    problem(made.ask("POST", "/ask", seat, {"version": 9999, "moves": ["money"]}), 409, "stale-version")
    assert made.seen(seat) == before


def test_a_move_out_of_turn(client: Client) -> None:
    made = client.make(TWO)
    other = "blue" if made.turn() == "red" else "red"
    before = made.seen(other)
    assert problem(made.play(other, "money"), 422, "refused")["rule"] == "table.turn"
    assert made.seen(other) == before


def test_an_unreadable_move_names_the_nearest(client: Client) -> None:
    made = client.make(TWO)
    answer = problem(made.play(made.turn(), "mony"), 422, "bad-notation")
    assert "'money'" in answer["detail"]
    for move in ("", " ", "undo 3", "red: money", "money money", "lay", "\x00", "💥"):
        problem(made.play(made.turn(), move), 422, "bad-notation")


def test_stale_and_future_versions(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    version = made.seen(seat)["version"]
    made.money()
    assert problem(made.play(seat, "money", version), 409, "stale-version")["version"] == version + 1
    assert problem(made.play(seat, "money", version + 9), 409, "stale-version")["version"] == version + 1
    assert made.seen(seat)["version"] == version + 1


def test_a_finished_game_takes_no_moves(client: Client, finished_log: str) -> None:
    made = client.make(TWO, log=finished_log)
    seen = made.seen("red")
    assert (seen["over"], seen["turn"]) == (True, "")
    assert seen["scores"]["winners"]
    assert problem(made.play("red", "money"), 422, "refused")["rule"] == "table.over"
    assert (
        client.ask("GET", f"/tables/{made.id}/log", made.spectator).text == finished_log
    )  # nothing is secret any more


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "footplate log 1\n",
        "footplate log 1\ngame: chess\nmoves:\n",
        "footplate log 1\ngame: steam-power\nmoves:\n",
    ],
)
def test_logs_that_can_t_be_read(client: Client, text: str) -> None:
    problem(client.ask("POST", "/tables", body=wish([], log=text)), 422, "bad-start")


def test_a_log_that_does_not_replay(client: Client, finished_log: str) -> None:
    lines = finished_log.splitlines()
    at = next(i for i, line in enumerate(lines) if line == "moves:") + 60
    broken = "\n".join([*lines[:at], "red: lay A1 N-S", *lines[at:]])
    answer = problem(client.ask("POST", "/tables", body=wish([], log=broken)), 422, "bad-start")
    assert f"log:{at + 1}" in answer["detail"]


def test_a_log_of_another_ruleset(client: Client, finished_log: str) -> None:
    other = finished_log.replace("ruleset: 1", "ruleset: 7")
    answer = problem(client.ask("POST", "/tables", body=wish([], log=other)), 422, "bad-start")
    assert "ruleset 7" in answer["detail"]


def test_logs_without_end(client: Client) -> None:
    head = "footplate log 1\ngame: steam-power\nseats: red, blue\nmoves:\n"
    problem(client.ask("POST", "/tables", body=wish([], log=head + "red: money\n" * 5000)), 422, "bad-start")
    problem(client.ask("POST", "/tables", body=wish([], log=head + "red: undo 1\n" * 500)), 422, "bad-start")


def test_uploads_have_a_limit(client: Client) -> None:
    made = client.make(TWO)
    answer = problem(client.ask("POST", "/tables", body=wish([], log="x" * 1_200_000)), 413, "too-large")
    assert "1,100 kB" in answer["detail"]
    assert problem(client.ask("POST", "/tables", body=wish([], log="x" * 1_000_001)), 400, "bad-request")
    problem(made.ask("POST", "/chat", "red", {"text": "x" * 200_000}), 413, "too-large")
    problem(made.ask("POST", "/chat", "red", {"text": "x" * 2_000}), 400, "bad-request")
    problem(made.ask("POST", "/sit", "red", {"player": "x" * 100}), 400, "bad-request")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"edition": "first"},
        {"options": {"map": "MARS"}},
        {"options": {"colour": "blue"}},
        {"seats": []},
        {"seats": [{"name": "red", "kind": "person"}] * 2},
        {"seats": [{"name": "pink", "kind": "person"}]},
        {"seats": [{"name": "red", "kind": "gredy"}, {"name": "blue", "kind": "person"}]},
        {"seats": [{"name": "red", "kind": "mautoma"}]},
        {"edition": "final\nseats: red"},
        {"log": "x", "scenario": "y"},
        {"data": {"tiles": "x"}},
    ],
)
def test_tables_that_can_t_be_made(client: Client, change: dict[str, object]) -> None:
    problem(client.ask("POST", "/tables", body=wish(TWO) | change), 422, "bad-table")


def test_characters_that_can_t_be_kept(client: Client) -> None:
    made = client.make(ALONE, title="nul\x00 bell\x07")
    assert made.seen("red")["title"] == "nul bell"
    made.ask("POST", "/sit", "red", {"player": "A\x00da"})
    assert made.seen("red")["seats"][0]["player"] == "Ada"
    made.ask("POST", "/sit", "red", {"player": " A\nd\x85a\u202e "})
    assert made.seen("red")["seats"][0]["player"] == "A d a"
    line = made.ask("POST", "/chat", "red", {"text": "a\x00\nb\u202e\x7f \U0001f469\u200d\U0001f692"}).json()
    assert line["text"] == "a\nb \U0001f469\u200d\U0001f692"
    problem(made.ask("POST", "/chat", "red", {"text": "\x00\u202e \n"}), 400, "bad-request")


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_said_in_the_reader_s_language(client: Client, language: str) -> None:
    titles = {"en": "no such table", "fr": "table", "nl": "tafel", "de": "Tisch"}
    for ask in ({"headers": {"Accept-Language": f"{language}-XX,en;q=0.5"}}, {"params": {"lang": language}}):
        answer = problem(client.ask("GET", "/tables/nowhere", "x", **ask), 404, "no-table")
        assert titles[language] in answer["title"]
        assert "nowhere" in answer["detail"]


WRONG = [
    ("POST", "/tables", {"log": "nonsense"}),
    ("POST", "/tables", {"log": "footplate log 1\ngame: chess\nmoves:\n"}),
    ("POST", "/tables", {"log": "footplate log 1\ngame: steam-power\nseats: red, blue\nmoves:\nred: money\n"}),
    ("POST", "/tables", {"log": "footplate log 1\ngame: steam-power\nseats: red, blue\nruleset: 7\nmoves:\n"}),
    ("POST", "/tables", {"edition": "first"}),
    ("POST", "/tables", {"options": {"map": "MARS"}}),
    ("POST", "/tables", {"seats": [{"name": "pink", "kind": "person"}]}),
    ("POST", "/tables/ID/moves", {"version": 0, "moves": ["mony"]}),
    ("POST", "/tables/ID/ask", {"version": 0, "moves": ["lay Z99 N-S"]}),
    ("GET", "/tables/ID/at/9999", None),
    ("GET", "/tables/ID/undo", None),
]


@pytest.mark.parametrize(("method", "path", "change"), WRONG)
def test_details_are_said_in_the_reader_s_language(client: Client, method: str, path: str, change: Json | None) -> None:
    made = client.make(TWO)
    seat = made.turn()
    body: Json | None = None if change is None else wish(TWO) | change if path == "/tables" else dict(change)
    if body is not None and "version" in body:
        body["version"] = made.seen(seat)["version"]
    said = set()
    for language in LANGUAGES:
        answer = client.ask(method, path.replace("ID", made.id), made.keys[seat], body, params={"lang": language})
        assert 400 <= answer.status_code < 500
        said.add(answer.json()["detail"])
    assert len(said) == len(LANGUAGES), said


def test_a_strange_origin_is_refused_in_the_reader_s_language(client: Client) -> None:
    said = set()
    for language in LANGUAGES:
        strange = {"origin": "http://[", "content-type": "application/json"}
        answer = client.ask("POST", "/tables", body=wish(TWO), headers=strange, params={"lang": language})
        said.add(problem(answer, 403, "bad-origin")["detail"])
    assert len(said) == len(LANGUAGES)


def test_a_log_may_begin_with_a_mark(client: Client, finished_log: str) -> None:
    assert client.make([], log="\ufeff" + finished_log).seen("red")["over"]


def test_every_sentence_stands_in_every_language() -> None:
    ids = {language: set(bundle(language)._messages) for language in LANGUAGES}
    assert all(ids[language] == ids["en"] == set(english()) for language in LANGUAGES)


def test_every_sentence_is_used() -> None:
    rooms = [Path(server.__file__).parent, Path(host.__file__).parent]
    source = "".join(file.read_text("utf-8") for room in rooms for file in room.glob("*.py"))
    unused = [id for id in english() if f'"{id.removeprefix("title-")}"' not in source]
    assert unused == []
