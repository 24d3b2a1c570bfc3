"""The tools for clicks on the board, and the commands that edit points."""
