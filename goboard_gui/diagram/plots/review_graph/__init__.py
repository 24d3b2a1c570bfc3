"""The graph of a review: win rate and score for Black after each move, with the mistakes."""
