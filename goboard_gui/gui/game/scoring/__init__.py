"""Counting a position in the window."""
