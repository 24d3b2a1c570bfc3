"""Records on disk: reading SGF of any charset and any damage, writing it back, saving safely."""
