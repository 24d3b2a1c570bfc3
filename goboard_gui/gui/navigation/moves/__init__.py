"""Game panel: players, game status and the moves of the current line of play."""
