"""How the judgement of SteamRollers weighs things; tuned by play (docs/steamrollers.md)."""

from typing import Final

from footplate.rails.network import bits

BOXES: Final = 6
STRONGEST: Final = 7  # with tile 4b
NEAR: Final = 255  # distances up to seven; longer ones are for tile 4a


class Weights:
    """One set of weights. Others can be tried against it."""

    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = DEFAULTS | values
        v = self.values
        self.spread: Final = v["spread"]
        self.solo_share: Final = v["solo_share"]
        self.future: Final = v["future"]
        self.tick: Final = v["tick"]
        self.hex: Final = v["hex"]
        self.tile_once: Final = v["tile_once"]
        self.tile_each: Final = v["tile_each"]
        self.tile_lost: Final = v["tile_lost"]
        self.order_near: Final = v["order_near"]
        self.die: Final = v["die"]
        self.cross: Final = v["cross"]
        self.full: Final = v["full"]
        self.robbed: Final = v["robbed"]
        self.good_lost: Final = v["good_lost"]
        # By strength and set of distances: what a delivery brings, now or with a stronger engine.
        self.distances: Final = [[self.best_of(mask, n) for mask in range(NEAR + 1)] for n in range(STRONGEST + 1)]
        self.memory: dict[tuple[int, ...], float] = {}

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
    "solo_share": 0.8,  # of the goods that the end still needs, what the player delivers against Olive
    "future": 0.75,  # a delivery to come, against one that is made
    "tick": 0.92,  # a distance, for each box that it lacks
    "hex": 0.76,  # a connection, for each hex that has to be drawn before it is there
    "tile_once": 0.1,  # the use of a tile besides its points
    "tile_each": 0.15,  # the same for a permanent one, for each delivery to come
    "tile_lost": 4.0,  # how soon a tile changes hands again
    "order_near": 0.45,  # an order, for each good that it lacks
    "die": 0.6,  # a delivery that a die would allow
    "cross": 0.35,  # a cross of Olive's
    "full": 1.5,  # a region that is nearly full
    "robbed": 0.8,  # a tile that Olive takes back
    "good_lost": 0.4,  # a good that she removes
}
