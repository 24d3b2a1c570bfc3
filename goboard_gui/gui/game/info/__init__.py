"""What a file says of its game."""
