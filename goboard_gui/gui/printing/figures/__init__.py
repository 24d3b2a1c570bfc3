"""Figures of a record: starting, naming, numbering and cropping them, or dividing a record."""
