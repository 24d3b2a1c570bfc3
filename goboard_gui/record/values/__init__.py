"""Property values: parsing and writing of SGF values, and their meaning."""
