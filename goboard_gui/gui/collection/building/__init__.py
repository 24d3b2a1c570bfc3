"""Building the indexes of collections, and keeping them: where they lie, and what has changed."""
