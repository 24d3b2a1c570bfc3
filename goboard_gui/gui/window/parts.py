"""The parts of a main window that its features are connected to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..actions.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QVBoxLayout

    from ..board.presenter import BoardPresenter
    from ..board.view import BoardView
    from ..files.filing import Filing
    from .main_window import MainWindow
    from .panels import Panels


@dataclass(frozen=True, eq=False)
class Parts(Workspace):
    """The workspace of a window, and what the modules that assemble it share.

    ``below`` is the column with the board, at whose foot bars are put;
    ``another`` makes one more window like this, not shown yet.
    """

    filing: Filing
    view: BoardView
    presenter: BoardPresenter
    panels: Panels
    below: QVBoxLayout
    another: Callable[[], MainWindow]
