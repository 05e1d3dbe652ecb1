"""The tiny games are told in English, whatever the developer speaks, and whatever the last test spoke."""

import pytest


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    pass
