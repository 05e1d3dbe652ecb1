"""States of every game leave this process and come back, with whatever Footplate is on the path. Run by a test."""

import copy
import json
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor

import footplate
from footplate.games import GAMES, OURS
from footplate.table.game import NATURE, Decision, Game, Scores, State
from footplate.table.nature import Roller
from tests.games.kinds import kinds, table

MOVES = (0, 60, 130)
PATIENCE = 120  # seconds, for a worker that would never answer


def some(game: Game) -> list[str]:
    """The smallest table, the next one, and the last: where the game has automas, with them."""
    every = kinds(game)
    return [*every[:2], every[-1]]


def states(game: Game, seats: str) -> list[State]:
    """Positions of a random game, whole and as each seat may know them."""
    state = game.start(table(game, game.info.editions[0], seats))
    roller = Roller(seats)
    found: list[State] = []
    for number in range(max(MOVES) + 1):
        if number in MOVES:
            found += [state.copy(), *(game.redact(state, seat) for seat in range(NATURE, len(state.setup.seats)))]
        if game.turn(state) is None:
            break
        legal = game.legal(state)
        game.play(state, legal[roller.below(len(legal))])
    return found


def elsewhere(state: State) -> tuple[State, list[int], Decision | None, Scores]:
    """What a worker does with a state: one move, and everything about it comes back."""
    game = GAMES[state.setup.game]
    legal = game.legal(state)
    if legal:
        game.play(state, legal[0])
    return state, legal, game.turn(state), game.scores(state)


def told(state: State) -> list[object]:
    after, legal, decision, scores = elsewhere(state)
    asked = [decision.seat, decision.kind, decision.prompt] if decision else []
    return [
        after.pack().hex(),
        after.setup.key(),
        legal,
        asked,
        scores.columns,
        scores.rows,
        scores.winners,
        repr(after),
    ]


def main() -> None:
    every = [state for game in OURS for seats in some(game) for state in states(game, seats)]
    for state in every:
        before = state.pack()
        for again in (
            pickle.loads(pickle.dumps(state)),
            copy.copy(state),
            copy.deepcopy(state),
            copy.deepcopy([state])[0],
        ):
            assert again == state
            assert again is not state
            assert told(again) == told(state.copy())
        assert state.pack() == before
    with ProcessPoolExecutor(1) as pool:
        back = [pool.submit(elsewhere, state) for state in every]
        for state, future in zip(every, back, strict=True):
            after, legal, decision, scores = future.result(PATIENCE)
            here = elsewhere(state.copy())
            assert (after, legal) == here[:2]
            assert (decision and decision.prompt) == (here[2] and here[2].prompt)
            assert scores.rows == here[3].rows
    json.dump(
        {
            "compiled": footplate.compiled(),
            "count": len(every),
            "said": sorted({repr(state).partition(":")[0] for state in every}),
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
