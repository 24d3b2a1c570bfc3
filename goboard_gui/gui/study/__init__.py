"""Study tools: corner work, charts, comparisons and guessing moves."""
