"""What is told to those who listen to the screen."""
