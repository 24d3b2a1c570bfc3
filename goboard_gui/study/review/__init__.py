"""The review of a game by an engine: what is analysed, what moves lose, and reports."""
