"""Studying names and records: what several notations, forms and places say of the same."""
