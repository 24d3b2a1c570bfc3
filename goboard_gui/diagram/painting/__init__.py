"""Painting boards: the painter, and what it draws on the ground and on each point."""
