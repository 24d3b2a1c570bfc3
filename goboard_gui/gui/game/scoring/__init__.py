"""Scoring a position."""
