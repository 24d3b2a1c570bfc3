"""Foundations of the window: document, settings, translation, idle and background tasks."""
