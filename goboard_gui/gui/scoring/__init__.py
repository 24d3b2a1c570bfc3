"""Counting a position in the window, and the estimate of one that is still played."""
