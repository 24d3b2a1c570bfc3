"""Tool that shows a shortest path between two points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....diagram.picture import Cell
from ....go.labels import label_path
from ....go.paths import shortest_path
from ...core.i18n import tr_noop, translator
from .tool import MouseButton, PointPress, Tool, typed_points

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ....diagram.compose import HoverEffects
    from ....diagram.picture import Picture
    from ....go import Point
    from ....notation import Naming
    from ....record.edits.typed import TypedMove, TypedSetup
    from ...core.document import Document
    from ..message_strip import MessageStrip

_T = "PathTool"
_tr = translator(_T)


class PathTool(Tool):
    """Tool that shows a shortest path between two clicked stones of one colour or empty points.

    The path is labelled on the board, but nothing is written into the record; a message offers
    that. A third click starts another path.
    """

    def __init__(
        self, document: Document, strip: MessageStrip, write_labels: Callable[[], object]
    ) -> None:
        """Create the tool; ``write_labels`` writes the labels of the shown path."""
        super().__init__(document)
        self._strip = strip
        self._write_labels = write_labels
        self._ends: tuple[Point, ...] = ()
        self._board = document.session.board
        self._message = ""

    @property
    def writable_labels(self) -> Mapping[Point, str]:
        ends = self._clicked_ends
        if len(ends) < 2:
            return {}
        return label_path(self._board, shortest_path(self._board, *ends) or ())

    @property
    def _clicked_ends(self) -> tuple[Point, ...]:
        """The ends that were clicked in the current position."""
        return self._ends if self._document.session.board == self._board else ()

    def press(self, press: PointPress) -> None:
        if press.button is MouseButton.RIGHT:
            self.cancel()
        elif len(self._clicked_ends) == 1:
            self._finish(press.point)
        else:
            self.cancel()
            self._ends, self._board = (press.point,), self._document.session.board

    def _finish(self, end: Point) -> None:
        """Show the path to its end, or report that there is none."""
        self._ends = (*self._ends, end)
        count = len(self.writable_labels)
        if not count:
            self._ends = ()
            self._message = _tr(tr_noop(_T, "Not connected"))
            self._strip.show_message(self._message)
            return
        if self._board[end] is None:
            self._message = _tr(tr_noop(_T, "Shortest path: %n points"), count)
        else:
            self._message = _tr(tr_noop(_T, "Shortest path: %n stones"), count)
        label = _tr(tr_noop(_T, "Label Path"))
        self._strip.show_message(self._message, label, self._write_labels)

    def submit_typed_moves(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        """Use typed points like clicked ones; return False if anything else was typed."""
        points = typed_points(entries)
        for point in points or ():
            self.press(PointPress(point))
        return points is not None

    def abandon(self) -> None:
        self._ends = ()
        message, self._message = self._message, ""
        if message and self._strip.text == message:
            self._strip.clear_transient()

    def cancel(self) -> bool:
        """Remove the shown path or its first point; return False if there is neither."""
        begun = bool(self._clicked_ends)
        self.abandon()
        return begun

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the path labelled and highlighted, or with its first point
        highlighted.
        """
        shown = self.writable_labels or dict.fromkeys(self._clicked_ends[:1], "")
        if not shown:
            return picture
        cells = dict(picture.cells)
        for point, label in shown.items():
            place = naming.to_view(point)
            cell = cells.get(place, Cell())
            cells[place] = cell._replace(label=label or cell.label, highlighted=True)
        return picture._replace(cells=cells)

    def hover(self, point: Point) -> HoverEffects:
        return super().hover(point)._replace(highlighted=True)
