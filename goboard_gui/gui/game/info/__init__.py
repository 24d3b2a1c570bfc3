"""Game information."""
