"""The nodes of a record as data for the script of a page: moves, changes of the board, markup and
texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...display_text import clip_text
from ...files.comments import read_comment
from ...files.text_records.events import invalid_move_value
from ...go import RECORDING
from ...record.properties.marks import Mark
from ...record.steps import LineReplay
from ...record.values.evaluations import read_annotations
from ...record.values.markup import ARROWS, DIMMED, LABELS, LINES, VIEW, MarkupReader
from ..book.content.comments import evaluation_texts
from ..book.text_cleanup import clean_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from ...go import Board, Point
    from ...record import Step
    from ...record.values.markup import Markup
    from ..book.content.comment_languages import CommentLanguages
    from ..book.phrases import Phrases
    from .shown_record import ShownRecord

_LONGEST_LABEL = 100
"""Longer labels are cut; no board has room for them."""
PASS = -1
"""The point of a pass, and of a move whose value is not a point of the board."""


class NodeList:
    """The nodes of a record in preorder, as JSON-compatible data.

    ``language`` is that of the page; comments in another one state it. O(nodes × points).
    """

    def __init__(
        self, shown: ShownRecord, phrases: Phrases, languages: CommentLanguages, language: str
    ) -> None:
        self._shown = shown
        self._phrases = phrases
        self._languages = languages
        self._language = language
        self._replay = LineReplay(shown.tree, RECORDING)
        self._width = self._replay.board.size.width
        self._markup = MarkupReader(shown.tree)
        self._indices: dict[int, int] = {}
        self.nodes = list(self._read())

    @property
    def first(self) -> int:
        """The index of the node that is shown at first."""
        return self._indices[self._shown.first]

    def _read(self) -> list[dict[str, Any]]:
        tree = self._shown.tree
        nodes: list[dict[str, Any]] = []
        positions: list[bytes] = []
        for index, step in enumerate(self._replay.walk_branch(self._shown.root)):
            self._indices[step.node] = index
            board = self._replay.board
            above = tree.parent(step.node) if index else None
            if above is None:
                parent, before = -1, bytes(len(board.cells))
            else:
                parent = self._indices[above]
                before = positions[parent]
                nodes[parent].setdefault("c", []).append(index)
            positions.append(board.cells)
            node = {"p": parent, **_changes(before, board.cells)}
            nodes.append(node | self._move(step) | self._markup_at(step, board) | self._texts(step))
        return nodes

    def _move(self, step: Step) -> dict[str, Any]:
        """Return the move of a node, its number, and the verdict on it."""
        found: dict[str, Any] = {}
        if step.move is not None:
            colour, point = step.move
            found["m"] = [int(colour), PASS if point is None else self._index(point)]
            invalid = invalid_move_value(self._shown.tree, step, self._replay.board.size)
            if invalid is not None:
                found["m"].append(invalid)
            if step.number > self._shown.moves_before:
                found["n"] = step.number - self._shown.moves_before
        if verdict := self._shown.verdicts.get(step.node):
            found["j"] = "right" if verdict.is_right else "wrong"
            if verdict.is_end:
                found["e"] = True
        return found

    def _markup_at(self, step: Step, board: Board) -> dict[str, Any]:
        markup = self._markup.read(self._shown.tree, step.node, board)
        found = {ident: values for ident, values in self._marks(markup) if values}
        return {"k": found} if found else {}

    def _marks(self, markup: Markup) -> Iterator[tuple[str, list[Any]]]:
        """Yield the markup of a node by the identifiers of SGF."""
        index = self._index
        for mark in Mark:
            marked = (point for point, marks in markup.marks.items() if mark in marks)
            yield mark.value, self._sorted(marked)
        labels = ((point, clip_text(text, _LONGEST_LABEL)) for point, text in markup.labels.items())
        yield LABELS, [[index(point), clean_text(text)] for point, text in labels]
        for ident, pairs in ((ARROWS, markup.arrows), (LINES, markup.lines)):
            yield ident, [[index(start), index(end)] for start, end in pairs]
        yield DIMMED, self._sorted(markup.dimmed)
        yield VIEW, self._sorted(markup.view or ())

    def _texts(self, step: Step) -> dict[str, Any]:
        """Return the evaluations, the name and the comment of a node."""
        tree = self._shown.tree
        found: dict[str, Any] = {}
        annotations = read_annotations(tree, step.node)
        if words := evaluation_texts(annotations, self._phrases):
            found["g"] = words
        if name := clean_text(annotations.name):
            found["x"] = name
        if comment := clean_text(read_comment(tree, step.node)).strip("\n"):
            found["t"] = comment
            language = self._languages.language_of(comment)
            if language not in ("", self._language):
                found["l"] = language
        return found

    def _sorted(self, points: Iterable[Point]) -> list[int]:
        return sorted(map(self._index, points))

    def _index(self, point: Point) -> int:
        return point.row * self._width + point.column


def _changes(before: bytes, after: bytes) -> dict[str, Any]:
    """Return the stones that appear and disappear between two positions."""
    if before == after:
        return {}
    changed = [
        (point, old, new)
        for point, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]
    appear = [[point, new] for point, _, new in changed if new]
    disappear = [[point, old] for point, old, _ in changed if old]
    return {key: stones for key, stones in (("a", appear), ("r", disappear)) if stones}
