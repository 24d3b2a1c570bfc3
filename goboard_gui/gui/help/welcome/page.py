"""Welcome page, with a row for each feature and buttons that start it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ....assets import resource
from ....go import USUAL_SIZES
from ....notation import NOTATIONS, Naming
from ....record.analysis.preview import position_after
from ...actions.commands import Command
from ...core import closing
from ...core.settings import NATURAL_PLACEMENT, SHOW_WELCOME, THEME
from ...widgets import appearance
from ...widgets.buttons import highlight_when_checked
from ...widgets.mnemonics import without_mnemonic
from ...wording.notation_texts import title_of
from . import pictures
from .recent import RecentFiles
from .welcome_row import WelcomeRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from ....diagram.picture import Picture
    from ...actions.workspace import Workspace

SAMPLE = "a-game-19x19.sgf"
"""The sample game offered to users without games."""

_FACES = (
    Command.TURN_LEFT,
    Command.TURN_RIGHT,
    Command.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL,
)
_NAMES = 7
"""Number of notations offered, which fit on two lines."""
_MOVES = 100
"""Number of moves in the picture of the sample game."""


class WelcomePage(QScrollArea):
    """Welcome page; it changes only the view itself and emits signals for all else."""

    size_chosen = Signal(object)
    """The user wants an empty board of this `Size`."""
    sample_chosen = Signal(bool)
    """The user wants the sample game: True to print it, False to open it."""
    file_chosen = Signal(object)
    """The user chose a recent file; carries its path."""

    def __init__(self, workspace: Workspace, recent: Sequence[Path]) -> None:
        super().__init__()
        self._workspace = workspace
        self._recent = recent
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.names: dict[str, QToolButton] = {}
        """The buttons of notations by id."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 4, 10, 4)
        column.setSpacing(8)
        self._naming_row = self._naming()
        self.rows = [
            *(self._recording(), self._opening(), self._naming_row, self._facing()),
            *(self._printing(), self._studying()),
        ]
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        column.addLayout(self._foot())
        self.setWidget(inside)
        workspace.view_settings.changed.connect(self._show_names)
        closing.connect(self, workspace.settings.changed, self._setting_changed)
        self._show_names()

    def _recording(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.recorded()),
            self.tr("Record a game"),
            self.tr("Click the board to play."),
        )
        for size in USUAL_SIZES:
            row.add(
                str(size),
                partial(self.size_chosen.emit, size),
                self.tr("An empty board of this size"),
            )
        self._add_command(row, Command.NEW)
        return row

    def _opening(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, self._sample),
            self.tr("Open a record"),
            self.tr("SGF and other formats; or drop a file on the board."),
        )
        self._add_command(row, Command.OPEN)
        self.sample_button = row.add(self.tr("Sample game"), lambda: self.sample_chosen.emit(False))
        self.recent = RecentFiles(self._recent)
        self.recent.chosen.connect(self.file_chosen)
        row.column.addWidget(self.recent)
        return row

    def _naming(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.named(self._names)),
            self.tr("A point has many names"),
            "",
        )
        for notation in NOTATIONS[:_NAMES]:
            button = row.add(
                Naming(notation, pictures.FULL).name(pictures.NAMED),
                partial(self._workspace.view_settings.choose_notation, notation.id),
                title_of(notation),
            )
            button.setAccessibleName(title_of(notation))
            button.setCheckable(True)
            highlight_when_checked(button)
            self.names[notation.id] = button
        return row

    def _facing(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.turned(self._face)),
            self.tr("A position has eight faces"),
            self.tr("Turn or mirror the board; the record stays as it is."),
        )
        for command in _FACES:
            row.add_command(self._workspace.actions[command])
        return row

    def _printing(self) -> WelcomeRow:
        row = WelcomeRow(
            pictures.draw_page,
            self.tr("A record becomes a page"),
            self.tr("Figures with numbers, variations and comments."),
        )
        self.print_button = row.add(
            self.tr("Print a sample…"), lambda: self.sample_chosen.emit(True)
        )
        return row

    def _studying(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.explored()),
            self.tr("Study"),
            self.tr("See how others went on; learn the names."),
        )
        for command in (Command.COLLECTION_NEW, Command.TRAINER):
            self._add_command(row, command)
        return row

    def _add_command(self, row: WelcomeRow, command: Command) -> None:
        action = self._workspace.actions[command]
        row.add(without_mnemonic(action.text()), action.trigger, action.toolTip())

    def _foot(self) -> QHBoxLayout:
        self.again = QCheckBox(self.tr("Show this at start"))
        self.again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.again.setChecked(self._workspace.settings.get(SHOW_WELCOME))
        self.again.toggled.connect(lambda on: self._workspace.settings.set(SHOW_WELCOME, on))
        self.manual = QToolButton()
        self.manual.setText(without_mnemonic(self._workspace.actions[Command.MANUAL].text()))
        self.manual.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.manual.clicked.connect(lambda: self._workspace.actions[Command.MANUAL].trigger())
        foot = QHBoxLayout()
        foot.addWidget(self.again, 1)
        foot.addWidget(self.manual)
        return foot

    @property
    def _names(self) -> Naming:
        return self._workspace.view_settings.naming(pictures.FULL)

    @property
    def _face(self) -> Naming:
        return self._workspace.view_settings.naming(pictures.SMALL)

    @cached_property
    def _sample(self) -> Picture:
        """The sample game at its middle, read when it is first painted."""
        from ....files.opening import open_path

        game = open_path(sample_path(), None).games[0]
        return pictures.position(position_after(game, _MOVES))

    def _draw(self, qp: QPainter, room: QRectF, picture: Picture) -> None:
        pictures.draw_board(qp, room, picture, appearance.board_theme(self._workspace.settings))

    def _show_names(self) -> None:
        view_settings = self._workspace.view_settings
        self._naming_row.tell(title_of(view_settings.notation))
        for key, button in self.names.items():
            button.setChecked(key == view_settings.notation.id)
        for row in self.rows:
            row.picture.update()

    def _setting_changed(self, setting: object) -> None:
        if setting is SHOW_WELCOME:
            self.again.setChecked(self._workspace.settings.get(SHOW_WELCOME))
        elif setting in (THEME, NATURAL_PLACEMENT):
            self._show_names()


def sample_path() -> Path:
    """Return the path of the sample game."""
    return resource("samples", SAMPLE)
