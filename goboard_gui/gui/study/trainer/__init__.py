"""Trainer for the names of points."""
