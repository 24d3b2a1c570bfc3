"""Studying names and records: learning them, and what several notations, forms and places say."""
