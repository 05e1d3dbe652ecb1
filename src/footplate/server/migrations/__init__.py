"""Alembic's migrations; the server runs what is missing when it starts."""
