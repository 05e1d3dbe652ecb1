"""Nature's player: rolls and draws by the odds of the rules. The rules themselves hold no randomness."""

from random import Random
from typing import Final


class Roller:
    """Seeded nature. The same seed gives the same game on every Python, interpreted or compiled."""

    def __init__(self, seed: int | str) -> None:
        self.seed: Final = str(seed)
        self.random: Final = Random(f"footplate {seed}")

    def line(self, number: int) -> "Roller":
        """Who rolls for a line of the log: here always the same one, which goes on."""
        return self

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        return int(self.random.random() * n)

    def choose(self, odds: list[float]) -> int:
        """An index, as likely as its odds say."""
        point = self.random.random() * sum(odds)
        for i, weight in enumerate(odds):
            point -= weight
            if point < 0:
                return i
        return max(i for i, weight in enumerate(odds) if weight > 0)  # a rounding error at the very end


class LineRoller(Roller):
    """Nature by lines: whoever rolls for a line, and after any restart, it rolls the same."""

    def line(self, number: int) -> Roller:
        return Roller(f"{self.seed} {number}")
