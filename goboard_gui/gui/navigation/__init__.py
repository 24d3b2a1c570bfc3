"""Navigation in a record: the list of moves, the game tree, comments, and search."""
