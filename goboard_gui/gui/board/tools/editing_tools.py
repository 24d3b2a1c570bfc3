"""Tools that edit points: stones, marks, labels, territory, lines, arrows and the crop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour
from ....record.edits import marking
from ....record.properties.marks import Mark
from ....record.values.markup import next_letter, next_number, read_markup
from ...actions.commands import Command, ExclusiveGroup
from ...actions.commands.command_table import command_values
from ...core.i18n import tr_noop, translator
from .tool import MouseButton, PointPress, Tool, typed_points

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....go import Point
    from ....record import Tree
    from ....record.edits.typed import TypedMove, TypedSetup
    from ....record.values.markup import Markup
    from ...core.document import Document
    from .tool import BoardDisplay

    DrawEdit = Callable[[Tree, int, Point, Point, bool], Tree]
    from collections.abc import Callable

    from ....diagram.compose import HoverEffects


class MarkupTool(Tool):
    """Base class of the tools that edit markup; each drag is undone as one edit."""

    def __init__(self, document: Document, text: str) -> None:
        super().__init__(document)
        self._text = text
        self._merge_key = object()

    @property
    def _markup(self) -> Markup:
        return self._document.session.markup

    def _edit(self, edit: Callable[[Tree, int], Tree]) -> None:
        session = self._document.session
        tree = edit(session.tree, session.cursor)
        self._document.replace_tree(self._text, tree, session.cursor, self._merge_key)

    def _erase(self, point: Point) -> None:
        """Remove all markup from a point."""
        self._edit(lambda tree, node: marking.without_point_markup(tree, node, point))

    def _set_mark(self, point: Point, mark: Mark, on: bool) -> None:
        """Add a mark to a point, or remove it."""
        if on:
            self._edit(lambda tree, node: marking.with_mark(tree, node, [point], mark))
        else:
            self._edit(lambda tree, node: marking.without_marks(tree, node, [point], {mark}))

    def release(self) -> None:
        self._merge_key = object()

    def submit_typed_moves(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        """Mark the typed points; return False if anything else was typed."""
        points = typed_points(entries)
        for point in points or ():
            self._enter(point)
        return points is not None

    def _enter(self, point: Point) -> None:
        """Mark a typed point in the same way as a clicked one."""
        self.press(PointPress(point))
        self.release()


class MarkTool(MarkupTool):
    """Tool that adds a mark to points, or removes it if the first point already has it."""

    def __init__(self, document: Document, text: str, mark: Mark) -> None:
        super().__init__(document, text)
        self._chosen = mark
        self._on = True
        self._erasing = False

    def press(self, press: PointPress) -> None:
        self._erasing = press.button is MouseButton.RIGHT
        self._on = self._chosen not in self._markup.marks.get(press.point, ())
        self.drag(press.point)

    def hover(self, point: Point) -> HoverEffects:
        hover = super().hover(point)
        if self._chosen in self._markup.marks.get(point, ()):
            return hover
        return hover._replace(preview=self._chosen)

    def drag(self, point: Point | None) -> None:
        if point is None:
            return
        if self._erasing:
            self._erase(point)
        else:
            self._set_mark(point, self._chosen, self._on)


class TerritoryTool(MarkupTool):
    """Tool that marks points as territory: Black's with the left button, White's with the right."""

    def __init__(self, document: Document, text: str) -> None:
        super().__init__(document, text)
        self._chosen = Mark.TERRITORY_BLACK
        self._on = True

    def press(self, press: PointPress) -> None:
        left = press.button is MouseButton.LEFT
        self._chosen = Mark.TERRITORY_BLACK if left else Mark.TERRITORY_WHITE
        self._on = self._chosen not in self._markup.marks.get(press.point, ())
        self.drag(press.point)

    def hover(self, point: Point) -> HoverEffects:
        hover = super().hover(point)
        if Mark.TERRITORY_BLACK in self._markup.marks.get(point, ()):
            return hover
        return hover._replace(preview=Mark.TERRITORY_BLACK)

    def drag(self, point: Point | None) -> None:
        if point is not None:
            self._set_mark(point, self._chosen, self._on)


class DimTool(MarkupTool):
    """Tool that dims points, or undims them if the first point is dimmed."""

    _on = True

    def hover(self, point: Point) -> HoverEffects:
        return super().hover(point)._replace(dimmed=point not in self._markup.dimmed)

    def press(self, press: PointPress) -> None:
        self._on = press.button is MouseButton.LEFT and press.point not in self._markup.dimmed
        self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if point is not None:
            self._edit(lambda tree, node: marking.with_dimmed_points(tree, node, [point], self._on))


class LabelTool(MarkupTool):
    """Tool that adds the next free letter or number to points, or removes an existing label."""

    def __init__(
        self,
        document: Document,
        text: str,
        next_label: Callable[[Markup], str],
        ask: Callable[[str], str | None],
    ) -> None:
        """Create a label tool, for instance for letters or for numbers.

        ``next_label`` returns the next free label. ``ask`` asks the user for a label, given the
        present one, and returns None if cancelled.
        """
        super().__init__(document, text)
        self._next_label = next_label
        self._ask = ask
        self._writing = False

    def press(self, press: PointPress) -> None:
        written = self._markup.labels.get(press.point, "")
        self._writing = False
        if press.button is MouseButton.RIGHT:
            self._erase(press.point)
        elif press.shift:
            text = self._ask(written)
            if text is not None:
                self._write(press.point, text)
        elif written:
            self._write(press.point, "")
        else:
            self._writing = True
            self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if self._writing and point is not None and point not in self._markup.labels:
            self._write(point, self._next_label(self._markup))

    def hover(self, point: Point) -> HoverEffects:
        hover = super().hover(point)
        if point in self._markup.labels:
            return hover
        return hover._replace(preview=self._next_label(self._markup))

    def _write(self, point: Point, label: str) -> None:
        self._edit(lambda tree, node: marking.with_label(tree, node, point, label))


class TwoPointTool(MarkupTool):
    """Base class of tools that work from one point to another, such as the line tool."""

    def __init__(self, document: Document, text: str, display: BoardDisplay) -> None:
        super().__init__(document, text)
        self._display = display
        self._start: Point | None = None
        self._end: Point | None = None

    @property
    def uses_two_points(self) -> bool:
        return True

    def _preview(self, tree: Tree, node: int, start: Point, end: Point) -> Tree:
        """Return the record after the edit that a drag would make, to be shown while dragging."""
        raise NotImplementedError

    def _apply(self, start: Point, end: Point) -> None:
        """Edit the record after a drag from one point to another."""
        raise NotImplementedError

    def hover(self, point: Point) -> HoverEffects:
        return super().hover(point)._replace(highlighted=True)

    def press(self, press: PointPress) -> None:
        self._start, self._end = press.point, None

    def drag(self, point: Point | None) -> None:
        self._end = point
        session = self._document.session
        if self._start is None or point in (None, self._start):
            self._display.preview_markup(None)
        elif point is not None:
            tree = self._preview(session.tree, session.cursor, self._start, point)
            self._display.preview_markup(read_markup(tree, session.cursor, session.board))

    def release(self) -> None:
        start, end = self._start, self._end
        self.abandon()
        if start is not None and end is not None and end != start:
            self._apply(start, end)
        super().release()

    def _enter(self, point: Point) -> None:
        """Use the first typed point as the start, and the second one as the end."""
        if self._start is None:
            self.press(PointPress(point))
        else:
            self.drag(point)
            self.release()

    def abandon(self) -> None:
        self._start = self._end = None
        self._display.preview_markup(None)

    def cancel(self) -> bool:
        begun = self._start is not None
        self.abandon()
        return begun


class LineTool(TwoPointTool):
    """Tool that draws or removes a line or an arrow between the start and the end of a drag."""

    def __init__(
        self,
        document: Document,
        text: str,
        display: BoardDisplay,
        draw: DrawEdit,
        existing: Callable[[Markup], tuple[tuple[Point, Point], ...]],
    ) -> None:
        """Create a tool for lines or for arrows.

        ``draw`` is the function that adds one to a node or removes it; ``existing`` returns those
        that a node has.
        """
        super().__init__(document, text, display)
        self._draw = draw
        self._existing = existing

    def press(self, press: PointPress) -> None:
        if press.button is MouseButton.LEFT:
            super().press(press)
            return
        self._start = self._end = None
        for ends in self._existing(self._markup):
            if press.point in ends:
                self._set_line(*ends, False)

    def _preview(self, tree: Tree, node: int, start: Point, end: Point) -> Tree:
        return self._draw(tree, node, start, end, True)

    def _apply(self, start: Point, end: Point) -> None:
        self._set_line(start, end, (start, end) not in self._existing(self._markup))

    def _set_line(self, start: Point, end: Point, on: bool) -> None:
        self._edit(lambda tree, node: self._draw(tree, node, start, end, on))


class CropTool(TwoPointTool):
    """Tool that crops the board to the dragged rectangle; a click shows the whole board again."""

    def press(self, press: PointPress) -> None:
        super().press(press)
        if press.button is MouseButton.RIGHT:
            self._start = None
            self._show_all()

    def drag(self, point: Point | None) -> None:
        if point is not None:  # beyond the edge, keep the last point
            super().drag(point)

    def release(self) -> None:
        clicked = self._start is not None and self._end is None
        super().release()
        if clicked:
            self._show_all()

    def _preview(self, tree: Tree, node: int, start: Point, end: Point) -> Tree:
        return marking.with_visible_rectangle(tree, node, start, end)

    def _apply(self, start: Point, end: Point) -> None:
        self._edit(lambda tree, node: marking.with_visible_rectangle(tree, node, start, end))

    def _show_all(self) -> None:
        self._edit(lambda tree, node: marking.with_visible_points(tree, node, None))


class SetupTool(Tool):
    """Tool that sets up black stones with the left button and white ones with the right button.

    A click on a stone of the same colour removes it. Dragging gives all points the contents of the
    first one.
    """

    ignores_repeated_presses = True

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._colour: Colour | None = None
        self._merge_key = object()

    def press(self, press: PointPress) -> None:
        colour = Colour.BLACK if press.button is MouseButton.LEFT else Colour.WHITE
        existing = self._document.session.board[press.point]
        self._colour = None if existing is colour else colour
        self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if point is not None:
            self._document.set_up({point: self._colour}, self._merge_key)

    def release(self) -> None:
        self._merge_key = object()

    def hover(self, point: Point) -> HoverEffects:
        hover = super().hover(point)
        if self._document.session.board[point] is not None:
            return hover
        return hover._replace(ghost_colour=Colour.BLACK)


_T = "BoardTools"
_tr = translator(_T)

_MARK = tr_noop(_T, "Mark point")
_TEXTS = {
    Command.TOOL_LABEL: tr_noop(_T, "Label point"),
    Command.TOOL_NUMBER: tr_noop(_T, "Number point"),
    Command.TOOL_LINE: tr_noop(_T, "Draw line"),
    Command.TOOL_ARROW: tr_noop(_T, "Draw arrow"),
    Command.TOOL_DIMMED: tr_noop(_T, "Dim points"),
    Command.TOOL_TERRITORY: tr_noop(_T, "Mark territory"),
    Command.TOOL_PART: tr_noop(_T, "Change visible part of the board"),
}
"""The names of the tools' edits in the undo history."""


def make_tool(
    command: Command,
    document: Document,
    display: BoardDisplay,
    ask: Callable[[str], str | None],
) -> Tool:
    """Return a new tool for the command that selects it; the tool edits the given document.

    ``ask`` asks for a label.
    """
    text = _tr(_TEXTS.get(command, _MARK))
    match command:
        case Command.TOOL_SETUP:
            return SetupTool(document)
        case Command.TOOL_LABEL:
            return LabelTool(document, text, next_letter, ask)
        case Command.TOOL_NUMBER:
            return LabelTool(document, text, next_number, ask)
        case Command.TOOL_LINE:
            return LineTool(document, text, display, marking.with_line, lambda m: m.lines)
        case Command.TOOL_ARROW:
            return LineTool(document, text, display, marking.with_arrow, lambda m: m.arrows)
        case Command.TOOL_DIMMED:
            return DimTool(document, text)
        case Command.TOOL_TERRITORY:
            return TerritoryTool(document, text)
        case Command.TOOL_PART:
            return CropTool(document, text, display)
    return MarkTool(document, text, command_values(ExclusiveGroup.TOOLS)[command])
