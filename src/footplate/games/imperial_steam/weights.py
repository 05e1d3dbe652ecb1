"""How the judgement of Imperial Steam weighs things, in gulden."""

from typing import Final


class Weights:
    """One set of weights. Others can be tried against it."""

    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = DEFAULTS | values
        v = self.values
        self.good: Final = v["good"]
        self.spare_good: Final = v["spare_good"]
        self.coal: Final = v["coal"]
        self.sets: Final = v["sets"]
        self.level: Final = v["level"]
        self.worker: Final = v["worker"]
        self.enough: Final = v["enough"]
        self.fresh: Final = v["fresh"]
        self.column: Final = v["column"]
        self.hub: Final = v["hub"]
        self.hire: Final = v["hire"]
        self.order: Final = v["order"]
        self.place: Final = v["place"]
        self.car: Final = v["car"]
        self.cash: Final = v["cash"]
        self.purse: Final = v["purse"]
        self.token: Final = v["token"]
        self.engineer: Final = v["engineer"]
        self.link: Final = v["link"]
        self.way: Final = v["way"]
        self.pace: Final = v["pace"]
        self.bonus: Final = v["bonus"]
        self.delivery: Final = v["delivery"]
        self.far: Final = v["far"]
        self.piece: Final = v["piece"]
        self.stock: Final = v["stock"]
        self.contract: Final = v["contract"]
        self.slot: Final = v["slot"]
        self.rise: Final = v["rise"]
        self.future: Final = v["future"]
        self.lack: Final = v["lack"]
        self.access: Final = v["access"]
        self.near: Final = v["near"]
        self.set: Final = v["set"]
        self.least: Final = v["least"]


DEFAULTS: Final = {
    "good": 0.2,  # wood, stone or iron for a link to come, of what it is worth
    "spare_good": 3.0,  # any other good
    "coal": 13.0,  # a coal for a delivery to come
    "sets": 1.5,  # for how many links ahead goods are kept
    "level": 4.5,  # a worker's level
    "worker": 6.0,  # a worker, who rises every round
    "enough": 14.0,  # levels that two links take; more are worth a third
    "fresh": 0.3,  # a level that is ready, against one that was used
    "column": 2.4,  # a column of influence
    "hub": 2.0,  # a hub where one can hire
    "hire": 40.0,  # any hub at all where one can hire
    "order": 3.0,  # each who moves later
    "place": 7.0,  # a place for a good, each round: half of it beyond five, little beyond eight
    "car": 0.8,  # a car that can carry passengers once there are cities for it
    "cash": 0.3,  # of what the first gulden are worth more than their value, while much is to be bought
    "purse": 112.0,  # how many gulden that is
    "token": 7.0,  # a point of a business token
    "engineer": 18.0,  # an engineer, by what a link that needs him costs without
    "link": 30.0,  # a link's goods, by what they cost
    "way": 2.5,  # what the way to Trieste gets shorter, of what the rest of it costs
    "pace": 18.0,  # of that way a turn brings so much
    "bonus": 0.8,  # of Trieste's bonus, while the way is short enough
    "delivery": 0.85,  # a delivery to come, against one that is made
    "far": 220.0,  # the cost of the way at which a hub is out of reach
    "piece": 0.55,  # of a contract on display, what factories without a contract promise
    "stock": 5.0,  # a good on an own factory that will hardly be delivered
    "contract": 0.45,  # a contract's payment while it isn't full
    "slot": 18.0,  # an empty slot in the network
    "rise": 0.6,  # steps that the share will still rise, by the links to come
    "access": 0.25,  # of what a hub in the network asks for, what factories to come will bring
    "near": 0.6,  # a hub that is next to the network, against one in it
    "set": 0.15,  # a wood, a stone and an iron together, of what a link is worth
    "least": 15.0,  # what a link is worth besides the way to Trieste
    "lack": 18.0,  # what a factory costs that a contract lacks
    "future": 8.0,  # what a turn to come will have brought by the end
}
