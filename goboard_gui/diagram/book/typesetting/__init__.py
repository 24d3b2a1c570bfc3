"""Typesetting: the layout of blocks on sheets."""
