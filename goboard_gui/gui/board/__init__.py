"""The board on screen: its picture, its place in the window, and what it hands to the tools."""
