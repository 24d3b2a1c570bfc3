"""The trainer of names."""
