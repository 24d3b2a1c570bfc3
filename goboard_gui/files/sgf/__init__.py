"""SGF files: a tolerant scanner, and a writer that preserves unchanged bytes."""
