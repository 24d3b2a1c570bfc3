"""Looking for parts of boards in the games of an index."""
