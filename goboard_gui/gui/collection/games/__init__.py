"""Game lists of a collection: search hits, filters and duplicates."""
