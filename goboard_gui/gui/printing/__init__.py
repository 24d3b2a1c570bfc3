"""Records become pages: a window in which one chooses how, and sees them."""
