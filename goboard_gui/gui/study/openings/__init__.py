"""Openings: a position by its levels and areas in a panel, and two openings compared."""
