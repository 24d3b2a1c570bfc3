"""Conversion of records to blocks: headers, figures, captions, notes, comments, problems,
tables."""
