"""A game record: the tree of its nodes, its edits, its positions and its moves."""
