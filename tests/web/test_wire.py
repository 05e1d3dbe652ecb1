"""The client's types are those of the server's messages."""

from tools import wire_types


def test_the_types_are_made_from_the_messages() -> None:
    assert wire_types.FILE.read_text("utf-8") == wire_types.text(), "run python tools/wire_types.py"
