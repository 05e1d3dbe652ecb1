"""Reading and writing files: every failure is a BadInput that names the file, and a file is never half written."""

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from footplate.home import data_folder
from footplate.table.errors import BadInput
from footplate.table.game import Setup
from footplate.terminal.language import tell


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise BadInput(tell("can't be read: {reason}.", reason=reason(error)), name) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        what = tell("byte {byte} is not UTF-8 text.", byte=f"0x{raw[error.start]:02x}")
        raise BadInput(what, f"{name}:{line}", tell("Save it as UTF-8, or is it another kind of file?")) from None


def reason(error: OSError) -> str:
    """The system's own words, without Python's numbers."""
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step: a reader, or a power cut, meets the old text or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(temporary).chmod(0o666 & ~_umask())
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(tell("can't be written: {reason}.", reason=reason(error)), str(path)) from None


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def new_log(setup: Setup) -> Path:
    """A name for the log of a new game that nobody has yet."""
    now = datetime.now()
    folder = data_folder() / "games"
    stem = f"{setup.game}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.log"
    count = 2
    while path.exists():
        path = folder / f"{stem}-{count}.log"
        count += 1
    return path
