"""The forms in which the moves of a game are written down."""

from __future__ import annotations

from enum import Enum


class RecordStyle(Enum):
    """How a written record is laid out. Each notation has one that belongs to it."""

    MOVES = "moves"
    """A row for each move: its number, its player and its point."""
    RUNNING = "running"
    """Numbers and points in turn, as running text: ``1 (2 3) 2 (15 15)`` (seed 002)."""
    ACTIONS = "actions"
    """A row for each stone that is put or taken off: an action, a point, a comment (Davar)."""
