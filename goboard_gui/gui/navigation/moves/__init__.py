"""The panel of the game: who plays and how it stands, and the moves of the line one is on."""
