"""Making a table, joining, playing, looking, talking, leaving: on both databases."""

from footplate.games import GAMES
from footplate.table.log import read_log
from tests.server.helpers import ALONE, TWO, Client, problem, wish


def test_the_lobby_says_what_can_be_played(client: Client) -> None:
    lobby = client.ask("GET", "/lobby").json()
    assert [game["id"] for game in lobby["games"]] == list(GAMES)
    assert "greedy" in lobby["players"]
    assert lobby["languages"] == ["en", "fr", "nl", "de"]


def test_the_rules_of_a_game_can_be_read(client: Client) -> None:
    rules = client.ask("GET", "/games/steam-power/rules").json()
    assert {"table.turn", "sp.turn.two-actions"} & {rule["id"] for rule in rules}
    problem(client.ask("GET", "/games/chess/rules"), 404, "no-game")


def test_a_new_table_waits_for_its_first_person(client: Client) -> None:
    made = client.make(TWO, title="Friday")
    seen = made.seen("red")
    assert (seen["title"], seen["you"], seen["over"], seen["ruleset"]) == ("Friday", "red", False, 1)
    assert seen["turn"] in ("red", "blue")
    assert seen["version"] == seen["moves"] > 30  # tiles, hands and the start player are drawn
    assert len(seen["data"]["hand"]) == 5
    assert [s["kind"] for s in seen["seats"]] == ["person", "person"]


def test_only_who_has_to_decide_gets_answers(client: Client) -> None:
    made = client.make(TWO)
    turn = made.turn()
    other = "blue" if turn == "red" else "red"
    assert "money" in [answer["move"] for answer in made.seen(turn)["answers"]]
    assert made.seen(other)["answers"] == []


def test_a_move_changes_the_table_for_everybody(client: Client) -> None:
    made = client.make(TWO)
    seat = made.turn()
    before = made.seen(seat)
    accepted = made.play(seat, "money", before["version"])
    assert accepted.status_code == 201
    assert accepted.json() == {"version": before["version"] + 1}
    for viewer in ("red", "blue"):
        assert made.seen(viewer)["version"] == before["version"] + 1
    moves = made.ask("GET", f"/moves?after={before['version']}", "blue").json()
    assert [(m["number"], m["seat"], m["move"]) for m in moves] == [(before["version"] + 1, seat, "money")]


def test_a_spectator_sees_the_table_and_no_hands(client: Client) -> None:
    made = client.make(TWO)
    seen = client.ask("GET", f"/tables/{made.id}", made.spectator).json()
    assert seen["you"] == ""
    assert seen["data"]["hand"] == []
    assert seen["answers"] == []
    assert [made.seen(seat)["watch"] for seat in ("red", "blue")] == [made.spectator] * 2  # for links that are shown


def test_an_automa_plays_within_the_answer_and_says_why(client: Client) -> None:
    made = client.make([("red", "person"), ("blue", "mautoma")])
    made.money()
    after = made.money()["version"]
    moves = made.ask("GET", "/moves?traces=true", "red").json()
    automa = [m for m in moves if m["seat"] == "blue"]
    assert automa
    assert all(m["forced"] and m["trace"] is not None for m in automa)
    assert made.seen("red")["turn"] == "red"
    assert [seat["automa"] for seat in made.seen("red")["seats"]] == [False, True]
    assert after == made.seen("red")["version"]
    why = made.ask("GET", f"/moves/{automa[0]['number']}/why", "red").json()
    assert why == automa[0]["trace"]
    plain = made.ask("GET", "/moves", "red").json()
    assert all(m["trace"] is None for m in plain)
    problem(made.ask("GET", "/moves/1/why", "red"), 404, "no-page")


def test_a_bot_answers_by_itself(client: Client) -> None:
    made = client.make(ALONE)
    made.money()
    made.money()
    seen = made.wait("red")
    assert seen["turn"] == "red"
    assert not any(seat["automa"] for seat in seen["seats"])  # a bot plays by no rule of the game
    assert any(m["seat"] == "blue" for m in made.ask("GET", "/moves", "red").json())


def test_every_earlier_move_can_be_seen_again(client: Client) -> None:
    made = client.make(TWO)
    made.money()
    now = made.seen("red")
    then = made.ask("GET", f"/at/{now['moves'] - 1}", "red").json()
    assert then["moves"] == now["moves"] - 1
    assert then["version"] == now["version"]
    assert then["answers"] == []
    assert len(made.ask("GET", "/at/0", "red").json()["boards"][0]["places"]) == len(now["boards"][0]["places"])
    problem(made.ask("GET", f"/at/{now['moves'] + 1}", "red"), 400, "bad-request")


