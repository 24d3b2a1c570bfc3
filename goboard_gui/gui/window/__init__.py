"""The window itself: it puts the parts together, and lends them bars, panels and menus."""
