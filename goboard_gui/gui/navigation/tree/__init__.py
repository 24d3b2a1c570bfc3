"""The tree of the record, and the commands that change it."""
