"""Tool, bar and texts of move guessing, and the covers of panels that would reveal moves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from ...diagram.picture import Cell, StatusMark, Tint, TintRole
from ...go import Colour
from ...record.edits.typed import TypedSetup
from ...record.properties.marks import Mark
from ...study.guessing import GuessResult
from ..board.tools.tool import MouseButton, PointPress, Tool
from ..core.i18n import format_number, tr_noop, translator
from ..widgets.combo_boxes import set_combo_box_name
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import as_tip
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QMainWindow

    from ...diagram.compose import HoverEffects
    from ...diagram.picture import Picture
    from ...go import Point
    from ...notation import Naming
    from ...record.edits.typed import TypedMove
    from ...study.guessing import GuessScore, MoveGuesses
    from ..core.document import Document

_G = "Guessing"
_tr = translator(_G)

COLOURS = {
    "both": (tr_noop(_G, "Both colours"), tuple(Colour)),
    "black": (tr_noop(_G, "Black's moves"), (Colour.BLACK,)),
    "white": (tr_noop(_G, "White's moves"), (Colour.WHITE,)),
}
"""Whose moves can be guessed: the label and the colours for each stored value."""


def colours_label(value: str) -> str:
    """Return the label of a choice of whose moves to guess; ``value`` is a key of `COLOURS`."""
    return _tr(COLOURS[value][0])


def question_text(colour: Colour, number: int) -> str:
    """Return the question that asks for the move with this number."""
    text = tr_noop(_G, "{turn}. Where is move {number}?")
    return _tr(text).format(turn=terms.side_to_move_text(colour), number=number)


def verdict_text(guessed: GuessResult, search: MoveGuesses, name: str, sought: str) -> str:
    """Return the message that says whether a guess is right.

    ``name`` is the name of the guessed point, and ``sought`` that of the point of the move.
    """
    match guessed:
        case GuessResult.RIGHT if not search.wrong:
            return _tr(tr_noop(_G, "{name} is correct on the first guess.")).format(name=name)
        case GuessResult.RIGHT:
            return _tr(tr_noop(_G, "{name} is correct.")).format(name=name)
        case GuessResult.ALSO_GOOD:
            text = tr_noop(_G, "{name} is played in a variation. Find the move in this line.")
            return _tr(text).format(name=name)
        case _ if search.is_revealed:
            return _tr(tr_noop(_G, "The move is {name}. Click the highlighted point.")).format(
                name=sought
            )
        case GuessResult.AGAIN:
            return _tr(tr_noop(_G, "You have already guessed {name}.")).format(name=name)
    return _tr(tr_noop(_G, "Not {name}. The move is in the marked area.")).format(name=name)


def score_text(score: GuessScore) -> str:
    """Return the score in one line, or "" before the first move has been found."""
    if not score.moves:
        return ""
    text = tr_noop(
        _G,
        "Correct on first guess: {first} of {moves} ({percent}%) · Guesses: "
        "{guesses} · Average distance: {distance} lines",
    )
    return _tr(text).format(
        first=score.found_at_first,
        moves=score.moves,
        percent=format_number(100 * score.first_guess_share, 0),
        guesses=score.guesses,
        distance=format_number(score.average_distance, 1),
    )


def summary_text(result: GuessScore, *, ended: bool) -> str:
    """Return the summary shown when guessing stops; ``ended`` is true if the line of play has no
    more moves.
    """
    if not result.moves:
        return ""
    text = score_text(result)
    return _tr(tr_noop(_G, "No more moves. {score}")).format(score=text) if ended else text


class GuessBar(QToolBar):
    """Bar that shows the question and the score, and a choice of whose moves to guess."""

    colours_chosen = Signal(str)
    """Emitted when the user chooses whose moves to guess: a key of `COLOURS`."""
    end_requested = Signal()
    """Emitted when the user wants to stop guessing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guessing")
        self.setWindowTitle(self.tr("Guess Next Move"))
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self.guessing = False
        self.question_label = PlainLabel()
        bold = self.question_label.font()
        bold.setBold(True)
        self.question_label.setFont(bold)
        self.score_label = PlainLabel()
        for label in (self.question_label, self.score_label):
            # The window may be too narrow for the whole text.
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.colours = QComboBox()
        set_combo_box_name(self.colours, self.tr("Moves to guess"))
        for value in COLOURS:
            self.colours.addItem(colours_label(value), value)
        self.colours.activated.connect(self._choose)
        end = QPushButton(self.tr("Stop"))
        end.clicked.connect(self.end_requested)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(6, 2, 6, 2)
        row.addWidget(self.question_label, 2)
        row.addWidget(self.score_label, 3)
        for widget in (self.colours, end):
            # A click leaves the focus on the board, so that its navigation keys keep working.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(widget)
        self.addWidget(inside)

    def show_colours(self, value: str) -> None:
        """Select the player whose moves are to be guessed; ``value`` is a key of `COLOURS`."""
        self.colours.setCurrentIndex(self.colours.findData(value))

    def show_texts(self, question: str, score: str) -> None:
        """Show the question or the verdict, and the score."""
        for label, text in ((self.question_label, question), (self.score_label, score)):
            label.setText(text)
            label.setToolTip(as_tip(text))

    def showEvent(self, event: QShowEvent) -> None:
        """Hide the bar again unless moves are being guessed, for example if all tool bars are
        shown.
        """
        if self.guessing:
            super().showEvent(event)
        else:
            self.hide()

    def _choose(self, index: int) -> None:
        self.colours_chosen.emit(self.colours.itemData(index))


