"""Repertoires: their list, the drill on the board, and the comparison with games."""
