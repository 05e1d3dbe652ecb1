"""What a seat sees beside the boards: the table's panels of tiles, trains and wagons, and a panel for each seat."""

from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.purse import flip_effects, wagon_on
from footplate.games.railroad_revolution.scoring import counted
from footplate.games.railroad_revolution.spoken import missing_words, open_words
from footplate.games.railroad_revolution.spoken_automa import mautoma_cards, mautoma_lines
from footplate.games.railroad_revolution.state import (
    DONE,
    DRAWN,
    EFFECTS,
    LAID_OUT,
    REWARD_OF,
    TILES,
    WORKERS,
    RailroadState,
)
from footplate.games.railroad_revolution.words import COUNT_WORDS, effects_words, milestone_words, shares_words
from footplate.table.cards import cards_at
from footplate.table.colours import SEAT_TITLES
from footplate.table.say import Say, joined, say, word
from footplate.table.view import Card, Panel


def panels(state: RailroadState, seat: int, totals: list[int]) -> list[Panel]:
    out = [table_panel(state), trains_panel(state)]
    if state.box.expansion:
        out += [tiles_panel(state, seat), wagons_panel(state)]
    for other in range(state.box.seats):
        out.append(seat_panel(state, other, seat, totals[other]))
    if seat >= 0 and (drawn := cards_at(state.where, DRAWN + seat)):
        out.append(Panel(say("Keep one"), state.box.seat_names[seat], [], milestone_cards(state, drawn), private=True))
    return out


def milestone_cards(state: RailroadState, tiles: list[int]) -> list[Card]:
    box = state.box
    return [
        Card(box.milestones[tile].id, [milestone_words(box.milestones[tile], box.milestone_workers[tile])])
        for tile in tiles
    ]


def table_panel(state: RailroadState) -> Panel:
    box = state.box
    lines: list[Say | str] = [say("Round {round}", round=state.round)]
    if state.last:
        lines.append(say("The game ends with round {round}", round=state.last))
    if state.deal_tile() >= 0:
        deal = box.deals[state.deal_tile()]
        for price, reward in zip(deal.prices, deal.rewards, strict=True):
            lines.append(say("Deal for {shares}: {reward}", shares=shares_words(price), reward=effects_words(reward)))
    if state.step == EFFECTS and state.effects:
        waiting: list[Say | str] = [open_words(state, code) for code in state.effects]
        lines.append(say("Open: {effects}", effects=joined(waiting, "; ")))
    stock: list[Say | str] = [
        say("{number} {colour}", number=count, colour=word(COLOURS[colour])) for colour, count in enumerate(state.stock)
    ]
    lines.append(say("Workers in the stock: {workers}", workers=joined(stock)))
    lines.append(say("Shares in the stock: {count}", count=state.shares_left))
    cards: list[Card] = []
    for tile, colour in zip(state.offer_tile, state.offer_worker, strict=False):
        if tile >= 0:
            with_it: list[Say | str] = [say("{colour} worker", colour=word(COLOURS[colour]))] if colour >= 0 else []
            cards.append(Card(box.actions.start_tiles[tile], [start_words(state, tile), *with_it]))
    return Panel(box.geography.title, "", lines, cards)


def start_words(state: RailroadState, tile: int) -> Say:
    box = state.box
    return effects_words(box.setup_sides[tile].gives) if box.edition.setup_tiles else performance_words(state, tile, -1)


def trains_panel(state: RailroadState) -> Panel:
    cards = [
        Card(train.name, [say("{count} left", count=state.stacks[number]), effects_words(train.bonus)])
        for number, train in enumerate(state.box.trains)
        if number
    ]
    left = sum(state.stacks)
    return Panel(say("Trains"), "", [say("{count} left", count=left)], cards)


def performance_words(state: RailroadState, tile: int, seat: int) -> Say:
    """What a tile scores, row by row, and for how many things now."""
    found = state.box.performance_tiles[tile]
    vp = "/".join(str(points) for points in found.vp)
    things = word(COUNT_WORDS[found.counts])
    if seat < 0:
        return say("{vp} VP for {things}", vp=vp, things=things)
    return say("{vp} VP for {things}: {count} now", vp=vp, things=things, count=counted(state, seat, found.counts))


def tiles_panel(state: RailroadState, seat: int) -> Panel:
    """The performance and reward tiles beside the track."""
    box = state.box
    cards: list[Card] = []
    for row in range(3):
        for tile in cards_at(state.tile_at, row):
            title = say("row {row}: {tile}", row=row + 1, tile=word(box.performance_tiles[tile].name))
            cards.append(Card(box.performance_tiles[tile].card, [title, performance_words(state, tile, seat)]))
    for row in range(2):
        for tile in cards_at(state.reward_at, row):
            cards.append(
                Card(box.reward_tiles[tile].id, [say("reward row {row}", row=row + 1), reward_words(state, tile)])
            )
    return Panel(say("Beside the performance track"), "", [say("tiles: {count}", count=len(cards))], cards)


def reward_words(state: RailroadState, tile: int) -> Say:
    found = state.box.reward_tiles[tile]
    piece = say("an extra building") if found.piece else say("an extra rail")
    if found.free:
        return say("{piece}, free", piece=piece)
    return say("{piece}; {bonus}", piece=piece, bonus=effects_words(found.bonus)) if found.bonus else piece


