"""The options of pages, in the order in which they stand in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page_rows import BOARD, FILES, PAGE, TEXT
from .record_rows import FIGURES, PROBLEMS, TRUE_SIZE, WHAT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Group

GROUPS: Sequence[Group] = (WHAT, FIGURES, PROBLEMS, TRUE_SIZE, BOARD, TEXT, PAGE, FILES)
"""Everything; a test knows of each choice there is whether it is here."""
