"""The descriptions of the commands, in a module for each menu."""
