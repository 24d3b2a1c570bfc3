"""The game as a whole: its information, rules, clocks and score, and the games of a file."""
