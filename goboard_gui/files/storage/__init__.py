"""Files on disk, whatever their format: safe saving, backups, locks and folders."""
