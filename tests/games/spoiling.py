"""Spoils a good text in one place."""


def spoilt(text: str, old: str, new: str) -> str:
    """The text with something else in one place, which has to be there."""
    assert old in text, f"{old[:60]!r} isn't there to be spoilt"
    return text.replace(old, new, 1)
