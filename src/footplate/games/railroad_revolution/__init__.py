"""Railroad Revolution, with the expansion Railroad Evolution and the Mautoma."""
