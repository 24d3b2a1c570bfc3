"""The objects that every feature of a main window works with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .commands.actions import Actions


@dataclass(frozen=True, eq=False)
class Workspace:
    """The window, document, view settings, actions and messages of one main window.

    It names no panel and no feature: those are passed where they are needed.
    """

    window: QMainWindow
    settings: Settings
    actions: Actions
    document: Document
    view_settings: ViewSettings
    messages: Messages
