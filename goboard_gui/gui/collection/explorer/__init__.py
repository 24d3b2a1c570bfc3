"""Collection panel with search options and the continuations of the current position."""
