"""Two tiny games of the house's own: pebbles has no map, branch has cities and links and effects within effects.

They know nothing of other games, and all that shows, plays, stores or fuzzes games is tried on them. `pebbles` is also
the folder that a new game is copied from (docs/adding-a-game.md).
"""
