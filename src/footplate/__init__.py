"""Footplate: railway board games on one rules engine."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether this copy runs the compiled engine. Looks at the files only, so that asking costs no import."""
    table = Path(__file__).with_name("table")
    return any((table / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
