"""Paste anything: what a text could mean, for a person to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ....go import Board
from ....record import board_size
from ....study.interpretation import interpret
from ...board.board_view import BoardView
from ...widgets.size_box import SizeBox
from ...wording import error_messages
from .meaning_list import MeaningList
from .meaning_preview import preview

if TYPE_CHECKING:
    from ....diagram.theme import Theme
    from ....notation import Naming
    from ....study.interpretation import Interpretation, InterpretationFailure
    from ...core.document import Document
    from ...core.view_settings import ViewSettings

_PAUSE = 200
"""So many milliseconds after the last key the text is read."""
_MOST_REMARKS = 5


class PasteDialog(QDialog):
    """Lists what a text could mean, and says what was chosen when it closes."""

    played = Signal(object)
    """A `Point` is to be played."""
    lit = Signal(object)
    """Points are to be lit on the board: a set."""
    opened = Signal(object)
    """Games are to be opened: a sequence of `Tree`."""
    added = Signal(object)
    """The moves of a `Tree` are to be added at the cursor."""

    def __init__(
        self,
        text: str,
        document: Document,
        view_settings: ViewSettings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Paste anything"))
        self._session = document.session
        self._view_settings = view_settings
        self._found: list[Interpretation] = []
        self._failures: list[InterpretationFailure] = []
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText(
            self.tr("The name of a point, moves, a written record or SGF, in any notation")
        )
        self.size_box = SizeBox(self._session.size)
        self.why_not = QCheckBox(self.tr("Show &why not"))
        self.why_not.setToolTip(self.tr("List also the notations in which the text means nothing"))
        self.list = MeaningList()
        self.remarks = QLabel()
        self.remarks.setTextFormat(Qt.TextFormat.PlainText)
        self.remarks.setWordWrap(True)
        self.board = BoardView(
            preview(self._board, self._current, view_settings.shown, None), theme
        )
        self.board.use_fit(True)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play_button = QPushButton(self.tr("&Play"))
        self.light_button = QPushButton(self.tr("&Light up"))
        self.open_button = QPushButton(self.tr("&Open as a new record"))
        self.add_button = QPushButton(self.tr("&Add at the cursor"))
        self._lay_out()
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._connect()
        self.resize(940, 600)
        self.read()

    @property
    def _current(self) -> Naming:
        return self._view_settings.naming(self.size_box.chosen)

    @property
    def _same_board(self) -> bool:
        return self.size_box.chosen == self._session.size

    @property
    def _board(self) -> Board:
        return self._session.board if self._same_board else Board.empty(self.size_box.chosen)

    def _lay_out(self) -> None:
        size_row = QHBoxLayout()
        label = QLabel(self.tr("&Board:"))
        label.setBuddy(self.size_box)
        size_row.addWidget(label)
        size_row.addWidget(self.size_box)
        size_row.addWidget(self.why_not)
        left = QVBoxLayout()
        left.addWidget(self.text, 2)
        left.addLayout(size_row)
        left.addWidget(self.list, 4)
        left.addWidget(self.remarks)
        both = QHBoxLayout()
        both.addLayout(left, 3)
        both.addWidget(self.board, 2)
        cancel = QDialogButtonBox.StandardButton.Cancel
        buttons = QDialogButtonBox(cancel)
        buttons.button(cancel).setAutoDefault(False)  # Enter in the size is not meant for it
        buttons.rejected.connect(self.reject)
        for button in (self.play_button, self.light_button, self.open_button, self.add_button):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.addLayout(both)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        self._timer.timeout.connect(self.read)
        self.text.textChanged.connect(self._timer.start)
        self.size_box.changed.connect(self.read)
        self.why_not.toggled.connect(self._fill)
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(self._do_first)
        self.play_button.clicked.connect(self._play)
        self.light_button.clicked.connect(self._light)
        self.open_button.clicked.connect(self._open)
        self.add_button.clicked.connect(self._add)

    def read(self) -> None:
        """Read the text anew."""
        self._timer.stop()
        self._found, self._failures = interpret(self.text.toPlainText(), self._current)
        self._fill()

    def _fill(self) -> None:
        failures = self._failures if self.why_not.isChecked() else []
        self.list.show_meanings(self._found, failures, self._current)
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Show what is selected on the board, what there is to tell of it, and what to do."""
        chosen = self.list.chosen
        points = chosen.points if chosen else frozenset()
        games = chosen.games if chosen else ()
        self.play_button.setEnabled(self._same_board and len(points) == 1)
        self.light_button.setEnabled(self._same_board and bool(points))
        self.open_button.setEnabled(bool(games))
        self.add_button.setEnabled([board_size(tree) for tree in games] == [self._session.size])
        self._tell(chosen)
        shown = self._view_settings.shown
        self.board.show_picture(preview(self._board, self._current, shown, chosen))

    def _tell(self, chosen: Interpretation | None) -> None:
        """Tell what there is to tell of what is chosen, or that there is nothing to choose."""
        lines = [error_messages.describe(remark) for remark in chosen.remarks] if chosen else []
        if len(lines) > _MOST_REMARKS:
            lines[_MOST_REMARKS:] = ["…"]
        if self._failures and not self._found:
            lines = [self.tr("On this board the text means nothing in any notation.")]
        self.remarks.setText("\n".join(lines))
        self.remarks.setVisible(bool(lines))

    def _do_first(self) -> None:
        """Do what can be done with the row that was activated, the mildest first."""
        for button in (self.play_button, self.light_button, self.open_button):
            if button.isEnabled():
                button.click()
                return

    def _play(self) -> None:
        (point,) = self._take().points
        self.played.emit(point)

    def _light(self) -> None:
        self.lit.emit(self._take().points)

    def _open(self) -> None:
        self.opened.emit(self._take().games)

    def _add(self) -> None:
        (tree,) = self._take().games
        self.added.emit(tree)

    def _take(self) -> Interpretation:
        """Close the dialog with what is chosen."""
        chosen = self.list.chosen
        assert chosen is not None
        self.accept()
        return chosen
