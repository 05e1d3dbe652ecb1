"""Data files with something wrong, and what is said about it."""

from footplate.games.imperial_steam.box import FILES
from footplate.games.imperial_steam.options import data_text
from tests.games.spoiling import spoilt

GOOD = {name: data_text(file) for name, file in FILES.items()}


def bad(name: str, old: str, new: str, said: str) -> tuple[str, str, str]:
    """A file of the box with something else in one place."""
    return name, spoilt(GOOD[name], old, new), said


def cut_off(*ids: str) -> str:
    """The links without some of them."""
    return "\n".join(line for line in GOOD["links"].splitlines() if not line.startswith(ids))


NO_WAY = "cities.csv:13: city: no way leads from Wien to Gorizia. Join it to the others in my.csv."
BAD = [
    bad("cities", "Baden,tile", "Badn,tile", "links.csv:6: b: unknown city 'Baden'. Did you mean 'Badn' or 'Leoben'?"),
    bad("cities", "Baden,tile,", "Baden,tiel,", "my.csv:7: site: unknown site 'tiel'. Did you mean 'tile'?"),
    bad("cities", "Wien,start", "Wien,tile", "my.csv: site: no city is the start. Exactly one is."),
    bad(
        "cities",
        "Baden,tile",
        "Baden,start",
        "my.csv:33: site: Baden and Wien are both the start. Exactly one city is.",
    ),
    bad(
        "cities",
        "Zagreb,tile,",
        "zagreb,tile,1,1,mine\nZagreb,tile,",
        "my.csv:36: city: Zagreb stands here twice. Leave out this row or that of my.csv:35.",
    ),
    bad("cities", "Amstetten,tile,", "Amstetten,tile,-", "my.csv:6: x: '-725' is not a number from 0 to 9999."),
    bad(
        "cities",
        "Zagreb,tile,",
        "Wels,tile,5,5,mine\nZagreb,tile,",
        "my.csv:35: city: no link leads to Wels. Give it one in links.csv, or leave it out.",
    ),
    bad(
        "cities",
        "Baden,tile",
        "Baden-Baden,tile",
        (
            "my.csv:7: city: 'Baden-Baden' is no name. A name has letters, spaces, dots and "
            "apostrophes; a hyphen stands between the two cities of a link."
        ),
    ),
    bad(
        "links",
        "E02,Wien,Baden",
        "E02,Wien,Baaden",
        "my.csv:6: b: unknown city 'Baaden'. Did you mean 'Baden' or 'Leoben'?",
    ),
    bad(
        "links",
        "E02,Wien,Baden",
        "E02,Wien,Wien",
        "my.csv:6: b: E02 leads from Wien to itself. A link joins two cities.",
    ),
    bad("links", "E02,Wien,Baden", "E01,Wien,Baden", "my.csv:6: link: link E01 stands here twice."),
    bad(
        "links",
        "E02,Wien,Baden",
        "E02,St. Pölten,Wien",
        (
            "my.csv:6: b: St. Pölten and Wien are joined already, by E01. Two cities have one link, "
            "on which several players can build."
        ),
    ),
    bad(
        "links",
        "E02,Wien,Baden,plain",
        "E02,Wien,Baden,swamp",
        "my.csv:6: terrain: unknown terrain 'swamp'. Possible: plain, tunnel, bridge.",
    ),
    bad(
        "links",
        "E02,Wien,Baden,plain,2",
        "E02,Wien,Baden,plain,-2",
        "my.csv:6: effort: '-2' is not a number from 1 to 20.",
    ),
    bad(
        "links",
        "E02,Wien,Baden,plain,2,-",
        "E02,Wien,Baden,plain,2,semmering",
        "my.csv:16: token: the Semmering token lies on E02 already. There is one.",
    ),
    bad(
        "links",
        "E02,Wien,Baden,plain,2,-",
        "E02,Wien,Baden,plain,2,key",
        "my.csv:6: token: unknown token 'key'. Possible: -, semmering.",
    ),
    bad(
        "tiles",
        "t1,3,0,-,1,2,3",
        "t1,3,0,-,2,2,3",
        ("my.csv:19: two: 24 tiles for two players. The map has 23 sites for them beside the 4 hubs."),
    ),
    bad("tiles", "t1,3,0", "t1,-3,0", "my.csv:6: slots: '-3' is not a number from 0 to 9."),
    bad(
        "tiles", "t7,0,0,1", "t7,0,0,4", "my.csv:12: business: '4' is no business token. Write 1, 2+2 or '-' for none."
    ),
    bad("tiles", "t2,2,0,-", "t1,2,0,-", "my.csv:7: tile: t1 stands here twice."),
    bad(
        "tiles",
        "t12,0,0,3+2",
        "t12,0,0,3+3+3+3",
        "my.csv:19: business: 4 business tokens of the value 3 for four players. There are 3.",
    ),
    bad("hubs", "bronze,3", "brown,3", "my.csv:4: hub: unknown hub 'brown'. Did you mean 'bronze'?"),
    bad(
        "hubs",
        "blue,2,3,2,2,reconstructed\n",
        "",
        "my.csv: hub blue is missing. There are 4: bronze, green, white, blue.",
    ),
    bad("hubs", "white,3,3,1,2", "white,3,3,1,3", "my.csv:6: coal: '3' is not a number from 0 to 2."),
    bad("hubs", "white,3,3", "white,3,-3", "my.csv:6: stone: '-3' is not a number from 0 to 9."),
    bad("growth-tiles", "G4,1,0,1,2,reconstructed\n", "", "my.csv: 3 growth tiles. There are 4, one for each hub."),
    bad("growth-tiles", "G4,1", "G3,1", "my.csv:8: tile: G3 stands here twice."),
    bad("growth-tiles", "G4,1,0", "G4,1,x", "my.csv:8: stone: 'x' is not a number from 0 to 9."),
    bad(
        "setup-cards",
        "F2,first,2,Amstetten",
        "F2,first,2,Amsteten",
        "my.csv:6: bronze: unknown city 'Amsteten'. Did you mean 'Amstetten' or 'St. Pölten'?",
    ),
    bad(
        "setup-cards",
        "F2,first,2,Amstetten",
        "F2,first,2,Wien",
        "my.csv:6: bronze: Wien gets no tile. Name a city whose site is 'tile'.",
    ),
    bad(
        "setup-cards",
        "F2,first,2,Amstetten,Graz",
        "F2,first,2,Amstetten,Amstetten",
        "my.csv:6: green: two hubs lie in Amstetten. Each has a city of its own.",
    ),
    bad("setup-cards", "F2,first,2", "F2,first,5", "my.csv:6: players: '5' is not a number from 2 to 4."),
    bad(
        "setup-cards",
        "G1+G2+G3+G4,shuffled",
        "G1+G2+G3+G3,shuffled",
        ("my.csv:6: growth: each growth tile lies on one hub. Write all four once, with a plus between."),
    ),
    bad(
        "setup-cards",
        "G1+G2+G3+G4,shuffled",
        "G1+G2+G3+G4,3+4+6",
        ("my.csv:6: columns: '3+4+6' are no columns. Write 'shuffled', or four columns up to 20: 3+4+6+7."),
    ),
    bad("setup-cards", "F3,first,3", "F3,last,3", "my.csv: layout: layout 'first' for 3 players is missing."),
    bad(
        "setup-cards",
        "L1-2,L1,2",
        "L1-2,L2,2",
        "my.csv:12: layout: layout L2 for 2 players stands here twice. The other is L1-2.",
    ),
    bad(
        "layouts",
        "F2,Fürstenfeld,t1",
        "F2,Fürstenfeld,t15",
        "my.csv:5: tile: unknown tile 't15'. Did you mean 't5' or 't1' or 't14'?",
    ),
    bad(
        "layouts",
        "F2,Fürstenfeld,t1",
        "F2,Fürstenfeld,t2",
        "my.csv:27: tile: card F2 has 0 tiles t1. With 2 players there are 1.",
    ),
    bad(
        "layouts",
        "F2,Fürstenfeld,t1",
        "F2,Amstetten,t1",
        "my.csv:5: city: on card F2 a hub lies in Amstetten. See setup_cards.csv:6.",
    ),
    bad(
        "layouts",
        "F2,Fürstenfeld,t1,reconstructed\n",
        "",
        (
            "my.csv:26: city: card F2 has no tile for Fürstenfeld. Give it one, or leave the card "
            "out: then its tiles are shuffled."
        ),
    ),
    bad("layouts", "F2,Fürstenfeld,t1", "F2,Liezen,t1", "my.csv:9: city: Liezen stands here twice for card F2."),
    bad(
        "layouts",
        "F2,Fürstenfeld",
        "F7,Fürstenfeld",
        "my.csv:5: card: unknown card 'F7'. Did you mean 'F4' or 'F3' or 'F2'?",
    ),
    bad(
        "contracts",
        "C01,wood+wood",
        "C01,wood+wool",
        "my.csv:5: needs: unknown factory 'wool'. Did you mean 'wood' or 'coal'?",
    ),
    bad(
        "contracts", "C01,wood+wood,130", "C01,wood+wood,-130", "my.csv:5: pays: '-130' is not a number from 0 to 999."
    ),
    bad("contracts", "C02,", "C01,", "my.csv:6: contract: C01 stands here twice."),
    bad(
        "contracts",
        "C01,wood+wood",
        "C01,wood+wood+wood+wood+wood+wood+wood+wood+wood+wood+wood+wood+wood",
        ("my.csv:5: needs: C01 can never be fulfilled: it asks for 13 wood factories. There are 12."),
    ),
    bad(
        "railway-cards",
        "R02,E02",
        "R02,E99",
        "my.csv:6: link: unknown link 'E99'. Did you mean 'E49' or 'E39' or 'E29'?",
    ),
    bad(
        "railway-cards",
        "R02,E02",
        "R02,E01",
        "my.csv:6: link: E01 stands on another card already. Each card names another link.",
    ),
    bad("railway-cards", "R02,E02,2", "R02,E02,-2", "my.csv:6: steps: '-2' is not a number from 0 to 20."),
    bad(
        "boards", "buy_price = 20", "buy_price = -20", "my.csv:18: market.buy_price: -20 is not a number from 0 to 500."
    ),
    bad(
        "boards",
        "buy_price = 20",
        "buy_prize = 20",
        ("my.csv:15: market: buy_price is missing. Every table and every value of the built-in file has to be there."),
    ),
    bad("boards", "start = [9, 10, 11]", "start = [9, 10]", "my.csv:17: market.start: 2 numbers instead of 3."),
    bad(
        "boards",
        "drop = 1",
        "drop = 1\nrise = 1",
        ("my.csv:47: workers.rise: unknown value 'rise'. Did you mean 'prices_4' or 'prices_3' or 'prices_2'?"),
    ),
    bad(
        "boards",
        "[market]",
        "[markt]",
        ("my.csv: the table [market] is missing. Every table and every value of the built-in file has to be there."),
    ),
    bad(
        "boards",
        "wood_2 = [30, 30,",
        "wood_2 = [30,",
        ("my.csv:55: factories.wood_2: 5 values, but 6 wood factories for 2 players. One value for each factory."),
    ),
    bad(
        "boards",
        "supply = 40",
        "supply = 20",
        (
            "my.csv:16: market.supply: there are not goods enough for 2 players at the beginning. "
            "More of them, or fewer in the market and on the rounds."
        ),
    ),
    bad(
        "boards",
        'order = ["gold", "silver"]',
        'order = ["gold", "iron"]',
        ("my.csv:66: keys.order: ['gold', 'iron'] is no order of them. Each once, in their order: gold, silver."),
    ),
    bad(
        "boards",
        "most_investors = 8",
        "most_investors = 12",
        (
            "my.csv:102: shares.most_investors: 12 investors would take more than all. Fewer of them, "
            "or a smaller percentage."
        ),
    ),
    bad(
        "boards",
        "shipments = [2, 3, 3, 4, 4, 4, 5, 5, 5]",
        "shipments = [2, 3]",
        ("my.csv:9: rounds.shipments: 2 shipment tiles are too few for 7 rounds. Each of those rounds gets one."),
    ),
    bad("boards", "limit = 15", 'limit = "many"', "my.csv:41: workers.limit: 'many' is not a number from 1 to 30."),
    bad(
        "boards",
        "[rounds]",
        "[rounds",
        ("my.csv: this is no TOML: Expected ']' at the end of a table declaration (at line 7, column 8)."),
    ),
    bad(
        "boards",
        "limit = 15 ",
        "limit = 1 ",
        (
            "my.csv:41: workers.limit: everybody has 1 workers, but begins with more. More of them, "
            "or fewer at the start."
        ),
    ),
    bad(
        "boards",
        "refill = [10, 12, 14]",
        "refill = [6, 3, 10]",
        "my.csv:12: rounds.refill: 3 goods for 3 players are fewer than the 4 that are fixed.",
    ),
    bad(
        "action-cards",
        "1A,no,1,goods>=4 -> 2",
        "1A,no,1,gods>=4 -> 2",
        "my.csv:7: conditions: unknown measure 'gods'. Did you mean 'goods' or 'goal'?",
    ),
    bad(
        "action-cards",
        "1A,no,1,goods>=4 -> 2",
        "1A,no,1,goods>=4 -> 9",
        (
            "my.csv:7: conditions: 'goods>=4 -> 9' is no condition. It looks like this: 'goods>=4 -> "
            "2', with a semicolon between several."
        ),
    ),
    bad(
        "action-cards",
        "1A,no,1,goods>=4 -> 2",
        "1A,no,1,goods>=4",
        (
            "my.csv:7: conditions: 'goods>=4' is no condition. It looks like this: 'goods>=4 -> 2', "
            "with a semicolon between several."
        ),
    ),
    bad(
        "action-cards", "1A,no,2,", "1A,no,3,", "my.csv:8: slot: slot 3 of card 1A is not the next. They count from 1."
    ),
    bad(
        "action-cards",
        "1A,no,1,goods>=4 -> 2,tracks,2",
        "1A,no,1,goods>=4 -> 2,tracks,3",
        "my.csv:7: amount: '3' is not a number from 1 to 2.",
    ),
    bad(
        "action-cards",
        "1A,no,1,goods>=4 -> 2,tracks",
        "1A,no,1,goods>=4 -> 2,trucks",
        "my.csv:7: effect: unknown effect 'trucks'. Did you mean 'tracks'?",
    ),
    bad("action-cards", "5,no,1,", "5,yes,1,", "my.csv: star: a deck would have 4 cards. It has 5 without a star."),
    bad(
        "action-cards",
        "5,no,1,-,special,0,0,0,0,printed\n",
        "",
        "my.csv: star: a deck would have 4 cards. It has 5 without a star.",
    ),
    bad(
        "action-cards",
        "5,no,1,-,special,0,0,0,0",
        "5,no,1,-,special,0,0,0,-20",
        "my.csv:35: money: '-20' is not a number from 0 to 500.",
    ),
    bad("action-cards", "1A,no,2", "1A,yes,2", "my.csv:8: star: card 1A is strategic in one row and not in another."),
    bad("action-cards", "1B", "1C", "my.csv:12: slot: slot 2 of card 1B is not the next. They count from 1."),
    bad(
        "decision-cards",
        "D1,no,goal+bronze+green",
        "D1,no,goal+bronze+grey",
        "my.csv:5: cities: unknown city 'grey'. Did you mean 'green'?",
    ),
    bad(
        "decision-cards",
        "D1,no,goal+bronze+green+white+blue",
        "D1,no,goal+bronze+green+white",
        (
            "my.csv:5: cities: 'goal+bronze+green+white' is no order of the cities. Each of bronze, "
            "green, white, blue once, and 'goal' or not."
        ),
    ),
    bad(
        "decision-cards",
        "slots+influence,coal+iron+stone+wood",
        "slots+influence,coal+iron+stone",
        "my.csv:5: types: 'coal+iron+stone' is no order of them. Each once: wood+stone+iron+coal.",
    ),
    bad("decision-cards", "D8,yes", "D8,no", "my.csv: star: a deck would have 6 cards. It has 5 without a star."),
    bad("decision-cards", "D8,yes", "D7,yes", "my.csv:12: card: D7 stands here twice."),
    bad(
        "decision-cards", "2,1,T-A printed", "0,1,T-A printed", "my.csv:5: contract: '0' is not a number from 1 to 20."
    ),
    bad(
        "action-cards",
        "5,no,1,-",
        "5,no,1,money>=20 -> 2",
        "my.csv:35: conditions: money>=20 leads to slot 2. Card 5 has the slots 1 to 1.",
    ),
    ("cities", "city\n", "my.csv:1: the heading is 'city'. Expected 'city,site,x,y,source'."),
    ("hubs", "", "my.csv: the file is empty. It starts with the heading 'hub,wood,stone,iron,coal,source'."),
    ("links", cut_off("E45", "E51", "E55"), NO_WAY),
]
