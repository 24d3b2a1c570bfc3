"""Welcome page, shown next to the empty board until the first move."""
