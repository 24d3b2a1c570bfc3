"""Commands, menus, shortcuts, the command palette and the preferences."""
