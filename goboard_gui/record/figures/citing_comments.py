"""Comments that cite letters of a board, and the points that they mean."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ..analysis.cited_letters import COLOUR_LETTERS, find_cited_letters, plain_letter
from ..properties import texts
from ..values.markup import NO_MARKUP, MarkupReader
from .merging import MarkedNode

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ...go import Point
    from ..tree import Tree
    from ..values.markup import Markup

_COMMENT = "C"
_COLOUR_WORD = late_pattern(
    r"\b(?:black|white|schwarz\w*|wei(?:ß|ss)\w*|noirs?|blancs?)\b", re.IGNORECASE
)


class CitingComment(NamedTuple):
    """A comment that cites letters: its node with its markup, and the points of each letter.

    A letter is that of a label of the same node or, if it has none, of the last one before, which
    is ``inherited``: its node and its point. The comment is ``certain`` if each word that may be a
    letter is one.
    """

    node: int
    text: str
    markup: Markup
    cited: Mapping[str, tuple[Point, ...]]
    certain: bool
    inherited: Mapping[str, tuple[int, Point]]

    @property
    def labels(self) -> dict[Point, str]:
        """The labels of its own board: those of its node, and the inherited ones."""
        inherited = {point: letter for letter, (_, point) in self.inherited.items()}
        return inherited | dict(self.markup.labels)

    @property
    def is_unique(self) -> bool:
        """Whether each cited letter is at only one point."""
        return all(len(points) == 1 for points in self.cited.values())

    @property
    def places(self) -> list[tuple[Point, str]]:
        """The points of all cited letters; two letters may be at the same point."""
        return [(point, letter) for letter, points in self.cited.items() for point in points]

    @property
    def points(self) -> dict[Point, str]:
        """The cited points and their letters."""
        return {point: letter for letter, points in self.cited.items() for point in points}


def comment_text(tree: Tree, node: int) -> str:
    """Return the comment of a node, or an empty string."""
    return texts.decode_texts(tree.node(node).values(_COMMENT) or ())


class CommentReader:
    """Reader of the comments on consecutive nodes of a line, which remembers the letters before.

    ``texts`` are the comments read so far, by node.
    """

    def __init__(self, tree: Tree, markup: MarkupReader, first: int) -> None:
        """Create a reader for the nodes from ``first`` on, whose parent's letters are known."""
        self._tree = tree
        self._known: dict[str, tuple[int, Point]] = {}
        self.texts: dict[int, str] = {}
        parent = tree.parent(first)
        if parent is not None:
            self._remember(parent, markup.read(tree, parent).labels.items())

    def read_all(
        self, nodes: Iterable[int], marked: Mapping[int, MarkedNode]
    ) -> list[CitingComment]:
        """Read the comments of nodes; ``marked`` are those with markup."""
        found = (self.read(node, marked.get(node)) for node in nodes)
        return [comment for comment in found if comment is not None]

    def read(self, node: int, marked: MarkedNode | None) -> CitingComment | None:
        """Read the next node, and return the letters that its comment cites, or None if it cites
        none.
        """
        labels = [*marked.markup.labels.items(), *marked.overwritten] if marked else []
        text = comment_text(self._tree, node) if labels or self._known else ""
        comment = None
        if text:
            self.texts[node] = text
            comment = self._citing(node, text, marked.markup if marked else NO_MARKUP, labels)
        self._remember(node, labels)
        return comment

    def _citing(
        self, node: int, text: str, markup: Markup, labels: Sequence[tuple[Point, str]]
    ) -> CitingComment | None:
        """Return the letters that a comment cites, or None if it cites none.

        Letters of earlier nodes count only if at least one cited letter is certain or is a label of
        the node itself.
        "B" and "W" of earlier nodes count only if the comment writes out a player's colour.
        """
        own = {label for _, label in labels}
        plain = {plain_letter(label) for label in own}
        known = {
            label: place for label, place in self._known.items() if plain_letter(label) not in plain
        }
        found = find_cited_letters(text, {*own, *known})
        if not _COLOUR_WORD.search(text):
            found = [one for one in found if one.label in own or one.label not in COLOUR_LETTERS]
        if not any(one.certain or one.label in own for one in found):
            return None
        letters = dict.fromkeys(one.label for one in found)
        inherited = {letter: known[letter] for letter in letters if letter not in own}
        cited = {
            letter: tuple(
                point for point, label in labels if plain_letter(label) == plain_letter(letter)
            )
            or (inherited[letter][1],)
            for letter in letters
        }
        certain = all(one.certain for one in found)
        return CitingComment(node, text, markup, cited, certain, inherited)

    def _remember(self, node: int, labels: Iterable[tuple[Point, str]]) -> None:
        """Remember the labels of a node; one at several points is not known any more."""
        points: dict[str, list[Point]] = defaultdict(list)
        for point, label in labels:
            points[label].append(point)
        plain = {plain_letter(label) for label in points}
        for label in [label for label in self._known if plain_letter(label) in plain]:
            del self._known[label]
        for label, places in points.items():
            if len(places) == 1:
                self._known[label] = node, places[0]


def without_cited_letters(tree: Tree, node: int, markup: Markup) -> Markup:
    """Return the markup of a node without the letters that its comment cites.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Board, Size
    >>> from goboard_gui.record.values.markup import read_markup
    >>> tree = read_sgf(b"(;SZ[9]LB[aa:A][bb:B]C[Not at A.])").games[0]
    >>> markup = read_markup(tree, 0, Board.empty(Size(9, 9)))
    >>> without_cited_letters(tree, 0, markup).labels
    {Point(column=1, row=1): 'B'}
    """
    reader = CommentReader(tree, MarkupReader(tree), node)
    comment = reader.read(node, MarkedNode(node, 0, 0, None, markup))
    if comment is None:
        return markup
    cited = comment.points
    labels = {point: label for point, label in markup.labels.items() if point not in cited}
    return markup._replace(labels=labels)
