"""Output for screen readers: descriptions of points, moves and nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...diagram.picture import Cell, StatusMark
from ...display_text import to_displayable
from ...go import Colour, chain_at, hoshi
from ...record.properties.marks import Mark
from ...record.values.evaluations import read_annotations
from ..core.i18n import tr_noop, translator
from ..wording import shape_texts, terms
from ..wording.node_texts import evaluation_names, move_description

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ...go import Point
    from ...notation import Naming
    from ...record import NodeSource, Session, Step
    from ...record.values.markup import Markup
    from ..core.document import Document
    from ..core.view_settings import ViewSettings
    from .board_cursor import BoardCursor
    from .board_presenter import BoardPresenter
    from .board_view import BoardView
    from .message_strip import MessageStrip

_S = "Speech"
_tr = translator(_S)

_STONES = {Colour.BLACK: tr_noop(_S, "black stone"), Colour.WHITE: tr_noop(_S, "white stone")}
_MISTAKE = tr_noop(_S, "mistake")
_TERRITORY_OF_DEAD = {Colour.BLACK: Mark.TERRITORY_WHITE, Colour.WHITE: Mark.TERRITORY_BLACK}
"""The mark on a dead stone of each colour: its point is territory of the opponent."""


def describe_point(session: Session, point: Point, cell: Cell, naming: Naming) -> str:
    """Return a description of a point: its name, its stone, and what is drawn on it."""
    texts = [naming.name(point), *_stone_texts(session, point), *_mark_texts(cell)]
    return ", ".join([*texts, *_link_texts(session.markup, point, naming)])


def _stone_texts(session: Session, point: Point) -> Iterator[str]:
    board, last = session.board, session.last_move
    chain = chain_at(board, point)
    if chain is None:
        yield _tr(tr_noop(_S, "empty"))
        if session.shape.plan is None and point in hoshi(session.size):
            yield _tr(tr_noop(_S, "star point"))
        return
    yield _tr(_STONES[chain.colour])
    yield _tr(tr_noop(_S, "%n liberties"), len(chain.liberties))
    if last is not None and last.move is not None and last.move.point == point:
        yield _tr(tr_noop(_S, "last move"))


def _mark_texts(cell: Cell) -> Iterator[str]:
    """Yield descriptions of what is drawn on a point besides its stone."""
    marks = {*cell.marks, cell.status_mark}
    if cell.stone is not None and _TERRITORY_OF_DEAD[cell.stone] in marks:
        yield _tr(tr_noop(_S, "dead"))
    yield from (_tr(mark.english) for mark in Mark if mark in marks)
    if StatusMark.MISTAKE in marks:
        yield _tr(_MISTAKE)
    if cell.label:
        yield _tr(tr_noop(_S, "labelled {label}")).format(label=cell.label)
    elif cell.number:
        yield _tr(tr_noop(_S, "number {number}")).format(number=cell.number)
    if cell.variation is not None and cell.variation.letter:
        yield _tr(tr_noop(_S, "variation {letter}")).format(letter=cell.variation.letter)
    elif cell.variation is not None:
        yield _tr(tr_noop(_S, "variation"))
    if cell.continuation is not None:
        letter = _tr(tr_noop(_S, "continuation {letter}")).format(letter=cell.continuation.letter)
        yield letter
        yield _tr(tr_noop(_S, "%Ln games"), cell.continuation.games)


def _link_texts(markup: Markup, point: Point, naming: Naming) -> Iterator[str]:
    """Yield descriptions of dimming, and of the arrows and lines that start at a point."""
    if point in markup.dimmed:
        yield _tr(tr_noop(_S, "dimmed"))
    for pairs, texts in (
        (markup.arrows, tr_noop(_S, "arrow to {point}")),
        (markup.lines, tr_noop(_S, "line to {point}")),
    ):
        for start, end in pairs:
            if start == point:
                yield _tr(texts).format(point=naming.name(end))


def describe_move(step: Step, naming: Naming) -> str:
    """Return a description of a move, with the number of captured stones."""
    texts = [move_description(step, naming)]
    if step.captured:
        texts.append(_tr(tr_noop(_S, "captures %n stones"), len(step.captured)))
    return ", ".join(texts)


def describe_node(session: Session, naming: Naming) -> str:
    """Return a description of the current node: its move, evaluation and variations."""
    said = read_annotations(session.tree, session.cursor)
    texts = [
        describe_move(session.step, naming),
        said.name,
        *evaluation_names(said),
        *_branch_texts(session),
    ]
    if said.comment:
        texts.append(_tr(tr_noop(_S, "with a comment")))
    return ", ".join(filter(None, texts))


def _branch_texts(session: Session) -> Iterator[str]:
    """Yield texts for the number of the current variation, and for how many variations follow."""
    tree, node = session.tree, session.cursor
    parent = tree.parent(node)
    siblings = [node] if parent is None else tree.children(parent)
    if len(siblings) > 1:
        yield _tr(tr_noop(_S, "variation {place} of {count}")).format(
            place=siblings.index(node) + 1, count=len(siblings)
        )
    following = len(tree.children(node))
    if following > 1:
        yield _tr(tr_noop(_S, "%n variations follow"), following)
    elif not following and parent is not None:
        yield _tr(tr_noop(_S, "no further moves"))


def describe_game(session: Session) -> str:
    """Return a description of the board and of the state of the game."""
    texts = terms.position_summary(session)
    return f"{shape_texts.shape_summary(session.shape)} · {texts}"


def is_screen_reader_active() -> bool:
    """Return whether a screen reader is active."""
    from PySide6.QtGui import QAccessible  # slow to make: it has 200 values of enums

    return QAccessible.isActive()


def announce(view: QObject, text: str) -> None:
    """Announce text through a screen reader, after it has finished its current output."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


