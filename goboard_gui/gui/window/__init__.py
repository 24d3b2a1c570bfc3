"""The main window: its menus, bars and docks, and the wiring of all features."""
