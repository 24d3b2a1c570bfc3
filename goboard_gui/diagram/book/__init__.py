"""A record as pages: blocks, the sheets they are laid out on, and the formats they end in."""
