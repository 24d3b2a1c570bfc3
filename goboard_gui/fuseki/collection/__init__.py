"""The index of a collection: building it, and asking it. Not for the way to the first board.

An index is a folder: a database of files and games, and segments of positions sorted by keys.
"""
