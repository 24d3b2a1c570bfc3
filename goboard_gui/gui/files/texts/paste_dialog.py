"""The dialog for pasting, which lists the possible interpretations of a text."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ....diagram.compose import NamedPoints, compose_picture
from ....diagram.picture import Cell
from ....display_text import clip_text
from ....go import Board
from ....notation import Naming
from ....record import Session, board_shape
from ....record.properties.marks import Mark
from ....study.interpretation import InterpretationKind, interpret_text
from ...board.board_view import BoardView
from ...core.background import Task
from ...core.idle_tasks import IdleTask
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip
from ...widgets.spin_boxes import SizeBox
from ...widgets.text_fields import displayed_length, too_long_to_edit_text
from ...wording import error_messages
from . import interpretation_texts as words
from .text_dialogs import SourceTextEdit

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence

    from ....diagram.compose import DisplayOptions
    from ....diagram.picture import Picture
    from ....diagram.theme import Theme
    from ....record import Tree
    from ....study.interpretation import Interpretation, InterpretationFailure
    from ...core.document import Document
    from ...core.view_settings import ViewSettings


def preview_steps(
    board: Board, current: Naming, shown: DisplayOptions, interpretation: Interpretation | None
) -> Generator[None, None, Picture]:
    """Return a preview of an interpretation: marked points, or the final position of a record,
    yielding while its moves are replayed.

    The coordinates are those of the notation in which the text was read.
    """
    plain = _plain(shown)
    if interpretation is None:
        return compose_picture(board, current, plain)
    if interpretation.kind is InterpretationKind.POINT and interpretation.naming is not None:
        picture = compose_picture(board, interpretation.naming, plain)
        cells = dict(picture.cells)
        for point in map(interpretation.naming.to_view, interpretation.points):
            cells[point] = cells.get(point, Cell())._replace(
                status_mark=Mark.CIRCLE, highlighted=True
            )
        return picture._replace(cells=cells)
    session = Session(interpretation.games[0])
    session.go_to(session.line[-1])
    yield from session.replay_steps()
    read = interpretation.naming or current
    naming = Naming.on_board(read.notation, session.shape, read.view, read.reading)
    return compose_picture(session.board, naming, plain, session.last_move, markup=session.markup)


def _plain(shown: DisplayOptions) -> DisplayOptions:
    """Return the display options for a preview, without names of points."""
    return shown._replace(names=NamedPoints.NONE, structure=False, second=None)


class InterpretationList(QTreeWidget):
    """List of the possible interpretations of a text, followed by disabled rows for failures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._interpretations: Sequence[Interpretation] = ()
        self.setAccessibleName(self.tr("Possible meanings of the text"))
        self.setHeaderLabels([self.tr("Meaning"), self.tr("Read as"), self.tr("Note")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(False)

    @property
    def selected_interpretation(self) -> Interpretation | None:
        """The selected interpretation, or None if none is selected."""
        rows = [self.indexOfTopLevelItem(item) for item in self.selectedItems()]
        return self._interpretations[rows[0]] if rows else None

    def show_interpretations(
        self,
        interpretations: Sequence[Interpretation],
        failures: Iterable[InterpretationFailure],
        current: Naming,
    ) -> None:
        """Show interpretations of a text, and select the first, which is the most probable."""
        self.clearSelection()  # while the selected rows still exist
        self.clear()
        self._interpretations = interpretations
        rows = [
            QTreeWidgetItem(
                [
                    words.interpretation_text(interpretation, current),
                    words.source_text(interpretation),
                    words.uncertainty_text(interpretation),
                ]
            )
            for interpretation in interpretations
        ]
        self.addTopLevelItems([*rows, *map(self._failed, failures)])
        if rows:
            self.setCurrentItem(rows[0])

    def _failed(self, failure: InterpretationFailure) -> QTreeWidgetItem:
        why = words.failure_text(failure)
        item = QTreeWidgetItem([self.tr("No match"), words.source_text(failure), why])
        item.setToolTip(2, as_tip(why))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        grey = self.palette().brush(QPalette.ColorRole.PlaceholderText)
        for column in range(self.columnCount()):
            item.setForeground(column, grey)
        return item


_PAUSE = 200
"""Delay between the last key and reading, in milliseconds."""
_NODES_AT_ONCE = 100
"""The number of nodes that the thread parses before other threads may run."""
_AT_ONCE = 20_000
"""Number of characters up to which text is interpreted immediately; longer text in a thread."""
_MAX_DIAGNOSTICS = 5


class PasteDialog(QDialog):
    """Dialog that lists the possible interpretations of a text, and emits what the user wants done
    with one.
    """

    play_requested = Signal(object)
    """Emitted with a `Point` to play."""
    points_highlighted = Signal(object)
    """Emitted with a set of points to highlight."""
    opened = Signal(object)
    """Emitted with a sequence of `Tree` to open."""
    added = Signal(object)
    """Emitted with the `Interpretation` whose only game is to be added at the cursor."""

    def __init__(
        self,
        text: str,
        document: Document,
        view_settings: ViewSettings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Paste Text"))
        self._session = document.session
        self._view_settings = view_settings
        self._found: list[Interpretation] = []
        self._failures: list[InterpretationFailure] = []
        self._task: Task | None = None
        self._drawing = IdleTask(self)
        self._painted = False
        length = displayed_length(text)
        self._whole = text if length < len(text) else None
        self.text = SourceTextEdit(clip_text(text, length))
        self._first = self.text.toPlainText()
        if self._whole is not None:
            self.text.setReadOnly(True)
            self.text.setToolTip(as_tip(too_long_to_edit_text()))
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setPlaceholderText(
            self.tr("A point, moves, a board, a text record or SGF, in any notation")
        )
        self.size_box = SizeBox(view_settings.point_naming_on_rectangle(self._session.shape).size)
        self.why_not = QCheckBox(self.tr("Sho&w notations that don't match"))
        self.why_not.setToolTip(self.tr("Also list notations that don't match the text, and why"))
        self.list = InterpretationList()
        self.diagnostics = PlainLabel()
        self.diagnostics.setWordWrap(True)
        plain = _plain(view_settings.display_options)
        self.board = BoardView(compose_picture(self._board, self._current, plain), theme)
        self.board.set_fit(True)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play_button = QPushButton(self.tr("&Play"))
        self.light_button = QPushButton(self.tr("&Highlight"))
        self.open_button = QPushButton(self.tr("&Open as New Record"))
        self.add_button = QPushButton(self.tr("&Add After Current Move"))
        self._lay_out()
        self._timer = QTimer(self, singleShot=True)
        self._connect()
        self.resize(940, 600)
        self.read()

    @property
    def _current(self) -> Naming:
        return self._view_settings.point_naming(self.size_box.board_size)

    @property
    def _is_same_board(self) -> bool:
        """Whether the chosen board has the same points and names as that of the record."""
        if self._session.shape.plan is not None:
            return False
        return self.size_box.board_size == self._session.size

    @property
    def _board(self) -> Board:
        return self._session.board if self._is_same_board else Board.empty(self.size_box.board_size)

    def _lay_out(self) -> None:
        size_row = QHBoxLayout()
        label = PlainLabel(self.tr("&Board:"))
        label.setBuddy(self.size_box)
        size_row.addWidget(label)
        size_row.addWidget(self.size_box)
        size_row.addWidget(self.why_not)
        left = QVBoxLayout()
        left.addWidget(self.text, 2)
        left.addLayout(size_row)
        left.addWidget(self.list, 4)
        left.addWidget(self.diagnostics)
        both = QHBoxLayout()
        both.addLayout(left, 3)
        both.addWidget(self.board, 2)
        cancel = QDialogButtonBox.StandardButton.Cancel
        buttons = QDialogButtonBox(cancel)
        buttons.button(cancel).setAutoDefault(False)  # Enter in the size fields must not press it
        buttons.rejected.connect(self.reject)
        actions = QHBoxLayout()  # above the others, as the dialog has to fit on small screens
        for button in (self.play_button, self.light_button, self.open_button, self.add_button):
            button.setAutoDefault(False)
            actions.addWidget(button)
        actions.addStretch()
        layout = QVBoxLayout(self)
        layout.addLayout(both)
        layout.addLayout(actions)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        self._timer.timeout.connect(self.read)
        self.board.board.painted.connect(self._begin)
        self.text.textChanged.connect(self._read_later)
        self.size_box.changed.connect(self.read)
        self.why_not.toggled.connect(self._fill)
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(self._press_first_button)
        self.play_button.clicked.connect(self._play)
        self.light_button.clicked.connect(self._light)
        self.open_button.clicked.connect(self._open)
        self.add_button.clicked.connect(self._add)

    def read(self) -> None:
        """Interpret the text again, and update the list."""
        self.stop_work()
        text = self.text.toPlainText()
        if self._whole is not None and text == self._first:
            text = self._whole
        if len(text) <= _AT_ONCE:
            self._show(interpret_text(text, self._current))
            return
        self._show(([], []))
        self.list.setEnabled(False)
        # While Qt lays out and paints the dialog, each call of ours would wait for the thread.
        if self._painted:
            self._task = Task(partial(_interpreted, text, self._current), self._show)

    def _read_later(self) -> None:
        """Interpret the text when the user pauses."""
        self._timer.start(_PAUSE)

    def _begin(self) -> None:
        """Interpret a long text as soon as the dialog has been painted for the first time."""
        self.board.board.painted.disconnect(self._begin)
        self._painted = True
        if not self.list.isEnabled():
            self._timer.start(0)

    def stop_work(self) -> None:
        """Stop interpreting; `closing.dispose` calls this when the dialog closes."""
        self._timer.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _show(self, read: tuple[list[Interpretation], list[InterpretationFailure]]) -> None:
        """Show the interpretations of a text and the reasons why there are no others."""
        self._task = None
        self.list.setEnabled(True)
        self._found, self._failures = read
        self._fill()

    def _fill(self) -> None:
        failures = self._failures if self.why_not.isChecked() else []
        self.list.show_interpretations(self._found, failures, self._current)
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Preview the selected interpretation, show its diagnostics, and enable the applicable
        buttons.
        """
        chosen = self.list.selected_interpretation
        points = chosen.points if chosen else frozenset()
        games = chosen.games if chosen else ()
        self.play_button.setEnabled(self._is_same_board and len(points) == 1)
        self.light_button.setEnabled(self._is_same_board and bool(points))
        self.open_button.setEnabled(bool(games))
        self.add_button.setEnabled(len(games) == 1 and self._has_same_points(games[0]))
        self._show_diagnostics(chosen)
        shown = self._view_settings.display_options
        self._drawing.run(
            self._show_picture(preview_steps(self._board, self._current, shown, chosen))
        )

    def _show_picture(self, steps: Generator[None, None, Picture]) -> Iterator[None]:
        self.board.show_picture((yield from steps))

    def _has_same_points(self, tree: Tree) -> bool:
        """Return whether a game has the same points as the record."""
        shape, own = board_shape(tree), self._session.shape
        if shape.plan is None and own.plan is None:
            return shape.size == own.size
        return shape == own

    def _show_diagnostics(self, chosen: Interpretation | None) -> None:
        """Show the diagnostics of an interpretation, and the reasons why the text or the board in
        it can't be read.

        The reason is omitted if the text was read as a file.
        """
        lines = (
            [error_messages.describe_error(each) for each in chosen.diagnostics] if chosen else []
        )
        if len(lines) > _MAX_DIAGNOSTICS:
            lines[_MAX_DIAGNOSTICS:] = ["…"]
        boards = [failure for failure in self._failures if failure.is_about_board]
        if self._failures and not self._found and not boards:
            lines = [self.tr("The text doesn't match any notation on this board.")]
        if not self._found or (chosen is not None and chosen.naming is not None):
            lines += [
                f"{words.source_text(failure)}: {words.failure_text(failure)}"
                for failure in boards or self._failures
                if failure.is_about_board or failure.naming == self._current
            ]
        self.diagnostics.setText("\n".join(lines))
        self.diagnostics.setVisible(bool(lines))

    def _press_first_button(self) -> None:
        """Press the first enabled button, because the user has activated a row."""
        for button in (self.play_button, self.light_button, self.open_button):
            if button.isEnabled():
                button.click()
                return

    def _play(self) -> None:
        (point,) = self._accept_chosen().points
        self.play_requested.emit(point)

    def _light(self) -> None:
        self.points_highlighted.emit(self._accept_chosen().points)

    def _open(self) -> None:
        self.opened.emit(self._accept_chosen().games)

    def _add(self) -> None:
        self.added.emit(self._accept_chosen())

    def _accept_chosen(self) -> Interpretation:
        """Close the dialog and return the selected interpretation."""
        chosen = self.list.selected_interpretation
        assert chosen is not None
        self.accept()
        return chosen


def _interpreted(
    text: str, naming: Naming, task: Task
) -> tuple[list[Interpretation], list[InterpretationFailure]]:
    found, failures = interpret_text(text, naming, task.pause)
    for tree in (tree for interpretation in found for tree in interpretation.games[:1]):
        for number, node in enumerate(tree.main_line()):
            tree.node(node)  # parsed here, as the main thread counts the moves
            if number % _NODES_AT_ONCE == 0:
                task.pause()
    return found, failures
