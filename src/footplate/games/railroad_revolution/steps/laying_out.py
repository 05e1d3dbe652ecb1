"""Setting up: nature lays out tiles and deals the first milestones."""

from footplate.games.railroad_revolution.milestones import A1
from footplate.games.railroad_revolution.performance import LETTERS
from footplate.games.railroad_revolution.state import LAID_OUT, OUT, PILE, RailroadState
from footplate.games.railroad_revolution.steps.flow import begin
from footplate.games.railroad_revolution.steps.missing import (
    letters_left,
    next_city,
    next_dealt,
    next_gap,
    next_reward,
    next_row,
    next_section,
    next_wagon_row,
    taken,
)
from footplate.table.catalogue import Action
from footplate.table.game import replaced
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep


class CityTile(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("city", "Lay out a city tile", ["tile"])

    def legal(self, state: RailroadState) -> list[int]:
        a = state.box.actions
        base = a.tile + next_city(state) * a.city_tiles
        return [base + tile for tile in range(state.box.loose_city_tiles) if tile not in state.city_tile]

    def play(self, state: RailroadState, action: int) -> None:
        city, tile = divmod(action - state.box.actions.tile, state.box.actions.city_tiles)
        state.city_tile = replaced(state.city_tile, city, tile)
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        city, tile = action.values
        wanted = next_city(state)
        if city != wanted:
            name = state.box.geography.city_names[wanted]
            return refuse("rr.setup.city-tiles", "The next tile is for {city}.", city=name)
        if tile >= state.box.loose_city_tiles:
            return refuse("rr.setup.city-tiles", "{tile} is printed on the board.", tile=action.words[1])
        return taken("rr.setup.city-tiles", action.words[1]) if tile in state.city_tile else None


class SectionTile(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("section", "Lay out a telegraph tile", ["section"])

    def legal(self, state: RailroadState) -> list[int]:
        a = state.box.actions
        base = a.section + next_section(state) * a.telegraph_tiles
        return [base + tile for tile in range(a.telegraph_tiles) if tile not in state.section_tile]

    def play(self, state: RailroadState, action: int) -> None:
        section, tile = divmod(action - state.box.actions.section, state.box.actions.telegraph_tiles)
        state.section_tile = replaced(state.section_tile, section, tile)
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        wanted = next_section(state)
        if action.values[0] != wanted:
            return refuse("rr.setup.telegraph-tiles", "The next tile is for section {number}.", number=wanted + 1)
        there = action.values[1] in state.section_tile
        return taken("rr.setup.telegraph-tiles", action.words[1]) if there else None


class GapTile(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("gap", "Lay out a VP tile", ["gap"])

    def legal(self, state: RailroadState) -> list[int]:
        a = state.box.actions
        base = a.gap + next_gap(state) * a.vp_tiles
        return [base + tile for tile in range(a.vp_tiles) if tile not in state.gap_tile]

    def play(self, state: RailroadState, action: int) -> None:
        gap, tile = divmod(action - state.box.actions.gap, state.box.actions.vp_tiles)
        state.gap_tile = replaced(state.gap_tile, gap, tile)
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        wanted = next_gap(state)
        if action.values[0] != wanted:
            return refuse("rr.setup.vp-tiles", "The next tile is for gap {number}.", number=wanted + 1)
        return taken("rr.setup.vp-tiles", action.words[1]) if action.values[1] in state.gap_tile else None


class Dealt(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("dealt", "Deal a milestone", ["draw"])

    def legal(self, state: RailroadState) -> list[int]:
        pile = state.box.milestone_piles[A1 + next_dealt(state) % 2]
        return [state.box.actions.draw + tile for tile in pile if state.where[tile] == PILE]

    def play(self, state: RailroadState, action: int) -> None:
        seat, column = divmod(next_dealt(state), 2)
        state.open_milestone(seat, column, action - state.box.actions.draw)
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        tile = action.values[0]
        if state.box.milestones[tile].pile != A1 + next_dealt(state) % 2:
            return refuse("rr.setup.milestones", "{tile} is of another pile.", tile=action.words[0])
        if state.where[tile] != PILE:
            return refuse("rr.setup.milestones", "{tile} is in its pile no more.", tile=action.words[0])
        return None


class Row(NatureStep[RailroadState]):
    """Some tiles of each letter leave the game unseen: a letter is as likely as it has tiles left among those."""

    def __init__(self) -> None:
        super().__init__("row", "Lay out a performance tile", ["row"])

    def legal(self, state: RailroadState) -> list[int]:
        a = state.box.actions
        base = a.row + next_row(state) * a.performance_tiles
        left = letters_left(state)
        tiles = state.box.performance_tiles
        return [base + n for n, tile in enumerate(tiles) if state.tile_at[n] == OUT and left[tile.letter]]

    def odds(self, state: RailroadState) -> list[float]:
        left = letters_left(state)
        tiles = state.box.performance_tiles
        unseen = [0] * len(LETTERS)
        for number, tile in enumerate(tiles):
            unseen[tile.letter] += state.tile_at[number] == OUT
        total = sum(left)
        return [
            left[tile.letter] / total / unseen[tile.letter]
            for number, tile in enumerate(tiles)
            if state.tile_at[number] == OUT and left[tile.letter]
        ]

    def play(self, state: RailroadState, action: int) -> None:
        row, tile = divmod(action - state.box.actions.row, state.box.actions.performance_tiles)
        state.tile_at[tile] = row
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        row, tile = action.values
        wanted = next_row(state)
        if row != wanted:
            return refuse("rr.setup.performance-rows", "The next tile is for row {number}.", number=wanted + 1)
        if state.tile_at[tile] != OUT:
            return taken("rr.setup.performance-rows", action.words[1])
        if not letters_left(state)[state.box.performance_tiles[tile].letter]:
            what = "All tiles of its letter that were not removed lie there."
            return refuse("rr.setup.performance-rows", what)
        return None


class Rewards(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("rewards", "Lay out a reward tile", ["rewards"])

    def legal(self, state: RailroadState) -> list[int]:
        a = state.box.actions
        row, piece = divmod(next_reward(state), 2)
        base = a.rewards + row * a.reward_tiles
        tiles = state.box.reward_tiles
        return [base + n for n, tile in enumerate(tiles) if state.reward_at[n] == OUT and tile.piece == piece]

    def play(self, state: RailroadState, action: int) -> None:
        row, tile = divmod(action - state.box.actions.rewards, state.box.actions.reward_tiles)
        state.reward_at[tile] = row
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        row, tile = action.values
        wanted, piece = divmod(next_reward(state), 2)
        if row != wanted:
            return refuse("rr.setup.reward-rows", "The next tile is for row {number}.", number=wanted + 1)
        if state.box.reward_tiles[tile].piece != piece:
            return refuse("rr.setup.reward-rows", "A tile of the other type comes next.")
        return taken("rr.setup.reward-rows", action.words[1]) if state.reward_at[tile] != OUT else None


class Wagons(NatureStep[RailroadState]):
    def __init__(self) -> None:
        super().__init__("wagons", "Lay out a wagon", ["set"])

    def legal(self, state: RailroadState) -> list[int]:
        row = next_wagon_row(state)
        base = state.box.actions.set
        wagons = state.box.wagons
        return [base + n for n, wagon in enumerate(wagons) if wagon.row == row and state.wagon_at[n] == OUT]

    def play(self, state: RailroadState, action: int) -> None:
        state.wagon_at[action - state.box.actions.set] = LAID_OUT
        begin(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        wanted = next_wagon_row(state)
        if state.box.wagons[action.values[0]].row != wanted:
            return refuse("rr.setup.wagons", "The next wagon is for row {number}.", number=wanted + 1)
        there = state.wagon_at[action.values[0]] != OUT
        return taken("rr.setup.wagons", action.words[0]) if there else None
