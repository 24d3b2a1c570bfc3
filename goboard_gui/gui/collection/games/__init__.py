"""Lists of a collection's games: search hits, filters and duplicates."""