def test_people_sit_down_and_talk(client: Client) -> None:
    made = client.make(TWO)
    assert made.ask("POST", "/sit", "red", {"player": "  Ada "}).status_code == 200
    assert [s["player"] for s in made.seen("blue")["seats"]] == ["Ada", ""]
    line = made.ask("POST", "/chat", "red", {"text": "Hello!"}).json()
    assert (line["number"], line["seat"], line["player"], line["text"]) == (1, "red", "Ada", "Hello!")
    client.ask("POST", f"/tables/{made.id}/chat", made.spectator, {"text": "Good luck"})
    heard = made.ask("GET", "/chat", "blue").json()
    assert [(one["seat"], one["text"]) for one in heard] == [("red", "Hello!"), ("", "Good luck")]
    assert [one["number"] for one in made.ask("GET", "/chat?after=1", "blue").json()] == [2]
    problem(client.ask("POST", f"/tables/{made.id}/sit", made.spectator, {"player": "Eve"}), 403, "not-yours")


def test_my_tables_in_one_request(client: Client) -> None:
    made, other = client.make(TWO, title="A"), client.make(ALONE, title="B")
    turn = made.turn()
    keys = [made.keys[turn], other.keys["red"], made.spectator, "nonsense", made.host]
    lines = client.ask("POST", "/mine", body={"keys": keys}).json()
    assert [line["gone"] for line in lines] == [False, False, False, True, False]
    assert (lines[0]["title"], lines[0]["you"], lines[0]["yourTurn"]) == ("A", turn, True)
    assert lines[2]["yourTurn"] is False
    assert lines[0]["totals"] == made.seen(turn)["scores"]["totals"]
    assert lines[0]["round"] == "1"
    assert lines[0]["deleted"] == 0 < lines[0]["created"] <= lines[0]["touched"]
    client.ask("DELETE", f"/tables/{made.id}", made.host)
    line = client.ask("POST", "/mine", body={"keys": keys[:1]}).json()[0]
    assert (line["gone"], line["yourTurn"], line["title"]) == (False, False, "A")
    assert line["deleted"] >= line["created"]


def test_only_the_host_deletes(client: Client) -> None:
    made = client.make(TWO)
    problem(made.ask("DELETE", "", "red"), 403, "not-yours")
    assert client.ask("DELETE", f"/tables/{made.id}", made.host).status_code == 204
    problem(made.ask("GET", "", "red"), 410, "deleted")
    problem(made.play("red", "money", 1), 410, "deleted")
    problem(client.ask("DELETE", f"/tables/{made.id}", made.host), 410, "deleted")


def test_who_plays_there_puts_a_deleted_table_back(client: Client) -> None:
    """The host's click takes nobody's game away."""
    made, other = client.make(TWO), client.make(TWO)
    made.money()
    made.ask("POST", "/chat", "red", {"text": "Hello!"})
    before = made.seen("blue")
    assert client.ask("DELETE", f"/tables/{made.id}", made.host).status_code == 204
    path = f"/tables/{made.id}/restore"
    problem(client.ask("POST", path, made.spectator), 403, "not-yours")
    problem(client.ask("POST", path, other.keys["blue"]), 403, "not-yours")
    problem(client.ask("POST", path), 401, "no-key")
    for key in (made.keys["blue"], made.host):
        assert client.ask("POST", path, key).json() == {"version": before["version"]}  # twice does no harm
        assert made.seen("blue") == before
    assert len(made.ask("GET", "/chat", "blue").json()) == 1
    made.money()
    assert client.ask("POST", "/mine", body={"keys": [made.keys["red"]]}).json()[0]["deleted"] == 0


def test_a_log_goes_out_and_comes_in_again(client: Client) -> None:
    made = client.make(ALONE)
    made.money()
    made.money()
    made.wait("red")
    text = made.ask("GET", "/log", "red").text
    match = read_log(text, GAMES)
    assert match.version == made.seen("red")["version"]
    copy = client.make([], log=text)
    assert set(copy.keys) == {"red", "blue"}  # nobody said who should sit there: people
    assert copy.ask("GET", "/moves", "red").json()[40:] == made.ask("GET", "/moves", "red").json()[40:]
    again = client.make(ALONE, log=text)
    assert again.ask("GET", "/log", "red").text == text


def test_a_running_game_of_several_people_keeps_its_secrets(client: Client) -> None:
    made = client.make(TWO)
    problem(made.ask("GET", "/log", "red"), 403, "secrets")
    problem(client.ask("GET", f"/tables/{made.id}/log", made.spectator), 403, "secrets")
    problem(client.ask("GET", f"/tables/{made.id}/log", made.host), 403, "secrets")
    body = wish([], copyOf=made.id, copyKey=made.keys["red"], copyMove=40)
    problem(client.ask("POST", "/tables", body=body), 403, "secrets")


