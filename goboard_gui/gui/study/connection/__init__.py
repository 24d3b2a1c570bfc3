"""Connected and adjacent sets of points, selected on the board."""
