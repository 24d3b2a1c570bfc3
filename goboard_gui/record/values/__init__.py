"""Property values: parsing and writing SGF values and the facts that they state."""
