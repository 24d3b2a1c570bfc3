"""Analyses of a whole record: legality, repeated positions, continuations, differences."""
