"""Repertoires: the moves that you mean to play, and how you practise them."""
