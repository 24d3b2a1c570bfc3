"""Reading and writing of records as text: running text, action rows, and lists of moves."""
