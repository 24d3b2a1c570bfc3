"""SGF properties and their values: tables, parsing and writing, independent of the game tree."""
