"""Opening, saving, autosave journal and recovery, file watching, and text import and export."""
