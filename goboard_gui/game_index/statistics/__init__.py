"""Statistics of the games of an index, and tables for spreadsheets."""
