"""Marks, labels and territory are put on points, and taken away by the same click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits import marking
from ....record.edits.typed import Play
from ....record.values.markup import Sign
from .tool import Button, Press, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....go import Point
    from ....record import Tree
    from ....record.edits.typed import SetUp
    from ....record.values.markup import Markup
    from ...core.document import Document


class MarkTool(Tool):
    """What tools have in common that mark points; a drag is undone as one edit."""

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
        self._document.replace(self._text, tree, session.cursor, self._merge_key)

    def _erase(self, point: Point) -> None:
        """Take away whatever marks a point."""
        self._edit(lambda tree, node: marking.without_marks(tree, node, point))

    def _sign(self, point: Point, sign: Sign, on: bool) -> None:
        """Put a sign on a point, or take it away."""
        if on:
            self._edit(lambda tree, node: marking.with_sign(tree, node, [point], sign))
        else:
            self._edit(lambda tree, node: marking.without_signs(tree, node, [point], {sign}))

    def release(self) -> None:
        self._merge_key = object()

    def enter(self, asked: Sequence[Play | SetUp]) -> bool:
        """Mark the points that were typed, unless there is more among it than points."""
        points = [each.point for each in asked if isinstance(each, Play) and each.point is not None]
        if len(points) < len(asked):
            return False
        for point in points:
            self._enter(point)
        return True

    def _enter(self, point: Point) -> None:
        """A point was typed: the same as a click on it."""
        self.press(Press(point))
        self.release()


class SignTool(MarkTool):
    """Puts a sign on points, or takes it away where the first of them had it."""

    def __init__(self, document: Document, text: str, sign: Sign) -> None:
        super().__init__(document, text)
        self._chosen = sign
        self._on = True
        self._erasing = False

    def press(self, press: Press) -> None:
        self._erasing = press.button is Button.RIGHT
        self._on = self._chosen not in self._markup.signs.get(press.point, ())
        self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if point is None:
            return
        if self._erasing:
            self._erase(point)
        else:
            self._sign(point, self._chosen, self._on)


class TerritoryTool(MarkTool):
    """Marks points as Black's territory, or with the right button as White's."""

    def __init__(self, document: Document, text: str) -> None:
        super().__init__(document, text)
        self._chosen = Sign.TERRITORY_BLACK
        self._on = True

    def press(self, press: Press) -> None:
        left = press.button is Button.LEFT
        self._chosen = Sign.TERRITORY_BLACK if left else Sign.TERRITORY_WHITE
        self._on = self._chosen not in self._markup.signs.get(press.point, ())
        self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if point is not None:
            self._sign(point, self._chosen, self._on)


class DimTool(MarkTool):
    """Dims points, or lights them again where the first of them was dimmed."""

    _on = True

    def press(self, press: Press) -> None:
        self._on = press.button is Button.LEFT and press.point not in self._markup.dimmed
        self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if point is not None:
            self._edit(lambda tree, node: marking.with_dimmed(tree, node, [point], self._on))


class LabelTool(MarkTool):
    """Writes the next free letter or number on points, or takes away what is written there."""

    def __init__(
        self,
        document: Document,
        text: str,
        following: Callable[[Markup], str],
        ask: Callable[[str], str | None],
    ) -> None:
        """``following`` tells the next label; ``ask`` has a person type one, given the old one."""
        super().__init__(document, text)
        self._following = following
        self._ask = ask
        self._writing = False

    def press(self, press: Press) -> None:
        written = self._markup.labels.get(press.point, "")
        self._writing = False
        if press.button is Button.RIGHT:
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
            self._write(point, self._following(self._markup))

    def _write(self, point: Point, label: str) -> None:
        self._edit(lambda tree, node: marking.with_label(tree, node, point, label))
