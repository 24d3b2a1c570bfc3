"""Opening, saving and watching files, the autosave journal and recovery, and records as text."""
