"""The words that positions, facts and moves share: seats, colours, contracts, hexes, cities."""

from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.geography import plain
from footplate.games.steam_power.state import SteamPowerState
from footplate.table.errors import BadInput, nearest
from footplate.table.reading import quoted

POOLS = ["simple", "tight", "crossings"]


class Words:
    """Looks the words of a line up in a position."""

    def __init__(self, state: SteamPowerState) -> None:
        self.state = state

    def seat(self, word: str) -> int:
        return find(word, self.state.box.seat_names, "seat")

    def company(self, word: str) -> int:
        """Whose pieces: among players that is the seat; alone it is one of the five companies."""
        return find(word, self.state.box.company_names, "company" if self.state.box.basic_solo else "seat")

    def colour(self, word: str) -> int:
        return find(word, COLOURS, "colour")

    def card(self, word: str) -> int:
        return find(word, [c.id for c in self.state.box.contracts], "contract")

    def hex(self, word: str) -> int:
        return find(word, self.state.box.geography.names, "hex")

    def city(self, text: str) -> int:
        geography = self.state.box.geography
        for c in range(geography.cities):
            name = geography.city_names[c]
            names = [name, plain(name), geography.city_codes[c], geography.names[geography.city_hex[c]]]
            if text.lower() in [n.lower() for n in names]:
                return c
        raise BadInput(f"unknown city {quoted(text)}.", cure=nearest(text, geography.city_names))

    def place(self, text: str) -> int:
        """A hex, by its name or the city on it."""
        names = self.state.box.geography.names
        if text.upper() in names:
            return names.index(text.upper())
        try:
            return self.state.box.geography.city_hex[self.city(text)]
        except BadInput as error:
            raise BadInput(f"unknown hex or city {quoted(text)}.", cure=error.cure) from None


def find(word: str, known: list[str], what: str) -> int:
    for i, name in enumerate(known):
        if name.lower() == word.lower():
            return i
    raise BadInput(f"unknown {what} {quoted(word)}.", cure=nearest(word, known))
