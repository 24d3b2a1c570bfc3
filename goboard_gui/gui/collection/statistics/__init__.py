"""Statistics of a collection's games and reports of openings."""
