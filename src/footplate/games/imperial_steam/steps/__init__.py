"""One small file per group of decisions."""
