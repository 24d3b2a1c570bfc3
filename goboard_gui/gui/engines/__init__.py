"""Engines: their list, analysis and hints on the board, and the console."""
