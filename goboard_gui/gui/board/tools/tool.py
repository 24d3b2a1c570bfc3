"""What presses on the board mean: the shape that all tools have."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ....diagram.compose import Hover
from ....go import chain_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....diagram.picture import Picture
    from ....go import Point
    from ....notation import Naming
    from ....record.edits.typed import Play, SetUp
    from ...core.document import Document


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

    secret = False
    """Whether the board must not tell what follows in the record."""

    def __init__(self, document: Document) -> None:
        self._document = document

    @property
    def spans(self) -> bool:
        """Whether a press on one point is to be ended on another, as lines are drawn."""
        return False

    def press(self, press: Press) -> None:
        """A button goes down on a point."""

    def drag(self, point: Point | None) -> None:
        """With the button down the pointer comes to another point, or leaves them all."""

    def release(self) -> None:
        """The button comes up."""

    def leave(self) -> None:
        """Another tool is taken up, or the cursor moves: what was begun is given up."""

    def cancel(self) -> bool:
        """Give up what the button that is down has begun; False if that is nothing."""
        return False

    def enter(self, asked: Sequence[Play | SetUp]) -> bool:
        """Take what was typed instead of pressing; False leaves it to be played and set up."""
        return False

    def refuse(self, point: Point | None) -> None:
        """A move that was typed is not played, as the rules forbid it."""

    def dress(self, picture: Picture, naming: Naming) -> Picture:
        """What the board shows while this is the tool."""
        return picture

    def hover(self, point: Point) -> Hover:
        """What the pointer shows on a point."""
        chain = chain_at(self._document.session.board, point)
        return Hover(point, chain=frozenset() if chain is None else chain.points)
