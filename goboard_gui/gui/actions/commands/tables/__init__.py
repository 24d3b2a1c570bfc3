"""The descriptions of the commands, a module for each menu."""
