"""The games of a collection in the window: the list of them, and those that are there twice."""
