"""Navigation from hit to hit, and opening the games."""
