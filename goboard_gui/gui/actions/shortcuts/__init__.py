"""Keyboard shortcuts, the dialog that changes them, and the command palette."""
