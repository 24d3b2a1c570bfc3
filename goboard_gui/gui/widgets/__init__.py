"""Widgets of no single feature: inputs, lists, messages, dialogs, progress, icons and themes."""
