"""Letters that comments cite, kept readable on the boards of figures.

An annotator starts each comment again at A. On a board that shows fifty moves the same letter then
stands at several points, or is hidden by a number. A letter is *lost* if the board of its comment
does not show it, and *ambiguous* if the board or its notes show it more than once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from string import ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from ..analysis.cited_letters import find_cited_letters
from ..properties import texts
from ..values.markup import label_letters
from .figure import CoveredMarkup, PrintedLetters
from .options import LetterPolicy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ...go import Point
    from ..tree import Tree
    from ..values.markup import Markup, MarkupReader
    from .merging import MarkedNode, MergedMarkup
    from .node_range import LineNode, NodeRange

_COMMENT = "C"


class CitingComment(NamedTuple):
    """A comment that cites letters: its node with its markup, and the points of each letter.

    It is ``certain`` if each word that may be a letter is one.
    """

    node: int
    text: str
    markup: Markup
    cited: Mapping[str, tuple[Point, ...]]
    certain: bool

    def mentions(self, letter: str) -> bool:
        """Return whether the comment would cite a letter if a point had it.

        A point of this comment can't be given such a letter: in "B plays A", A can't become B.
        """
        return letter not in self.cited and bool(find_cited_letters(self.text, [letter]))

    @property
    def is_consistent(self) -> bool:
        """Whether each cited letter is at only one point, and the only label of its node there."""
        return all(
            len(points) == 1 and self.markup.labels.get(points[0]) == letter
            for letter, points in self.cited.items()
        )

    @property
    def points(self) -> Mapping[Point, str]:
        """The cited points and their letters."""
        return {point: letter for letter, points in self.cited.items() for point in points}


class LetteredMarkup(NamedTuple):
    """The markup of a figure with its final letters, and how each comment's letters are printed.

    ``boards`` are the comments that get a board of their own.
    """

    markup: MergedMarkup
    printed: Mapping[int, PrintedLetters]
    boards: tuple[CitingComment, ...] = ()


def read_citing_comment(
    tree: Tree, node: int, markup: Markup, overwritten: Iterable[tuple[Point, str]] = ()
) -> CitingComment | None:
    """Return the letters that the comment of a node cites, or None if it cites none.

    ``markup`` is that of the node, without ``overwritten`` labels.
    """
    if not markup.labels:
        return None
    text = "\n".join(map(texts.decode_text, tree.node(node).values(_COMMENT) or ()))
    labels = [*markup.labels.items(), *overwritten]
    found = find_cited_letters(text, [label for _, label in labels])
    cited = {
        letter: tuple(point for point, label in labels if label == letter)
        for letter in dict.fromkeys(one.label for one in found)
    }
    return (
        CitingComment(node, text, markup, cited, all(one.certain for one in found))
        if found
        else None
    )


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
    comment = read_citing_comment(tree, node, markup)
    if comment is None:
        return markup
    labels = {point: label for point, label in markup.labels.items() if point not in comment.points}
    return replace(markup, labels=labels)


def assign_letters(
    policy: LetterPolicy | None,
    merged: MergedMarkup,
    nodes: Sequence[MarkedNode],
    comments: Sequence[CitingComment],
    is_visible: Callable[[Point], bool],
) -> LetteredMarkup:
    """Return the markup of a figure with the letters that a policy gives to its comments.

    ``nodes`` are those with markup. ``is_visible`` says whether the board shows a point at all.
    """
    if not comments:
        return LetteredMarkup(merged, {})
    lettering = _Lettering(merged, nodes, comments, is_visible)
    match policy:
        case None:
            lettering.remove(comments)
            return LetteredMarkup(lettering.merged(), {})
        case LetterPolicy.DIAGRAM:
            lettering.move_unprintable()
            lettering.keep_in_order(lettering.comments)
        case LetterPolicy.RELETTER:
            lettering.move_unprintable()
            lettering.reletter()
        case LetterPolicy.AUTO if lettering.has_faults():
            lettering.move_unprintable()
            if lettering.has_faults():
                lettering.reletter()
    if policy not in (LetterPolicy.KEEP, LetterPolicy.BREAK):
        lettering.move_faulty()
    printed = dict(lettering.printed_letters())
    return LetteredMarkup(lettering.merged(), printed, tuple(lettering.boards.values()))


class _Lettering:
    """The letters of a figure while they are being assigned.

    Comments are either on the board of the figure or in ``boards``, with one of their own.
    """

    def __init__(
        self,
        merged: MergedMarkup,
        nodes: Sequence[MarkedNode],
        comments: Sequence[CitingComment],
        is_visible: Callable[[Point], bool],
    ) -> None:
        self._merged = merged
        self._is_visible = is_visible
        self._comments = comments
        self._labels = dict(merged.shown.labels)
        self._covered = dict.fromkeys(one for one in merged.covered if one.label)
        self._new: dict[int, dict[str, str]] = {}
        self._relettered: set[Point] = set()
        self._labelled_by: dict[Point, dict[int, CoveredMarkup]] = defaultdict(dict)
        for node in nodes:
            for point, label in node.markup.labels.items():
                here = CoveredMarkup(node.node, node.number, point, label)
                self._labelled_by[point][node.node] = here
        self._cited = {(one.node, point) for one in comments for point in one.points}
        self.boards: dict[int, CitingComment] = {}

    @property
    def comments(self) -> list[CitingComment]:
        """The comments whose letters are on the board of the figure."""
        return [one for one in self._comments if one.node not in self.boards]

    def merged(self) -> MergedMarkup:
        """Return the markup of the figure with the letters assigned so far."""
        marks = (one for one in self._merged.covered if not one.label)
        return self._merged._replace(
            shown=replace(self._merged.shown, labels=self._labels),
            covered=(*self._covered, *marks),
        )

    def printed_letters(self) -> Iterator[tuple[int, PrintedLetters]]:
        """Yield how the letters of each comment are printed, by node."""
        counts = self._counts()
        for comment in self._comments:
            cited = tuple(comment.cited)
            if comment.node in self.boards:
                yield comment.node, PrintedLetters(cited, has_own_board=True)
            else:
                lost, ambiguous = self._faults(comment, counts)
                new = self._new.get(comment.node, {})
                yield comment.node, PrintedLetters(cited, new, lost, ambiguous)

    def has_faults(self) -> bool:
        """Return whether a letter of a comment is lost or ambiguous."""
        counts = self._counts()
        return any(any(self._faults(comment, counts)) for comment in self.comments)

    def _counts(self) -> Counter[str]:
        """Return how often the board and its notes show each letter."""
        return Counter(
            [
                *(label for point, label in self._labels.items() if self._is_visible(point)),
                *(one.label for one in self._covered),
            ]
        )

    def _faults(
        self, comment: CitingComment, counts: Counter[str]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the lost and the ambiguous letters of a comment."""
        new = self._new.get(comment.node, {})
        lost, ambiguous = [], []
        for letter, points in comment.cited.items():
            printed = new.get(letter, letter)
            if not any(self._shows(point, printed) for point in points):
                lost.append(letter)
            elif counts[printed] > 1:
                ambiguous.append(letter)
        return tuple(lost), tuple(ambiguous)

    def _shows(self, point: Point, letter: str) -> bool:
        return self._labels.get(point) == letter and self._is_visible(point)

    def remove(self, comments: Iterable[CitingComment]) -> None:
        """Remove the letters of these comments from the board, unless other nodes have them."""
        for comment in comments:
            for point in comment.points:
                labelled_by = self._labelled_by[point]
                self._uncover(labelled_by.pop(comment.node))
                if point not in self._labels:
                    continue
                if point in self._relettered and any(
                    one.node in labelled_by and point in one.points for one in self.comments
                ):
                    continue
                if labelled_by:
                    shown = next(reversed(labelled_by.values()))
                    self._labels[point] = shown.label
                    self._covered.pop(shown, None)
                else:
                    del self._labels[point]

    def _uncover(self, label: CoveredMarkup) -> None:
        """Remove a covered label; the same label of another node may take its place."""
        if label not in self._covered:
            return
        del self._covered[label]
        for other in self._labelled_by[label.point].values():
            is_same = other.label == label.label and other != label
            if is_same and (other.node, label.point) not in self._cited:
                self._covered[other] = None
                return

    def _give_board(self, comment: CitingComment) -> None:
        """Move the letters of a comment from the board of the figure to a board of their own.

        A letter that its own node has at several points, or overwrites, is no better there: such a
        comment stays.
        """
        if comment.is_consistent:
            self.boards[comment.node] = comment
            self._new.pop(comment.node, None)
            self.remove([comment])

    def move_faulty(self) -> None:
        """Give boards to the comments with a letter that is still lost or ambiguous."""
        counts = self._counts()
        for comment in self.comments:
            if any(self._faults(comment, counts)):
                self._give_board(comment)

    def move_unprintable(self) -> None:
        """Give boards to the comments with a letter that the board of the figure can't show."""
        for comment in self.comments:
            if not all(
                point in self._labels and self._is_visible(point) for point in comment.points
            ):
                self._give_board(comment)

    def keep_in_order(self, comments: Iterable[CitingComment]) -> dict[Point, str]:
        """Keep the letters of each comment on the board, or give it a board if one of them is at
        another point, too; return the letters that are kept, by point.
        """
        kept = self._uncited_letters()
        places: dict[str, set[Point]] = defaultdict(set)
        for point, label in kept.items():
            places[label].add(point)
        covered = {one.label for one in self._covered}
        for comment in comments:
            if all(
                self._shows(point, letter) and letter not in covered and places[letter] <= {point}
                for point, letter in comment.points.items()
            ):
                kept |= comment.points
                for point, letter in comment.points.items():
                    places[letter].add(point)
            else:
                self._give_board(comment)
        return kept

    def reletter(self) -> None:
        """Give each cited point a letter of its own; comments that are not certain keep their
        letters, or get boards.
        """
        certain = [one for one in self.comments if one.certain and one.is_consistent]
        citing: dict[Point, list[CitingComment]] = defaultdict(list)
        for comment in certain:
            for point in comment.points:
                self._uncover(self._labelled_by[point][comment.node])
                citing[point].append(comment)
        kept = self.keep_in_order([one for one in self.comments if not one.certain])
        for point in citing:
            if point not in kept:
                self._cover_uncited(point)
        used = {*kept.values(), *(one.label for one in self._covered)}
        for point, comments in citing.items():
            if point not in kept:
                letter = next(
                    letter
                    for letter in label_letters(ascii_uppercase)
                    if letter not in used and not any(one.mentions(letter) for one in comments)
                )
                used.add(letter)
                kept[point] = self._labels[point] = letter
                self._relettered.add(point)
        for comment in certain:
            self._new[comment.node] = {
                letter: kept[point]
                for point, letter in comment.points.items()
                if kept[point] != letter
            }

    def _cover_uncited(self, point: Point) -> None:
        """Add the label of a point to those covered, if no comment cites it."""
        for node, here in self._labelled_by[point].items():
            if (node, point) not in self._cited and here.label == self._labels[point]:
                self._covered[here] = None

    def _uncited_letters(self) -> dict[Point, str]:
        """Return the visible labels that no comment cites, by point."""
        cited = {point for comment in self.comments for point in comment.points}
        return {
            point: label
            for point, label in self._labels.items()
            if point not in cited and self._is_visible(point)
        }


