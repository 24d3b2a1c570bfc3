"""Fields, buttons and labels that several dialogs, panels and bars share."""
