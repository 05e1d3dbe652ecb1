"""The command line: full-screen and plain play, replays, maps, scenarios and rules. It knows games by the contract."""
