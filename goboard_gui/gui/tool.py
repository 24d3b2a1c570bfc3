"""What presses on the board mean: the shape that all tools have."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..diagram.compose import Hover
from ..go import chain_at

if TYPE_CHECKING:
    from ..go import Point
    from .document import Document


class Button(Enum):
    """Which button of the mouse was pressed."""

    LEFT = "left"
    RIGHT = "right"


class Press(NamedTuple):
    """A press on a point of the record."""

    point: Point
    button: Button = Button.LEFT
    shift: bool = False
    ctrl: bool = False


class Tool:
    """What is done to a document by pressing on points, dragging over others and letting go.

    Everything is in the frame of the record. This one does nothing; others differ where they do.
    """

    def __init__(self, document: Document) -> None:
        self._document = document

    def press(self, press: Press) -> None:
        """A button goes down on a point."""

    def drag(self, point: Point | None) -> None:
        """With the button down the pointer comes to another point, or leaves them all."""

    def release(self) -> None:
        """The button comes up."""

    def leave(self) -> None:
        """Another tool is taken up, or the cursor moves: what was begun is given up."""

    def hover(self, point: Point) -> Hover:
        """What the pointer shows on a point."""
        chain = chain_at(self._document.session.board, point)
        return Hover(point, chain=frozenset() if chain is None else chain.points)
