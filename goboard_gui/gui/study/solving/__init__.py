"""Solving of problems on the board of a window."""
