"""One small file per decision: what may be done, do it."""
