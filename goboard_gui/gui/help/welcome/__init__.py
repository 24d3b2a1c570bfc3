"""What the program can do, shown beside the empty board until the first move."""
