"""The comment, the name and the judgements of a node."""
