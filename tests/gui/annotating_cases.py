"""A board and the comments of a record in a bare window, for commands that annotate and find."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_gui.gui.actions.commands.command_table import COMMANDS
from goboard_gui.gui.navigation.comments.commands import CommentCommands

if TYPE_CHECKING:
    from goboard_gui.gui.actions.commands import Command
    from tests.gui.desk_cases import Stage


class Annotating:
    """A document, its board and its comments; the commands are added by the tests."""

    def __init__(self, stage: Stage) -> None:
        self.document, self.view_settings = stage.document, stage.view_settings
        self.presenter, self.view = stage.presenter, stage.view
        self.strip = stage.strip
        self.workspace = stage.workspace
        self.window, self.actions = stage.window, stage.actions
        inside = QWidget()
        self.below = QVBoxLayout(inside)
        self.window.setCentralWidget(inside)
        for command, words in COMMANDS.items():
            self.actions[command].setShortcuts(list(words.keys))
            self.window.addAction(self.actions[command])
        self.comments = CommentCommands(self.workspace, self.presenter, self.view, self.strip)
        self.panel = self.comments.panel
        self.document.position_shown.connect(self.comments.refresh)
        self.below.addWidget(self.view, 1)
        self.below.addWidget(self.panel)
        self.window.resize(700, 600)

    def do(self, command: Command) -> None:
        self.actions[command].trigger()

    @property
    def cursor(self) -> int:
        return self.document.session.cursor

    @property
    def said(self) -> str:
        return self.strip.text if self.strip.has_message else ""
