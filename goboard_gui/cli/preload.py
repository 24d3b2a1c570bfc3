"""Imports of modules that do not use Qt but are needed when the window is first painted.

They are imported before Qt because PySide's import hook reads the source of every module that is
imported later, which takes longer than importing a small module.
"""

from ..diagram import notation_grids
from ..record.analysis import continuations, counterpart
from ..record.edits import branches, typed
from ..record.navigation import jumps
from ..record.values import move_numbers

__all__ = [
    "branches",
    "continuations",
    "counterpart",
    "jumps",
    "move_numbers",
    "notation_grids",
    "typed",
]
