"""SGF files: a tolerant scanner, a writer that keeps untouched bytes, and property values."""
