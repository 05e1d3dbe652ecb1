"""Players that think ahead, for every game through its contract: lines of play, tried out on what may be the case."""
