"""Pebbles: a game without a map. Who takes the last pebble loses."""
