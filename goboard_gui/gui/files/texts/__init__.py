"""Records, positions and points as text."""
