"""The games of a file."""
