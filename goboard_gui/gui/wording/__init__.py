"""Texts for values, errors and notations; no widgets."""
