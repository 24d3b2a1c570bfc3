"""Incremental search for text and moves in a record."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import islice
from typing import TYPE_CHECKING, Protocol

from ..named_tuples import NamedTuple
from .folding import fold_record_text
from .moves import recorded_move
from .properties.texts import decode_simple_text, decode_texts
from .regular_expressions import Expression, ExpressionTimeoutError
from .steps import board_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Point, Size
    from .tree import Tree


class MatchKind(IntEnum):
    """The kind of a search match, in the order in which the parts of a node are searched."""

    MOVE = 0
    NAME = 1
    COMMENT = 2
    GAME_COMMENT = 3


class Match(NamedTuple):
    """A search match: its node, its kind and its range in the matching text.

    For a move, which has no text, both ends of the range are 0.
    """

    node: int
    kind: MatchKind
    start: int
    end: int


class Excerpt(NamedTuple):
    """An excerpt from a text around a search match, and the range of the match in it."""

    text: str
    start: int
    length: int


class Query(Protocol):
    """Interface of search queries, which yield the matches in a node."""

    def find_in_node(self, tree: Tree, node: int, size: Size) -> Iterator[Match]:
        """Yield the matches in a node, in the order of their kinds and positions.

        :raises ExpressionTimeoutError: after the matches that were found within the time limit.
        """
        ...


_IDENTS = {"N": MatchKind.NAME, "C": MatchKind.COMMENT, "GC": MatchKind.GAME_COMMENT}
_MOST_IN_A_TEXT = 1000
_MOST = 100_000
_LONGEST_TEXT = 250_000
"""Maximum number of characters searched in a text, since folding more would freeze the window."""

# In scripts without spaces between words (from U+2E80 on), any place may be a word boundary.
_BEFORE_WORD, _AFTER_WORD = r"(?<![^\W\u2e80-\U0010ffff])", r"(?![^\W\u2e80-\U0010ffff])"


@dataclass(frozen=True)
class TextQuery:
    r"""A search query for text in the comments and names of nodes.

    Full-width letters, ligatures and, unless ``case`` matters, capitals match their plain forms.
    Any white space matches a space, including line breaks. ``words`` matches whole words only;
    ``regular`` texts are regular expressions, see `regular_expressions`.

    :raises ExpressionError: if a regular expression is invalid or exceeds a limit.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("C", ("Ｑ１６ is\nbig",))])
    >>> list(find_matches(tree, TextQuery("q16 IS big")))
    [Match(node=0, kind=<MatchKind.COMMENT: 2>, start=0, end=10)]
    """

    text: str
    case: bool = False
    words: bool = False
    regular: bool = False
    _expression: Expression | re.Pattern[str] | None = field(
        init=False, repr=False, compare=False, default=None
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "_expression", self._compiled())

    def _compiled(self) -> Expression | re.Pattern[str] | None:
        if self.regular:
            return Expression(self.text, case=self.case, words=self.words)
        words = fold_record_text(self.text, case=self.case).text.split()
        if not words:
            return None
        pattern = r"\s+".join(map(re.escape, words))
        if self.words:
            before = _BEFORE_WORD if _is_of_word(words[0][0]) else ""
            pattern = before + pattern + (_AFTER_WORD if _is_of_word(words[-1][-1]) else "")
        return re.compile(pattern)

    def find_in_node(self, tree: Tree, node: int, size: Size) -> Iterator[Match]:
        """Yield the matches in the name and comments of a node."""
        held = {ident for ident, _ in tree.properties(node)} & _IDENTS.keys()
        for ident in sorted(held, key=_IDENTS.__getitem__):
            kind = _IDENTS[ident]
            for span in self._spans(_text_of(tree, node, kind)):
                yield Match(node, kind, *span)

    def _spans(self, searched: str) -> Iterator[tuple[int, int]]:
        folded = fold_record_text(searched[:_LONGEST_TEXT], case=self.case)
        for span in self._folded_spans(folded.text):
            yield folded.original_range(*span)

    def _folded_spans(self, folded: str) -> Iterator[tuple[int, int]]:
        match self._expression:
            case Expression() as expression:
                yield from expression.find(folded, _MOST_IN_A_TEXT)
            case re.Pattern() as pattern:
                matches = islice(pattern.finditer(folded), _MOST_IN_A_TEXT)
                yield from (match.span() for match in matches)


@dataclass(frozen=True)
class MoveQuery:
    """A search query for moves at any of a set of points."""

    points: frozenset[Point]

    def find_in_node(self, tree: Tree, node: int, size: Size) -> Iterator[Match]:
        """Yield a match for the node if its move is at one of the points."""
        move = recorded_move(tree.properties(node), size)
        if move is not None and move.point in self.points:
            yield Match(node, MatchKind.MOVE, 0, 0)


def find_matches(tree: Tree, query: Query) -> Iterator[Match]:
    """Yield all matches in a record, in preorder."""
    search = Search(tree, query)
    for _ in search.search_record():
        pass
    yield from search.found


class Search:
    """A search through a record, which collects matches in preorder while the iterator from `run`
    is advanced.

    There are at most 1000 matches in one text, and 100,000 in all. An expression that takes too
    long in a text ends the search; the matches found until then are kept.
    """

    def __init__(self, tree: Tree, query: Query) -> None:
        self.found: list[Match] = []
        self.complete = False
        """Whether the search has ended, so that there will be no more matches."""
        self.timed_out_at: int | None = None
        """The node where a time-out of the expression ended the search, if one did."""
        self.query = query
        self._tree = tree
        self._ranks: dict[int, int] = {}
        self._keys: list[tuple[int, MatchKind, int]] = []

    def search_record(self) -> Iterator[None]:
        """Search the whole record, yielding at every node and every match."""
        size = board_size(self._tree)
        for rank, node in enumerate(self._tree.preorder()):
            self._ranks[node] = rank
            try:
                for found in self.query.find_in_node(self._tree, node, size):
                    self.found.append(found)
                    self._keys.append((rank, found.kind, found.start))
                    yield
            except ExpressionTimeoutError:
                self.timed_out_at = node
                break
            yield
            if len(self.found) >= _MOST:
                break
        self.complete = True

    def matches_at(self, node: int) -> list[Match]:
        """Return the matches at a node that have been found so far."""
        rank = self._ranks.get(node)
        if rank is None:
            return []
        start = bisect_left(self._keys, (rank,))
        return self.found[start : bisect_left(self._keys, (rank + 1,))]

    def index_of(self, found: Match) -> int | None:
        """Return the index of a match among all matches found so far, or None if it is not one of
        them.
        """
        rank = self._ranks.get(found.node)
        if rank is None:
            return None
        place = bisect_left(self._keys, (rank, found.kind, found.start))
        return place if place < len(self.found) and self.found[place] == found else None

    def next_match(self, node: int, current: Match | None = None) -> Match | None:
        """Return the match after ``current``, or the first one at or after the node, wrapping
        around.

        Return None if no match has been found (yet).
        """
        rank = self._rank(node)
        if rank is None:
            return None
        place = bisect_right(self._keys, self._key(rank, current))
        if place < len(self.found):
            return self.found[place]
        return self.found[0] if self.complete and self.found else None

    def previous_match(self, node: int, current: Match | None = None) -> Match | None:
        """Return the match before ``current``, or the last one before the node, wrapping around, or
        None if no match is known.
        """
        rank = self._rank(node)
        if rank is None:
            return None
        place = bisect_left(self._keys, self._key(rank, current))
        if place:
            return self.found[place - 1]
        return self.found[-1] if self.complete and self.found else None

    def _rank(self, node: int) -> int | None:
        """Return the preorder index of a node, or None if the search has not reached it yet."""
        return self._ranks.get(node, len(self._ranks) if self.complete else None)

    @staticmethod
    def _key(rank: int, current: Match | None) -> tuple[int, int, int]:
        return (rank, -1, 0) if current is None else (rank, current.kind, current.start)


_EXCERPT = 60
_BEFORE_FOUND = 20


def match_excerpt(tree: Tree, found: Match) -> Excerpt:
    """Return the text around a match as a single line, or an empty excerpt for a move."""
    if found.kind is MatchKind.MOVE:
        return Excerpt("", 0, 0)
    whole = _text_of(tree, found.node, found.kind)
    begin = max(found.start - _BEFORE_FOUND, 0)
    around = "".join(
        " " if letter.isspace() else letter for letter in whole[begin : found.start + _EXCERPT]
    )
    left = "…" if begin else ""
    right = "…" if found.start + _EXCERPT < len(whole) else ""
    start = found.start - begin + len(left)
    length = min(found.end - found.start, _EXCERPT)
    return Excerpt(f"{left}{around}{right}", start, length)


def _text_of(tree: Tree, node: int, kind: MatchKind) -> str:
    """Return the displayed name or comment of a node, depending on the kind of match."""
    values = [
        value
        for ident, values in tree.properties(node)
        if _IDENTS.get(ident) is kind
        for value in values
    ]
    if kind is MatchKind.NAME:
        return decode_simple_text(values[0]).strip()
    return decode_texts(values)


def _is_of_word(letter: str) -> bool:
    return (letter.isalnum() or letter == "_") and letter < "\u2e80"
