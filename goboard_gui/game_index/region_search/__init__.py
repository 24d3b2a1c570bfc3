"""Search for regions of the board in the games of an index."""
