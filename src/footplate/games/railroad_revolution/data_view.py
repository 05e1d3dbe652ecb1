"""What a file of components holds, shown to whoever checks it (`python3 run data check`)."""

from collections.abc import Callable
from typing import Final

from footplate.games.railroad_revolution.actions import PIECES
from footplate.games.railroad_revolution.box import FILES, Components, built_in
from footplate.games.railroad_revolution.components import TELEGRAPH_LINES, Deal
from footplate.games.railroad_revolution.effects import SHARES, effect
from footplate.games.railroad_revolution.geography import TERRAINS, Geography, read_cities
from footplate.games.railroad_revolution.options import data_text
from footplate.games.railroad_revolution.performance import LETTERS, TRACKS
from footplate.games.railroad_revolution.spoken_automa import bonuses_words, card_words
from footplate.games.railroad_revolution.words import COUNT_WORDS, effects_words, milestone_words
from footplate.table.game import NATURE
from footplate.table.say import Say, joined, say, word
from footplate.table.sheets import remark
from footplate.table.view import GRAPH, Board, Line, Panel, Place, Slot, View

Lines = list[Say | str]


def check(name: str, text: str, file: str) -> View:
    """A file of components, validated beside the others of the box, and in words."""
    if name == "cities":
        cities = read_cities(text, file)
        if {city.code for city in cities} != set(built_in().geography.codes):  # its links are another file of one's own
            lines: Lines = [f"{city.code} {city.name}: {city.level}" for city in cities]
            places = [Place(c.name, c.at[0], c.at[1], "city", c.code, c.name, "", [], [], c.name) for c in cities]
            title = say("{count} cities: {source}", count=len(cities), source=remark(text, "source"))
            return View(NATURE, [Board(remark(text, "title"), "", GRAPH, places)], [Panel(title, "", lines)], {})
    texts = {other: text if other == name else data_text(FILES[other]) for other in FILES}
    files = {other: file if other == name else FILES[other] for other in FILES}
    parts = Components(texts, files)
    panel = Panel(remark(text, "source", file), "", DESCRIBED[name](parts))
    boards = [map_board(parts.geography)] if name in ("cities", "links") else []
    return View(NATURE, boards, [panel], {})


def map_board(geography: Geography) -> Board:
    """The map without any pieces."""
    g = geography
    places: list[Place] = []
    for city, name in enumerate(g.city_names):
        x, y = g.at[city]
        words = say("{city}, level {level}", city=name, level=g.level[city])
        places.append(Place(name, x, y, "city", g.codes[city], name, "", [], [], words))
    return Board(g.title, "", GRAPH, places, [map_line(g, link) for link in range(g.links)])


def map_line(geography: Geography, link: int) -> Line:
    g = geography
    a, b = (g.city_names[city] for city in g.link_ends[link])
    slots = [Slot(g.slot_names[s], TERRAINS[g.terrain[s]], [], [], slot_said(g, s)) for s in g.lines.slots[link]]
    words = say("{a} to {b}: {slots}", a=a, b=b, slots=joined([slot.words for slot in slots], "; "))
    return Line(g.link_names[link], a, b, slots, words)


def slot_said(geography: Geography, slot: int) -> Say:
    ground = word(TERRAINS[geography.terrain[slot]])
    if geography.is_deal[slot]:
        return say("{slot} {terrain}, a deal", slot=geography.slot_names[slot], terrain=ground)
    return say("{slot} {terrain}", slot=geography.slot_names[slot], terrain=ground)


# A line for each row of a file


def cities(parts: Components) -> Lines:
    g = parts.geography
    return [say("{city}, level {level}", city=name, level=g.level[city]) for city, name in enumerate(g.city_names)]


def links(parts: Components) -> Lines:
    return [map_line(parts.geography, link).words for link in range(parts.geography.links)]


def city_tiles(parts: Components) -> Lines:
    what = "{tile}: {reward}; first: {first}"
    return [
        say(what, tile=tile.id, reward=effects_words(tile.reward), first=effects_words(tile.first))
        for tile in parts.city_tiles
    ]


def telegraph(parts: Components) -> Lines:
    """The lines with their sections and gaps."""
    out: Lines = []
    for name, line in zip(TELEGRAPH_LINES, parts.lines, strict=True):
        shares = " ".join(f"{section.shares}+{section.first}" for section in line.sections)
        gaps = " ".join(f"L{gap.level}" if gap.level else str(gap.vp) for gap in line.gaps)
        out.append(say("{line}: shares {shares}; gaps {gaps}", line=name, shares=shares, gaps=gaps))
    return out


def telegraph_tiles(parts: Components) -> Lines:
    return [say("{tile}: {effects}", tile=t.id, effects=effects_words(t.bonus)) for t in parts.telegraph_tiles]