class GuessTool(Tool):
    """Board tool that forwards guesses, and shows earlier guesses and the area known to contain the
    move.
    """

    def __init__(
        self,
        document: Document,
        guesses: Callable[[], MoveGuesses | None],
        guess: Callable[[Point], bool],
    ) -> None:
        """Create the tool for guessing moves of the record in a document.

        ``guesses`` returns the guesses of the current move, or None if no move is being guessed.
        ``guess`` handles a guess and returns whether it is right.
        """
        super().__init__(document)
        self._guesses = guesses
        self._guess = guess

    @property
    def secret(self) -> bool:
        return True

    def press(self, press: PointPress) -> None:
        if press.button is MouseButton.LEFT and not (press.shift or press.ctrl):
            self._guess(press.point)

    def submit_typed_moves(self, asked: Sequence[TypedMove | TypedSetup]) -> bool:
        for each in asked:
            if isinstance(each, TypedSetup) or each.point is None or not self._guess(each.point):
                break
        return True

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        search = self._guesses()
        if search is None:
            return picture
        cells = dict(picture.cells)
        for points, mark in ((search.wrong, StatusMark.MISTAKE), (search.others, Mark.CIRCLE)):
            for point in map(naming.to_view, points):
                cells[point] = cells.get(point, Cell())._replace(status_mark=mark)
        if search.hint is None:
            return replace(picture, cells=cells)
        left = frozenset(map(naming.to_view, search.hint.points(naming.size)))
        if search.is_revealed:
            for point in left:
                cells[point] = cells.get(point, Cell())._replace(highlighted=True)
        tint = Tint(left, TintRole.RIGHT if search.is_revealed else TintRole.GLOW)
        return replace(picture, cells=cells, overlays_below=(*picture.overlays_below, tint))

    def hover(self, point: Point) -> HoverEffects:
        hover, search = super().hover(point), self._guesses()
        if search is None or self._document.session.board[point] is not None:
            return hover
        return hover._replace(ghost_colour=search.question.colour)


class Cover(PlainLabel):
    """Label that covers a widget completely and explains why its contents are hidden."""

    def __init__(self, covered: QWidget, text: str) -> None:
        super().__init__(text, covered)
        self._covered = covered
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(12)
        self.setAutoFillBackground(True)
        self.hide()
        covered.installEventFilter(self)
        self.setGeometry(covered.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        return super().eventFilter(watched, event)


class MoveDisplay(Protocol):
    """Interface of a move list that can hide the moves after the cursor."""

    def set_later_moves_shown(self, ahead: bool) -> None:
        """Set whether the moves after the cursor are shown."""


class GuessView(QObject):
    """The widgets that change while moves are guessed: the guess bar, the covered game tree and the
    shortened move list.
    """

    def __init__(
        self, moves: MoveDisplay, tree: QWidget, window: QMainWindow, explanation: str
    ) -> None:
        """Create the guess bar, and a cover for the game tree panel that shows an
        explanation.
        """
        super().__init__(window)
        self._moves = moves
        self.bar = GuessBar(window)
        window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.bar)
        self.tree_cover = Cover(tree, explanation)

    def hide_later_moves(self, hidden: bool) -> None:
        """Hide or show the parts of the window that would reveal later moves."""
        self.bar.guessing = hidden
        self.bar.setVisible(hidden)
        self.tree_cover.setVisible(hidden)
        self._moves.set_later_moves_shown(not hidden)
