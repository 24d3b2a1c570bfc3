"""What a person can do and choose: commands, menus, shortcuts, the command palette, preferences."""
