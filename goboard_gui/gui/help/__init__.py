"""The manual in its window, what is new, the notations, the keys, and what this program is."""
