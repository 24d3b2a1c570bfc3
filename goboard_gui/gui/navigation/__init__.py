"""Finding the way through a record: its moves, its tree, comments, and search."""
