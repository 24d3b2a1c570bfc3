"""The main window: its menus, bars and docks, and the connections between all features."""
