"""The page's colours of seats, made from the house's list.

`python tools/seat_colours.py` writes web/src/seats.css and web/src/lib/seats.ts; with `--check` it only compares.
"""

import sys
from pathlib import Path

from footplate.table.colours import SEAT_COLOURS, SEAT_NAMES, SeatColour

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
HEAD = "Made from src/footplate/table/colours.py by tools/seat_colours.py. Don't edit."


def style(colour: SeatColour) -> str:
    values = {
        "own": colour.page,
        "own-dark": colour.dark,
        "own-ink": colour.ink,
        "own-dashes": colour.dashes,
        "own-weave": colour.weave.dashes,
        "own-weave-width": colour.weave.width,
        "own-weave-cap": colour.weave.cap,
        "own-weave-ink": colour.weave.ink,
    }
    lines = "".join(f"  --{name}: {value};\n" for name, value in values.items())
    return f".own-{colour.name} {{\n{lines}}}\n"


def files() -> dict[Path, str]:
    names = ", ".join(f'"{name}"' for name in SEAT_NAMES)
    return {
        WEB / "seats.css": f"/* {HEAD} */\n" + "".join(style(colour) for colour in SEAT_COLOURS),
        WEB / "lib" / "seats.ts": f"// {HEAD}\nexport const SEATS = [{names}];\n",
    }


if __name__ == "__main__":
    for file, text in files().items():
        if "--check" not in sys.argv:
            file.write_text(text, "utf-8")
        elif not file.exists() or file.read_text("utf-8") != text:
            sys.exit(f"{file} is not what colours.py says now: run {__file__}.")
