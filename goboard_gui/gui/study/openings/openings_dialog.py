"""Dialog that compares two openings on two boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ....diagram.compose import compose_picture
from ....diagram.overlays.differences import with_differences
from ....fuseki import ComparedOpenings, Opening, make_opening
from ....go import Board, Size
from ....notation import Reading
from ...board.board_view import BoardView
from ...core import closing
from ...widgets import appearance, file_drop
from ...widgets.buttons import IconButton, add_button
from ...widgets.labels import ElidedLabel, PlainLabel
from ...widgets.qt_texts import as_tip
from . import comparison_texts as words
from .source_box import ComparisonSourceBox

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from ....diagram.theme import Theme
    from ....notation import Naming
    from ...actions.workspace import Workspace
    from ...core.view_settings import ViewSettings
    from ...files.document_io import DocumentIO

_SIDE = 200
"""Minimum side length of a board in logical pixels."""


class BoardPair(QWidget):
    """Two boards with titles, which do not take the keyboard focus."""

    stepped = Signal(int)
    """Emitted when the wheel is turned: the number of moves to go, negative for backwards."""

    def __init__(self, view_settings: ViewSettings, theme: Theme) -> None:
        super().__init__()
        self._view_settings = view_settings
        self.titles = (ElidedLabel(), ElidedLabel())
        empty = Board.empty(Size(19, 19))
        picture = compose_picture(
            empty, view_settings.point_naming(empty.size), view_settings.display_options
        )
        self.views = (BoardView(picture, theme), BoardView(picture, theme))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setRowStretch(1, 1)
        names = self.tr("Board A"), self.tr("Board B")
        for column, (title, view) in enumerate(zip(self.titles, self.views, strict=True)):
            view.setAccessibleName(names[column])
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            view.setMinimumSize(_SIDE, _SIDE)
            view.set_fit(True)
            view.stepped.connect(self.stepped)
            grid.addWidget(title, 0, column)
            grid.addWidget(view, 1, column)
            grid.setColumnStretch(column, 1)

    def set_theme(self, theme: Theme) -> None:
        """Draw both boards with this theme."""
        for view in self.views:
            view.set_theme(theme)

    def show_titles(self, first: str, second: str) -> None:
        """Set the titles of both boards."""
        for label, title in zip(self.titles, (first, second), strict=True):
            label.setText(title)
            label.setToolTip(as_tip(title))

    def show_first_opening(self, first: Opening, number: int) -> None:
        """Show the first opening after a number of moves, next to an empty board."""
        naming = self._view_settings.point_naming(first.size)
        board, step = first.board(number), first.step(number)
        self.views[0].show_picture(
            compose_picture(board, naming, self._view_settings.display_options, step)
        )
        self.views[1].show_picture(
            compose_picture(Board.empty(first.size), naming, self._view_settings.display_options)
        )

    def show_both_openings(self, beside: ComparedOpenings, number: int, *, own_names: bool) -> None:
        """Show both openings after a number of moves, marking the points that differ.

        The second opening is rotated like the first. It is labelled with the coordinates of the
        first, or with its own if ``own_names``.
        """
        shown, differing = self._view_settings.display_options, beside.differing_points(number)
        naming = self._view_settings.point_naming(beside.first.size)
        first = compose_picture(
            beside.first.board(number), naming, shown, beside.first.step(number)
        )
        self.views[0].show_picture(with_differences(first, differing, naming))
        if own_names and beside.comparison.view is not None:
            turned = self._second_naming(beside, naming)
            second = compose_picture(
                beside.second_board(number), turned, shown, beside.second.step(number)
            )
        else:
            laid = beside.aligned_board(number)
            there = (
                naming if laid.size == naming.size else self._view_settings.point_naming(laid.size)
            )
            second = compose_picture(laid, there, shown, beside.aligned_step(number))
        self.views[1].show_picture(with_differences(second, differing, naming))

    def _second_naming(self, beside: ComparedOpenings, naming: Naming) -> Naming:
        """Return how the points of the second record are named when its board is rotated to match
        the first.
        """
        view = beside.comparison.view
        assert view is not None
        turned = view.inverse.followed_by(naming.view)
        return naming._replace(size=beside.second.size, view=turned, reading=Reading.TRAVEL)


class MoveSlider(QWidget):
    """Slider for the number of moves, with buttons for first, previous, next and last move."""

    number_changed = Signal(int)
    """Emitted when the number of moves to show has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Number of moves shown"))
        self.slider.setRange(0, 0)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self.number_changed)
        self.label = PlainLabel()
        wide = self.label.fontMetrics().horizontalAdvance("Move 000 of 000 · 000 points differ")
        self.label.setMinimumWidth(wide)
        self.first_button = IconButton("start", self.tr("Go to the start"), lambda: self.go_to(0))
        self.back_button = IconButton("back", self.tr("Go back one move"), lambda: self.step(-1))
        self.forward_button = IconButton(
            "forward", self.tr("Go forward one move"), lambda: self.step(1)
        )
        self.last_button = IconButton(
            "end", self.tr("Go to the last move"), lambda: self.go_to(self.slider.maximum())
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (
            self.first_button,
            self.back_button,
            self.slider,
            self.forward_button,
            self.last_button,
            self.label,
        ):
            row.addWidget(part, 1 if part is self.slider else 0)

    @property
    def move_count(self) -> int:
        """The number of moves to show, as set with the slider."""
        return self.slider.value()

    def set_maximum(self, moves: int) -> None:
        """Set the maximum number of moves; if the slider is at the end, keep it there."""
        at_end = self.slider.value() == self.slider.maximum()
        self.slider.setMaximum(moves)
        if at_end:
            self.slider.setValue(moves)

    def go_to(self, number: int) -> None:
        """Set the number of moves to show."""
        self.slider.setValue(number)

    def step(self, by: int) -> None:
        """Go forward by a number of moves, or back if the number is negative."""
        self.slider.setValue(self.slider.value() + by)

    def show_text(self, text: str) -> None:
        """Show text next to the slider, and enable the buttons that apply."""
        self.label.setText(text)
        for button, there in (
            (self.first_button, self.slider.minimum()),
            (self.back_button, self.slider.minimum()),
            (self.forward_button, self.slider.maximum()),
            (self.last_button, self.slider.maximum()),
        ):
            button.setEnabled(self.slider.value() != there)


_LINES = 2
"""Minimum height in lines of text, so that the boards rarely change their size."""


class ComparisonResultView(QWidget):
    """Widget that shows the verdict and the details of a comparison, below the last file error."""

    def __init__(self) -> None:
        super().__init__()
        self.problem, self.verdict, self.details = PlainLabel(), PlainLabel(), PlainLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label in (self.problem, self.verdict, self.details):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        self.problem.hide()
        bold = self.verdict.font()
        bold.setBold(True)
        self.verdict.setFont(bold)
        self.details.setMinimumHeight(_LINES * self.details.fontMetrics().lineSpacing())

    def show_result(self, verdict: str, details: str) -> None:
        """Show the verdict and the details of a comparison."""
        self.verdict.setText(verdict)
        self.details.setText(details)

    def show_failure(self, error: str) -> None:
        """Show why a file can't be compared; the message stays until the next comparison."""
        self.problem.setText(words.unreadable_opening_text(error))
        self.problem.show()

    @property
    def result_text(self) -> str:
        """The verdict and the details on separate lines."""
        return f"{self.verdict.text()}\n{self.details.text()}"


_USUAL = 60
"""Default number of moves of an opening."""
_MAX_MOVES = 1000
"""Maximum number of moves that can be compared."""
_TAB = Qt.FocusPolicy.TabFocus
"""Focus policy of the buttons: a click leaves the focus, so the arrow keys still go to moves."""


class OpeningsDialog(QDialog):
    """Modeless dialog that compares opening A, from the window, with opening B, which the user
    chooses.
    """

    def __init__(
        self, workspace: Workspace, document_io: DocumentIO, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare Openings"))
        self.setAcceptDrops(True)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._document_io = document_io
        self._messages = workspace.messages
        self._settings = workspace.settings
        self._chosen_moves = False
        self._line: object = None
        self._chosen: object = None
        self._first = self._second = Opening((), ())
        self._comparison: ComparedOpenings | None = None
        self.source = ComparisonSourceBox(workspace, self)
        self.boards = BoardPair(workspace.view_settings, appearance.board_theme(workspace.settings))
        self.result_view = ComparisonResultView()
        self.stepper = MoveSlider()
        self._make_choices()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.resize(1000, 680)
        self._shown_at_first = workspace.document.session.step.number
        self.refresh()
        if self._shown_at_first:  # otherwise, what was played in the end says more
            self.stepper.go_to(self._shown_at_first)
        self.stepper.slider.setFocus()

    def _make_choices(self) -> None:
        self.record = ElidedLabel()
        self.moves = QSpinBox()
        self.moves.setRange(0, _MAX_MOVES)
        self.moves.setAccessibleName(self.tr("Number of moves to compare"))
        self.swap_box = QCheckBox(self.tr("Also compare with colours s&wapped"))
        self.swap_box.setChecked(True)
        self.own_names = QCheckBox(self.tr("Use B's own coordi&nates"))
        for box in (self.swap_box, self.own_names):
            box.setFocusPolicy(_TAB)
        self.own_names.setToolTip(self.tr("Show B's own coordinates instead of those of A"))

    def _make_buttons(self) -> None:
        close = QDialogButtonBox.StandardButton.Close
        self.buttons = QDialogButtonBox(close)
        self.buttons.button(close).setAutoDefault(False)
        self.buttons.button(close).setFocusPolicy(_TAB)
        self.deviation_button = self._button(self.tr("&Go to First Difference"))
        self.copy_button = self._button(self.tr("&Copy"))
        self.copy_button.setToolTip(self.tr("Copy the result as text"))

    def _button(self, text: str) -> QPushButton:
        button = add_button(self.buttons, text)
        button.setFocusPolicy(_TAB)
        return button

    def _lay_out(self) -> None:
        choices = QGridLayout()
        for row, (title, field) in enumerate((("A", self.record), ("B", self.source))):
            choices.addWidget(PlainLabel(title), row, 0)
            choices.addWidget(field, row, 1)
        choices.setColumnStretch(1, 1)
        label = PlainLabel(self.tr("&Moves to compare:"))
        label.setBuddy(self.moves)
        options = QHBoxLayout()
        options.addWidget(label)
        options.addWidget(self.moves)
        options.addSpacing(12)
        options.addWidget(self.swap_box)
        options.addSpacing(12)
        options.addWidget(self.own_names)
        options.addStretch()
        column = QVBoxLayout(self)
        column.addLayout(choices)
        column.addLayout(options)
        column.addWidget(self.result_view)
        column.addWidget(self.boards, 1)
        column.addWidget(self.stepper)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        closing.connect_until_closed(self, self._document.position_shown, self._follow)
        closing.connect_until_closed(self, self._view_settings.changed, self._compare)
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)
        self.source.source_changed.connect(self.result_view.problem.hide)
        self.source.source_changed.connect(self._compare)
        self.source.failed.connect(self.result_view.show_failure)
        self.moves.valueChanged.connect(self._choose_moves)
        self.swap_box.toggled.connect(self._compare)
        self.own_names.toggled.connect(self._show)
        self.stepper.number_changed.connect(self._show)
        self.boards.stepped.connect(self.stepper.step)
        self.deviation_button.clicked.connect(self._go_to_deviation)
        self.copy_button.clicked.connect(self.copy_result)
        self.buttons.rejected.connect(self.reject)

    def refresh(self) -> None:
        """Update the dialog for the current line of play of the record in the window."""
        session = self._document.session
        self._line = session.tree, session.line
        self._first = make_opening(session.tree, session.line, _MAX_MOVES)
        games = self._document.game_count
        which = f" ({self._document.game_index + 1}/{games})" if games > 1 else ""
        self.record.setText(words.first_opening_title(self._document_io.title + which))
        self.source.refresh()
        self._compare()

    def compare_with(self, path: Path, game: int) -> None:
        """Compare all moves with those of opening B, the game at a zero-based index in a file."""
        self.source.open_file(path, game)
        self.moves.setValue(_MAX_MOVES)

    def _follow(self) -> None:
        """Update the dialog if the current line of play has changed."""
        session = self._document.session
        if self._line != (session.tree, session.line):
            self.refresh()

    def _setting_changed(self, setting: object) -> None:
        if setting in appearance.BOARD_SETTINGS:
            self.boards.set_theme(appearance.board_theme(self._settings))

    def _choose_moves(self) -> None:
        self._chosen_moves = True
        self._compare()

    def _compare(self) -> None:
        """Compare the openings A and B if B has been chosen, and show the result."""
        chosen = self.source.selected_line
        if chosen is None:
            self._comparison, moves = None, self._offer_moves(self._first)
        else:
            if chosen != self._chosen:
                self._chosen, self._second = chosen, make_opening(*chosen, _MAX_MOVES)
            moves = self._offer_moves(self._second)
            self._comparison = ComparedOpenings.compare(
                self._first, self._second, moves, colours=self.swap_box.isChecked()
            )
        self._show_result(moves)
        self.stepper.set_maximum(moves)
        self._show()

    def _offer_moves(self, second: Opening) -> int:
        """Set the range of the move slider for both openings, and return the number of moves to
        show.

        Unless the user has chosen it, it is the number that both openings have.
        """
        sides = self._first.move_count, second.move_count
        with QSignalBlocker(self.moves):
            self.moves.setMaximum(max(sides))
            if not self._chosen_moves:
                usual = max(_USUAL, self._shown_at_first)
                self.moves.setValue(min(min(sides) or max(sides), usual))
        return self.moves.value()

    def _show_result(self, moves: int) -> None:
        beside = self._comparison
        parted = None if beside is None else beside.comparison.diverge_at
        self.deviation_button.setEnabled(parted is not None)
        self.copy_button.setEnabled(beside is not None)
        self.moves.setEnabled(beside is not None)
        if beside is None:
            self.result_view.show_result(words.choose_opening_hint(), words.opening_sources_hint())
            self.boards.show_titles("A", "B")
            return
        naming = self._view_settings.point_naming(beside.first.size)
        details = " ".join(words.detail_texts(beside, moves, naming))
        self.result_view.show_result(words.verdict_text(beside, moves), details)
        self.boards.show_titles("A", words.opening_b_title(beside.comparison))

    def _show(self) -> None:
        """Show both boards after the number of moves set with the slider."""
        number, beside = self.stepper.move_count, self._comparison
        if beside is None:
            self.boards.show_first_opening(self._first, number)
        else:
            self.boards.show_both_openings(beside, number, own_names=self.own_names.isChecked())
        differing = None if beside is None else len(beside.differing_points(number))
        self.stepper.show_text(
            words.move_number_text(number, self.stepper.slider.maximum(), differing)
        )

    def _go_to_deviation(self) -> None:
        if self._comparison is not None and self._comparison.comparison.diverge_at is not None:
            self.stepper.go_to(self._comparison.comparison.diverge_at)
            self.stepper.slider.setFocus()

    def copy_result(self) -> None:
        """Copy the titles of both openings and the result of the comparison as text."""
        lines = f"A: {self.record.text()}", f"B: {self.source.title}", self.result_view.result_text
        QApplication.clipboard().setText("\n".join(lines))
        self._messages.show_confirmation(self.tr("Comparison copied"))

    def changeEvent(self, event: QEvent) -> None:
        """Update the list of records in other windows when the dialog is activated."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.source.refresh()
            self._compare()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        file_drop.accept_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Compare with the first of the dropped files as opening B."""
        file_drop.handle_drop(event, self, lambda files: self.source.open_file(files[0]))
