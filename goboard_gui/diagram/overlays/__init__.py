"""Analysis shown on a picture: life and death, scoring, continuations and differences."""