class Narrator(QObject):
    """Announcer of nodes, of points under the keyboard cursor and of messages, for screen readers.

    Nothing is announced unless a screen reader is active.
    """

    announced = Signal(str)
    """Emitted with each announced text."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        presenter: BoardPresenter,
        view: BoardView,
        strip: MessageStrip,
        cursor: BoardCursor,
    ) -> None:
        super().__init__(view)
        self._document = document
        self._view_settings = view_settings
        self._presenter = presenter
        self._view = view
        self._cursor = cursor
        self._note = self._point = ""
        self._announced = self._state()
        document.cursor_moved.connect(self._announce_step)
        document.record_changed.connect(self._announce_change)
        cursor.moved.connect(self._announce_point)
        cursor.point_pressed.connect(self._announce_press)
        cursor.visibility_changed.connect(self._announce_cursor)
        strip.message_shown.connect(self.announce_text)

    def announce_text(self, text: str) -> None:
        """Announce text if a screen reader is active."""
        if text and is_screen_reader_active():
            announce(self._view, text)
            self.announced.emit(text)

    def set_point_note(self, text: str) -> None:
        """Set the text that is announced after the description of the point under the pointer."""
        self._note = text

    def _announce_step(self) -> None:
        self._announce_node(describe_node)

    def _announce_change(self) -> None:
        """Announce the move that was played or corrected, or else the point under the cursor."""
        if not self._announce_node(lambda session, naming: describe_move(session.step, naming)):
            self._announce_point()

    def _announce_node(self, describe: Callable[[Session, Naming], str]) -> bool:
        """Announce the current node if it has changed; return whether it was announced."""
        session, state = self._document.session, self._state()
        if state == self._announced or not is_screen_reader_active():
            return False
        self._announced = state
        self._view.setAccessibleDescription(to_displayable(describe_game(session)))
        self.announce_text(describe(session, self._view_settings.point_naming(session.shape)))
        return True

    def _announce_press(self) -> None:
        """Announce the point after a press that did not change the record."""
        if self._state() == self._announced:
            self._announce_point(unless=self._point)

    def _state(self) -> tuple[NodeSource, Step]:
        session = self._document.session
        return session.tree.source, session.step

    def _announce_point(self, unless: str = "") -> None:
        """Announce the point under the cursor, unless its description equals ``unless``."""
        point = self._presenter.hovered_point()
        if point is None or not self._cursor.is_active or not is_screen_reader_active():
            return
        session = self._document.session
        naming = self._view_settings.point_naming(session.shape)
        cell = self._view.board.picture.cells.get(
            self._view.primary_position(naming.to_view(point)), Cell()
        )
        texts = describe_point(session, point, cell, naming)
        self._point = ". ".join(filter(None, (texts, self._note)))
        if self._point != unless:
            self.announce_text(self._point)

    def _announce_cursor(self, shown: bool) -> None:
        if shown:
            self._announce_point()
