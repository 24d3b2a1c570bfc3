"""Exercises on the board of a window: what is displayed instead of the record."""
