"""Railway mathematics: hexes, track, groups of cities, links and routes. No game in it."""
