"""Letters that comments cite, kept readable on the boards of figures.

An annotator starts each comment again at A. On a board that shows fifty moves the same letter then
stands at several points, or is hidden by a number. A letter is *lost* if the board of its comment
does not show it, and *ambiguous* if the board or its notes show it more than once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from string import ascii_uppercase
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..analysis.cited_letters import find_cited_letters, plain_letter
from ..values.markup import label_letters
from .citing_comments import CommentReader
from .figure import CoveredMarkup, PrintedLetters
from .merging import MarkedNode
from .options import LetterPolicy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ...go import Point
    from ..tree import Tree
    from ..values.markup import MarkupReader
    from .citing_comments import CitingComment
    from .merging import MergedMarkup
    from .node_range import LineNode, NodeRange


class LetteredMarkup(NamedTuple):
    """The markup of a figure with its final letters, and how each comment's letters are printed.

    ``boards`` are the comments that get a board of their own.
    """

    markup: MergedMarkup
    printed: Mapping[int, PrintedLetters]
    boards: tuple[CitingComment, ...] = ()


def assign_letters(
    policy: LetterPolicy | None,
    merged: MergedMarkup,
    nodes: Sequence[MarkedNode],
    comments: Sequence[CitingComment],
    texts: Mapping[int, str],
    is_visible: Callable[[Point], bool],
) -> LetteredMarkup:
    """Return the markup of a figure with the letters that a policy gives to its comments.

    ``nodes`` are those with markup, and ``texts`` all comments of the figure by node, also those
    that cite nothing. ``is_visible`` says whether the board shows a point at all.
    """
    if not comments:
        return LetteredMarkup(merged, {})
    lettering = _Lettering(merged, nodes, comments, texts, is_visible)
    match policy:
        case None:
            lettering.boards = {comment.node: comment for comment in comments}
            lettering.remove(comments)
            return LetteredMarkup(lettering.merged(), {})
        case LetterPolicy.BREAK:  # no break makes letters on stones with numbers readable
            lettering.move_unprintable()
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
        texts: Mapping[int, str],
        is_visible: Callable[[Point], bool],
    ) -> None:
        self._merged = merged
        self._texts = texts
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
        self._cited |= {label for one in comments for label in one.inherited.values()}
        self._citing: dict[Point, list[CitingComment]] = defaultdict(list)
        for comment in comments:
            for point in comment.points:
                self._citing[point].append(comment)
        self.boards: dict[int, CitingComment] = {}

    @property
    def comments(self) -> list[CitingComment]:
        """The comments whose letters are on the board of the figure."""
        return [one for one in self._comments if one.node not in self.boards]

    def merged(self) -> MergedMarkup:
        """Return the markup of the figure with the letters assigned so far."""
        marks = (one for one in self._merged.covered if not one.label)
        return self._merged._replace(
            shown=self._merged.shown._replace(labels=self._labels),
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
        """Return whether a letter cited in a comment is missing from the figure or ambiguous."""
        counts = self._counts()
        return any(any(self._faults(comment, counts)) for comment in self.comments)

    def _counts(self) -> Counter[str]:
        """Return how often the board and its notes show each letter."""
        return Counter(
            [
                *(
                    plain_letter(label)
                    for point, label in self._labels.items()
                    if self._is_visible(point)
                ),
                *(plain_letter(one.label) for one in self._covered),
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
            elif counts[plain_letter(printed)] > 1:
                ambiguous.append(letter)
        return tuple(lost), tuple(ambiguous)

    def _shows(self, point: Point, letter: str) -> bool:
        return self._labels.get(point) == letter and self._is_visible(point)

    def remove(self, comments: Iterable[CitingComment]) -> None:
        """Remove the letters of these comments from the board, unless others need them."""
        for comment in comments:
            for point in comment.points:
                here = self._labelled_by[point].pop(comment.node, None)
                if here is not None:
                    self._uncover(here)
                    for letter in comment.cited:
                        self._covered.pop(here._replace(label=letter), None)
                if point in self._labels:
                    self._show_remaining_label(point)

    def _show_remaining_label(self, point: Point) -> None:
        """Show the last remaining label of a point, or none if no comment on the board cites it."""
        labelled_by = self._labelled_by[point]
        is_cited = any(one.node not in self.boards for one in self._citing[point])
        if labelled_by and not (is_cited and point in self._relettered):
            shown = next(reversed(labelled_by.values()))
            self._labels[point] = shown.label
            self._covered.pop(shown, None)
        elif not is_cited:
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

        A letter that its own node has at several points is no better there: such a comment stays.
        """
        if comment.is_unique:
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
            labels = comment.labels
            if not all(
                point in self._labels and self._is_visible(point) and labels[point] == letter
                for point, letter in comment.places
            ):
                self._give_board(comment)

    def keep_in_order(self, comments: Iterable[CitingComment]) -> dict[Point, str]:
        """Keep the letters of each comment on the board, or give it a board if one of them is at
        another point, too; return the letters that are kept, by point.
        """
        kept = self._uncited_letters()
        places: dict[str, set[Point]] = defaultdict(set)
        for point, label in kept.items():
            places[plain_letter(label)].add(point)
        covered = {plain_letter(one.label) for one in self._covered}
        for comment in comments:
            if all(
                self._shows(point, letter)
                and plain_letter(letter) not in covered
                and places[plain_letter(letter)] <= {point}
                for point, letter in comment.points.items()
            ):
                kept |= comment.points
                for point, letter in comment.points.items():
                    places[plain_letter(letter)].add(point)
            else:
                self._give_board(comment)
        return kept

    def reletter(self) -> None:
        """Give each cited point a letter of its own; comments that are not certain keep their
        letters, or get boards.
        """
        certain = [one for one in self.comments if one.certain and one.is_unique]
        for comment in certain:
            for point in comment.points:
                here = self._labelled_by[point].get(comment.node)
                if here is not None:
                    self._uncover(here)
        kept = self.keep_in_order([one for one in self.comments if not one.certain])
        points = dict.fromkeys(point for one in certain for point in one.points)
        for point in points:
            if point not in kept:
                self._cover_uncited(point)
        used = {plain_letter(label) for label in kept.values()} | self._letters_in_texts()
        used.add("I")  # in a comment it reads as the pronoun
        used |= {plain_letter(one.label) for one in self._covered}
        free = (letter for letter in label_letters(ascii_uppercase) if letter not in used)
        for point in points:
            if point not in kept:
                kept[point] = self._labels[point] = next(free)
                self._relettered.add(point)
        for comment in certain:
            self._new[comment.node] = {
                letter: kept[point]
                for point, letter in comment.points.items()
                if kept[point] != letter
            }

    def _letters_in_texts(self) -> set[str]:
        """Return the letters in the comments of the figure that stay as they are, such as "B" in
        "B plays A"; no point can be given one of them.
        """
        cited = {comment.node: set(map(plain_letter, comment.cited)) for comment in self._comments}
        return {
            one.label
            for node, text in self._texts.items()
            for one in find_cited_letters(text, ascii_uppercase)
            if one.label not in cited.get(node, ())
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
        self._range: NodeRange | None = None
        self._comments = CommentReader(tree, reader, tree.root)
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
            marked = self._marked_node(coming.node, node_range)
            comment = CommentReader(self._tree, self._reader, coming.node).read(coming.node, marked)
            cited = comment.points if comment else {}
            for point, label in marked.markup.labels.items():
                others = self._places[label] - {point}
                repeats = others and (point in cited or not others.isdisjoint(self._cited))
                changes = self._labels.get(point, label) != label
                if repeats or (changes and (point in cited or point in self._cited)):
                    found.append(label)
        return tuple(dict.fromkeys(found))

    def _marked_node(self, node: int, node_range: NodeRange) -> MarkedNode:
        markup = self._reader.read(self._tree, node, node_range.base)
        return MarkedNode(node, 0, 0, None, markup)

    def _read_labels(self, node_range: NodeRange) -> None:
        """Read the letters of the nodes that were added to a figure since the last call."""
        if node_range is not self._range:
            self._range, self._read = node_range, 0
            self._comments = CommentReader(self._tree, self._reader, node_range.nodes[0])
            self._labels, self._cited = {}, set()
            self._places.clear()
        added = node_range.nodes[self._read :]
        marked = set(node_range.marked) & set(added) if added else set()
        for node in added:
            here = self._marked_node(node, node_range) if node in marked else None
            for point, label in here.markup.labels.items() if here else ():
                self._labels[point] = label
                self._places[label].add(point)
            comment = self._comments.read(node, here)
            self._cited.update(self._labels.keys() & (comment.points if comment else {}).keys())
        self._read = len(node_range.nodes)
