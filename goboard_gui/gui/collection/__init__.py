"""Game collections: building an index, searching it and showing the results."""
