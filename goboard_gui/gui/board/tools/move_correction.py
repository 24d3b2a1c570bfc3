"""Correction of wrongly recorded moves, with a report of moves that become illegal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import Colour
from ....record import StepWarning
from ....record.analysis.legality import NewlyIllegalMoveSearch
from ....record.edits import correction
from ....record.navigation.jumps import move_of_stone, stone_origin
from ...actions.commands import Command
from ...core.i18n import tr_noop, translator
from ...core.idle_tasks import IdleTask
from ...wording import terms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....go import Point
    from ....notation import Naming
    from ....record import Step, Tree
    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from ..board_presenter import BoardPresenter
    from ..edit_notices import EditNotices
    from ..message_strip import MessageStrip

_W = "Words"
_tr = translator(_W)
_MAX_LISTED = 4
"""Maximum number of illegal moves that are listed by name."""

_MISSING = {
    Colour.BLACK: tr_noop(_W, "Click or type where Black played the missing move. Esc adds none."),
    Colour.WHITE: tr_noop(_W, "Click or type where White played the missing move. Esc adds none."),
}


def ask_where_text(number: int) -> str:
    """Return the prompt for the point where a move was actually played."""
    text = tr_noop(_W, "Click or type where move {number} was played. Esc leaves it as it is.")
    return _tr(text).format(number=number)


def missing_move_text(colour: Colour) -> str:
    """Return the prompt for the point of a move that is missing in the record."""
    return _tr(_MISSING[colour])


def occupied_text(naming: Naming, point: Point) -> str:
    """Return the message that a point is occupied."""
    return _tr(tr_noop(_W, "{point} is occupied.")).format(point=naming.name(point))


def occupied_by_text(naming: Naming, point: Point, step: Step) -> str:
    """Return the message that a point is occupied by a stone that was played."""
    text = _tr(tr_noop(_W, "{point} is occupied, by move {number}."))
    return text.format(point=naming.name(point), number=step.number)


def swapped_text(one: Step, other: Step) -> str:
    """Return the message that two moves were swapped."""
    text = _tr(tr_noop(_W, "Moves {one} and {other} have changed places."))
    first, second = sorted((one.number, other.number))
    return text.format(one=first, other=second)


def same_colour_text(step: Step, naming: Naming) -> str:
    """Return the message that an inserted move and the move after it have the same colour."""
    text = _tr(tr_noop(_W, "Move {number}, {point}, is of the same colour now."))
    return text.format(number=step.number, point=terms.move_name(step, naming))


def illegal_moves_text(edit: str, steps: Sequence[Step], naming: Naming) -> str:
    """Return the message that lists the moves that an edit made illegal."""
    moves = [
        f"{step.number} {terms.move_name(step, naming)} ({terms.move_note(step)})"
        for step in steps[:_MAX_LISTED]
    ]
    if len(steps) > _MAX_LISTED:
        moves.append("…")
    text = _tr(tr_noop(_W, "{edit}: moves against the rules now: {count}. {moves}"))
    return text.format(edit=edit, count=len(steps), moves=", ".join(moves))


class MoveCorrector(QObject):
    """Corrector of recorded moves, which reports the moves that become illegal."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        strip: MessageStrip,
        notices: EditNotices,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._presenter = presenter
        self._strip = strip
        self._notices = notices
        self._report: Callable[[], object] = lambda: None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._check_advanced)
        document.record_changed.connect(self._idle_task.stop)

    def connect_commands(
        self, actions: Actions, ask: Callable[[str, Callable[[Point], object]], object]
    ) -> None:
        """Connect the commands for corrections to the methods of this object.

        ``ask`` shows a prompt and calls a function with the point that the user clicks.
        """
        self._ask = ask
        actions.connect_commands(
            {
                Command.CORRECT_MOVE: self.ask_correct_point,
                Command.CORRECT_COLOUR: self.correct_colour,
                Command.INSERT_BEFORE: self.ask_missing_move,
                Command.ALTERNATE: self.swap_following_colours,
            }
        )
        document = self._document
        actions.enable_when(
            {
                Command.CORRECT_MOVE: self._is_at_move,
                Command.CORRECT_COLOUR: self._is_at_move,
                Command.INSERT_BEFORE: lambda: document.session.cursor_index > 0,
                Command.ALTERNATE: lambda: bool(
                    document.session.tree.children(document.session.cursor)
                ),
            },
            document.cursor_moved,
            document.record_changed,
        )

    def _is_at_move(self) -> bool:
        return self._document.session.step.move is not None

    def move_stone(self, point: Point, to: Point) -> None:
        """Correct the point of a stone, whether it was played or set up.

        If there is another move of the same colour at the new point, the two moves are swapped.
        """
        session = self._document.session
        node = stone_origin(session, point)
        if node is None:
            return
        one, other = move_of_stone(session, point), move_of_stone(session, to)
        if one and other and session.board[point] is session.board[to]:
            self._swap(one, other)
        elif session.board[to] is not None:
            self._strip.show_message(occupied_text(self._presenter.naming, to))
        else:
            tree = correction.move_stone(session.tree, node, point, to)
            self._change(self.tr("Move a stone"), node, tree)

    def _swap(self, one: Step, other: Step) -> None:
        """Swap two moves and show a message, because the board may look the same afterwards."""
        tree = correction.swap_moves(self._document.session.tree, one.node, other.node)
        text = swapped_text(one, other)
        self._change(
            self.tr("Exchange two moves"),
            min(one, other, key=lambda step: step.number).node,
            tree,
            otherwise=lambda: self._notices.report(text),
        )

    def offer_correction(self, point: Point) -> None:
        """If the stone at a point was played, offer to correct that move."""
        step = move_of_stone(self._document.session, point)
        if step is not None:
            self._strip.show_message(
                occupied_by_text(self._presenter.naming, point, step),
                self.tr("It was played elsewhere…"),
                partial(self.ask_where, step),
            )

    def correct(self, node: int, point: Point | None) -> None:
        """Change the point of the move in a node; None turns the move into a pass."""
        tree = correction.correct_move(self._document.session.tree, node, point)
        self._change(self.tr("Correct a move"), node, tree)

    def ask_correct_point(self) -> None:
        """Ask where the move at the cursor was actually played, and correct it."""
        self.ask_where(self._document.session.step)

    def ask_where(self, step: Step) -> None:
        """Ask where the move of a step was actually played, and correct it."""
        self._ask(ask_where_text(step.number), lambda point: self.correct(step.node, point))

    def correct_colour(self) -> None:
        """Change the colour of the move at the cursor."""
        session = self._document.session
        if session.step.move is not None:
            colour = session.step.move.colour.opponent
            tree = correction.correct_colour(session.tree, session.cursor, colour)
            self._change(self.tr("Correct a colour"), session.cursor, tree)

    def ask_missing_move(self) -> None:
        """Ask for the point of a missing move, and insert it before the node at the cursor."""
        session = self._document.session
        node, before = session.cursor, session.steps()[session.cursor_index - 1]
        self._ask(
            missing_move_text(before.to_play),
            lambda point: self.insert(node, before.to_play, point),
        )

    def insert(self, node: int, colour: Colour, point: Point) -> None:
        """Insert a move before a node, and offer to swap the colours of the moves after it.

        Colours alternate while recording, so that after a forgotten move all moves have the wrong
        colour.
        """
        tree, new = correction.insert_move_before(self._document.session.tree, node, colour, point)
        otherwise = partial(self._offer_to_swap, new, node)
        self._change(self.tr("Insert a move"), new, tree, node, otherwise)

    def _offer_to_swap(self, inserted: int, following: int) -> None:
        session = self._document.session
        if session.cursor == following and StepWarning.SAME_COLOUR in session.step.warnings:
            self._strip.show_message(
                same_colour_text(session.step, self._presenter.naming),
                self.tr("Exchange the colours from there on"),
                partial(self._alternate_from, inserted),
            )

    def swap_following_colours(self) -> None:
        """Swap the colours of all moves after the cursor."""
        self._alternate_from(self._document.session.cursor)

    def _alternate_from(self, node: int) -> None:
        tree = correction.swap_colours_below(self._document.session.tree, node)
        self._change(self.tr("Exchange colours"), node, tree)

    def _change(
        self,
        text: str,
        node: int,
        tree: Tree,
        cursor: int | None = None,
        otherwise: Callable[[], object] | None = None,
    ) -> None:
        """Make an edit, then check the moves after ``node`` and report those that became illegal.

        ``otherwise`` is called if there are none.
        """
        session = self._document.session
        before = session.tree
        self._document.replace(text, tree, cursor)
        check = NewlyIllegalMoveSearch(before, session.tree, node, session.rules)
        self._report = partial(self._report_check, check, text, node, otherwise)
        self._idle_task.run(check.run())

    def _check_advanced(self) -> None:
        if not self._idle_task.running:
            self._report()

    def _report_check(
        self,
        check: NewlyIllegalMoveSearch,
        text: str,
        node: int,
        otherwise: Callable[[], object] | None,
    ) -> None:
        tree, illegal = self._document.session.tree, check.steps
        sibling = correction.same_move_sibling(tree, node) if node in tree else None
        if illegal:
            text = illegal_moves_text(text, illegal, self._presenter.naming)
            first = illegal[0].node
            self._strip.show_message(text, self.tr("Go there"), lambda: self._document.go_to(first))
        elif sibling is not None:
            text = self.tr("Another variation begins with this very move now.")
            self._strip.show_message(text, self.tr("Join both"), lambda: self._join(node, sibling))
        elif otherwise is not None:
            otherwise()

    def _join(self, node: int, sibling: int) -> None:
        tree = self._document.session.tree
        if node in tree and correction.same_move_sibling(tree, node) == sibling:
            joined = correction.merge_same_move(tree, node, sibling)
            self._document.replace(self.tr("Join variations"), joined, sibling)
