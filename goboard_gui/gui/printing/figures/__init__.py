"""Figures of a record: begun, named, numbered and cropped by hand, or all at once."""
