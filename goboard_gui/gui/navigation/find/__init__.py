"""Finding text, moves, notable nodes and recurring positions."""
