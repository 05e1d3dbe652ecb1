"""What is still open in a turn promises: each effect on the list by the best that can be made of it now."""

from footplate.games.railroad_revolution.advice_outlook import Outlook
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    DEAL,
    EXCHANGE,
    FIRST,
    FLIP,
    MONEY,
    PROMOTE,
    REWARD,
    SHARES,
    SPECIALIST,
    STEP,
    TAKE,
    TILE,
    TRAIN,
    UPGRADE,
    WHITE,
    WORKER,
    amount_of,
    kind_of,
)
from footplate.games.railroad_revolution.extension import can_push
from footplate.games.railroad_revolution.performance import NO_STOP, PERFORMANCE_STOP
from footplate.games.railroad_revolution.purse import cash, flip_effects
from footplate.games.railroad_revolution.scoring import track_items
from footplate.games.railroad_revolution.steps.abilities import ability, tile_bonus, useful
from footplate.games.railroad_revolution.steps.trains import any_train
from footplate.games.railroad_revolution.weights import PENDING, WEIGHTS


def pending(outlook: Outlook) -> float:
    """What waits on the list of whose turn it is."""
    return Pending(outlook).value(outlook.state.effects)


class Pending:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.seat = outlook.seat
        self.promotions = promotions(outlook)
        self.recruits = recruits(outlook)

    def value(self, effects: list[int]) -> float:
        """Of several effects together. The ability comes last: it promotes whom no other promotion does."""
        money = cash(self.state, effects)
        worth = self.outlook.gained(money) if money else 0.0
        steps = 0
        own = False
        for code in effects:
            kind = kind_of(code)
            if kind == STEP:
                steps += 1
            elif kind == ABILITY:
                own = True
            elif kind != MONEY and kind != SHARES:
                worth += self.one(kind, amount_of(code))
        if steps:
            worth += self.steps(steps)
        return worth + self.ability() if own else worth

    def one(self, kind: int, amount: int) -> float:
        if kind == PROMOTE:
            return self.promotions.pop() if self.promotions else 0.0
        if kind == SPECIALIST or kind == WORKER:
            return self.worker(kind, amount)
        if kind == EXCHANGE:
            return WEIGHTS.exchange * self.worker(SPECIALIST, 0)
        if kind == TRAIN:
            return self.train()
        if kind == FLIP:
            return self.flip()
        if kind == UPGRADE:
            return self.upgrade()
        if kind == TAKE:
            return self.take(amount)
        if kind == TILE:
            return self.tile(amount)
        if kind == FIRST:
            tile = self.state.box.city_tiles[self.state.city_tile[amount]]
            return max(0.0, self.outlook.gained(-tile.first_cost) + self.value(tile.first))
        return self.deal() if kind == DEAL else PENDING[kind]

    def ability(self) -> float:
        """The worker's, or a promotion instead."""
        promoted = self.promotions[-1] if self.promotions else 0.0
        if self.state.worker == WHITE or not useful(self.state):
            return promoted
        found = ability(self.state)
        own = self.value(found.effects)
        if found.price:
            own += self.outlook.gained(-found.price)
        return max(own, promoted)

    def worker(self, kind: int, colour: int) -> float:
        """A worker that a milestone lacks, or one for her ability."""
        outlook = self.outlook
        if kind == WORKER and outlook.pool[colour] >= 0:
            return 0.0 if colour == WHITE else WEIGHTS.worker * outlook.soon(8)
        if self.recruits:
            return self.recruits.pop() + WEIGHTS.wanted
        return (WEIGHTS.worker + WEIGHTS.ability) * outlook.soon(8)

    def train(self) -> float:
        if not any_train(self.state, self.seat):
            return 0.0
        return WEIGHTS.train * (self.state.box.values.train_vp + WEIGHTS.train_use * self.outlook.soon(6))

    def flip(self) -> float:
        """A flip turns a train to the front again, or gives a bonus for its points."""
        state, seat, outlook = self.state, self.seat, self.outlook
        types = len(state.box.trains)
        vp = state.box.values.train_vp
        lost = vp * (1.0 - WEIGHTS.train_down * outlook.soon(5)) + WEIGHTS.train_use * outlook.soon(6)
        best = 0.0
        for train in range(types):
            if state.trains_down[seat * types + train]:
                best = max(best, lost)
            elif state.trains_up[seat * types + train]:
                promotions, recruits = self.promotions[:], self.recruits[:]
                best = max(best, self.value(flip_effects(state, seat, train)) - lost)
                self.promotions, self.recruits = promotions, recruits
        return best

    def tile(self, section: int) -> float:
        """The bonus of a telegraph tile, for a worker."""
        if self.outlook.spare <= 0:
            return 0.0
        return max(0.0, self.value(tile_bonus(self.state, section)) - WEIGHTS.spare * self.outlook.soon(8))

    def deal(self) -> float:
        """The better offer of the deal tile."""
        state = self.state
        tile = state.box.deals[state.deals[state.deal_at]]
        best = 0.0
        for price, reward in zip(tile.prices, tile.rewards, strict=True):
            if price <= state.shares[self.seat]:
                paid = self.outlook.gained(-price * state.box.values.share_price)
                best = max(best, self.value(reward) + paid)
        return best

    # Performance

    def upgrade(self) -> float:
        state = self.state
        if not state.box.edition.tiles:
            return self.steps(state.box.values.upgrade_steps)
        return max(self.advance(), self.push())

    def steps(self, number: int) -> float:
        """So many steps on the base game's tracks, each the best one."""
        state, seat = self.state, self.seat
        marker = state.marker[seat * 3 : seat * 3 + 3]
        items = [track_items(state, seat, track) + self.outlook.more_items(track) for track in range(3)]
        worth = 0.0
        for _ in range(number):
            best, on = 0.0, -1
            for track in range(3):
                step = self.step(track, marker[track], items[track])
                if step > best:
                    best, on = step, track
            if on < 0:
                break
            worth += best
            marker[on] += 1
        return worth

    def step(self, track: int, at: int, items: float) -> float:
        tracks = self.state.box.base_tracks
        if at == tracks.length:
            return 0.0
        seen = WEIGHTS.rise * self.outlook.soon(10)  # of what is two spaces ahead
        now = self.outlook.space(track, at, seen)
        then = self.outlook.space(track, at + 1, seen)
        return items * (then - now) + self.outlook.gained(-tracks.cost[at + 1])

    def advance(self) -> float:
        """As far as an upgrade goes on the expansion's track."""
        state, outlook = self.state, self.outlook
        track = state.box.track
        at = state.marker[self.seat * 3]
        best = worth = 0.0
        price = 0
        for step in range(at + 1, min(track.length, at + state.box.values.upgrade_steps) + 1):
            price += track.cost[step]
            worth += WEIGHTS.marker * outlook.soon(6)
            if track.stop[step] == PERFORMANCE_STOP:
                worth += self.take(track.row[step])
            elif track.stop[step] != NO_STOP:
                worth += PENDING[REWARD] * outlook.soon(4)
            best = max(best, worth + outlook.gained(-price))
        return best

    def take(self, row: int) -> float:
        """The best performance tile of a row."""
        rows = self.state.box.values.extension_rows
        best = 0.0
        for tile, place in enumerate(self.state.tile_at):
            if place == row:
                best = max(best, self.outlook.tile(tile, 0, rows))
        return best

    def push(self) -> float:
        """The own performance tile for which the next row is worth most."""
        state, seat = self.state, self.seat
        rows = state.box.values.extension_rows
        best = 0.0
        for tile, place in enumerate(state.tile_at):
            if can_push(state, seat, tile):
                row = place % rows
                best = max(best, self.outlook.tile(tile, row + 1, rows) - self.outlook.tile(tile, row, rows))
        return best


def promotions(outlook: Outlook) -> list[float]:
    """What promotions are worth whose worker is there, the best last."""
    out: list[float] = []
    for column in range(2):
        ready = outlook.ready[column]
        if ready == 0:
            continue
        tile = outlook.state.open[outlook.seat * 2 + column]
        away = outlook.away[column]
        worth = outlook.promise(tile, away)
        for _ in range(ready):
            away -= WEIGHTS.promotion
            then = outlook.promise(tile, away) if away > 0.01 else outlook.completed(tile)
            out.append(then - worth)
            worth = then
    out.sort()
    return out


def recruits(outlook: Outlook) -> list[float]:
    """What workers are worth that the open milestones lack, the best last."""
    out: list[float] = []
    for column in range(2):
        if outlook.lacking[column]:
            tile = outlook.state.open[outlook.seat * 2 + column]
            away = outlook.away[column]
            nearer = outlook.promise(tile, away - WEIGHTS.recruit + WEIGHTS.promotion)
            out += [nearer - outlook.promise(tile, away)] * outlook.lacking[column]
    out.sort()
    return out
