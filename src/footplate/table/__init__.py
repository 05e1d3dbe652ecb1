"""What every game shares: the contract, the catalogue, matches and logs, nature, choices, scenarios."""
