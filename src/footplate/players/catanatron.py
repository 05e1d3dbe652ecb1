"""Catanatron's random players, the measure that `footplate bench` compares with. An optional extra."""


def play_catanatron(seed: int) -> tuple[int, int] | None:
    """A game of four random players: its decisions (choices among at least two) and moves; None if not installed."""
    try:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer
    except ImportError:
        return None
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    decisions = moves = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.playable_actions) > 1:
            decisions += 1
        game.play_tick()
        moves += 1
    return decisions, moves
