"""Openings: patterns by levels and areas, and the comparison of two openings."""
