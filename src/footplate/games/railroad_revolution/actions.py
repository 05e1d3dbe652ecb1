"""Railroad Revolution's catalogue of actions."""

from typing import Final

from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.geography import Geography
from footplate.table.catalogue import Catalogue, Domain, Family

# The four actions, for people and for the Mautoma.
STATION: Final = 0
RAILROAD: Final = 1
TELEGRAPH: Final = 2
TRADE: Final = 3
ACTIONS: Final = ["station", "railroad", "telegraph", "trade"]  # say
RAIL: Final = 0
BUILDING: Final = 1
PIECES: Final = ["rail", "building"]  # say
OFFERS: Final = ["a", "b"]
SIDES: Final = ["left", "right"]  # say
TRACKS: Final = ["west", "stations", "offices"]  # say
USED: Final = "used"  # a worker on the board, unlike one of the supply
STEPS: Final = 3  # of an upgrade, at most, whatever a file of values says
MOST_SECTIONS: Final = 6  # of a Mautoma's card
OPEN_VERBS: Final = [
    "ability", "bonus", "discard", "promote", "exchange", "worker", "train", "flip", "step", "advance", "push", "take",
    "reward", "rail", "extra", "station", "office", "wagon", "tender", "deal", "done",
]  # what can be made of the open list  # fmt: skip


class Names:
    """What the components of a set-up are called, in the order of their numbers."""

    def __init__(self) -> None:
        self.city_tiles: list[str] = []
        self.telegraph_tiles: list[str] = []
        self.vp_tiles: list[str] = []
        self.performance_tiles: list[str] = []
        self.reward_tiles: list[str] = []
        self.wagons: list[str] = []
        self.trains: list[str] = []
        self.train_ids: list[str] = []
        self.deals: list[str] = []
        self.milestones: list[str] = []
        self.start_tiles: list[str] = []
        self.cards: list[str] = []
        self.upgrade_steps = STEPS


