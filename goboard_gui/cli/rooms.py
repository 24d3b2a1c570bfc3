"""What the first paint of a window needs of the rooms without Qt, to be imported before Qt.

PySide's import hook reads the source of every module that is imported after it, which takes longer
than to import a small one.
"""

from ..diagram import structure
from ..record.analysis import continuations, counterpart
from ..record.edits import branches, typed
from ..record.navigation import jumps

__all__ = ["branches", "continuations", "counterpart", "jumps", "structure", "typed"]
