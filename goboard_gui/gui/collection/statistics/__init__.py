"""The games of a collection counted: their statistics, and reports of openings."""
