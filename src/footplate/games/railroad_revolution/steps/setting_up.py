"""Setting up: who begins, and the start tiles that are chosen before the first turn."""

from footplate.games.railroad_revolution import automa_turn
from footplate.games.railroad_revolution.effects import COLOURS, WHITE
from footplate.games.railroad_revolution.state import EFFECTS, OFFERED, TILES, RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.games.railroad_revolution.steps.missing import clash, taken
from footplate.table.catalogue import Action
from footplate.table.game import replaced
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import NatureStep, Step

# Who begins


class Start(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("start", "Draw who begins", ["start"])

    def legal(self, state: RailroadState) -> list[int]:
        box = state.box
        seats = [seat for seat in range(box.seats) if not box.any_automa or box.automas[seat]]
        return [box.actions.start + seat for seat in seats if seat not in state.order]

    def play(self, state: RailroadState, action: int) -> None:
        box = state.box
        seat = action - box.actions.start
        if box.any_automa:
            state.order = [*state.order, seat]
        else:
            state.order = [(seat + n) % box.seats for n in range(box.seats)]
            for later, other in enumerate(state.order):  # rule rr.setup.seat-shares
                state.take_shares(other, box.seat_shares[later])
        flow.begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        seat = action.values[0]
        if state.box.any_automa and not state.box.automas[seat]:
            return refuse("rr.automa.first", "The Mautomas come first.")
        if seat in state.order:
            return refuse("rr.automa.first", "{seat} has its place.", seat=word(action.words[0]))
        return None


# Start tiles


class Offer(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("offer", "Draw a start tile", ["offer"])

    def legal(self, state: RailroadState) -> list[int]:
        count = len(state.box.performance_tiles) if state.box.edition.tiles else len(state.box.setup_sides)
        return [state.box.actions.offer + tile for tile in range(count) if not clash(state, tile)]

    def play(self, state: RailroadState, action: int) -> None:
        tile = action - state.box.actions.offer
        state.offer_tile = [*state.offer_tile, tile]
        if state.box.edition.tiles:
            state.tile_at[tile] = OFFERED
        flow.begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        if not clash(state, action.values[0]):
            return None
        if state.box.edition.tiles:
            return refuse("rr.setup.start-tiles", "A tile of this letter is offered.")
        return refuse("rr.setup.setup-tiles", "This set-up tile is offered.")


class With(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("with", "Draw its worker", ["with"])

    def legal(self, state: RailroadState) -> list[int]:
        colours = [colour for colour in range(WHITE + 1, len(COLOURS)) if colour not in state.offer_worker]
        return [state.box.actions.with_ + colour for colour in colours]

    def play(self, state: RailroadState, action: int) -> None:
        state.offer_worker = [*state.offer_worker, action - state.box.actions.with_]
        flow.begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        colour = action.values[0]
        if colour == WHITE:
            return refuse(rule(state), "The worker of a start tile is specialised.")
        return taken(rule(state), word(COLOURS[colour])) if colour in state.offer_worker else None


class Choose(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("choose", "Choose a start tile", ["choose"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        return [state.box.actions.choose + tile for tile in state.offer_tile if tile >= 0]

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        at = state.offer_tile.index(action - state.box.actions.choose)
        tile = state.offer_tile[at]
        state.offer_tile = replaced(state.offer_tile, at, -1)
        state.asked += 1
        colour = state.offer_worker[at]
        state.take_workers(seat, colour, 1)
        state.step = EFFECTS
        if state.box.edition.tiles:
            rows = state.box.values.extension_rows
            state.tile_at[tile] = TILES + seat * rows * 2 + rows  # at the bottom of the right column
            if state.box.automas[seat]:
                automa_turn.prepare_deck(state, seat, tile)
        else:
            flow.gain(state, seat, state.box.setup_sides[tile].gives)
        flow.go_on(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        if action.values[0] in state.offer_tile:
            return None
        return refuse(rule(state), "{tile} is not offered.", tile=action.words[0])


def rule(state: RailroadState) -> str:
    """The rule of start tiles, which are other tiles in each edition."""
    return "rr.setup.start-tiles" if state.box.edition.tiles else "rr.setup.setup-tiles"
