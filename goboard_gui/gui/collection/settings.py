"""What several parts of the collection remember between two runs."""

from __future__ import annotations

from ..core.settings import Setting

LETTERS = Setting("collection/letters", True)
"""Whether the board shows how games went on."""
TURN_GAMES = Setting("collection/turn games", False)
"""Whether a game that is opened at a hit lies as the question did."""
