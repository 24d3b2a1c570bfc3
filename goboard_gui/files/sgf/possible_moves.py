"""Comments that contain what looks like a property: text, or moves after a missing ``]``.

``C[a;B[cc]`` is a legal value, and a comment may well quote SGF. It is also what remains of
``C[a];B[cc]`` if a ``]`` is lost. Such a text stays a comment, unless two moves of one colour would
then follow each other and reading it as moves avoids that. The user may decide otherwise.
"""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ...record.properties.tables import MOVE_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from .scanned_game import PossibleMoves, ScannedGame


class CommentInterpretation(Enum):
    """The way to read comments that may contain moves."""

    AUTOMATIC = "automatic"
    """As comments, unless the moves around them speak against it."""
    AS_COMMENTS = "comments"
    AS_MOVES = "moves"


_MOVE_BEGINS = late_pattern(r"(?<=[;\n])([BW])\[")


def colours_of_apparent_moves(raw: str, start: int) -> tuple[str, ...]:
    """Return the property identifiers of the apparent moves in a raw value from an offset on.

    >>> colours_of_apparent_moves("see ;B[aa;W[bb", 4)
    ('B', 'W')
    """
    return tuple(_MOVE_BEGINS.findall(raw, start))


def ends_of_confirmed_moves(game: ScannedGame) -> frozenset[int]:
    """Return the ends of those `PossibleMoves` of a game that are moves rather than comments.

    The game has been read with all of them as comments. The time is proportional to its length.
    """
    context, ends = _MoveContext(game), set()
    for node, salvaged in game.doubtful.items():
        for text in salvaged.possible_moves:
            before = context.last_move(node, text.place)
            following = context.first_moves(node, text.place)
            if _are_moves(before, text.colours, following):
                ends.add(text.end)
                context.add_moves(node, text)
    return frozenset(ends)


def _are_moves(before: str | None, colours: Sequence[str], following: Collection[str]) -> bool:
    """Return whether reading a comment as moves makes the colours alternate, whereas ignoring it
    leaves two moves of one colour in a row.

    >>> _are_moves("W", ("B",), {"W"}), _are_moves("W", ("B",), {"B"})
    (True, False)
    """
    if not colours or before not in following:
        return False
    line = colours if before is None else (before, *colours)
    return colours[-1] not in following and all(one != other for one, other in pairwise(line))


class _Move(NamedTuple):
    """A move of a node: the index of its property, and its identifier."""

    place: int
    colour: str


class _MoveContext:
    """The moves before and after the nodes of a game; each node is looked at once."""

    def __init__(self, game: ScannedGame) -> None:
        self._game = game
        self._added: dict[int, list[_Move]] = {}
        self._last: dict[int, str | None] = {}
        self._first: dict[int, frozenset[str]] = {}

    def add_moves(self, node: int, text: PossibleMoves) -> None:
        """Treat the moves in a comment as moves of its node from now on."""
        moves = [_Move(text.place, colour) for colour in text.colours]
        self._added.setdefault(node, []).extend(moves)

    def last_move(self, node: int, place: int) -> str | None:
        """Return the last move before a property of a node, or None if there is none.

        The nodes are asked in the order of the game.
        """
        earlier = [move.colour for move in self._moves(node) if move.place <= place]
        return earlier[-1] if earlier else self._last_up_to(self._game.parent(node))

    def first_moves(self, node: int, place: int) -> frozenset[str]:
        """Return the first moves after a property of a node, one for each variation."""
        later = [move.colour for move in self._moves(node) if move.place > place]
        if later:
            return frozenset(later[:1])
        return self._first_of_all(self._game.children(node))

    def _moves(self, node: int) -> list[_Move]:
        idents = enumerate(item.ident for item in self._game.properties(node))
        moves = [_Move(place, ident) for place, ident in idents if ident in MOVE_PROPERTIES]
        return sorted([*moves, *self._added.get(node, ())], key=lambda move: move.place)

    def _last_up_to(self, node: int | None) -> str | None:
        passed, last = [], None
        while node is not None and node not in self._last:
            passed.append(node)
            moves = self._moves(node)
            if moves:
                last = moves[-1].colour
                break
            node = self._game.parent(node)
        else:
            last = None if node is None else self._last[node]
        self._last.update(dict.fromkeys(passed, last))
        return last

    def _first_of_all(self, nodes: Sequence[int]) -> frozenset[str]:
        ahead, without = list(nodes), []
        while ahead:
            node = ahead.pop()
            if node in self._first:
                continue
            moves = self._moves(node)
            if moves:
                self._first[node] = frozenset((moves[0].colour,))
            else:
                without.append(node)
                ahead.extend(self._game.children(node))
        for node in reversed(without):  # children first
            below = (self._first[child] for child in self._game.children(node))
            self._first[node] = frozenset().union(*below)
        return frozenset().union(*(self._first[node] for node in nodes))
