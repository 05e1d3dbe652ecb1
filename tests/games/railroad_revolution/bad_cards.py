"""Cards, playmats and values with something wrong, and what is said about it."""

from tests.games.railroad_revolution.own_files import bad, without

MAUTOMA = [
    bad(
        "cards",
        "> v,trade,",
        "v >,trade,",
        "my.csv:5: back: 'v >' are no arrows. Write > or < and then v or ^, like '> v'.",
    ),
    bad(
        "cards",
        "> v,trade,promote",
        "> v,trade !,promote",
        "my.csv:5: sections: S1 would leave the game. A deck keeps it: no '!' here.",
    ),
    bad(
        "cards",
        "station level 2 / ",
        "stationn level 2 / ",
        "my.csv:6: sections: unknown action 'stationn'. Did you mean 'station'?",
    ),
    bad(
        "cards",
        "station level 2 / ",
        "station adjacent / ",
        "my.csv:6: sections: unknown target 'adjacent'. Possible: level, tile, upgrade, each, ocean, first, active.",
    ),
    bad(
        "cards",
        "station level 2 / ",
        "station level / ",
        "my.csv:6: sections: 'level' is no target. Write 'level' and numbers, each once.",
    ),
    bad("cards", "station level 2 / ", "station level 7 / ", "my.csv:6: sections: '7' is not a number from 1 to 5."),
    bad(
        "cards",
        "station level 2 / ",
        "station / ",
        "my.csv:6: sections: 'station' has no target. Possible: level, tile, upgrade, each, ocean, first, active.",
    ),
    bad(
        "cards",
        "station level 2 / ",
        "station level 2 ! / ",
        "my.csv:6: sections: only a trade takes its card out of the game. Leave out the '!'.",
    ),
    bad(
        "cards",
        "station level 2 / ",
        "station level 2 if 1 / ",
        "my.csv:6: sections: only 'telegraph level' has a condition. Leave out 'if' and its number.",
    ),
    bad(
        "cards", "station level 2 / ", "station ocean 2 / ", "my.csv:6: sections: 'ocean' has no number. Leave out '2'."
    ),
    bad(
        "cards",
        "station level 2 / ",
        " / ",
        "my.csv:6: sections: a section is empty. Write an action and its target, like 'station level 2'.",
    ),
    bad(
        "cards",
        "/ trade !,none,reconstructed\nS3",
        "/ trade two,none,reconstructed\nS3",
        "my.csv:6: sections: a trade has no target 'two'. Write 'trade' or 'trade !'.",
    ),
    bad(
        "cards",
        "telegraph tile 10 / station",
        "telegraph tile 11 / station",
        "my.csv: sections: card S6 aims at a VP tile of 11, which there isn't. VP tiles: 6, 7, 8, 9, 10.",
    ),
    bad(
        "cards", "S8,", "C21,", "my.csv:12: id: 'C21' is no card. S cards are S1, S2 and so on; C cards are C1 to C20."
    ),
    bad("cards", "S3,", "S2,", "my.csv:7: id: card S2 stands here twice. Each card is there once."),
    bad(
        "cards",
        "C14,Freight,< ^,trade,",
        "C14,Freight,< ^,station first,",
        "my.csv:26: sections: card C14 has no trade. The last section is a trade.",
    ),
    (
        "cards",
        without("cards", "C7"),
        "my.csv: card C7 is missing. S1 and a C card for each performance tile are needed.",
    ),
    ("cards", without("cards", "S7", "S8"), "my.csv: id: 6 S cards are too few. Three Mautomas need 7."),
    bad(
        "playmat",
        "1,none,upgrade",
        "1,none,upgrade:blue",
        "my.csv:5: bonus: unknown border 'blue'. Possible: yellow, red.",
    ),
    bad(
        "playmat",
        "1,none,upgrade",
        "1,none,promotion",
        "my.csv:5: bonus: unknown bonus 'promotion'. Did you mean 'promote'?",
    ),
    bad(
        "playmat",
        "2,rail,",
        "2,none,",
        "my.csv: reward: the rail's reward tile lies on no slot, or on several. "
        "One slot has the rail's, another the building's.",
    ),
    ("playmat", without("playmat", "5"), "my.csv: 4 slots. The playmat has 5."),
]
VALUES = [
    bad("values", "money = 600", "money = -600", "my.csv:6: [start] money: -600 is not a number from 0 to 9999."),
    bad("values", "money = 600", 'money = "much"', "my.csv:6: [start] money: 'much' is not a number from 0 to 9999."),
    bad(
        "values",
        "base_3 = [0, ",
        "base_3 = [",
        "my.csv:14: [seats] base_3: [0, 1] are not 3 numbers. Write them in brackets.",
    ),
    bad("values", "base_3", "base_5", "my.csv: [seats] base_3: 'base_3' is missing. Write it below [seats]."),
    bad("values", "share = 150", "share = 0", "my.csv:49: [prices] share: 0 is not a number from 1 to 9999."),
    bad("values", "money = 600", "mony = 600", "my.csv: [start] money: 'money' is missing. Write it below [start]."),
    bad(
        "values",
        "[trains]\n",
        "[trains]\nspeed = 3\n",
        "my.csv:66: [trains] speed: unknown field 'speed'. Possible: vp.",
    ),
    bad(
        "values",
        "[trains]\n",
        "[trans]\n",
        "my.csv:65: [trans]: unknown table 'trans'. Did you mean 'trains' or 'wagons'?",
    ),
    bad(
        "values",
        "[6, 7, 8, 9, 10]",
        "[6, 7, 8, 9, 9]",
        "my.csv:40: [counts] vp_tiles: [6, 7, 8, 9, 9] are not all different. Cards aim at a VP tile by its value.",
    ),
    bad(
        "values",
        "[200, 300, 400, 500, 600]",
        "[200, 300]",
        "my.csv:43: [prices] station: [200, 300] are not 5 numbers. Write them in brackets.",
    ),
    bad(
        "values",
        '"rail", "rail", "building"',
        '"rail", "train"',
        "my.csv:87: [mautoma] cycle: unknown piece 'train'. Did you mean 'rail'?",
    ),
    bad(
        "values",
        '"money:100"',
        '"monye:100"',
        "my.csv:69: [wagons] tender: unknown effect 'monye:100'. Did you mean 'money' or 'promote'?",
    ),
    bad("values", "steps = 3 ", "steps = 4 ", "my.csv:75: [performance] steps: 4 is not a number from 1 to 3."),
    bad("values", "money = 600", "money = ", "my.csv: this is no TOML: Invalid value (at line 6, column 9)."),
    bad(
        "values",
        "removed = [2, 1, 0]",
        "removed = [3, 1, 0]",
        "my.csv:39: [counts] removed: 3 removed of each letter leave 4 performance tiles for 2 players. "
        "Their rows need 6.",
    ),
    bad(
        "values",
        "white = 16",
        "white = 15",
        "my.csv:31: [supply] white: 15 white workers are too few for 4 players. They begin with 4 each.",
    ),
]
