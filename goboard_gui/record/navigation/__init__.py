"""Finding a way through a record: jump targets, search, and the layout of the tree."""
