"""Shelf: every kind of board but a map. Cards go from a row to a hand and onto a grid, and markers along a track."""
