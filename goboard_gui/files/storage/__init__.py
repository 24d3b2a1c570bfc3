"""File storage, independent of formats: safe saving, backups, locks and folders."""