def test_a_spectator_of_somebody_alone_gets_no_hand_either(client: Client) -> None:
    made = client.make(ALONE)
    problem(client.ask("GET", f"/tables/{made.id}/log", made.spectator), 403, "secrets")


def test_a_table_from_a_move_of_another(client: Client) -> None:
    made = client.make(ALONE)
    made.money()
    moves = made.seen("red")["moves"]
    copy = client.make(TWO, copyOf=made.id, copyKey=made.keys["red"], copyMove=moves - 1)
    then, now = made.ask("GET", f"/at/{moves - 1}", "red").json(), copy.seen("red")
    assert (now["boards"], now["data"], now["moves"]) == (then["boards"], then["data"], moves - 1)
    copy.money()
    body = wish([], copyOf=made.id, copyKey=made.keys["red"], copyMove=moves + 100)
    problem(client.ask("POST", "/tables", body=body), 422, "bad-start")
    body = wish([], copyOf=made.id, copyKey=copy.keys["red"], copyMove=0)
    problem(client.ask("POST", "/tables", body=body), 403, "not-yours")


SCENARIO = """title: One tile, one link
game: steam-power
seats: red, blue
data map:
  row,A,B,C,D,E,F,G
  1,P,P,AS Aston,P,P,P,P
  2,P,H,P,P,P,BA Barton,P
  3,CA Carden,P,P,M,P,P,W
  4,P,P,DU Dunley,EL Elmore,P,P,P
  5,P,P,P,P,P,P,FE Fenby
position:
  money red 20
when:
  red: money
then:
  money red = 23
"""


def test_automas_sit_where_they_were_wished_if_the_game_has_such_a_table(client: Client) -> None:
    made = client.make([("red", "mautoma"), ("blue", "person")])
    assert [seat["name"] for seat in made.seen("blue")["seats"]] == ["red", "blue"]
    olive = client.make([("red", "olive"), ("blue", "person")], game="steamrollers", edition="1.04", options={})
    assert [seat["name"] for seat in olive.seen("blue")["seats"]] == ["blue", "red"]  # Olive plays last


def test_a_table_from_a_scenario_can_go_on_and_be_exported(client: Client) -> None:
    seats = [("red", "person"), ("blue", "greedy")]
    position = client.make(seats, scenario=SCENARIO).wait("red")
    assert (position["moves"], position["data"]["players"][0]["money"]) == (0, 20)
    made = client.make(seats, scenario=SCENARIO, played=True)
    seen = made.wait("red")
    assert seen["turn"] == "red"
    assert seen["moves"] == 1
    assert made.seen("red")["data"]["players"][0]["money"] == 23
    made.money()
    seen = made.wait("red")
    text = made.ask("GET", "/log", "red").text
    assert "position:" in text
    again = client.make(seats, scenario=text, played=True)
    assert again.seen("red")["data"] == seen["data"]
    copy = client.make([], copyOf=made.id, copyKey=made.keys["red"], copyMove=1)
    assert copy.seen("red")["data"]["players"][0]["money"] == 23


def test_a_map_of_ones_own(client: Client) -> None:
    rows = SCENARIO.split("data map:\n")[1].split("position:")[0]
    made = client.make(TWO, data={"map": "\n".join(line.strip() for line in rows.splitlines())})
    assert "Aston" in [cell["title"] for cell in made.seen("red")["boards"][0]["places"]]
    made.money()
    answer = problem(client.ask("POST", "/tables", body=wish(TWO, data={"map": "row,A\n1,Q"})), 422, "bad-table")
    assert "'Q'" in answer["detail"]


def test_the_history_has_a_moment_for_every_turn(client: Client) -> None:
    made = client.make([("red", "person"), ("blue", "mautoma")])
    for _ in range(4):
        made.money()
    history = made.ask("GET", "/history", "red").json()
    assert history["columns"]
    assert [m["seat"] for m in history["moments"]][:4] == ["red", "blue", "red", "blue"]
    assert history["moments"][-1]["totals"] == made.seen("red")["scores"]["totals"]


def test_who_plays_alone_has_a_history_too(client: Client) -> None:
    made = client.make([("red", "person")])
    for turn in range(12):
        made.step(turn)
    rounds = [m["data"]["round"] for m in made.ask("GET", "/history", "red").json()["moments"]]
    assert rounds == sorted(rounds)
    assert len(rounds) >= 3


def test_before_its_first_round_a_game_has_none(client: Client) -> None:
    """In Imperial Steam everybody bids before the first round: that isn't told as round 0."""
    made = client.make(TWO, game="imperial-steam", edition="first", options={})
    line = client.ask("POST", "/mine", body={"keys": [made.keys["red"]]}).json()[0]
    assert line["round"] == ""


def test_it_is_healthy(client: Client, database: str) -> None:
    health = client.ask("GET", "/health").json()
    assert health["status"] == "ok"
    assert health["database"].startswith(database)
