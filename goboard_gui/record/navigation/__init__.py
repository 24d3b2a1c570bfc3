"""Navigation in a record: jump targets, lines, and the layout of the tree."""
