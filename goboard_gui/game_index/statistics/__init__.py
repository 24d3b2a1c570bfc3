"""What came of the games of an index: what is counted of them, and what spreadsheets get."""
