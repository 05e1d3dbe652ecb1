"""Words for positions of Railroad Revolution; tests/games/any_position.py puts them together at random."""

from collections.abc import Sequence

from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.options import data_text


def column(file: str, number: int = 0) -> list[str]:
    return [line.split(",")[number] for line in data_text(file).splitlines() if line and line[0] != "#"][1:]


# What a line can look like. A word in capitals is chosen anew each time it occurs.
LINES = {
    "tile": ["tile CITY CITYTILE", "tile Chicago CITYTILE"],
    "section": ["section DIGIT TELEGRAPH"],
    "gap": ["gap DIGIT 10", "gap DIGIT DIGIT"],
    "rails": [
        "rails SEAT SLOT",
        "rails SEAT L04-1, L13-1, L13-2",
        "rails SEAT L02-1, L06-1, L08-1, L14-1, L21-1",
        "rails SEAT L07-1, L12-1",
    ],
    "stations": ["stations SEAT CITY", "stations SEAT Washington, Charlotte", "stations SEAT Miami"],
    "offices": ["offices SEAT DIGIT", "offices SEAT 2, 3, DIGIT"],
    "money": ["money SEAT DIGIT00", "money SEAT DIGIT"],
    "shares": ["shares SEAT DIGIT", "shares SEAT 45"],
    "workers": ["workers SEAT COLOUR", "workers SEAT COLOUR COLOUR COLOUR", "workers SEAT none"],
    "used": ["used SEAT COLOUR", "used SEAT COLOUR COLOUR"],
    "trains": ["trains SEAT TRAIN", "trains SEAT Promoter, TRAIN, TRAIN down", "trains SEAT Promoter down"],
    "left": ["left SEAT rails DIGIT", "left SEAT buildings DIGIT", "left SEAT rails 0", "left SEAT buildings 2"],
    "spare": ["spare SEAT PIECE", "spare SEAT none", "spare SEAT rail building"],
    "milestone": [
        "milestone SEAT SIDE MILESTONE",
        "milestone SEAT SIDE MILESTONE COLOUR",
        "milestone SEAT SIDE D-01",
        "milestone SEAT SIDE none",
    ],
    "done": ["done SEAT MILESTONE", "done SEAT MILESTONE MILESTONE"],
    "marker": ["marker SEAT DIGIT", "marker SEAT WHICH DIGIT"],
    "deal": ["deal DEAL"],
    "round": ["round DIGIT", "round 1DIGIT"],
    "last": ["last DIGIT", "last 20"],
    "order": ["order SEAT SEAT", "order SEAT SEAT SEAT"],
    "turn": ["turn SEAT"],
    "setup": ["setup", "setup SETUP"],
    "performance": ["performance SEAT CARD SIDE DIGIT", "performance SEAT CARD right 1"],
    "row": ["row DIGIT CARD", "row DIGIT CARD CARD", "row 1 none"],
    "rewards": ["rewards DIGIT REWARD", "rewards 2 REWARD REWARD", "rewards 1 none"],
    "reward": ["reward SEAT REWARD", "reward SEAT REWARD used"],
    "laid": ["laid DIGIT WAGON", "laid 1 WAGON WAGON", "laid 3 none"],
    "wagon": ["wagon SEAT WAGON Promoter", "wagon SEAT WAGON waiting", "wagon SEAT WAGON"],
    "tender": ["tender SEAT TRAIN", "tender SEAT waiting DIGIT", "tender SEAT Promoter"],
    "spots": ["spots DIGIT PIECE", "spots 1 rail rail", "spots DIGIT none"],
    "card": ["card CARD", "card SCARD"],
    "deck": ["deck SEAT CARD SCARD", "deck SEAT S1"],
    "discard": ["discard SEAT CARD", "discard SEAT SCARD CARD"],
    "playmat": ["playmat SEAT DIGIT"],
    "invested": ["invested SEAT DIGIT"],
    "inner": ["inner SEAT PIECE slot", "inner SEAT PIECE box", "inner SEAT PIECE used"],
    "workforce": ["workforce SEAT DIGIT"],
}
CHOICES: dict[str, Sequence[str]] = {
    "CITY": column("cities.csv", 1),
    "CITYTILE": column("city_tiles.csv"),
    "TELEGRAPH": column("telegraph_tiles.csv"),
    "SLOT": [f"{a}-{b}" for a, b in zip(column("links.csv", 1), column("links.csv", 2), strict=True)],
    "COLOUR": COLOURS,
    "TRAIN": column("trains.csv", 1),
    "PIECE": ["rail", "building"],
    "SIDE": ["left", "right"],
    "MILESTONE": column("milestones.csv"),
    "WHICH": ["west", "stations", "offices"],
    "DEAL": column("deals.csv"),
    "SETUP": ["city", "section", "gap", "dealt", "offer", "row", "wagons", "start", "with", "choose", "place"],
    "CARD": column("performance_tiles.csv"),
    "SCARD": ["S1", "S2", "S5", "S8"],
    "REWARD": column("reward_tiles.csv"),
    "WAGON": column("wagons.csv"),
}
