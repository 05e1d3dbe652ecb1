"""How the judgement of SteamRollers weighs things; tuned by play (docs/steamrollers.md)."""

from typing import Final

from footplate.rails.network import bits

BOXES: Final = 6
STRONGEST: Final = 7  # with tile 4b
NEAR: Final = 255  # distances up to seven; longer ones are for tile 4a


class Outlook:
    """How a game against Olive goes on."""

    def __init__(self, deliveries: float, gain: float) -> None:
        self.deliveries: Final = deliveries  # of the player's
        self.gain: Final = gain  # of Olive's


class Weights:
    """One set of weights. Others can be tried against it."""

    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = DEFAULTS | values
        v = self.values
        self.spread: Final = v["spread"]
        self.future: Final = v["future"]
        self.tick: Final = v["tick"]
        self.hex: Final = v["hex"]
        self.tile_once: Final = v["tile_once"]
        self.tile_each: Final = v["tile_each"]
        self.tile_lost: Final = v["tile_lost"]
        self.order_near: Final = v["order_near"]
        self.die: Final = v["die"]
        self.pace: Final = v["pace"]
        self.crossed: Final = v["crossed"]
        self.meets: Final = v["meets"]
        self.region: Final = v["region"]
        self.risk: Final = v["risk"]
        self.again: Final = v["again"]
        self.pick: Final = v["pick"]
        self.robbed: Final = v["robbed"]
        self.good_lost: Final = v["good_lost"]
        # By strength and set of distances: what a delivery brings, now or with a stronger engine.
        self.distances: Final = [[self.best_of(mask, n) for mask in range(NEAR + 1)] for n in range(STRONGEST + 1)]
        self.memory: dict[tuple[int, ...], float] = {}
        self.outlooks: dict[tuple[int, int], Outlook] = {}  # by the box, and what lies there

    def best_of(self, mask: int, strength: int) -> float:
        best = 0.0
        for distance in bits(mask):
            if distance > max(strength, BOXES):
                continue  # boxes alone will never do
            value = float(distance)
            for _ in range(distance - strength):
                value *= self.tick
            best = max(best, value)
        return best


DEFAULTS: Final = {
    "spread": 0.7,  # deliveries from cities that needn't be emptied for the end
    "future": 0.75,  # a delivery to come, against one that is made
    "tick": 0.92,  # a distance, for each box that it lacks
    "hex": 0.76,  # a connection, for each hex that has to be drawn before it is there
    "tile_once": 0.1,  # the use of a tile besides its points
    "tile_each": 0.15,  # the same for a permanent one, for each delivery to come
    "tile_lost": 4.0,  # how soon a tile changes hands again
    "order_near": 0.45,  # an order, for each good that it lacks
    "die": 0.6,  # a delivery that a die would allow
    # Only against Olive. What plays best there isn't always what happens on average.
    "pace": 6.5,  # deliveries that the player makes in a round
    "crossed": 2.6,  # crosses that she makes in a round …
    "meets": 0.59,  # … and goods that she may remove by them
    "region": 0.61,  # a cross to come in one of her best regions
    "risk": 0.1,  # crosses in a round towards a full region
    "again": 3.5,  # a die of hers at an empty city
    "pick": 0.83,  # what the second die may bring
    "robbed": 0.71,  # a tile that she takes back
    "good_lost": 0.21,  # a good that she removes
}

# Against Olive, where it weighs otherwise.
SOLO: Final = {
    "spread": 0.77,
    "future": 0.56,
    "tick": 0.9,
    "hex": 0.84,
    "tile_once": 0.63,
    "tile_each": 0.12,
    "tile_lost": 2.4,
    "die": 1.6,
}
