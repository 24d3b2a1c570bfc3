"""Going from hit to hit, and opening the games they are in."""
