"""Finding texts, moves, notable nodes and positions that recur."""
