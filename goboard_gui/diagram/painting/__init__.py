"""Painting of boards: the painter, the board itself, and the content of points."""
