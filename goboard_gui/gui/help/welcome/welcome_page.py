"""Welcome page, with a row for each feature and buttons that start it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ....assets import resource_path
from ....display_text import escape_name
from ....go import USUAL_SIZES
from ....notation import NOTATIONS, Naming
from ....record.analysis.preview import position_after
from ...actions.commands import Command
from ...core import closing
from ...core.settings import SHOW_WELCOME
from ...widgets import appearance
from ...widgets.buttons import highlight_when_checked
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip, verbatim, without_mnemonic
from ...wording.notation_texts import notation_title
from . import pictures

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QAction, QPaintEvent

    from ....diagram.picture import Picture
    from ...actions.workspace import Workspace


class FlowLayout(QLayout):
    """Layout that places widgets in rows at their preferred sizes, wrapping them like the words of
    a text.
    """

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        self._lay_out(room, moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        least = QSize(0, 0)
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least

    def _lay_out(self, room: QRect, *, moving: bool) -> int:
        """Lay out the widgets in a rectangle and return the total height; move them only if
        ``moving``.
        """
        x, y, line = room.x(), room.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > room.x() and x + size.width() > room.x() + room.width():
                x, y, line = room.x(), y + line + self._gap, 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            line = max(line, size.height())
        return y + line - room.y()


PICTURE_SIZE = 80
"""Side length of a picture in logical pixels."""
_GAP = 4
_ICON = 20


class PictureFrame(QWidget):
    """Widget that displays a picture painted by a function."""

    def __init__(self, draw: Callable[[QPainter, QRectF], object]) -> None:
        super().__init__()
        self._draw = draw
        self.setFixedSize(PICTURE_SIZE, PICTURE_SIZE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(qp, QRectF(self.rect()))


class WelcomeRow(QWidget):
    """Row about a feature of the program, with a picture, a title, a description and buttons."""

    def __init__(
        self, draw: Callable[[QPainter, QRectF], object], title: str, description: str
    ) -> None:
        super().__init__()
        self.picture = PictureFrame(draw)
        heading = PlainLabel(title)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setWordWrap(True)
        self._description = _MutedLabel(description)
        self.buttons = FlowLayout(_GAP)
        self.column = column = QVBoxLayout()
        column.setSpacing(_GAP)
        column.addWidget(heading)
        column.addWidget(self._description)
        column.addLayout(self.buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        # Don't set an alignment: Qt ignores height-for-width then.
        upper = QVBoxLayout()
        upper.addLayout(column)
        upper.addStretch(1)
        row.addLayout(upper, 1)

    def set_description(self, text: str) -> None:
        """Set the text below the title."""
        self._description.setText(text)

    def add_button(self, text: str, slot: Callable[[], object], tip: str = "") -> QToolButton:
        """Add a button that calls a function when clicked; ``text`` has no mnemonic."""
        button = self._add(QToolButton())
        button.setText(verbatim(text))
        button.setToolTip(as_tip(tip))
        button.clicked.connect(lambda: slot())
        return button

    def add_command(self, action: QAction) -> QToolButton:
        """Add a button for a command, with the command's icon."""
        button = self._add(QToolButton())
        button.setDefaultAction(action)
        button.setIconSize(QSize(_ICON, _ICON))
        return button

    def _add(self, button: QToolButton) -> QToolButton:
        # The navigation keys belong to the board even after a click.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons.addWidget(button)
        return button


class _MutedLabel(PlainLabel):
    """Label with text in a muted colour."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


_MAX_FILES = 4
"""Number of files listed; the menu has more."""
_PADDING = 6
"""Total vertical padding of a name, in pixels."""
_SIDE_PADDING = 3


class RecentFileList(QWidget):
    """List with one line for each recent file; empty if there are no recent files."""

    file_chosen = Signal(object)
    """The user chose a file; carries its path."""

    def __init__(self, paths: Sequence[Path]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.lines = [_FileButton(path) for path in paths[:_MAX_FILES]]
        for line in self.lines:
            line.clicked.connect(lambda _=False, path=line.path: self.file_chosen.emit(path))
            column.addWidget(line)


class _FileButton(QToolButton):
    """Button with a file name, which is elided if it does not fit."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.setAutoRaise(True)
        self._name = escape_name(path.name)
        self.setToolTip(as_tip(str(path)))
        self.setAccessibleName(self._name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + _PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        room = self.rect().adjusted(_SIDE_PADDING, 0, -_SIDE_PADDING, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        cut = Qt.TextElideMode.ElideMiddle
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.Link))
            name = self.fontMetrics().elidedText(self._name, cut, room.width())
            painter.drawText(room, left, name)


SAMPLE = "a-game-19x19.sgf"
"""The sample game offered to users without games."""

_ROTATE_COMMANDS = (
    Command.TURN_LEFT,
    Command.TURN_RIGHT,
    Command.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL,
)
_NOTATION_COUNT = 7
"""Number of notations offered, which fit on two lines."""
_SAMPLE_MOVES = 100
"""Number of moves in the picture of the sample game."""


