"""Spaced repetition: cards, the log of answers, the schedule and statistics."""
