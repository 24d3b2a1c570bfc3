"""Plots of numbers: what they show, where it lies, and one painter for screen, paper and files."""
