"""Typesetting: blocks laid out on sheets."""
