"""Printing and export: the print window with presets and preview, and export of positions."""