class Actions:
    """The catalogue of a set-up, and where each family begins."""

    def __init__(self, geography: Geography, sections: int, names: Names, seats: list[str]) -> None:
        g = geography
        city = Domain("city", g.city_names, {code: i for i, code in enumerate(g.codes)}, g.city_names)
        others = {word: i for words in (g.slot_codes, g.slot_names) for i, word in enumerate(words)}
        slot = Domain("slot", g.slot_words, others, g.slot_names)
        numbers = [str(n + 1) for n in range(sections)]
        section = Domain("section", numbers, None, [f"section {number}" for number in numbers])
        gap = Domain("gap", [str(n + 1) for n in range(sections - 1)])
        seat = Domain("seat", seats)
        colour = Domain("colour", [*COLOURS])
        worker = Domain("worker", [*COLOURS, *(f"{USED}-{word}" for word in COLOURS)])
        train = Domain("train", names.trains, {word: i for i, word in enumerate(names.train_ids)}, names.trains)
        performance = Domain("performance tile", names.performance_tiles, None, names.performance_tiles)
        reward = Domain("reward tile", names.reward_tiles, None, names.reward_tiles)
        wagon = Domain("wagon", names.wagons, None, names.wagons)
        milestone = Domain("milestone", names.milestones, None, names.milestones)
        row = Domain("row", ["1", "2", "3"])
        side = Domain("column", [*SIDES])
        piece = Domain("piece", [*PIECES])
        start = Domain("start tile", names.start_tiles, None, names.start_tiles)
        self.catalogue: Final = Catalogue(
            [
                # nature
                Family("tile", [city, Domain("city tile", names.city_tiles)]),
                Family("section", [section, Domain("telegraph tile", names.telegraph_tiles)]),
                Family("gap", [gap, Domain("VP tile", names.vp_tiles)]),
                Family("row", [row, performance]),  # a performance tile beside the track
                Family("rewards", [row, reward]),  # a reward tile beside the track
                Family("set", [wagon]),  # a wagon beside its row
                Family("offer", [start]),  # a start tile …
                Family("with", [colour]),  # … and the worker that comes with it
                Family("reveal", [Domain("deal tile", names.deals)]),
                Family("draw", [milestone]),
                Family("start", [seat]),  # who begins
                # before the game, and the turn
                Family("choose", [start]),
                Family("place", [colour, Domain("action", [*ACTIONS])]),
                Family("sell", []),  # a share
                Family("pass", []),
                Family("station", [city]),
                Family("rail", [slot]),
                Family("office", [section]),
                Family("trade", [piece]),
                # effects
                Family("ability", []),  # of the worker
                Family("bonus", [city]),  # pay for a First Station bonus
                Family("discard", [worker, section]),  # for the bonus of the telegraph tile there
                Family("promote", [worker, side]),
                Family("exchange", [worker]),
                Family("worker", [colour]),
                Family("train", [train]),
                Family("flip", [train]),
                Family("step", [Domain("track", [*TRACKS])]),
                Family("advance", [Domain("number of steps", [str(n + 1) for n in range(names.upgrade_steps)])]),
                Family("push", [performance]),
                Family("take", [performance, side]),
                Family("reward", [reward]),
                Family("extra", [slot]),  # the rail of a reward tile
                Family("wagon", [wagon]),
                Family("tender", []),
                Family("attach", [train]),
                Family("deal", [Domain("offer", [*OFFERS])]),
                Family("keep", [milestone]),
                Family("done", []),
                # the Mautoma
                Family("card", [Domain("card", names.cards, None, names.cards)]),  # on top of its deck
                Family("follow", [Domain("section of the card", [str(n + 1) for n in range(MOST_SECTIONS)])]),
                Family("skip", []),  # the card has no valid section
                Family("turn", [train]),  # face up
                Family("share", []),
                Family("invest", []),  # in a deal
            ]
        )
        base = self.catalogue.base
        self.tile: Final = base("tile")
        self.section: Final = base("section")
        self.gap: Final = base("gap")
        self.row: Final = base("row")
        self.rewards: Final = base("rewards")
        self.set: Final = base("set")
        self.offer: Final = base("offer")
        self.with_: Final = base("with")
        self.reveal: Final = base("reveal")
        self.draw: Final = base("draw")
        self.start: Final = base("start")
        self.choose: Final = base("choose")
        self.place: Final = base("place")
        self.sell: Final = base("sell")
        self.pass_: Final = base("pass")
        self.station: Final = base("station")
        self.rail: Final = base("rail")
        self.office: Final = base("office")
        self.trade: Final = base("trade")
        self.ability: Final = base("ability")
        self.bonus: Final = base("bonus")
        self.discard: Final = base("discard")
        self.promote: Final = base("promote")
        self.exchange: Final = base("exchange")
        self.worker: Final = base("worker")
        self.train: Final = base("train")
        self.flip: Final = base("flip")
        self.step: Final = base("step")
        self.advance: Final = base("advance")
        self.push: Final = base("push")
        self.take: Final = base("take")
        self.reward: Final = base("reward")
        self.extra: Final = base("extra")
        self.wagon: Final = base("wagon")
        self.tender: Final = base("tender")
        self.attach: Final = base("attach")
        self.deal: Final = base("deal")
        self.keep: Final = base("keep")
        self.done: Final = base("done")
        self.card: Final = base("card")
        self.follow: Final = base("follow")
        self.skip: Final = base("skip")
        self.turn: Final = base("turn")
        self.share: Final = base("share")
        self.invest: Final = base("invest")
        # How many values the second arguments have.
        self.city_tiles: Final = len(names.city_tiles)
        self.telegraph_tiles: Final = len(names.telegraph_tiles)
        self.vp_tiles: Final = len(names.vp_tiles)
        self.performance_tiles: Final = len(names.performance_tiles)
        self.reward_tiles: Final = len(names.reward_tiles)
        self.sections: Final = sections
        self.start_tiles: Final = names.start_tiles  # what they are called
