"""Delays after which the window shows that it is waiting for the disk."""

from __future__ import annotations

SHOWN_AFTER = 500
"""Milliseconds after which progress is shown, so that it does not flicker."""
STALLED_AFTER = 10_000
"""Milliseconds without progress after which the window says that the disk does not answer."""
