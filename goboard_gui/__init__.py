"""Goboard: record Go games by clicking, study them in many notations, and print diagrams."""

__version__ = "0.1.0"
