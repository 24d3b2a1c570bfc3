"""What a window needs of the rooms without Qt, to be imported before Qt.

PySide's import hook reads the source of every module that is imported after it, which takes longer
than to import a small one.
"""

from ..diagram import structure
from ..files import comments
from ..record import (
    appearance,
    branches,
    continuations,
    correction,
    counterpart,
    info,
    line_steps,
    navigation,
    rejudging,
    stones,
    times,
    tree_layout,
    typed,
)
from ..study import corners

__all__ = [
    "appearance",
    "branches",
    "comments",
    "continuations",
    "corners",
    "correction",
    "counterpart",
    "info",
    "line_steps",
    "navigation",
    "rejudging",
    "stones",
    "structure",
    "times",
    "tree_layout",
    "typed",
]
