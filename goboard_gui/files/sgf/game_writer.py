"""Serialization of a game: unchanged spans of the source text, and new text between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .scanned_game import ScannedGame
from .syntax import node_end, property_spans, property_text

if TYPE_CHECKING:
    from ...record.tree import Property, Tree
    from .source import Source

_WIDTH = 79


class TextPiece(NamedTuple):
    """A piece of the output: new text, or a span of a source text."""

    text: str
    source: Source | None = None
    start: int = 0
    end: int = 0

    @classmethod
    def span(cls, source: Source, start: int, end: int) -> TextPiece:
        """Return ``source.text[start:end]`` as a piece."""
        return cls("", source, start, end)

    @property
    def whole_text(self) -> str:
        """The text of the piece."""
        return self.text if self.source is None else self.source.text[self.start : self.end]


def game_pieces(tree: Tree, newline: str) -> list[TextPiece]:
    """Return the pieces of a game from its '(' to its ')'; new lines end with ``newline``.

    :raises UnwritableValueError: when a raw value or an identifier is not SGF.
    """
    read = tree.source if isinstance(tree.source, ScannedGame) else None
    if read and read.sound and tree.is_unedited:
        return [TextPiece.span(read.source, read.begin, read.end)]
    writer = _GameWriter(tree, read, newline)
    writer.run()
    return writer.pieces


class _GameWriter:
    """Writer of the changed nodes and their ancestors; unchanged subtrees are single spans."""

    def __init__(self, tree: Tree, read: ScannedGame | None, newline: str) -> None:
        self.tree = tree
        self.read = read
        self.newline = newline
        self.pieces: list[TextPiece] = []
        self.column = 0
        # In a repaired game only the valid nodes have spans.
        self.layout = read if read and read.sound else None
        self.walked = self._nodes_to_walk() if self.layout else None

    def run(self) -> None:
        root = self.tree.root
        layout = self.layout
        if layout:
            self._span(layout.begin, layout.starts[0])
        else:
            self._text("(")
        stack: list[int | TextPiece] = [root]
        while stack:
            item = stack.pop()
            if isinstance(item, TextPiece):
                self._bracket(item)
            elif layout and self.walked is not None and item not in self.walked:
                self._span(layout.starts[item], layout.subtree_end(item))
            else:
                self._node(item)
                self._push_children(item, stack)
        self._text(")")

    def _nodes_to_walk(self) -> set[int]:
        """Return the changed nodes and their ancestors."""
        walked: set[int] = set()
        for changed in self.tree.changed_nodes:
            node: int | None = changed
            while node is not None and node not in walked:
                walked.add(node)
                node = self.tree.parent(node)
        return walked

    def _push_children(self, node: int, stack: list[int | TextPiece]) -> None:
        children = self.tree.children(node)
        if len(children) == 1 and self._read_bracket(children[0]) is None:
            stack.append(children[0])
            return
        for child in reversed(children):
            stack.append(TextPiece(")"))
            stack.append(child)
            stack.append(self._read_bracket(child) or TextPiece(f"{self.newline}("))

    def _bracket(self, bracket: TextPiece) -> None:
        """Write a bracket, without its line break at the start of a line."""
        text, source = bracket.text, bracket.source
        if self.column or text == ")":
            self._piece(bracket)
        elif source is None:
            self._text(text.lstrip())
        else:
            self._span(source.text.index("(", bracket.start), bracket.end)

    def _read_bracket(self, node: int) -> TextPiece | None:
        """Return the '(' before a node with its white space in the source, or None."""
        layout = self.layout
        if layout is None or not 0 < node < len(layout) or node not in layout.closes:
            return None
        start, end = layout.end_of(node - 1), layout.starts[node]
        close = layout.source.text.rfind(")", start, end)
        return TextPiece.span(layout.source, max(start, close + 1), end)

    def _node(self, node: int) -> None:
        span = self.tree.span(node)
        if span is not None and self.read is not None:
            self._span(*span)
        elif self.layout and node < len(self.layout):
            self._text(self._in_its_layout(self.layout, node))
        else:
            text = ";" + "".join(property_text(prop) for prop in self.tree.node(node).properties)
            if 0 < self.column > _WIDTH - len(text):
                text = self.newline + text
            self._text(text + self.newline if node == self.tree.root else text)

    def _in_its_layout(self, layout: ScannedGame, node: int) -> str:
        """Return a changed node with unchanged properties and white space as written."""
        text, start = layout.source.text, layout.starts[node]
        kept: dict[Property, str] = {}
        blanks: dict[str, str] = {}
        blank, end = "", start + 1
        for prop, begin, end in property_spans(text, start, node_end(text, start)):
            piece = text[begin:end]
            blank = piece[: len(piece) - len(piece.lstrip())]
            kept.setdefault(prop, piece)
            blanks.setdefault(prop.ident, blank)
        parts = [
            kept.get(prop) or blanks.get(prop.ident, blank) + property_text(prop)
            for prop in self.tree.node(node).properties
        ]
        return ";" + "".join(parts) + text[end : node_end(text, start)]

    def _span(self, start: int, end: int) -> None:
        if self.read is not None:
            self._piece(TextPiece.span(self.read.source, start, end))

    def _text(self, text: str) -> None:
        self._piece(TextPiece(text))

    def _piece(self, piece: TextPiece) -> None:
        """Append a piece, joined with the last one if they are adjacent."""
        if piece.source is None:
            self._advance(piece.text, 0, len(piece.text))
            self.pieces.append(piece)
            return
        self._advance(piece.source.text, piece.start, piece.end)
        last = self.pieces[-1] if self.pieces else None
        if last and last.source is piece.source and last.end == piece.start:
            piece = self.pieces.pop()._replace(end=piece.end)
        self.pieces.append(piece)

    def _advance(self, text: str, start: int, end: int) -> None:
        newline = max(text.rfind("\n", start, end), text.rfind("\r", start, end))
        self.column = end - newline - 1 if newline >= 0 else self.column + end - start
