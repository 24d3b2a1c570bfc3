"""Study tools without a user interface: trainer, guessing, text interpretation and scoring."""
