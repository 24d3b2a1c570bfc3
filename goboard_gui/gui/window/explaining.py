"""What names points in a window and explains them, put together: views, corners, charts, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..board.variation_commands import VariationCommands
from ..help.commands import HelpCommands
from ..study.commands import StudyCommands
from ..study.corner_commands import CornerCommands
from .view_commands import ViewCommands

if TYPE_CHECKING:
    from .parts import Parts


class Explaining(QObject):
    """Makes what chooses how points are named and seen, and what explains it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        document, view_settings, settings = parts.document, parts.view_settings, parts.settings
        actions, window = parts.actions, parts.window
        ViewCommands(view_settings, actions)
        VariationCommands(settings, actions)
        CornerCommands(document, view_settings, parts.view, settings, actions)
        StudyCommands(document, view_settings, settings, parts.messages, actions, window)
        HelpCommands(view_settings, settings, actions, window)
