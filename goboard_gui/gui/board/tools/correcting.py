"""Putting right what was recorded wrongly, and saying what follows from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....record import Remark
from ....record.analysis.legality import NewlyIllegalMoves
from ....record.edits import correction
from ....record.navigation.jumps import played_by, stone_origin
from ...actions.commands import Command
from ...core.idle_tasks import IdleTask
from . import correcting_words as words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....go import Colour, Point
    from ....record import Step, Tree
    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from ..presenter import BoardPresenter
    from ..view import BoardView


class Correcting(QObject):
    """Corrects moves of a document; what became illegal by it is told in the message bar."""

    def __init__(
        self, document: Document, presenter: BoardPresenter, view: BoardView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._presenter = presenter
        self._view = view
        self._tell: Callable[[], object] = lambda: None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._judged)
        document.record_changed.connect(self._idle_task.stop)

    def connect_commands(
        self, actions: Actions, ask: Callable[[str, Callable[[Point], object]], object]
    ) -> None:
        """Connect the commands; ``ask`` lets a person click a point that answers a question."""
        self._ask = ask
        actions.connect_commands(
            {
                Command.CORRECT_MOVE: self.correct_asked,
                Command.CORRECT_COLOUR: self.correct_colour,
                Command.INSERT_BEFORE: self.insert_asked,
                Command.ALTERNATE: self.alternate,
            }
        )
        self._of_a_move = [actions[Command.CORRECT_MOVE], actions[Command.CORRECT_COLOUR]]
        self._of_a_node = [actions[Command.INSERT_BEFORE]]
        self._before_others = [actions[Command.ALTERNATE]]
        self._document.cursor_moved.connect(self.refresh)
        self._document.record_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done at the cursor."""
        session = self._document.session
        for actions, possible in (
            (self._of_a_move, session.step.move is not None),
            (self._of_a_node, session.place > 0),
            (self._before_others, bool(session.tree.children(session.cursor))),
        ):
            for action in actions:
                action.setEnabled(possible)

    def move_stone(self, point: Point, to: Point) -> None:
        """Let a stone on the board have come to another point, by move or by hand.

        Two moves of a colour were played in the other order if one is moved to the other.
        """
        session = self._document.session
        node = stone_origin(session, point)
        if node is None:
            return
        one, other = played_by(session, point), played_by(session, to)
        if one and other and session.board[point] is session.board[to]:
            self._exchange(one, other)
        elif session.board[to] is not None:
            self._view.message.say(words.occupied(self._presenter.naming, to))
        else:
            tree = correction.move_stone(session.tree, node, point, to)
            self._change(self.tr("Move a stone"), node, tree)

    def _exchange(self, one: Step, other: Step) -> None:
        """Let two moves have been played each at the other's time; the board may look the same."""
        tree = correction.exchange_moves(self._document.session.tree, one.node, other.node)
        told, undo = words.exchanged(one, other), self._document.undo_stack.undo
        self._change(
            self.tr("Exchange two moves"),
            min(one, other, key=lambda step: step.number).node,
            tree,
            otherwise=lambda: self._view.message.say(told, self.tr("Undo"), undo),
        )

    def offer(self, point: Point) -> None:
        """Where a point is occupied by a move, say by which, and offer to correct that one."""
        step = played_by(self._document.session, point)
        if step is not None:
            self._view.message.say(
                words.occupied_by(self._presenter.naming, point, step),
                self.tr("It was played elsewhere…"),
                partial(self.ask_where, step),
            )

    def correct(self, node: int, point: Point | None) -> None:
        """Let the move of a node have been played at another point."""
        tree = correction.correct_move(self._document.session.tree, node, point)
        self._change(self.tr("Correct a move"), node, tree)

    def correct_asked(self) -> None:
        """Ask where the move at the cursor was played."""
        self.ask_where(self._document.session.step)

    def ask_where(self, step: Step) -> None:
        """Ask where a move was played."""
        self._ask(words.ask_where(step.number), lambda point: self.correct(step.node, point))

    def correct_colour(self) -> None:
        """Let the move at the cursor have been the other player's."""
        session = self._document.session
        if session.step.move is not None:
            colour = session.step.move.colour.opponent
            tree = correction.correct_colour(session.tree, session.cursor, colour)
            self._change(self.tr("Correct a colour"), session.cursor, tree)

    def insert_asked(self) -> None:
        """Ask for a move that is missing before the node at the cursor."""
        session = self._document.session
        node, before = session.cursor, session.steps()[session.place - 1]
        self._ask(
            words.ask_missing(before.to_play),
            lambda point: self.insert(node, before.to_play, point),
        )

    def insert(self, node: int, colour: Colour, point: Point) -> None:
        """Add a move before a node; where the next is of its colour, offer to exchange them.

        Clicks alternate: after a move that was forgotten, all others have the wrong colours.
        """
        tree, new = correction.insert_move_before(self._document.session.tree, node, colour, point)
        otherwise = partial(self._offer_to_exchange, new, node)
        self._change(self.tr("Insert a move"), new, tree, node, otherwise)

    def _offer_to_exchange(self, inserted: int, following: int) -> None:
        session = self._document.session
        if session.cursor == following and Remark.SAME_COLOUR in session.step.remarks:
            self._view.message.say(
                words.same_colour(session.step, self._presenter.naming),
                self.tr("Exchange the colours from there on"),
                partial(self._alternate_from, inserted),
            )

    def alternate(self) -> None:
        """Let the moves after the cursor be of the other colour."""
        self._alternate_from(self._document.session.cursor)

    def _alternate_from(self, node: int) -> None:
        tree = correction.alternate_from(self._document.session.tree, node)
        self._change(self.tr("Exchange colours"), node, tree)

    def _change(
        self,
        text: str,
        node: int,
        tree: Tree,
        cursor: int | None = None,
        otherwise: Callable[[], object] | None = None,
    ) -> None:
        """Make the edit, and say what is wrong now from ``node`` on, once that is known.

        If nothing is, do something ``otherwise``.
        """
        session = self._document.session
        before = session.tree
        self._document.replace(text, tree, cursor)
        judged = NewlyIllegalMoves(before, session.tree, node, session.rules)
        self._tell = partial(self._tell_of, judged, text, node, otherwise)
        self._idle_task.run(judged.run())

    def _judged(self) -> None:
        if not self._idle_task.running:
            self._tell()

    def _tell_of(
        self,
        judged: NewlyIllegalMoves,
        text: str,
        node: int,
        otherwise: Callable[[], object] | None,
    ) -> None:
        tree, worse = self._document.session.tree, judged.found
        sibling = correction.same_move_sibling(tree, node) if node in tree else None
        if worse:
            told = words.became_illegal(text, worse, self._presenter.naming)
            first = worse[0].node
            self._view.message.say(told, self.tr("Go there"), lambda: self._document.go_to(first))
        elif sibling is not None:
            told = self.tr("Another variation begins with this very move now.")
            self._view.message.say(told, self.tr("Join both"), lambda: self._join(node, sibling))
        elif otherwise is not None:
            otherwise()

    def _join(self, node: int, sibling: int) -> None:
        tree = self._document.session.tree
        if node in tree and correction.same_move_sibling(tree, node) == sibling:
            joined = correction.merge_same_move(tree, node, sibling)
            self._document.replace(self.tr("Join variations"), joined, sibling)
