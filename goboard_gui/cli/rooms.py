"""What the first paint of a window needs of the rooms without Qt, to be imported before Qt.

PySide's import hook reads the source of every module that is imported after it, which takes longer
than to import a small one.
"""

from ..diagram import structure
from ..record import branches, continuations, counterpart, navigation, typed

__all__ = ["branches", "continuations", "counterpart", "navigation", "structure", "typed"]
