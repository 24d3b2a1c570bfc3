"""Goboard: record Go games by clicking, study them under many notations, print diagrams."""

__version__ = "0.1.0"
