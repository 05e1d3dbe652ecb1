"""Cuts the page's fonts down to what the page shows: the letters and signs of western Europe, with kerning, ligatures
and the two kinds of figures, and without hints for coarse screens. A bit more than half as large, and fetched first.

    pip install fonttools brotli
    python tools/fonts.py     after `npm ci` in web/, which brings the whole fonts

The fonts are under the SIL Open Font License, which goes with the page.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[1] / "web"
WHOLE: Final = WEB / "node_modules" / "@fontsource" / "alegreya-sans"
OURS: Final = WEB / "src" / "fonts"
LETTERS: Final = "U+0020-007E,U+00A0-00FF,U+0152-0153"
SIGNS: Final = "U+2013-2014,U+2018-201E,U+2022,U+2026,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212"


def cut(weight: int) -> None:
    whole = WHOLE / "files" / f"alegreya-sans-latin-{weight}-normal.woff2"
    options = [
        f"--unicodes={LETTERS},{SIGNS}",
        "--layout-features=kern,liga,lnum,tnum",
        "--no-hinting",
        "--flavor=woff2",
        f"--output-file={OURS / f'alegreya-sans-{weight}.woff2'}",
    ]
    subprocess.run([sys.executable, "-m", "fontTools.subset", str(whole), *options], check=True)


if __name__ == "__main__":
    OURS.mkdir(exist_ok=True)
    for weight in (500, 700):
        cut(weight)
    shutil.copyfile(WHOLE / "LICENSE", WEB / "public" / "OFL.txt")
