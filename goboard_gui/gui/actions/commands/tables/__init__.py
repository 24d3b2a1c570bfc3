"""Descriptions of the commands, in one module per menu."""
