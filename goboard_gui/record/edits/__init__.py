"""Edits: functions from one tree to another."""
