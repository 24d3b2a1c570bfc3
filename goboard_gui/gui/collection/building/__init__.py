"""Building and managing game indexes: where they are stored and whether they are up to date."""
