"""The games in a file."""