def trains(parts: Components) -> Lines:
    what = "{count} x {tile}: {effects}"
    return [say(what, count=t.copies, tile=t.name, effects=effects_words(t.bonus)) for t in parts.trains]


def milestones(parts: Components) -> Lines:
    return [say("{tile}: {effects}", tile=m.id, effects=milestone_words(m, m.workers)) for m in parts.milestones]


def deals(parts: Components) -> Lines:
    return [say("{tile}: {a}; {b}", tile=deal.id, a=offer(deal, 0), b=offer(deal, 1)) for deal in parts.deals]


def offer(deal: Deal, which: int) -> Say:
    price = effects_words([effect(SHARES, deal.prices[which])])
    return say("{effects} for {price}", effects=effects_words(deal.rewards[which]), price=price)


def setup_tiles(parts: Components) -> Lines:
    return [say("{tile}: {effects}", tile=side.side, effects=effects_words(side.gives)) for side in parts.setup_sides]


def base_tracks(parts: Components) -> Lines:
    tracks = parts.base_tracks
    out: Lines = [say("prices: {numbers}", numbers=" ".join(f"${cost}" for cost in tracks.cost[1:]))]
    for track, name in enumerate(TRACKS):
        vp = "/".join(str(value) for value in tracks.vp[track])
        out.append(say("{track}: {vp} VP", track=word(name), vp=vp))
    return out


def performance_track(parts: Components) -> Lines:
    track = parts.track
    steps = range(1, track.length + 1)
    return [
        say("step {step}: ${cost}, {stop}", step=s, cost=track.cost[s], stop=word(STOP_TITLES[track.stop[s]]))
        for s in steps
    ]


STOP_TITLES: Final = ["nothing", "a performance tile", "a reward tile"]  # say


def performance_tiles(parts: Components) -> Lines:
    what = "{tile} {name} ({letter}): {vp} VP for {things}"
    return [
        say(
            what,
            tile=tile.card,
            name=word(tile.name),
            letter=LETTERS[tile.letter],
            vp="/".join(str(value) for value in tile.vp),
            things=word(COUNT_WORDS[tile.counts]),
        )
        for tile in parts.performance_tiles
    ]


def reward_tiles(parts: Components) -> Lines:
    what = "{tile}: a {piece} more; {effects}"
    return [
        say(what, tile=tile.id, piece=word(PIECES[tile.piece]), effects=effects_words(tile.bonus))
        for tile in parts.reward_tiles
    ]


def wagons(parts: Components) -> Lines:
    what = "{tile}, row {row}: {effects}"
    return [say(what, tile=w.id, row=w.row + 1, effects=effects_words(w.bonus)) for w in parts.wagons]


def wagon_spots(parts: Components) -> Lines:
    out: Lines = []
    for players, rows in enumerate(parts.spots, 2):
        for row, spots in enumerate(rows, 1):
            pieces = joined([word(PIECES[piece]) for piece in spots])
            out.append(say("{players} players, row {row}: {pieces}", players=players, row=row, pieces=pieces))
    return out


def cards(parts: Components) -> Lines:
    return [say("{card} {words}", card=card.id, words=card_words(card)) for card in parts.cards]


def playmat(parts: Components) -> Lines:
    what = "slot {number}: {bonus}; deals: {a}; {b}"
    return [
        say(what, number=n, bonus=bonuses_words(s.bonuses), a=bonuses_words(s.deals[0]), b=bonuses_words(s.deals[1]))
        for n, s in enumerate(parts.playmat, 1)
    ]


def values(parts: Components) -> Lines:
    v = parts.values
    return [
        say(
            "start: ${money}, {shares} shares, {count} workers",
            money=v.start_money,
            shares=v.start_shares,
            count=v.start_white,
        ),
        say("Railroad: ${price}, ${triangle} for each triangle", price=v.railroad_price, triangle=v.triangle_price),
        say("stations: {prices}", prices=" ".join(f"${price}" for price in v.station_price[1:])),
    ]


DESCRIBED: Final[dict[str, Callable[[Components], Lines]]] = {
    "cities": cities,
    "links": links,
    "city-tiles": city_tiles,
    "sections": telegraph,
    "gaps": telegraph,
    "telegraph-tiles": telegraph_tiles,
    "trains": trains,
    "milestones": milestones,
    "deals": deals,
    "setup-tiles": setup_tiles,
    "base-tracks": base_tracks,
    "performance-track": performance_track,
    "performance-tiles": performance_tiles,
    "reward-tiles": reward_tiles,
    "wagons": wagons,
    "wagon-spots": wagon_spots,
    "cards": cards,
    "playmat": playmat,
    "values": values,
}
