"""Keys, and finding commands without them."""
