"""Game collections: building their indexes, searching them and showing the results."""
