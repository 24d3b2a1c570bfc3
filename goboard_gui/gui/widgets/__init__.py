"""Widgets that several features share: inputs, lists, dialogs, progress, icons and themes."""