class WelcomePage(QScrollArea):
    """Welcome page; it changes only view settings itself and emits signals for everything else."""

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
        self._naming_row = self._notation_row()
        self.rows = [
            *(self._recording_row(), self._opening_row(), self._naming_row, self._rotation_row()),
            *(self._printing_row(), self._study_row()),
        ]
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        column.addLayout(self._foot())
        self.setWidget(inside)
        workspace.view_settings.changed.connect(self._show_names)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        self._show_names()

    def _recording_row(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.numbered_game_picture()),
            self.tr("Record a game"),
            self.tr("Click the board to play."),
        )
        for size in USUAL_SIZES:
            row.add_button(
                str(size),
                partial(self.size_chosen.emit, size),
                self.tr("Start with an empty board of this size"),
            )
        self._add_command(row, Command.NEW)
        return row

    def _opening_row(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, self._sample),
            self.tr("Open a record"),
            self.tr("Open SGF and other formats, or drop a file on the board."),
        )
        self._add_command(row, Command.OPEN)
        self.sample_button = row.add_button(
            self.tr("Sample Game"), lambda: self.sample_chosen.emit(False)
        )
        self.recent = RecentFileList(self._recent)
        self.recent.file_chosen.connect(self.file_chosen)
        row.column.addWidget(self.recent)
        return row

    def _notation_row(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.labelled_corner_picture(self._names)),
            self.tr("Choose a notation"),
            "",
        )
        for notation in NOTATIONS[:_NOTATION_COUNT]:
            button = row.add_button(
                Naming(notation, pictures.FULL_SIZE).name(pictures.LABELLED_POINT),
                partial(self._workspace.view_settings.set_notation, notation.id),
                notation_title(notation),
            )
            button.setAccessibleName(notation_title(notation))
            button.setCheckable(True)
            highlight_when_checked(button)
            self.names[notation.id] = button
        return row

    def _rotation_row(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.rotated_position_picture(self._face)),
            self.tr("Rotate or mirror the board"),
            self.tr("See a position in eight views; the record doesn't change."),
        )
        for command in _ROTATE_COMMANDS:
            row.add_command(self._workspace.actions[command])
        return row

    def _printing_row(self) -> WelcomeRow:
        row = WelcomeRow(
            pictures.draw_page,
            self.tr("Print a record"),
            self.tr("Numbered figures with variations and comments."),
        )
        self.print_button = row.add_button(
            self.tr("Print Sample…"), lambda: self.sample_chosen.emit(True)
        )
        return row

    def _study_row(self) -> WelcomeRow:
        row = WelcomeRow(
            lambda qp, room: self._draw(qp, room, pictures.continuations_picture()),
            self.tr("Study games"),
            self.tr("See how others continued, and learn the coordinates."),
        )
        for command in (Command.COLLECTION_NEW, Command.TRAINER):
            self._add_command(row, command)
        return row

    def _add_command(self, row: WelcomeRow, command: Command) -> None:
        action = self._workspace.actions[command]
        button = row.add_button(without_mnemonic(action.text()), action.trigger)
        button.setToolTip(action.toolTip())

    def _foot(self) -> QHBoxLayout:
        self.show_at_start = QCheckBox(self.tr("Show at startup"))
        self.show_at_start.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_at_start.setChecked(self._workspace.settings.get(SHOW_WELCOME))
        self.show_at_start.toggled.connect(
            lambda on: self._workspace.settings.set(SHOW_WELCOME, on)
        )
        self.manual_button = QToolButton()
        text = without_mnemonic(self._workspace.actions[Command.MANUAL].text())
        self.manual_button.setText(verbatim(text))
        self.manual_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.manual_button.clicked.connect(
            lambda: self._workspace.actions[Command.MANUAL].trigger()
        )
        foot = QHBoxLayout()
        foot.addWidget(self.show_at_start, 1)
        foot.addWidget(self.manual_button)
        return foot

    @property
    def _names(self) -> Naming:
        return self._workspace.view_settings.point_naming(pictures.FULL_SIZE)

    @property
    def _face(self) -> Naming:
        return self._workspace.view_settings.point_naming(pictures.SMALL_SIZE)

    @cached_property
    def _sample(self) -> Picture:
        """A picture from the middle of the sample game, which is loaded when the picture is first
        painted.
        """
        from ....files.opening import open_path

        game = open_path(sample_game_path(), None).games[0]
        return pictures.position_picture(position_after(game, _SAMPLE_MOVES))

    def _draw(self, qp: QPainter, room: QRectF, picture: Picture) -> None:
        pictures.draw_board(qp, room, picture, appearance.board_theme(self._workspace.settings))

    def _show_names(self) -> None:
        view_settings = self._workspace.view_settings
        self._naming_row.set_description(notation_title(view_settings.notation))
        for key, button in self.names.items():
            button.setChecked(key == view_settings.notation.id)
        for row in self.rows:
            row.picture.update()

    def _setting_changed(self, setting: object) -> None:
        if setting is SHOW_WELCOME:
            self.show_at_start.setChecked(self._workspace.settings.get(SHOW_WELCOME))
        elif setting in appearance.BOARD_SETTINGS:
            self._show_names()


def sample_game_path() -> Path:
    """Return the path of the sample game."""
    return resource_path("samples", SAMPLE)
