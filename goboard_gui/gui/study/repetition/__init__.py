"""Repetition of problems and repertoires: the user's answers, statistics and forgetting."""
