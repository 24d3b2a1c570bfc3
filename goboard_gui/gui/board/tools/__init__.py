"""Tools for clicks on the board, and commands that edit points."""
