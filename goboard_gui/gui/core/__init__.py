"""What all of the window builds on: document, settings, translation, tasks in the background."""
