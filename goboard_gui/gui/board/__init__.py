"""The board: widget, view, presenter, keyboard cursor, tools and screen reader output."""
