"""References between the comments on a game and the diagrams of its variations."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....record.figures import FigureKind
from ..blocks import InlineText
from ..phrases import NO_BREAK, fill_template, join_inline
from ..typography import typographic_text
from .figures import start_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ....record.figures import Figure
    from ..blocks import Inline, Paragraph
    from ..options import PrintOptions


class VariationReferences:
    """References from the comments of a game to the diagrams of variations, and back.

    The comment on the move that a variation replaces, or else on the move before it, ends with
    "(Dia. 3)"; the caption of the diagram links to this comment. If neither move has a comment that
    is printed, the caption links to the figure of the move; ``has_comment`` returns whether a node
    has one. ``prefix`` begins all anchors of the game, and distinguishes them from those of other
    games in the book.
    """

    def __init__(
        self, has_comment: Callable[[int], bool], options: PrintOptions, prefix: str
    ) -> None:
        self._has_comment = has_comment
        self._options = options
        self._prefix = prefix
        self._diagrams: dict[int, list[Figure]] = {}
        self._diagrams_by_board: dict[str, list[Figure]] = {}

    def add_diagrams(self, figures: Iterable[Figure]) -> None:
        """Remember which of these figures are diagrams of variations, for references to them."""
        for figure in figures:
            node = self._commented_node(figure)
            if node is not None:
                self._diagrams.setdefault(node, []).append(figure)
            elif figure.origin is not None:
                board = self.origin_anchor(figure)
                self._diagrams_by_board.setdefault(board, []).append(figure)

    def figure_anchor(self, figure: Figure) -> str:
        """Return the anchor of a figure's board."""
        return self._board_anchor(figure.kind, figure.ordinal)

    def origin_anchor(self, figure: Figure) -> str:
        """Return the anchor of the comment or board at which the variation of a diagram starts, or
        an empty string for figures of the game.
        """
        origin = figure.origin
        if origin is None:
            return ""
        if origin.continued:
            return self._board_anchor(FigureKind.DIAGRAM, origin.continued)
        node = self._commented_node(figure)
        if node is not None:
            return self._comment_anchor(node)
        return self._board_anchor(origin.kind, origin.figure_ordinal)

    def board_links(self, figure: Figure) -> Inline:
        """Return links from a board to the diagrams of variations to which no comment refers."""
        diagrams = self._diagrams_by_board.get(self.figure_anchor(figure), ())
        links = []
        for diagram in diagrams:
            text = self._reference_text(diagram)
            ordinal = {"diagram": str(diagram.ordinal)}
            text = text or fill_template(self._options.phrases.see_diagram, ordinal)
            links.append((InlineText(text, target=self.figure_anchor(diagram)),))
        return join_inline(self._options.phrases.between_moves, links)

    def with_references(self, paragraphs: Iterable[Paragraph], node: int) -> Iterator[Paragraph]:
        """Yield the paragraphs of the comment at a node, with references to the diagrams of its
        variations at the end.
        """
        diagrams = self._diagrams.get(node)
        comment = list(paragraphs)
        if diagrams and comment:
            comment[0] = replace(comment[0], anchor=self._comment_anchor(node))
            language = comment[-1].language
            links = [
                (InlineText(self._link_text(figure, language), target=self.figure_anchor(figure)),)
                for figure in diagrams
            ]
            listed = join_inline(self._options.phrases.between_moves, links)
            parts = (comment[-1].inline, (InlineText(" ("),), listed, (InlineText(")"),))
            comment[-1] = replace(comment[-1], inline=join_inline("", parts))
        yield from comment

    def _commented_node(self, figure: Figure) -> int | None:
        """Return the node of the comment that refers to a diagram, or None if there is none.

        The comment on a collection does not refer to each of its problems.
        """
        if figure.origin is None or not self._options.comments or not self._reference_text(figure):
            return None
        if not start_text(figure, self._options.phrases):
            return None
        nodes = figure.origin.nodes
        return next((node for node in nodes if self._has_comment(node)), None)

    def _reference_text(self, figure: Figure) -> str:
        """Return what comments call a diagram, or an empty string if its caption has no name or
        number by which it could be found.
        """
        phrases = self._options.phrases
        if not self._options.captions:
            return ""
        if name := figure.printed_name:
            return name
        if "{diagram}" not in phrases.diagram:
            return ""
        name = fill_template(phrases.see_diagram, {"diagram": str(figure.ordinal)})
        return name.replace(" ", NO_BREAK)

    def _link_text(self, figure: Figure, language: str) -> str:
        """Return what a comment in a language calls a diagram."""
        text = self._reference_text(figure)
        return typographic_text(text, language) if self._options.typography else text

    def _comment_anchor(self, node: int) -> str:
        return f"{self._prefix}-comment-{node}"

    def _board_anchor(self, kind: FigureKind, ordinal: int) -> str:
        return f"{self._prefix}-{kind.value}-{ordinal}"
