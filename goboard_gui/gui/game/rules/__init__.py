"""The rules of a game: the commands and the dialog for custom rules."""
