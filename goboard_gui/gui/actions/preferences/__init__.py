"""All that can be preferred, in one dialog."""
