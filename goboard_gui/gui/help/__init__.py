"""Help: the manual, what's new, notations, keyboard shortcuts, and About."""
