"""Trainer for learning the names of points."""
