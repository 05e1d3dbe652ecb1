"""Imperial Steam: railways from Wien to Trieste, with workers, factories, shares and the official Automa."""
