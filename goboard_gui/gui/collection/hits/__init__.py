"""Opening the games that a search found, and going from hit to hit."""
