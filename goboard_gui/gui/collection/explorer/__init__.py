"""Collection panel: search options and the continuations of the current position."""
