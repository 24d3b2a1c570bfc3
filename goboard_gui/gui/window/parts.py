"""The parts of a window that what it can do is connected to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QVBoxLayout

    from ..board.presenter import BoardPresenter
    from ..board.view import BoardView
    from ..commands.actions import Actions
    from ..document import Document
    from ..files.filing import Filing
    from ..messages import Messages
    from ..settings import Settings
    from ..viewpoint import Viewpoint
    from .panels import Panels


class Parts(NamedTuple):
    """What modules share that assemble a window; what they make is given no more than it needs.

    ``below`` is the column with the board, at whose foot bars are put;
    ``another`` makes one more window like this, not shown yet.
    """

    window: QMainWindow
    settings: Settings
    actions: Actions
    document: Document
    viewpoint: Viewpoint
    messages: Messages
    filing: Filing
    view: BoardView
    presenter: BoardPresenter
    panels: Panels
    below: QVBoxLayout
    another: Callable[[], QMainWindow]
