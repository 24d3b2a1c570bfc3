"""Commands for corner work, which show a corner elsewhere or rotate the record."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...go import Symmetry
from ...notation import quadrant
from ...study.corners import corner_rotation, corner_sign_change, studied_corner
from ..actions.commands import Command
from ..core.settings import TRUE_TURN
from ..wording import terms

if TYPE_CHECKING:
    from ...go import Point
    from ..actions.workspace import Workspace
    from ..board.message_strip import MessageStrip

_MAX_EXAMPLES = 3


class CornerCommands(QObject):
    """The commands of a window for studying corners."""

    def __init__(self, workspace: Workspace, strip: MessageStrip) -> None:
        super().__init__(strip)
        view_settings, actions = workspace.view_settings, workspace.actions
        self._document = workspace.document
        self._view_settings = view_settings
        self._strip = strip
        self._settings = workspace.settings
        actions.connect_commands(
            {
                Command.CORNER_1: partial(self._show_in_corner, 1),
                Command.CORNER_2: partial(self._show_in_corner, 2),
                Command.CORNER_3: partial(self._show_in_corner, 3),
                Command.CORNER_4: partial(self._show_in_corner, 4),
                Command.TURN_RECORD: self._turn_record,
            }
        )
        actions.enable_when(
            {Command.TURN_RECORD: lambda: view_settings.view is not Symmetry.IDENTITY},
            view_settings.changed,
        )

    def _show_in_corner(self, goal: int) -> None:
        """Change the view so that the corner of the last move is shown in another corner, and
        report the new names of points.

        The corner is that of the last move. ``goal`` is the number of the corner in which to show
        it.
        """
        session = self._document.session
        last = session.last_move and session.last_move.move and session.last_move.move.point
        start = studied_corner(last, session.board.stones(), session.size)
        way = corner_rotation if self._settings.get(TRUE_TURN) else corner_sign_change
        view = way(start, goal)
        self._view_settings.set_view(view)
        examples = [self._renamed(point, view) for point in self._moves_in_corner(start)]
        turned = view is not Symmetry.IDENTITY
        self._strip.show_message(
            terms.corner_notice(start, goal, view, examples),
            self.tr("Apply to Record") if turned else "",
            self._turn_record if turned else None,
        )

    def _moves_in_corner(self, corner: int) -> list[Point]:
        """Return the points of the last few moves in a corner, up to the cursor."""
        session = self._document.session
        steps = session.steps_to_cursor()
        moves = [step.move.point for step in steps if step.move and step.move.point]
        played = [point for point in moves if quadrant(point, session.size) == corner]
        return played[-_MAX_EXAMPLES:]

    def _renamed(self, point: Point, view: Symmetry) -> tuple[str, str]:
        """Return the names that a point has in the record and in the view."""
        size = self._document.session.size
        notation = self._view_settings.notation
        seen = view.apply(point, size)
        return notation.format(point, size), notation.format(seen, view.transformed_size(size))

    def _turn_record(self) -> None:
        """Rotate or mirror the record to match the current view, including the names in its
        comments.
        """
        from ...files.comment_rewriting import rotate_comments
        from ...record import rotate_record

        view = self._view_settings.view
        if view is Symmetry.IDENTITY:
            return
        tree = rotate_comments(self._document.session.tree, view).tree
        rotated = rotate_record(tree, view)
        self._document.replace_tree(self.tr("Rotate record"), rotated, keep_analysis=True)
        self._view_settings.set_view(Symmetry.IDENTITY)
