"""A position as a picture: what to draw, where, in which look, and the one painter."""
