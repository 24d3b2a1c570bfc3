"""What changes a record in a window, put together: tools, corrections, branches, remarks, games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.commands import Command
from ..board.cursor_commands import CursorCommands
from ..board.speech.narrator import Narrator
from ..board.tools.board_tools import BoardTools
from ..board.tools.cleaning import Cleaning
from ..board.tools.correcting import Correcting
from ..board.tools.point_menu import PointMenu
from ..board.tools.setup_commands import SetupCommands
from ..game.games.commands import GamesCommands
from ..game.recording.move_times import MoveTimes
from ..game.rules.commands import RulesCommands
from ..navigation.comments.judgement_commands import JudgementCommands
from ..navigation.tree.branch_commands import BranchCommands
from ..navigation.tree.commands import TreeCommands
from ..printing.figures.commands import FigureCommands

if TYPE_CHECKING:
    from ..navigation.comments.commands import CommentCommands
    from .parts import Parts


class Editing(QObject):
    """Makes what edits the document of a window, and connects it to the other parts."""

    def __init__(self, parts: Parts, comments: CommentCommands) -> None:
        super().__init__(parts.window)
        self.tools = self._add_tools(parts)
        self._add_branches(parts)
        self._add_games(parts)
        self._add_figures(parts)
        document, actions, window = parts.document, parts.actions, parts.window
        JudgementCommands(document, comments, actions, window)
        Cleaning(document, actions, window)
        self.times = MoveTimes(document, parts.panels.game, parts.settings, actions, window)
        message = parts.view.message
        RulesCommands(document, parts.presenter, message, parts.settings, actions, window)

    def _add_tools(self, parts: Parts) -> BoardTools:
        document, presenter, settings = parts.document, parts.presenter, parts.settings
        correcting = Correcting(document, presenter, parts.view, parts.window)
        tools = BoardTools(
            document, presenter, parts.view, correcting, settings, parts.actions, parts.window
        )
        correcting.connect_commands(parts.actions, tools.ask)
        self.cursor = CursorCommands(document, presenter, parts.view, tools, parts.actions)
        parts.view_settings.changed.connect(self.cursor.cursor.settle)
        self.narrator = Narrator(document, presenter, parts.view, self.cursor.cursor)
        PointMenu(document, presenter, correcting, settings, parts.window)
        return tools

    def _add_branches(self, parts: Parts) -> None:
        branches = BranchCommands(parts.document, parts.actions, parts.messages, parts.window)
        branches.said.connect(parts.view.message.say)
        branches.other_pasted.connect(parts.actions[Command.PASTE_ANYTHING].trigger)
        parts.panels.tree.menu_wanted.connect(branches.open_menu)
        TreeCommands(parts.document, parts.panels.tree, parts.actions)

    def _add_games(self, parts: Parts) -> None:
        document, settings, message = parts.document, parts.settings, parts.view.message
        games = GamesCommands(
            document, parts.filing, settings, message, parts.actions, parts.window
        )
        setup = SetupCommands(document, message, settings, parts.actions, parts.window)
        parts.panels.game.info_asked.connect(games.edit_info)
        games.handicap_changed.connect(setup.offer_handicap)

    def _add_figures(self, parts: Parts) -> None:
        figures = FigureCommands(parts.document, parts.presenter, parts.actions, parts.window)
        figures.said.connect(parts.view.message.say)
