"""By which rules a game was played: the menu, the dialog for one's own, and what changes."""
