"""Openings: patterns by levels and areas, and comparison of two openings."""
