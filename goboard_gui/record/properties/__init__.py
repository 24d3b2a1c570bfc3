"""SGF properties and the values of each: tables, parsing and writing, without a tree."""
