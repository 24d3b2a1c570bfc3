"""Creating and managing the indexes of collections, and checking whether they are up to date."""
