"""What clicks on the board do: play, set up, mark, correct."""
