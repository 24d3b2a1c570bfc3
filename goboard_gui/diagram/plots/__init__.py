"""Plots of statistics: their data, layout and painting."""
