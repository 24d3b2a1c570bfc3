"""Base class of the board tools, and their interfaces to the board and to other features."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from ....diagram.compose import HoverEffects
from ....go import chain_at
from ....named_tuples import NamedTuple
from ....record.edits.typed import TypedMove

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QPoint, Qt

    from ....diagram.picture import Picture
    from ....go import Colour, Point
    from ....notation import Naming
    from ....record.edits.typed import TypedSetup
    from ....record.values.markup import Markup
    from ...core.document import Document


HOLD_TIME = 500
"""Time for which a point must be held before `Tool.hold` is called, in milliseconds."""


class MouseButton(Enum):
    """The mouse button that pressed a point."""

    LEFT = "left"
    RIGHT = "right"


class PointPress(NamedTuple):
    """A press on a point of the record, with the mouse button and the modifier keys."""

    point: Point
    button: MouseButton = MouseButton.LEFT
    shift: bool = False
    ctrl: bool = False


class PointQuery(NamedTuple):
    """A prompt for the point of a move: its text, the colour of the stone shown under the pointer,
    and the stone to fade, if any.
    """

    text: str
    colour: Colour
    affected: Point | None = None


def typed_points(entries: Sequence[TypedMove | TypedSetup]) -> list[Point] | None:
    """Return the points of typed moves, or None if a pass or setup stones were typed as well."""
    points = [
        each.point for each in entries if isinstance(each, TypedMove) and each.point is not None
    ]
    return points if len(points) == len(entries) else None


class Tool:
    """Base class of the tools that handle presses, drags and releases on the board to edit a
    document.

    All points are in the frame of the record. This base class does nothing.
    """

    ignores_repeated_presses = False
    """Whether a double click counts as one click, because a second one would undo the first."""

    def __init__(self, document: Document) -> None:
        self._document = document

    @property
    def secret(self) -> bool:
        """Whether the board must hide the moves that follow in the record."""
        return False

    @property
    def uses_two_points(self) -> bool:
        """Whether the tool works from one point to another, as the line tool does."""
        return False

    @property
    def writable_labels(self) -> Mapping[Point, str]:
        """Labels that the tool shows on the board and that can be written into the record."""
        return {}

    def press(self, press: PointPress) -> None:
        """Begin the action of the tool at a point that was pressed."""

    def hold(self) -> None:
        """Continue the action after the pressed point was held for `HOLD_TIME`."""

    def drag(self, point: Point | None) -> None:
        """Continue the action at the point to which the pointer was dragged, or None if it is off
        the board.
        """

    def release(self) -> None:
        """Complete the action of the tool, because the button was released."""

    def cancel_press(self) -> None:
        """End the action of the tool, because the release of the button can't be received."""
        self.release()

    def abandon(self) -> None:
        """Cancel the current action, because another tool was chosen or the cursor has moved."""

    def cancel(self) -> bool:
        """Cancel the current drag; return False if there is none."""
        return False

    def submit_typed_moves(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        """Use typed moves and setup; return False if they should be played and set up as usual."""
        return False

    def explain_refusal(self, point: Point | None) -> None:
        """Offer help after a typed move that the rules do not allow; None stands for a pass."""

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the additions of this tool."""
        return picture

    def hover(self, point: Point) -> HoverEffects:
        """Return the hover effect that the board shows for the point under the pointer."""
        chain = chain_at(self._document.session.board, point)
        return HoverEffects(point, chain=frozenset() if chain is None else chain.points)


class BoardDisplay(Protocol):
    """Interface of the object that displays the board, as used by the tools and their commands."""

    @property
    def tool(self) -> Tool:
        """The tool for clicks on the board."""

    def set_tool(self, tool: Tool) -> None:
        """Set the tool for clicks on the board."""

    def preview_markup(self, markup: Markup | None) -> None:
        """Show other markup instead of the record's own; None restores the record's own."""

    def set_pointer_shape(self, shape: Qt.CursorShape | None) -> None:
        """Change the shape of the mouse pointer on the board; None restores the usual one."""

    def refresh_decorations(self) -> None:
        """Update the picture, because what the tool shows has changed."""

    def cancel(self) -> bool:
        """Cancel the current drag; return False if there is none."""

    def screen_position(self, point: Point) -> QPoint:
        """Return the global screen position of a point of the record."""


class PointActionSignals(QObject):
    """Signals with which tools and context menus ask other features to act on a point."""

    menu_requested = Signal(object)
    """Emitted with a point when the user opens its context menu."""
    name_requested = Signal(object)
    """Emitted with a point whose name the user wants to write into the comment."""
    liberties_requested = Signal(object)
    """Emitted with a point when the user wants to label the liberties of the chain there."""
