"""All that the baseline knows of the program: scripts, stored names and where it keeps its files.

Nothing else in this folder names a module, a class or a function of the program. What stands
here is on users' disks, or is typed by them, so it stays the same when the code is reorganised.
"""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

GOBOARD = Path(sys.executable).with_name("goboard")
"""The command line of the environment that runs the baseline, so `python` chooses the program."""

SETTINGS = Path("config", "goboard", "goboard.ini")
JOURNALS = Path("data", "goboard", "journals")
HISTORY = Path("data", "goboard", "study.jsonl")
COLLECTIONS = Path("data", "goboard", "collections")
"""Below the folders of a user, see `stage.environment`."""

LANGUAGE, THEME, KEYS, LAST_INDEX = (
    "window/language",
    "window/theme",
    "window/keys",
    "collection/last",
)
"""Keys in the settings file."""

KEY_SCHEMES = ("goboard", "sabaki", "q5go", "cgoban")

FORWARD, START = "FORWARD", "START"
UNSAVED_EDIT = "PASS"
"""Commands are known by the object names of their actions, which shortcuts are stored by."""

WINDOWS = (
    *("KEYS", "MANUAL", "ABOUT", "NEWS", "TRAINER", "GALLERY", "COMPARE", "CHART"),
    *("PREFERENCES", "SHORTCUTS", "PALETTE", "ABOUT_NOTATIONS", "COMPARE_OPENINGS"),
)
"""Commands that open a window although their texts do not end in three dots."""
OPENED_LATER = ("PRINT", "COLLECTION_UPDATE")
"""Commands that open a window in steps, while the program is idle, or after reading an index in the
background."""
SEARCHING = ("BEST_PLAY",)
"""Commands that open a window in which a search runs; it ends soon only on small boards."""
SCROLLING = ("SCROLL_LEFT", "SCROLL_UP")
CHAIN_LABELS, PATH, PLAY = "LIFE_CHAINS", "TOOL_PATH", "TOOL_PLAY"
PANELS = ("life", "pattern", "collection", "edits")
"""Docks that are hidden at first, by object name."""


def open_window() -> Callable[[], int]:
    """Return what the script `goboard-gui` calls."""
    (script,) = entry_points(group="gui_scripts", name="goboard-gui")
    main: Callable[[], int] = script.load()
    return main
