"""Analysis shown on a picture: life, scores, continuations and differences."""
