"""Keyboard shortcuts, their editor, and the command palette."""
