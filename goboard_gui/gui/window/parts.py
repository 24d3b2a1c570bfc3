"""The parts of a main window that are passed to its features."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..actions.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QVBoxLayout

    from ..board.board_presenter import BoardPresenter
    from ..board.board_view import BoardView
    from ..files.document_io import DocumentIO
    from .main_window import MainWindow
    from .panels import Panels


@dataclass(frozen=True, eq=False)
class WindowParts(Workspace):
    """The workspace of a window, with the board, the panels and the document's file operations.

    ``below`` is the layout to which bars below the board are added. ``new_window`` returns a new
    hidden window.
    """

    document_io: DocumentIO
    view: BoardView
    presenter: BoardPresenter
    panels: Panels
    below: QVBoxLayout
    new_window: Callable[[], MainWindow]
