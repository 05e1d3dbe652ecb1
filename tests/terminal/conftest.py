"""Every test of the terminal has a folder of its own and speaks English."""

import pytest


@pytest.fixture(autouse=True)
def at_home(own_folder: None, english: None) -> None:
    pass
