"""Where Footplate keeps what belongs to its user: games in the terminal, the server's tables, best results."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this system wants a program to keep its user's things."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "footplate"
