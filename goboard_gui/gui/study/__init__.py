"""Help to study: corners, charts, comparisons, guessing."""
