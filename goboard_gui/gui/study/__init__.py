"""Study tools: corner work, reference charts, comparisons, guessing moves, and the trainer."""
