"""Fields that several dialogs and bars share."""
