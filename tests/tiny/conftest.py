"""The tiny games are told in English, whatever the developer speaks, and whatever the last test spoke."""

import pytest

from footplate.terminal import language


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(language.VARIABLE, "en")
    language.speak("en")
