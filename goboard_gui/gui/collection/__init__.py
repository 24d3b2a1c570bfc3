"""A collection of games in the window: building its index, asking it, and what it answers."""
