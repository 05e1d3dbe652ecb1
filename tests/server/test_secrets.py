"""Nobody is ever sent a card of another hand: whole games are played, and every answer and message is compared."""

import json
import re
import threading
from itertools import count

from footplate.games import GAMES
from footplate.table.game import Game
from footplate.table.log import read_log
from footplate.table.match import Match
from tests.server.helpers import TWO, Client, Json, Made, Wire

SEATS = [("red", "person"), ("blue", "person"), ("green", "greedy")]
CARD = re.compile(r"\bC\d\d\b")


class Ear:
    """Everything one viewer was sent: the version it was sent at, and the text."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.heard: list[tuple[int, str]] = []

    def hears(self, version: int, text: str) -> None:
        self.heard.append((version, text))


def hands(match: Match, game: Game) -> dict[str, set[str]]:
    """The cards in every hand, as the engine's own question answers."""
    found: dict[str, set[str]] = {}
    for seat in match.setup.seats:
        said = game.fact(match.state, ["hand", seat.name])
        found[seat.name] = set(CARD.findall(said))
    return found


def play(client: Client, made: Made, ears: list[Ear]) -> None:
    """A whole game, with everything a viewer can ask for asked at every seventh move."""
    keys = {**made.keys, "": made.spectator}
    for turn in count():
        seen = made.wait("red")
        if seen["over"]:
            return
        for ear in ears if turn % 7 == 0 else []:
            for path in ["", "/moves?traces=true", f"/at/{seen['moves'] - 1}", "/history", "/chat", "/log"]:
                response = client.ask("GET", f"/tables/{made.id}{path}", keys[ear.seat])
                assert response.status_code == (403 if path == "/log" else 200)
                ear.hears(seen["version"], response.text)
        seat = seen["turn"]
        answers = [a["move"] for a in made.seen(seat)["answers"]]
        wanted = [move for move in answers if move.split()[0] in ("fulfil", "deliver", "factory", "build")] or answers
        response = made.play(seat, wanted[turn * 7 % len(wanted)], seen["version"])
        assert response.status_code == 201, response.text


def listen(ear: Ear, wire: Wire) -> None:
    """Take everything as it comes, until the connection ends; in a thread, since who doesn't read is cut off."""
    version = 0
    for text in wire.socket:
        assert isinstance(text, str)
        message: Json = json.loads(text)
        if message["type"] == "update":
            version = message["seen"]["version"]
        ear.hears(version, text)


def test_no_answer_and_no_message_holds_a_card_of_another_hand(client: Client) -> None:
    made = client.make(SEATS)
    asked, told = [Ear("red"), Ear("blue"), Ear("")], [Ear("red"), Ear("blue"), Ear("")]
    with (
        client.live(made.id, made.keys["red"]) as red,
        client.live(made.id, made.keys["blue"]) as blue,
        client.live(made.id, made.spectator) as spectator,
    ):
        wires = [red, blue, spectator]
        threads = [threading.Thread(target=listen, args=both) for both in zip(told, wires, strict=True)]
        for thread in threads:
            thread.start()
        play(client, made, asked)
        for wire in wires:
            wire.socket.close()
        for thread in threads:
            thread.join()
    compare(whole_match(client, made), [*asked, *told])
    assert all(len(ear.heard) > 30 for ear in [*asked, *told])


def whole_match(client: Client, made: Made) -> Match:
    """The real log, which only the database has while the game goes on."""
    response = client.ask("GET", f"/tables/{made.id}/log", made.spectator)
    assert response.status_code == 200, "the game has to be over by now"
    return read_log(response.text, GAMES)


def compare(match: Match, ears: list[Ear]) -> None:
    game, walk = match.game, Match(match.game, match.setup)
    names = [seat.name for seat in match.setup.seats]
    hexes = {
        cell.name for cell in game.view(match.state, 0).boards[0].places
    }  # some are called like cards, and are no secret
    known = {name: set[str]() for name in [*names, ""]}  # what each viewer once held, or everybody saw
    secret: list[dict[str, set[str]]] = [{viewer: set() for viewer in known}]
    for entry in match.entries:
        walk.trust([entry])
        now = {name: cards - hexes for name, cards in hands(walk, game).items()}
        words = match.line(entry).split()
        for viewer in known:
            known[viewer] |= now.get(viewer, set())
            if words[1] == "deliver":  # the contract that is being fulfilled lies open
                known[viewer].add(words[2])
        others = {viewer: [cards for name, cards in now.items() if name != viewer] for viewer in known}
        secret.append({viewer: set().union(*others[viewer]) - known[viewer] for viewer in known})
    compared = 0
    for ear in ears:
        for version, text in ear.heard:
            if version < match.version:  # once it is over, the log is open
                compared += len(secret[version][ear.seat])
                leaked = secret[version][ear.seat] & set(CARD.findall(text))
                assert not leaked, f"{ear.seat or 'a spectator'} was sent {leaked} at version {version}: {text[:300]}"
    assert compared > 1000


def test_a_refusal_says_nothing_of_where_a_card_is(client: Client) -> None:
    made = client.make([("red", "person"), ("blue", "person")])
    seat = made.turn()
    other = "blue" if seat == "red" else "red"
    theirs = [card["id"] for card in made.seen(other)["data"]["hand"]]
    mine = [card["id"] for card in made.seen(seat)["data"]["hand"]]
    deck = [f"C{n:02}" for n in range(1, 40) if f"C{n:02}" not in (*theirs, *mine)]
    for card in (theirs[0], deck[0]):
        response = made.play(seat, f"deliver {card}")
        assert response.status_code == 422
    answers = {made.play(seat, f"deliver {card}").text.replace(card, "CARD") for card in [*theirs, *deck[:5]]}
    assert len(answers) == 1


HAND = """game: steam-power
seats: red, blue
data map:
  row,A
  1,FA Farley
  2,P
  3,MI Midway
  4,P
  5,HO Home

position:
  tile Farley white
  tile Midway white
  link blue Farley, A2, Midway
  link red Midway, A4, Home
  factory blue Farley, 4
  factory red Midway, 1
  hand red C02 {other}
  hand blue C05
  money red 12

then:
  round = 1
"""


def test_whether_somebody_had_a_choice_is_theirs_to_know(client: Client) -> None:
    """Red can pay for C01 but not for C37: where C02 is the only contract to deliver, Blue must not see that."""
    shown = []
    for other in ("C01", "C37"):
        made = client.make(TWO, game="", edition="", options={}, scenario=HAND.format(other=other))
        assert made.play("red", "fulfil").status_code == 201
        if made.seen("red")["kind"] == "deliver":
            assert made.play("red", "deliver C02").status_code == 201
        moves = {seat: made.ask("GET", "/moves", seat).json() for seat in ("red", "blue")}
        assert [m["forced"] for m in moves["red"]][:2] == [False, other == "C37"]
        shown.append(moves["blue"][:2])
    assert shown[0] == shown[1]