def wagons_panel(state: RailroadState) -> Panel:
    box = state.box
    lines: list[Say | str] = []
    for row in range(3):
        rails, buildings = state.spots[row * 2], state.spots[row * 2 + 1]
        lines.append(
            say(
                "row {row}: free spots for rails {rails}, for buildings {buildings}",
                row=row + 1,
                rails=rails,
                buildings=buildings,
            )
        )
    lines.append(
        say("tenders left: {count}, each {bonus}", count=state.tenders_left, bonus=effects_words(box.tender_bonus))
    )
    cards = [
        Card(
            box.wagons[wagon].id,
            [say("row {row}: {bonus}", row=box.wagons[wagon].row + 1, bonus=effects_words(box.wagons[wagon].bonus))],
        )
        for wagon in cards_at(state.wagon_at, LAID_OUT)
    ]
    return Panel(say("Wagons"), "", lines, cards)


def seat_panel(state: RailroadState, other: int, seat: int, points: int) -> Panel:
    box = state.box
    name = box.seat_names[other]
    title: list[Say | str] = [word(SEAT_TITLES.get(name, name))]
    if box.automas[other]:
        title.append("(Mautoma)")
    elif other == seat:
        title.append(say("(you)"))
    if other == state.seat:
        title.append("*")
    lines: list[Say | str] = [
        say("{vp} VP; {shares}", vp=points, shares=shares_words(state.shares[other]))
        if box.automas[other]
        else say(
            "{vp} VP; ${money}, {shares}", vp=points, money=state.money[other], shares=shares_words(state.shares[other])
        ),
        say(
            "rails left: {rails}, buildings left: {buildings}",
            rails=state.rails_left[other],
            buildings=state.buildings_left[other],
        ),
        workers_words(state, other),
        *train_lines(state, other),
        *extension_lines(state, other),
    ]
    cards: list[Card] = []
    for column in range(2):
        tile = state.open[other * 2 + column]
        if tile >= 0:
            lacking = missing_words(state, other, column)
            words = milestone_words(box.milestones[tile], box.milestone_workers[tile])
            missing = say("missing: {things}", things=joined([*lacking]))
            cards.append(Card(box.milestones[tile].id, [words, missing]))
    done = [box.milestones[tile].id for tile in cards_at(state.where, DONE + other)]
    if done:
        lines.append(say("completed: {milestones}", milestones=", ".join(done)))
    if box.automas[other]:
        lines += mautoma_lines(state, other)
        cards += mautoma_cards(state, other)
    return Panel(joined(title, " "), name, lines, cards)


def workers_words(state: RailroadState, seat: int) -> Say:
    """Those that can be placed, and those on the board."""
    if state.box.automas[seat]:
        return say("workers: {count}", count=state.workers_of(seat))
    at = seat * WORKERS
    ready: list[Say | str] = [
        say("{number} {colour}", number=state.supply[at + colour], colour=word(COLOURS[colour]))
        for colour in range(WORKERS)
        if state.supply[at + colour]
    ]
    used: list[Say | str] = [
        say("{number} {colour}", number=state.used[at + colour], colour=word(COLOURS[colour]))
        for colour in range(WORKERS)
        if state.used[at + colour]
    ]
    nobody = word("none")
    return say(
        "workers: {ready}; on the board: {used}",
        ready=joined(ready) if ready else nobody,
        used=joined(used) if used else nobody,
    )


def train_lines(state: RailroadState, seat: int) -> list[Say | str]:
    out: list[Say | str] = []
    types = len(state.box.trains)
    for train in range(types):
        up, down = state.trains_up[seat * types + train], state.trains_down[seat * types + train]
        name = say(state.box.trains[train].name)
        wagon = wagon_on(state, seat, train)
        if wagon >= 0:
            name = say("{train} with {wagon}", train=name, wagon=state.box.wagons[wagon].id)
        if up:
            bonus = effects_words(flip_effects(state, seat, train))
            out.append(say("{train}, face up: {bonus}", train=name, bonus=bonus))
        if down:
            out.append(say("{train}, face down", train=name))
    return out


def extension_lines(state: RailroadState, seat: int) -> list[Say | str]:
    """Performance and reward tiles that somebody holds."""
    box = state.box
    rows = box.values.extension_rows
    out: list[Say | str] = []
    for tile, place in enumerate(state.tile_at):
        at = place - TILES - seat * rows * 2
        if place >= TILES and 0 <= at < rows * 2:
            words = performance_words(state, tile, seat)
            out.append(
                say("{tile}, row {row}: {words}", tile=box.performance_tiles[tile].card, row=at % rows + 1, words=words)
            )
    for tile, place in enumerate(state.reward_at):
        if place >= REWARD_OF and (place - REWARD_OF) // 2 == seat:
            name = box.reward_tiles[tile].id
            used = (place - REWARD_OF) % 2 == 1
            out.append(
                say("{tile}, used", tile=name)
                if used
                else say("{tile}: {words}", tile=name, words=reward_words(state, tile))
            )
    return out
