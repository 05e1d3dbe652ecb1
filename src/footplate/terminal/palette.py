"""Printed-map colours for the inks and papers that the text map names. Made for dark terminals, legible on any."""

from functools import cache
from typing import Final

from rich.color import Color
from rich.style import Style

from footplate.table.colours import SEAT_COLOURS

# Seats, and the colours of other pieces that lie on the map: light enough to be read on every terrain.
SEATS: Final = {colour.name: colour.terminal for colour in SEAT_COLOURS} | {
    "white": "#ffffff",
    "orange": "#ffb066",
    "grey": "#c4c4c4",
}
# City tiles: paper and ink.
TILES: Final = {
    "black": ("#16161a", "#f4f1e8"),
    "white": ("#f1eee4", "#20201e"),
    "orange": ("#d98a35", "#1c1206"),
    "grey": ("#8d9196", "#101214"),
    "purple": ("#77509c", "#fbf4ff"),
    "red": ("#b8402f", "#fff4ef"),
    "blue": ("#2f6fb0", "#f2f8ff"),
    "green": ("#3f8a4a", "#f2fff4"),
    "yellow": ("#d9b53a", "#211a05"),
}
NO_TILE: Final = ("#cdb98a", "#2a2110")
# Three shades of each terrain, so that neighbouring hexes can be told apart.
TERRAIN: Final = {
    "plains": ("#3c4a2c", "#425130", "#374529"),
    "hills": ("#5d4c2e", "#655333", "#56462a"),
    "mountain": ("#615a57", "#6a6360", "#59534f"),
    "water": ("#1d3a52", "#203f59", "#1a354c"),
    # Grounds of regions.
    "yellow": ("#4d4420", "#544a24", "#463e1c"),
    "red": ("#4c2a24", "#532e28", "#452620"),
    "blue": ("#22364c", "#263c53", "#1f3145"),
    "green": ("#28422c", "#2c4831", "#243c28"),
    "grey-dark": ("#36383b", "#3b3d40", "#313336"),
    "grey-light": ("#505358", "#56595e", "#4a4d52"),
}
# Terminals of 256 colours have few dark ones: three shades of a terrain would become three other terrains. So there
# each has one tone of theirs, and a lighter one for hexes with answers.
FEW: Final = {
    "plains": ("#005f00", "#5f8700"),
    "hills": ("#5f5f00", "#878700"),
    "mountain": ("#4e4e4e", "#767676"),
    "water": ("#00005f", "#005f87"),
    "yellow": ("#5f5f00", "#878700"),
    "red": ("#5f0000", "#870000"),
    "blue": ("#00005f", "#005f87"),
    "green": ("#005f00", "#008700"),
    "grey-dark": ("#303030", "#4e4e4e"),
    "grey-light": ("#585858", "#808080"),
}
FEW_OTHER: Final = ("#3a3a3a", "#585858")
OTHER: Final = ("#444444", "#4a4a4a", "#3e3e3e")
CURSOR: Final = "#f6d365"
CHANGED: Final = "#2f6f73"
NEWS: Final = "#4f4a78"
LIGHTER: Final = 26


def seat_colour(name: str) -> str:
    return SEATS.get(name, "#e8e2d0")


@cache
def paper(name: str, few: bool = False) -> str:
    """The background for a paper's name, or an empty string; `few` where the terminal has 256 colours or fewer."""
    if name in ("cursor", "changed", "news"):
        return {"cursor": CURSOR, "changed": CHANGED, "news": NEWS}[name]
    if name.startswith("city"):
        return TILES.get(name.removeprefix("city "), NO_TILE)[0]
    legal, _, rest = name.rpartition("legal ")
    terrain, _, shade = rest.rpartition(" ")
    if not terrain:
        return ""
    if terrain == "city":
        return NO_TILE[0]
    terrain = terrain.removesuffix("s") if terrain.startswith("mountain") else terrain
    light = name.startswith("legal") or bool(legal)
    if few:
        return FEW.get(terrain, FEW_OTHER)[light]
    colour = TERRAIN.get(terrain, OTHER)[int(shade) % 3]
    return lighter(colour) if light else colour


def lighter(colour: str) -> str:
    red, green, blue = Color.parse(colour).get_truecolor()
    return f"#{min(255, red + LIGHTER):02x}{min(255, green + LIGHTER):02x}{min(255, blue + LIGHTER // 2):02x}"


@cache
def style(ink: str, paper_name: str, few: bool = False) -> Style:
    """The style of a glyph."""
    ground = paper(paper_name, few) or None
    kind, _, what = ink.partition(" ")
    if paper_name == "cursor":
        return Style(color="#1c1a10", bgcolor=CURSOR, bold=kind in ("rail", "train", "city", "name", "mark"))
    if kind == "rail":
        return Style(color=seat_colour(what), bgcolor=ground, bold=True)
    if kind in ("train", "mark"):
        return Style(color="#14120c", bgcolor=seat_colour(what), bold=True)
    if kind == "city":
        tile = TILES.get(what, NO_TILE)
        return Style(color=tile[1] if paper_name not in ("changed", "news") else "#ffffff", bgcolor=ground, bold=True)
    if kind == "wall":
        return Style(color="#e0a868", bgcolor=ground)
    if ink == "name legal":
        return Style(color="#fff3c4", bgcolor=ground, bold=True)
    if ink == "border legal":
        return Style(color="#f6d365", bgcolor=ground)
    if kind in ("border", "terrain", "name"):
        return Style(color="#9a9682" if kind == "name" else "#837f6c", bgcolor=ground)
    return Style(color="#e8e2d0", bgcolor=ground)