class LetterBreaks:
    """The check of whether a figure must end before a node, so that cited letters stay readable."""

    def __init__(self, tree: Tree, reader: MarkupReader) -> None:
        self._tree = tree
        self._reader = reader
        self._stretch: NodeRange | None = None
        self._read = 0
        self._labels: dict[Point, str] = {}
        self._places: dict[str, set[Point]] = defaultdict(set)
        self._cited: set[Point] = set()

    def hidden_letters(self, node_range: NodeRange, coming: LineNode) -> tuple[str, ...]:
        """Return the letters that would be lost or ambiguous if a node were added to a figure."""
        self._read_labels(node_range)
        found: list[str] = []
        if coming.move is not None and coming.move.point in self._cited:
            found.append(self._labels[coming.move.point])
        if coming.marked:
            markup = self._reader.read(self._tree, coming.node, node_range.base)
            comment = read_citing_comment(self._tree, coming.node, markup)
            cited = comment.points if comment else {}
            for point, label in markup.labels.items():
                others = self._places[label] - {point}
                is_cited = point in cited or not others.isdisjoint(self._cited)
                is_changed = self._labels.get(point, label) != label
                if (others and is_cited) or (
                    is_changed and (point in cited or point in self._cited)
                ):
                    found.append(label)
        return tuple(dict.fromkeys(found))

    def _read_labels(self, node_range: NodeRange) -> None:
        """Read the letters of the nodes that were added to a figure since the last call."""
        if node_range is not self._stretch:
            self._stretch, self._read = node_range, 0
            self._labels, self._cited = {}, set()
            self._places.clear()
        for node in node_range.marked[self._read :]:
            markup = self._reader.read(self._tree, node, node_range.base)
            comment = read_citing_comment(self._tree, node, markup)
            self._labels |= markup.labels
            for point, label in markup.labels.items():
                self._places[label].add(point)
            self._cited |= set(comment.points if comment else ())
        self._read = len(node_range.marked)
