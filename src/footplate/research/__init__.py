"""The laboratory: arenas, numbers for positions, environments of other libraries, data of self-play.

Each module says which extra of the package it needs; the arena itself needs none. docs/research.md walks through it.
"""
