"""What things are worth to the judgement of a position, in points. Found by hand and by play against itself."""

from typing import Final


class Weights:
    def __init__(self) -> None:
        self.pieces_per_turn = 1.3  # how fast the pieces left of the logo go
        self.length = 23.5  # rounds of a game, on average
        self.by_pieces = 0.3  # how much the pieces say about it, against the rounds
        self.dollar = 0.018  # the first one
        self.much = 2500.0  # with so much, another dollar is worth a quarter of that …
        self.need = 400.0  # … or with so much for each turn that is left
        self.building = 2.0  # one that there is time to build …
        self.buildings_per_turn = 0.6
        self.rail = 0.5  # … and a rail
        self.rails_per_turn = 1.0
        self.worker = 1.3  # a specialised one that no milestone waits for
        self.worker_again = 0.4  # another of the same colour
        self.spare = 2.5  # a worker that no milestone waits for, whatever her colour, up to four
        self.ability = 0.9  # a turn with a specialist, against one with a white worker
        self.discount = 0.86  # of a milestone, for each action that it is away
        self.room = 1.0  # the share of the turns left that a milestone may take
        self.late = 0.75  # how much one is worth less that takes all of it
        self.wanted = 1.0  # a worker of choice, where a milestone lacks one
        self.next_milestone = 0.45  # the share of the next one that is seen already
        self.next_away = 4.0  # actions that the next one takes
        self.promotion = 0.4  # actions for a spot whose worker is there
        self.train = 0.95  # the share of a train's worth that it has before it is taken
        self.exchange = 0.7  # of a worker's worth, where one is given for her
        self.recruit = 2.0  # actions for a spot whose worker isn't
        self.rails_per_action = 2.0
        self.train_down = 0.5  # the share of a train's points that it may still get back
        self.train_use = 1.5  # that it can be flipped
        self.freight = 0.8  # a wagon or tender at a train
        self.rise = 0.5  # the share of the next space or row that is seen already
        self.growth = 0.8  # of what performance tiles count, against GROWTH
        self.marker = 1.4  # a step of the expansion's marker
        self.reward_tile = 4.0
        self.gap_half = 0.4  # of a gap with an own office on one side
        self.site = 0.6  # a connected city without own station
        self.stations = 0.25  # built in a turn, on average …
        self.offices = 0.2  # … and offices


WEIGHTS: Final = Weights()

# By kind of effect (effects.py): what is still open on the list is worth.
PENDING: Final = [
    0.0, 0.0, 0.0,  # what comes at once
    2.2,  # a specialised worker
    9.5,  # a train
    3.0,  # a flip
    2.5,  # a free rail
    3.5,  # an upgrade
    1.5,  # an exchange
    2.5,  # a promotion
    5.0,  # a station
    2.5, 4.0, 3.5,  # a start tile's rail, station, office
    2.5,  # another rail of the action
    2.5,  # the ability
    5.0,  # a First Station bonus
    2.0,  # a telegraph tile for a worker
    1.2,  # a step
    5.0,  # a performance tile
    4.0,  # a reward tile
    1.5,  # a wagon
    1.5,  # a deal
    3.0, 4.0, 4.0,  # a reward tile's rail, station, office
]  # fmt: skip

# By what a performance tile counts (performance.py): how many more come in a turn, and how many there can be.
GROWTH: Final = [
    0.25, 0.25, 0.2, 0.08, 0.2, 0.12, 0.14, 0.12, 0.1, 0.14, 0.08, 0.08, 0.1, 0.15, 0.1, 0.2, 0.07, 0.09, 0.1, 0.16,
]  # fmt: skip
MOST: Final = [8, 8, 7, 4, 9, 6, 5, 5, 4, 6, 4, 4, 5, 6, 6, 7, 5, 3, 4, 6]
