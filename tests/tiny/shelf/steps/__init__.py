"""One small file per decision."""
