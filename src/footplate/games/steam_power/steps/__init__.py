"""One small file per decision: what may be done (`legal`), why not (`refusal`), do it (`play`)."""
