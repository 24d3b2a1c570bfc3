"""The option groups in the order of the print window's tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .content_options import FIGURES, PROBLEMS, TRUE_SIZE, WHAT
from .layout_options import BOARD, FILES, PAGE, TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .option_table import OptionGroup

GROUPS: Sequence[OptionGroup] = (WHAT, FIGURES, PROBLEMS, TRUE_SIZE, BOARD, TEXT, PAGE, FILES)
"""All groups; a test checks that every option is in one of them."""
