"""How the judgement of Imperial Steam weighs things, in gulden."""

from typing import Final


class Weights:
    """One set of weights. Others can be tried against it."""

    def __init__(self, values: dict[str, float]) -> None:
        v = DEFAULTS | values
        self.good: Final = v["good"]
        self.later: Final = v["later"]
        self.set: Final = v["set"]
        self.sets: Final = v["sets"]
        self.least: Final = v["least"]
        self.spare_good: Final = v["spare_good"]
        self.coal: Final = v["coal"]
        self.level: Final = v["level"]
        self.train: Final = v["train"]
        self.enough: Final = v["enough"]
        self.more: Final = v["more"]
        self.fresh: Final = v["fresh"]
        self.able: Final = v["able"]
        self.engineer: Final = v["engineer"]
        self.column: Final = v["column"]
        self.low: Final = v["low"]
        self.hub: Final = v["hub"]
        self.hire: Final = v["hire"]
        self.dear: Final = v["dear"]
        self.blocked: Final = v["blocked"]
        self.first: Final = v["first"]
        self.lying: Final = v["lying"]
        self.order: Final = v["order"]
        self.each: Final = v["each"]
        self.place: Final = v["place"]
        self.room: Final = v["room"]
        self.car: Final = v["car"]
        self.cash: Final = v["cash"]
        self.purse: Final = v["purse"]
        self.token: Final = v["token"]
        self.way: Final = v["way"]
        self.pace: Final = v["pace"]
        self.bonus: Final = v["bonus"]
        self.slot: Final = v["slot"]
        self.delivery: Final = v["delivery"]
        self.fetch: Final = v["fetch"]
        self.stock: Final = v["stock"]
        self.access: Final = v["access"]
        self.near: Final = v["near"]
        self.far: Final = v["far"]
        self.piece: Final = v["piece"]
        self.contract: Final = v["contract"]
        self.lack: Final = v["lack"]
        self.haste: Final = v["haste"]
        self.rise: Final = v["rise"]
        self.future: Final = v["future"]


DEFAULTS: Final = {
    "good": 0.2,  # wood, stone or iron for the next link, of what it is worth
    "later": 0.12,  # … and for one after the next
    "set": 0.15,  # all that the next link costs, of what a link is worth
    "sets": 2.0,  # for how many links ahead goods are kept
    "least": 15.0,  # what a link is worth besides the way to Trieste
    "spare_good": 3.0,  # any other good
    "coal": 6.0,  # a coal for a delivery to come
    "level": 8.0,  # a worker's level when it is sent out
    "train": 0.4,  # levels that a worker rises in a round
    "enough": 16.0,  # levels that two links take; more are worth less …
    "more": 0.33,  # … so much of it
    "fresh": 0.3,  # a level that is ready, against one that was used
    "able": 40.0,  # a crew that is strong enough for the next link
    "engineer": 1.0,  # an engineer, besides what the way gets shorter
    "column": 6.0,  # a column of influence, twice that where there are few
    "low": 8.0,  # how many are few
    "hub": 2.0,  # a hub where one can hire
    "hire": 40.0,  # any hub at all where one can hire
    "dear": 1.0,  # of what a worker costs more than the least
    "blocked": 40.0,  # an engineer whom the way takes and whom no hub within reach has
    "first": 5.6,  # that all others move later, while bids are made …
    "lying": 0.7,  # … and each point of business that lies next to Wien
    "order": 16.0,  # the same in a round …
    "each": 5.0,  # … and each of them
    "place": 7.0,  # a place for a good, each round: half of it beyond five, little beyond eight
    "room": 12.0,  # a place that is lacking for the goods of the next link
    "car": 0.8,  # a car that can carry passengers once there are cities for it
    "cash": 0.25,  # of what the first gulden are worth more than their value, while much is to be bought
    "purse": 112.0,  # how many gulden that is
    "token": 7.0,  # a point of a business token
    "way": 2.5,  # what the way to Trieste gets shorter, of what the rest of it costs
    "pace": 18.0,  # of that way a turn brings so much
    "bonus": 0.8,  # of Trieste's bonus, while the way is short enough
    "slot": 12.0,  # an empty slot in the network
    "delivery": 0.9,  # a delivery to come, against one that is made
    "fetch": 0.8,  # one whose coal has to be got first
    "stock": 7.0,  # a good on an own factory that will hardly be delivered
    "access": 0.25,  # of what a hub in the network asks for, what factories to come will bring
    "near": 0.6,  # a hub that is next to the network, against one in it
    "far": 220.0,  # the cost of the way at which a hub is out of reach
    "piece": 0.7,  # of a contract on display, what factories without a contract promise
    "contract": 0.6,  # a contract's payment while it isn't full
    "lack": 12.0,  # what a factory costs that a contract lacks
    "haste": 1.5,  # links that others build in a round on their way to Trieste
    "rise": 0.6,  # steps that the share will still rise, by the links to come
    "future": 4.4,  # what a turn to come will have brought by the end
}
USUAL: Final = Weights({})
