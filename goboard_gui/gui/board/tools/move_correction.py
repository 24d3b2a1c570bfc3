"""Correction of wrongly recorded moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import Colour
from ....record import StepWarning
from ....record.edits import correction
from ....record.navigation.jumps import move_of_stone, node_of_stone
from ...actions.commands import Command
from ...core.i18n import tr_noop, translator
from ...widgets.message_row import MessageAction
from ...wording import terms
from .tool import PointQuery

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....go import Point
    from ....notation import Naming
    from ....record import Step, Tree
    from ...actions.commands.actions import Actions
    from ...actions.workspace import Workspace
    from ..message_strip import MessageStrip

_W = "Words"
_tr = translator(_W)
_MISSING = {
    Colour.BLACK: tr_noop(
        _W,
        "Click or type the point where Black played before move {number} ({point}). Esc cancels.",
    ),
    Colour.WHITE: tr_noop(
        _W,
        "Click or type the point where White played before move {number} ({point}). Esc cancels.",
    ),
}
_MISSING_BEFORE_NODE = {
    Colour.BLACK: tr_noop(
        _W, "Click or type the point where Black played before this node. Esc cancels."
    ),
    Colour.WHITE: tr_noop(
        _W, "Click or type the point where White played before this node. Esc cancels."
    ),
}
_TWICE = {
    Colour.BLACK: tr_noop(_W, "Black now plays twice in a row (move {number}, {point})."),
    Colour.WHITE: tr_noop(_W, "White now plays twice in a row (move {number}, {point})."),
}


def correct_point_prompt(step: Step, naming: Naming) -> str:
    """Return the prompt for the point where a move was actually played."""
    text = tr_noop(
        _W, "Click or type the point where move {number} ({point}) was played. Esc cancels."
    )
    return _tr(text).format(number=step.number, point=terms.move_name(step, naming))


def missing_move_prompt(colour: Colour, step: Step, naming: Naming) -> str:
    """Return the prompt for the point of a move that is missing before a step of the record."""
    if step.move is None:
        return _tr(_MISSING_BEFORE_NODE[colour])
    text = _tr(_MISSING[colour])
    return text.format(number=step.number, point=terms.move_name(step, naming))


def occupied_text(naming: Naming, point: Point) -> str:
    """Return the message that a point is occupied."""
    return _tr(tr_noop(_W, "{point} is occupied.")).format(point=naming.name(point))


def occupied_by_text(naming: Naming, point: Point, step: Step) -> str:
    """Return the message that a point is occupied by a stone that was played."""
    text = _tr(tr_noop(_W, "{point} is occupied by move {number}."))
    return text.format(point=naming.name(point), number=step.number)


def swap_button_text(step: Step) -> str:
    """Return the text of the button that swaps a move with the move of this step."""
    return _tr(tr_noop(_W, "Swap with Move {number}")).format(number=step.number)


def same_colour_text(colour: Colour, step: Step, naming: Naming) -> str:
    """Return the message that an inserted move and the move after it have the same colour."""
    text = _tr(_TWICE[colour])
    return text.format(number=step.number, point=terms.move_name(step, naming))


class MoveCorrector(QObject):
    """Controller that corrects recorded moves, swaps them and inserts missing ones."""

    def __init__(self, workspace: Workspace, strip: MessageStrip) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._strip = strip

    @property
    def _naming(self) -> Naming:
        return self._view_settings.point_naming(self._document.session.shape)

    def connect_commands(
        self, actions: Actions, ask: Callable[[PointQuery, Callable[[Point], object]], object]
    ) -> None:
        """Connect the commands for corrections to the methods of this object.

        ``ask`` asks for a point and calls a function with the point that the user clicks.
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

        If there is another move at the new point, the two moves are swapped; if its colour is
        different, only on request.
        """
        session = self._document.session
        node = node_of_stone(session, point)
        if node is None:
            return
        one, other = move_of_stone(session, point), move_of_stone(session, to)
        if one and other and session.board[point] is session.board[to]:
            self._swap(one.node, other.node)
        elif one and other:
            self._strip.show_message_with_actions(
                occupied_by_text(self._naming, to, other),
                MessageAction(swap_button_text(other), partial(self._swap, one.node, other.node)),
            )
        elif session.board[to] is not None:
            self._strip.show_message(occupied_text(self._naming, to))
        else:
            tree = correction.move_stone(session.tree, node, point, to)
            self._replace(self.tr("Move a stone"), node, tree)

    def _swap(self, one: int, other: int) -> None:
        """Swap the points of the moves in two nodes, if they are still there."""
        tree = self._document.session.tree
        if one in tree and other in tree:
            self._document.replace_tree(
                self.tr("Swap two moves"), correction.swap_moves(tree, one, other)
            )

    def offer_correction(self, point: Point) -> None:
        """If the stone at a point was played, offer to correct that move, or to insert a missing
        one that captured it.
        """
        step = move_of_stone(self._document.session, point)
        if step is not None:
            self._strip.show_message_with_actions(
                occupied_by_text(self._naming, point, step),
                self._move_action(step),
                MessageAction(self.tr("Insert Move…"), self.ask_missing_move),
            )

    def explain_refused_drag(self, point: Point) -> None:
        """Say why the stone at a point can't be dragged while recording, and offer to move it."""
        step = move_of_stone(self._document.session, point)
        self._strip.show_message_with_actions(
            self.tr("While recording, only the last stone can be dragged."),
            *([] if step is None else [self._move_action(step)]),
        )

    def explain_refused_drag_in_game(self) -> None:
        """Say why no stone can be dragged in a game against an engine."""
        self._strip.show_message(
            self.tr("Stones can't be dragged during a game against an engine.")
        )

    def _move_action(self, step: Step) -> MessageAction:
        return MessageAction(self.tr("Move This Stone…"), partial(self.ask_where_played, step))

    def correct_move(self, node: int, point: Point | None) -> None:
        """Change the point of the move in a node; None turns the move into a pass."""
        tree = correction.correct_move(self._document.session.tree, node, point)
        self._replace(self.tr("Correct a move"), node, tree)

    def ask_correct_point(self) -> None:
        """Ask where the move at the cursor was actually played, and correct it."""
        self.ask_where_played(self._document.session.step)

    def ask_where_played(self, step: Step) -> None:
        """Ask where the move of a step was actually played, and correct it."""
        if step.move is not None:
            text = correct_point_prompt(step, self._naming)
            query = PointQuery(text, step.move.colour, self._visible_stone(step))
            self._ask(query, partial(self._correct_or_swap, step))

    def _correct_or_swap(self, step: Step, point: Point) -> None:
        """Correct the move of a step. If the new point belongs to another move, offer to swap the
        two.
        """
        other = self._move_at(point, step)
        if other is None:
            self.correct_move(step.node, point)
            return
        text = self.tr("{point} is move {number}.")
        self._strip.show_message_with_actions(
            text.format(
                point=self._naming.name(point),
                number=other.number,
            ),
            MessageAction(swap_button_text(other), partial(self._swap, step.node, other.node)),
            MessageAction(self.tr("Move Anyway"), partial(self.correct_move, step.node, point)),
        )

    def _move_at(self, point: Point, but: Step) -> Step | None:
        """Return the move that has placed or will place a stone at a point: the one whose stone is
        on the board or, failing that, the next one in the current line of play.
        """
        session = self._document.session
        on_board = move_of_stone(session, point)
        if on_board is not None:
            return None if on_board.node == but.node else on_board
        for step in session.steps()[session.cursor_index + 1 :]:
            if step.node != but.node and step.move is not None and step.move.point == point:
                return step
        return None

    def _visible_stone(self, step: Step) -> Point | None:
        """Return the point of the stone that a move placed, or None if it is not on the board."""
        point = None if step.move is None else step.move.point
        if point is None or move_of_stone(self._document.session, point) != step:
            return None
        return point

    def correct_colour(self) -> None:
        """Change the colour of the move at the cursor."""
        session = self._document.session
        if session.step.move is not None:
            colour = session.step.move.colour.opponent
            tree = correction.correct_colour(session.tree, session.cursor, colour)
            self._replace(self.tr("Correct the colour of a move"), session.cursor, tree)

    def ask_missing_move(self) -> None:
        """Ask for the point of a missing move, and insert it before the node at the cursor."""
        session = self._document.session
        node, before = session.cursor, session.step_at(session.line[session.cursor_index - 1])
        text = missing_move_prompt(before.to_play, session.step, self._naming)
        self._ask(
            PointQuery(text, before.to_play, self._visible_stone(session.step)),
            lambda point: self.insert_move(node, before.to_play, point),
        )

    def insert_move(self, node: int, colour: Colour, point: Point) -> None:
        """Insert a move before a node, and offer to swap the colours of the moves after it.

        Colours alternate while recording, so that after a forgotten move all moves have the wrong
        colour.
        """
        tree, new = correction.insert_move_before(self._document.session.tree, node, colour, point)
        self._document.replace_tree(self.tr("Insert a move"), tree, node)
        self._offer_to_swap(new, node)

    def _offer_to_swap(self, inserted: int, following: int) -> None:
        session, step = self._document.session, self._document.session.step
        if session.cursor != following or step.move is None:
            return
        if StepWarning.SAME_COLOUR in step.warnings:
            self._strip.show_message(
                same_colour_text(step.move.colour, step, self._naming),
                self.tr("Swap Colours from Here"),
                partial(self._alternate_from, inserted),
            )

    def swap_following_colours(self) -> None:
        """Swap the colours of all moves after the cursor."""
        self._alternate_from(self._document.session.cursor)

    def _alternate_from(self, node: int) -> None:
        tree = correction.swap_colours_below(self._document.session.tree, node)
        self._document.replace_tree(self.tr("Swap colours"), tree)

    def _replace(self, text: str, node: int, tree: Tree) -> None:
        """Make an edit that corrects the move of a node, and offer to merge variations that have
        become equal.
        """
        self._document.replace_tree(text, tree)
        sibling = correction.sibling_with_same_move(self._document.session.tree, node)
        if sibling is not None:
            self._strip.show_message(
                self.tr("Another variation begins with the same move."),
                self.tr("Join Variations"),
                partial(self._join, node, sibling),
            )

    def _join(self, node: int, sibling: int) -> None:
        tree = self._document.session.tree
        if node in tree and correction.sibling_with_same_move(tree, node) == sibling:
            joined = correction.merge_same_move(tree, node, sibling)
            self._document.replace_tree(self.tr("Join variations"), joined, sibling)
