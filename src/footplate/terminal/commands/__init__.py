"""One module per command: `add` describes its arguments, `run` does it and answers with the exit code."""
