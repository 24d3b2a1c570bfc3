"""What lives on the position: shown on the board, told in a sentence and listed in a panel."""
