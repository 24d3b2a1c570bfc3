"""What each command is called and looks like, a table for each menu."""
