"""Analysis in records as other programs store it, a module for each of them."""
