"""The objects of a main window that every feature works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QMainWindow

    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .commands.actions import Actions


class OpenWindow(Protocol):
    """Interface through which the features of other windows access a main window."""

    @property
    def document(self) -> Document:
        """The document shown in the window."""

    @property
    def record_title(self) -> str:
        """The name of the window's file, or another title for its record."""

    def isVisible(self) -> bool: ...  # noqa: N802  # a name of Qt


class Workspace(NamedTuple):
    """The window, document, view settings, actions and messages of one main window.

    ``open_windows`` are all main windows of the program, this one included, in the order in which
    they were made. The workspace names no panel and no feature: those are passed where they are
    needed.
    """

    window: QMainWindow
    settings: Settings
    actions: Actions
    document: Document
    view_settings: ViewSettings
    messages: Messages
    open_windows: Sequence[OpenWindow]
