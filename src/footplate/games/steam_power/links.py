"""Links that are complete."""

from typing import Final


class CompletedLink:
    """A completed link. `path` holds its tiles as `hex * 36 + edge in * 6 + edge out`."""

    def __init__(self, start: int, end: int, path: list[int]) -> None:
        self.start: Final = start
        self.end: Final = end
        self.path: Final = path

    def numbers(self) -> list[int]:
        return [self.start, self.end, *self.path]

    @staticmethod
    def of(numbers: list[int]) -> "CompletedLink":
        return CompletedLink(numbers[0], numbers[1], numbers[2:])
