"""A board with its document and what belongs to it, in no window or in a plain one."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from goboard_gui.diagram import theme
from goboard_gui.diagram.compose import compose_picture
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.actions.commands.actions import Actions
from goboard_gui.gui.actions.setting_commands import SettingCommands, program_settings
from goboard_gui.gui.actions.undo_commands import connect_undo_commands
from goboard_gui.gui.actions.workspace import Workspace
from goboard_gui.gui.board.board_presenter import BoardPresenter
from goboard_gui.gui.board.board_view import BoardView
from goboard_gui.gui.board.edit_notices import EditNotices
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.board.move_player import MovePlayer
from goboard_gui.gui.board.recording import Recording
from goboard_gui.gui.board.tools.board_tools import BoardTools, PlayTool
from goboard_gui.gui.board.tools.move_correction import MoveCorrector
from goboard_gui.gui.board.tools.tool import PointActionSignals
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.messages import Messages
from goboard_gui.gui.core.view_settings import ViewSettings
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.game.recording.pass_command import PassCommand
from goboard_gui.gui.navigation.step_commands import StepCommands
from goboard_gui.gui.window.parts import Panels, WindowParts

if TYPE_CHECKING:
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.record import Tree


def new_workspace(tree: Tree, settings: Settings) -> Workspace:
    """Return the workspace of a plain window, which shows nothing yet."""
    window = QMainWindow()
    return Workspace(
        window=window,
        settings=settings,
        document=Document(tree, window),  # the first of its children, which goes first
        view_settings=ViewSettings(settings, window),
        messages=Messages(window),
        actions=Actions(window),
        open_windows=[],
    )


class Stage:
    """A board with the document and the view_settings it shows, and no window around it."""

    def __init__(self, tree: Tree, settings: Settings, side: int = 300) -> None:
        self.workspace = new_workspace(tree, settings)
        self.window, self.settings = self.workspace.window, settings
        self.document, self.actions = self.workspace.document, self.workspace.actions
        self.view_settings, self.messages = self.workspace.view_settings, self.workspace.messages
        size = self.document.session.size
        picture = compose_picture(
            self.document.session.board,
            self.view_settings.point_naming(size),
            self.view_settings.display_options,
        )
        self.view = BoardView(picture, theme.LIGHT)
        self.view.resize(side, side)
        self.board = self.view.board
        self.strip = MessageStrip(self.view)
        self.recording = Recording(self.document, self.view)
        self.presenter = BoardPresenter(
            self.document, self.view_settings, self.view, self.strip, settings
        )
        self.player = MovePlayer(
            self.document, self.view_settings, self.recording, settings, self.strip
        )
        self.requests = PointActionSignals(self.view)
        self.notices = EditNotices(self.document, self.view_settings, self.strip, self.view)
        self.correcting = MoveCorrector(self.workspace, self.strip)
        self.presenter.set_tool(
            PlayTool(
                self.document,
                self.presenter,
                self.player,
                self.correcting,
                self.recording,
                self.requests,
            )
        )

    @property
    def session(self):
        return self.document.session

    def cell(self, view_point):
        """Return what is drawn on a view point, None for nothing."""
        return self.board.picture.cells.get(view_point)

    def dispose(self) -> None:
        dispose(self.view)
        dispose(self.strip)
        dispose(self.window)


class Desk(Stage):
    """A board in a plain main window: it has tools, docks and steps, but no menus and no bars.

    It costs a small part of a whole window, whose other parts a test connects if it needs them.
    """

    def __init__(self, tree: Tree, settings: Settings) -> None:
        super().__init__(tree, settings)
        self.messages.posted.connect(self.strip.show_confirmation)
        inside = QWidget()
        self.below = QVBoxLayout(inside)
        self.below.setContentsMargins(0, 0, 0, 0)
        self.below.addWidget(self.view, 1)
        self.below.addWidget(self.strip)
        self.window.setCentralWidget(inside)
        self.window.resize(620, 420)
        SettingCommands(self.workspace, self.settings, program_settings())
        self.panels = Panels(self.document, self.window)
        self.tools = BoardTools(
            self.workspace,
            self.presenter,
            self.view,
            self.strip,
            self.player,
            self.correcting,
            self.recording,
        )
        self.requests = self.tools.requests
        PassCommand(self.workspace, self.player)
        StepCommands(self.workspace)
        connect_undo_commands(self.workspace)

    @cached_property
    def parts(self) -> WindowParts:
        """What is given to those that connect much of a window; there is no further window."""
        return WindowParts(
            workspace=self.workspace,
            document_io=DocumentIO(self.document, self.settings, self.window),
            view=self.view,
            message_strip=self.strip,
            edit_notices=self.notices,
            recording=self.recording,
            presenter=self.presenter,
            player=self.player,
            panels=self.panels,
            below=self.below,
            add_progress=self.window.statusBar().addPermanentWidget,
        )

    def open(self, data: bytes) -> None:
        """Open the games that the bytes of a file hold."""
        self.document.open_games(read_sgf(data).games, None, None)
