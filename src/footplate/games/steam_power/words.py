"""The words that positions, facts and moves share: seats, colours, contracts, hexes, cities."""

from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.state import SteamPowerState
from footplate.table.errors import BadInput
from footplate.table.finding import find
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
        return self.state.box.geography.towns.find(text)

    def place(self, text: str) -> int:
        """A hex, by its name or the city on it."""
        names = self.state.box.geography.names
        if text.upper() in names:
            return names.index(text.upper())
        try:
            return self.state.box.geography.city_hex[self.city(text)]
        except BadInput as error:
            raise BadInput(f"unknown hex or city {quoted(text)}.", cure=error.cure) from None
