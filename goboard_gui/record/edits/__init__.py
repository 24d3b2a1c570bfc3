"""Edits: functions that take a tree and return an edited one."""
