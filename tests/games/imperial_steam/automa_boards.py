"""Boards of ours for the solo rulebook's examples, and the Automa's answers there."""

from footplate.games.imperial_steam import automa
from footplate.games.imperial_steam.asked import AUTOMA_DELIVER, AUTOMA_SLOT
from footplate.games.imperial_steam.goods import GOODS, HUBS
from footplate.games.imperial_steam.state import ImperialSteamState, factory_code
from tests.games.imperial_steam.tables import GAME, of, play, table

ME = 1  # the Automa's seat
HIM = 0


class Begun:
    """The first time that something is asked in a game with the first game's layout."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, str], ImperialSteamState] = {}

    def first(self, step: int, options: dict[str, str] | None = None) -> ImperialSteamState:
        key = (step, str(options))
        if key not in self.found:
            play(
                table(options=options), "examples", lambda match: self.keep(of(match), key), until=lambda s: s.round > 1
            )
        return self.found[key].copy()

    def keep(self, s: ImperialSteamState, key: tuple[int, str]) -> None:
        if s.step == key[0] and key not in self.found:
            self.found[key] = s.copy()


BEGUN = Begun()


def board(card: str, decision: str, options: dict[str, str] | None = None) -> ImperialSteamState:
    """The Automa's turn with these cards: no track, no factories and no crowns anywhere, nobody's goods but its own."""
    s = BEGUN.first(AUTOMA_SLOT, options)
    s.tracks = [0] * s.box.links
    s.stations = [3 if city == s.box.start else 0 for city in range(s.box.cities)]
    s.crowned = []
    s.factories = []
    s.demand = s.box.demand
    s.keys = [-1] * 8
    s.engineers = [0, 0]
    s.engineers_at = [3, 3, 3, 3]
    s.column = [0, 10]
    s.hub_column = [3, 4, 6, 7]
    s.money[ME] = 120
    s.goods[ME * 4 : ME * 4 + 4] = [1, 1, 1, 1]
    s.landing = [0] * 8
    s.pieces = [0] * 8
    s.market = [5, 5, 5, 5]
    s.price = [0, 0, 0, 0]
    s.ready[ME * s.box.levels] = 2
    s.automa_card = [c.name for c in s.box.action_cards].index(card)
    s.automa_decision = [c.name for c in s.box.decision_cards].index(decision)
    s.derive()
    return s


def build(s: ImperialSteamState, seat: int, *links: str) -> None:
    for link in links:
        number = s.box.geography.link_aliases().get(link)
        if number is None:
            number = s.box.geography.link_names.index(link)
        s.tracks = [owners | (i == number) << seat for i, owners in enumerate(s.tracks)]
    s.derive()


def city(s: ImperialSteamState, name: str) -> int:
    return s.box.geography.cities_by_name.find(name)


def move_hub(s: ImperialSteamState, **cities: str) -> None:
    for colour, name in cities.items():
        s.hub_city = [city(s, name) if hub == HUBS.index(colour) else c for hub, c in enumerate(s.hub_city)]
    s.derive()


def tiles(s: ImperialSteamState, names: list[str], tile: str) -> None:
    """The same tile in several cities."""
    number = [t.name for t in s.box.city_tiles].index(tile)
    s.city_tile = [number if s.box.geography.city_names[c] in names else t for c, t in enumerate(s.city_tile)]
    s.derive()


def stock(s: ImperialSteamState, *factories: tuple[str, str, int]) -> None:
    """Factories of the Automa: where, which, with how many goods."""
    codes = [factory_code(city(s, name), ME, GOODS.index(kind), goods) for name, kind, goods in factories]
    s.factories = [*s.factories, *codes]
    for _, kind, _ in factories:
        s.factory_stock[GOODS.index(kind)] -= 1
    s.derive()


def answer(s: ImperialSteamState) -> str:
    return s.catalogue.notation(automa.decide(s).action)


def turn(s: ImperialSteamState) -> list[str]:
    """Its answers until it has delivered, or not."""
    out: list[str] = []
    while True:
        last = s.step == AUTOMA_DELIVER
        out.append(answer(s))
        GAME.play(s, GAME.legal(s)[0])
        if last:
            return out
