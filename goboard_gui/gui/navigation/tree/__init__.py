"""Game tree panel and the commands that edit the tree."""
