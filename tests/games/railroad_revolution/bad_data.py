"""Data files with something wrong, and what is said about it."""

from tests.games.railroad_revolution.bad_cards import MAUTOMA, VALUES
from tests.games.railroad_revolution.own_files import GOOD, bad, without
from tests.games.spoiling import spoilt

__all__ = ["BAD", "GOOD"]

LEVEL_1 = ("Cincinnati,1", "Washington,1", "Charlotte,1")


def no_level_1() -> str:
    text = GOOD["cities"]
    for city in LEVEL_1:
        text = spoilt(text, city, city[:-1] + "2")
    return text


OWN = "Every city has a code, a name and a place in a column of its own."
SIDES = "Each of the four tiles has a side a and a side b."

CITIES = [
    bad("cities", "SEA,Seattle,5", "SEA,Seattle,6", "my.csv:6: level: '6' is not a number from 1 to 5."),
    bad("cities", "SEA,", "sea,", "my.csv:6: code: 'sea' is not a city's code. Use two or three capital letters."),
    bad(
        "cities",
        "Seattle",
        "Se@ttle",
        "my.csv:6: name: 'Se@ttle' can't be a city's name. Use letters, spaces, . ' and -.",
    ),
    bad("cities", "5,yes,A1", "5,maybe,A1", "my.csv:6: ocean: unknown ocean 'maybe'. Did you mean 'yes'?"),
    bad(
        "cities",
        "SFO,San Francisco",
        "SEA,San Francisco",
        f"my.csv:7: code: 'SEA' is that of Seattle already. {OWN}",
    ),
    bad("cities", "SFO,San Francisco", "SFO,Seattle", f"my.csv:7: name: 'Seattle' is that of Seattle already. {OWN}"),
    bad("cities", "5,yes,A2,A2", "5,yes,A1,A2", f"my.csv:7: geo: 'A1' is that of Seattle already. {OWN}"),
    bad("cities", "5,yes,A2,A2", "5,yes,A2,A1", f"my.csv:7: by_level: 'A1' is that of Seattle already. {OWN}"),
    bad(
        "cities",
        "5,yes,A2,A2",
        "5,yes,F2,A2",
        "my.csv:7: geo: 'F2' is no place in a column. "
        "Write a column from A (west) to E (east) and the order from the north, like C2.",
    ),
    bad("cities", "88,503", "212,80", "my.csv:7: x: San Francisco lies on Seattle. Give it another x or y."),
    bad("cities", "88,503", "-1,503", "my.csv:7: x: '-1' is not a number from 0 to 9999."),
    bad("cities", "772,yes,2,", "772,yes,3,", "my.csv:8: neutral: unknown neutral '3'. Did you mean '2+3'?"),
    ("cities", no_level_1(), "my.csv: level: no city has level 1. Each level needs one."),
    ("cities", without("cities", *"SDBHCLWEM"), "my.csv: 0 cities. A map has 2 to 40."),
]
LINKS = [
    bad("links", "L02,WAS,CIN", "L02,WAS,CNI", "my.csv:5: to: unknown city 'CNI'. Did you mean 'CIN' or 'CHI'?"),
    bad(
        "links",
        "L02,WAS,CIN",
        "L02,WAS,WAS",
        "my.csv:5: to: link L02 leads from WAS to itself. A link joins two cities.",
    ),
    bad("links", "L02,", "L01,", "my.csv:5: id: link L01 stands here twice. Give each link an id of its own."),
    bad("links", "L02,", "L 2,", "my.csv:5: id: 'L 2' is not an id. Use letters and digits, like L01."),
    bad(
        "links",
        "L03,CHA,CIN",
        "L03,CIN,WAS",
        "my.csv:6: to: CIN and WAS are joined by L02 already. Leave out one of the two links.",
    ),
    bad(
        "links",
        "WAS,CIN,1,",
        "WAS,CIN,4,",
        "my.csv:5: slots: '4' is no slot. Write its triangles, 0 to 3, with d for a deal, like '1 2d'.",
    ),
    bad("links", "WAS,CIN,1,", "WAS,CIN,,", "my.csv:5: slots: link L02 has 0 slots. It needs 1 to 3."),
    bad(
        "links",
        "WAS,CIN,1,no",
        "WAS,CIN,1,yes",
        "my.csv: start: 2 links have a first rail. Exactly one link says 'yes'.",
    ),
    bad(
        "links",
        "WAS,CHA,0,yes",
        "WAS,CHA,0 1,yes",
        "my.csv:4: slots: the first rail's link has more than one slot. Give it one.",
    ),
    (
        "links",
        without("links", "L23", "L25"),
        "cities.csv:8: code: no link leads from the first rail to San Diego. Add a link to it.",
    ),
]
TILES = [
    bad(
        "city-tiles",
        "CT01,worker:purple",
        "CT01,worker:pink",
        "my.csv:5: reward: 'worker:pink' names no worker. Possible: any, white, purple, orange, grey, turquoise.",
    ),
    bad(
        "city-tiles",
        "CT01,worker:purple",
        "CT01,cash:5",
        "my.csv:5: reward: unknown effect 'cash:5'. Possible: money, shares, worker, train, flip, rail, upgrade, "
        "exchange and 5 more.",
    ),
    bad("city-tiles", "CT13,money:300", "CT13,money:-3", "my.csv:17: reward: '-3' is not a number from 1 to 5000."),
    bad(
        "city-tiles",
        "flip,train,200",
        "flip,train,-200",
        "my.csv:16: first_cost: '-200' is not a number from 0 to 5000.",
    ),
    bad("city-tiles", "CT02,", "CT01,", "my.csv:6: id: tile CT01 stands here twice. Give each an id of its own."),
    bad(
        "city-tiles",
        "CT02,",
        "DEN,",
        "my.csv:6: id: a tile is put on Denver; nothing is printed there. "
        "Give it another id, or say 'no' in the column tile of the cities.",
    ),
    (
        "city-tiles",
        without("city-tiles", "CT13"),
        "my.csv: 12 tiles for 13 cities. Each city without a printed reward needs one.",
    ),
    (
        "city-tiles",
        without("city-tiles", "WAS"),
        "my.csv: the reward of Washington is missing. "
        "Add a row with the id WAS, or say 'yes' in the column tile of the cities.",
    ),
    bad(
        "city-tiles",
        "CT11,rail",
        "CT11,start-rail",
        "my.csv:15: reward: 'start-rail' places a leftover piece. Only set-up tiles do that.",
    ),
    bad("sections", "base,2,", "base,3,", "my.csv:6: section: 3 comes where 2 is expected. They stand in order."),
    bad(
        "sections", "base,1,money:300,2", "base,1,money:300,-2", "my.csv:5: shares: '-2' is not a number from 0 to 20."
    ),
    ("sections", without("sections", "eight"), "my.csv: the line 'eight' has 0 sections. It needs at least two."),
    bad("sections", "base,1", "bass,1", "my.csv:5: line: unknown line 'bass'. Did you mean 'base'?"),
    bad(
        "gaps",
        "seven,2,2,0",
        "seven,2,1,0",
        "my.csv:13: level: level 1 has a gap already. A level has at most one.",
    ),
    bad(
        "gaps",
        "seven,2,2,0",
        "seven,2,2,4",
        "my.csv:13: vp: a gap with a VP tile has none of its own. Write 0, or 'none' as its level.",
    ),
    (
        "gaps",
        without("gaps", "eight,7"),
        "my.csv: the line 'eight' has 6 gaps between 8 sections. A gap lies between two neighbouring sections.",
    ),
    bad(
        "telegraph-tiles",
        "TT2,train",
        "TT2,trian",
        "my.csv:5: bonus: unknown effect 'trian'. Did you mean 'train' or 'station'?",
    ),
    (
        "telegraph-tiles",
        without("telegraph-tiles", "TT6"),
        "my.csv: 5 tiles are too few. The telegraph line has room for 6.",
    ),
    bad("trains", "Paymaster,5", "Paymaster,4", "my.csv:6: copies: 4 copies are too few. At least 5 are needed."),
    bad(
        "trains",
        "Tracklayer,5,1-2",
        "Tracklayer,5,1-1",
        "my.csv:7: stack: TR2 lies where TR1 does. One train is the start's, and each of four stacks has one type.",
    ),
    (
        "trains",
        without("trains", "TR4"),
        "my.csv: 4 types of trains. One to start with, and one for each of four stacks.",
    ),
    bad("deals", "DL1,1,", "DL1,0,", "my.csv:4: price_a: '0' is not a number from 1 to 20."),
    bad(
        "deals",
        "DL2,2,train",
        "DL2,2,train:2",
        "my.csv:5: reward_a: 'train:2' has an amount. Write 'train', with a plus between two of them.",
    ),
    ("deals", without("deals", "DL"), "my.csv: no deals. At least one is needed; the box has nine."),
    bad("setup-tiles", "SU1b", "SU1a", f"my.csv:6: side: side SU1a stands here twice. {SIDES}"),
    ("setup-tiles", without("setup-tiles", "SU4b"), f"my.csv: side SU4b is missing. {SIDES}"),
    bad("wagons", "WG12,3", "WG12,4", "my.csv:15: row: '4' is not a number from 1 to 3."),
    bad("wagons", "WG12,3", "WG12,2", "my.csv: row: row 3 has 3 wagons. It needs one for each of 4 players."),
    bad(
        "wagon-spots",
        "2,1,rail+rail",
        "2,1,rail",
        "my.csv:4: spots: 1 spots for 2 players. A row has as many spots as wagons, one for each player.",
    ),
    bad("wagon-spots", "2,2,", "2,1,", "my.csv:5: row: row 1 for 2 players stands here twice."),
    ("wagon-spots", without("wagon-spots", "4,3"), "my.csv: row 3 for 4 players is missing."),
    bad(
        "reward-tiles",
        "R4,rail,none,yes",
        "R4,building,none,yes",
        "my.csv: type: 3 reward tiles for a rail. One for each of 4 players is needed.",
    ),
    bad(
        "reward-tiles",
        "R4,rail,none,yes",
        "R4,rail,none,perhaps",
        "my.csv:8: free: unknown free 'perhaps'. Possible: no, yes.",
    ),
]
MILESTONES = [
    bad(
        "milestones",
        "connected:2:2+",
        "connected:2+",
        "my.csv:6: needs: 'connected:2' is no condition. Write connected:WHICH:COUNT.",
    ),
    bad(
        "milestones",
        "connected:2:2+",
        "connected:6:2+",
        "my.csv:6: needs: 'connected:6:2' is no condition. Write connected:WHICH:COUNT.",
    ),
    bad(
        "milestones",
        "A2,offices:2",
        "A2,offices:0",
        "my.csv:11: needs: 'offices:0' is no condition. Write offices:COUNT.",
    ),
    bad(
        "milestones",
        "A2,offices:2",
        "A2,officers:2",
        "my.csv:11: needs: unknown condition 'officers'. Did you mean 'offices' or 'first'?",
    ),
    bad(
        "milestones",
        ",orange,18",
        ",white,18",
        "my.csv:6: workers: unknown worker 'white'. Possible: purple, orange, grey, turquoise.",
    ),
    bad("milestones", ",orange,18", ",orange,-18", "my.csv:6: vp: '-18' is not a number from 0 to 99."),
    bad("milestones", "A1-2,A1", "A1-2,A2", "my.csv: pile: pile A1 has 3 milestones. 4 players need 4."),
]
PERFORMANCE = [
    bad(
        "base-tracks",
        "\n1,0,",
        "\n2,0,",
        "my.csv:5: space: 2 comes where 1 is expected. They stand in order.",
    ),
    bad("base-tracks", "3,50,", "3,-50,", "my.csv:7: cost: '-50' is not a number from 0 to 5000."),
    bad(
        "performance-track",
        "3,performance,50",
        "3,none,50",
        "my.csv: stop: 2 performance stops. There are 3 rows of performance tiles.",
    ),
    bad("performance-track", "2,none", "4,none", "my.csv:5: step: 4 comes where 2 is expected. They stand in order."),
    bad(
        "performance-tiles",
        "C1,Plains,A",
        "C1,Plains,B",
        "my.csv: letter: 4 tiles have the letter A. Each letter has 5.",
    ),
    bad(
        "performance-tiles",
        "flat-rails,1/2/3/4",
        "flat-rails,1/2/3",
        "my.csv:4: vp: 3 values. The extension has 4 rows: write them with / between, like 1/2/4/6.",
    ),
    bad(
        "performance-tiles",
        "flat-rails,1/2/3/4",
        "flat-rails,1/2/3/x",
        "my.csv:4: vp: 'x' is not a number from 0 to 99.",
    ),
    bad(
        "performance-tiles",
        "C2,Deal",
        "C1,Deal",
        "my.csv:5: card: tile C1 stands here twice. There is one for each of C1 to C20.",
    ),
    (
        "performance-tiles",
        without("performance-tiles", "C20"),
        "my.csv: tile C20 is missing. There is one for each of C1 to C20.",
    ),
]
BAD = [*CITIES, *LINKS, *TILES, *MILESTONES, *PERFORMANCE, *MAUTOMA, *VALUES]
