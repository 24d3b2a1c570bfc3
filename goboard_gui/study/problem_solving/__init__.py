"""Solving of problems: attempts, and the records that they show."""
