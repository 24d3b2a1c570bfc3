"""Edits of handicap stones, and records that state a handicap (HA) without its stones.

FF[4] wants the stones as setup (AB) in the root. Programs differ:

| written by                  | handicap              | stones                         |
|-----------------------------|-----------------------|--------------------------------|
| most programs               | HA                    | AB in the root                 |
| qGo, old versions           | HA                    | none, White moves first        |
| KGS, free placement         | HA                    | moves of Black in a row        |
| Fox                         | HA, which may be 0    | moves of Black in a row        |
| Tygem, Wbaduk (GIB and NGF) | a number              | none; the readers place them   |

GNU Go places the stones itself when it reads a record of the second kind. Sources: pzorin/qgo#29,
wimi321/lizzieyzy-next#41, and records of KGS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, Colour, HandicapError, handicap_points
from ...named_tuples import NamedTuple
from ..properties.conventions.numbers import read_handicap
from ..properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ..steps import LineReplay, board_shape
from ..tree import Property, replace_properties, with_properties
from ..turns import next_player
from ..values.game_rules import declared_handicap
from ..values.markup import parse_point_list
from .setup import MoveInNodeError, with_point_list

if TYPE_CHECKING:
    from ...go import Point, Size
    from ..tree import Tree

_BLACK = "AB"
_NODES_REPLAYED = 1000


class MissingHandicap(NamedTuple):
    """A handicap that a record states without placing its stones; ``points`` are the customary
    points for them, if these are free.
    """

    stones: int
    points: tuple[Point, ...] = ()


def missing_handicap(tree: Tree) -> MissingHandicap | None:
    """Return the handicap that a record states although it sets up no stones and White moves first;
    None for other records.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9]HA[2];W[ee])").games[0]
    >>> missing_handicap(tree).points
    (Point(column=6, row=2), Point(column=2, row=6))
    """
    stones = declared_handicap(tree)
    root = tree.node(tree.root)
    if (
        stones < 2
        or root.has_any_property(*SETUP_PROPERTIES, *MOVE_PROPERTIES)
        or next_player(tree, tree.root, Colour.BLACK) is not Colour.WHITE
    ):
        return None
    shape = board_shape(tree)
    try:
        points = tuple(handicap_points(stones, shape.size)) if shape.is_rectangle else ()
    except HandicapError:
        points = ()
    placed = _with_stones(tree, points, shape.size)
    return MissingHandicap(
        stones, () if _count_illegal_moves(placed) > _count_illegal_moves(tree) else points
    )


def with_missing_handicap(tree: Tree) -> Tree:
    """Return the record with the stones of a `missing_handicap` on the customary points, or the
    same record if there are none to place.
    """
    missing = missing_handicap(tree)
    points = () if missing is None else missing.points
    return _with_stones(tree, points, board_shape(tree).size) if points else tree


def _with_stones(tree: Tree, points: tuple[Point, ...], size: Size) -> Tree:
    properties = with_point_list(tree.properties(tree.root), _BLACK, set(points), size)
    return with_properties(tree, tree.root, properties)


def _count_illegal_moves(tree: Tree) -> int:
    """Return the number of illegal moves at the start of the main line."""
    line = tree.main_line()[:_NODES_REPLAYED]
    return sum(step.illegal is not None for step in LineReplay(tree, RECORDING).replay_line(line))


def set_handicap(tree: Tree, stones: int) -> Tree:
    """Return the record with the handicap and its customary stones set, or without them for 0 or 1.

    The old handicap stones are removed: all black stones if their number is the stated handicap,
    else those on the customary points. Other stones stay.

    :raises HandicapError: when the board has no customary points for this number.
    :raises MoveInNodeError: when the root has a move.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> set_handicap(Tree.new([Property("SZ", ("9",))]), 2).properties(0)[1:]
    (Property(ident='HA', values=('2',)), Property(ident='AB', values=('gc', 'cg')))
    """
    shape = board_shape(tree)
    size = shape.size
    if stones > 1 and shape.plan is not None:
        raise HandicapError(stones, size)
    points = set(handicap_points(stones, size))
    root = tree.node(tree.root)
    if points and root.has_any_property(*MOVE_PROPERTIES):
        raise MoveInNodeError(tree.root)
    stated = [Property("HA", (str(stones),))] if points else []
    properties = replace_properties(root.properties, {"HA"}, *stated)
    for ident in SETUP_PROPERTIES:
        old = set(parse_point_list(root.values(ident) or (), size))
        if ident == _BLACK:
            left = old - _handicap_stones(root.first_value("HA"), old, size) | points
        else:
            left = old - points
        properties = with_point_list(properties, ident, left, size)
    return with_properties(tree, tree.root, properties)


def _handicap_stones(stated: str | None, black: set[Point], size: Size) -> set[Point]:
    """Return the black setup stones of the root that were placed as handicap stones."""
    number = read_handicap(stated or "")
    if number is None:
        return set()
    if len(black) == number:
        return black
    try:
        return black.intersection(handicap_points(number, size))
    except HandicapError:
        return set()
