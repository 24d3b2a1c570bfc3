"""Comments, node names and evaluations."""
