"""Statistics of a collection's games, and reports on openings."""
