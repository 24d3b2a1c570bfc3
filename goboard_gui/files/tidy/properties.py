"""Clean-up of single properties by the rules of SGF."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from ...record.node import Property
from ...record.properties.codec import (
    BadPointError,
    read_move,
    read_point,
    read_point_mask,
)
from ...record.properties.info_names import root_standard_names
from ...record.properties.tables import (
    COMMENT_PROPERTIES,
    GAME_INFO_PROPERTIES,
    MARKUP_PROPERTIES,
    MOVE_PROPERTIES,
    POINT_VALUE_TYPES,
    ROOT_PROPERTIES,
    SETUP_PROPERTIES,
    PointValueType,
)
from ...record.stored_analysis.tables import ANALYSIS_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Size
    from .rule import NodeContext

_MEANT_EMPTY = frozenset({*MOVE_PROPERTIES, "DD", "VW", "KO", "DO", "IT", "FG"})
"""Properties with meaningful empty values: passes, ends of inherited markup, and flags."""
DOUBLES = frozenset({"DM", "GB", "GW", "HO", "UC", "BM", "TE"})
"""The properties that have two degrees in FF[4], 1 and 2."""
_TEXTS = frozenset({"C", "GC"})
_OF_A_MOVE = MARKUP_PROPERTIES.union(COMMENT_PROPERTIES)
_SINGLE = frozenset(
    {
        *ROOT_PROPERTIES,
        *GAME_INFO_PROPERTIES,
        *_TEXTS,
        *DOUBLES,
        "N",
        "V",
        "PL",
        "MN",
        "PM",
        "FG",
        "KO",
    }
    | {"BL", "WL", "OB", "OW", "DO", "IT"}
)
_KNOWN = _SINGLE.union(POINT_VALUE_TYPES)


def remove_empty_values(properties: Sequence[Property], context: NodeContext) -> Iterator[Property]:
    """Yield the properties without empty values and properties, except those that are unknown or
    may be empty.
    """
    info = root_standard_names(properties) if context.node == context.tree.root else {}
    for prop in properties:
        kept = tuple(raw for raw in prop.values if raw.strip())
        if prop.ident in _MEANT_EMPTY or prop.ident in info or prop.ident not in _KNOWN:
            yield prop
        elif kept:
            yield Property(prop.ident, kept)


def remove_duplicates(properties: Sequence[Property], context: NodeContext) -> list[Property]:
    """Return the properties with each list of points or labels merged into one property without
    duplicates.
    """
    joined: dict[str, tuple[str, ...]] = {}
    for ident, raws in properties:
        if _is_list(ident):
            joined[ident] = (*joined.get(ident, ()), *raws)
    kept = []
    for prop in properties:
        if not _is_list(prop.ident):
            kept.append(prop)
        elif prop.ident in joined:
            kept.append(Property(prop.ident, tuple(dict.fromkeys(joined.pop(prop.ident)))))
    return kept


def _is_list(ident: str) -> bool:
    return ident in POINT_VALUE_TYPES and ident not in MOVE_PROPERTIES


def reduce_to_single_values(properties: Sequence[Property], context: NodeContext) -> list[Property]:
    """Return the properties with single-valued ones reduced to one value; comments are joined by
    line breaks.
    """
    texts: dict[str, str] = {}
    for ident, raws in properties:
        if ident in _TEXTS:
            texts[ident] = "\n".join(([texts[ident]] if ident in texts else []) + [*raws])
    kept, seen = [], set()
    for ident, raws in properties:
        if ident not in _SINGLE:
            kept.append(Property(ident, raws))
        elif ident not in seen:
            seen.add(ident)
            kept.append(Property(ident, (texts.get(ident, raws[0]),)))
    return kept


def remove_off_board_points(
    properties: Sequence[Property], context: NodeContext
) -> Iterator[Property]:
    """Yield the properties, omitting setup and markup on points outside the board; invalid point
    lists are kept.
    """
    for prop in properties:
        shape = POINT_VALUE_TYPES.get(prop.ident)
        if shape is None or shape is PointValueType.MOVE:
            yield prop
            continue
        kept = tuple(
            raw for raw in prop.values if not raw or _is_on_board(raw, shape, context.size)
        )
        if kept:
            yield Property(prop.ident, kept)


def _is_on_board(raw: str, shape: PointValueType, size: Size) -> bool:
    try:
        if shape is PointValueType.LABELS:
            read_point(raw.partition(":")[0], size)
        else:
            read_point_mask(raw, size)
    except BadPointError:
        return False
    return True


def replace_off_board_moves(
    properties: Sequence[Property], context: NodeContext
) -> Iterator[Property]:
    """Yield the properties with moves that have an invalid point replaced by passes."""
    for prop in properties:
        if prop.ident in MOVE_PROPERTIES:
            yield Property(prop.ident, tuple(_or_pass(raw, context.size) for raw in prop.values))
        else:
            yield prop


def _or_pass(raw: str, size: Size) -> str:
    try:
        read_move(raw, size)
    except BadPointError:
        return ""
    return raw


def shorten_passes(properties: Sequence[Property], context: NodeContext) -> Iterator[Property]:
    """Yield the properties with passes written as in FF[3] replaced by FF[4] passes."""
    for prop in properties:
        if prop.ident in MOVE_PROPERTIES:
            yield Property(prop.ident, tuple(_pass(raw, context.size) for raw in prop.values))
        else:
            yield prop


def _pass(raw: str, size: Size) -> str:
    try:
        return "" if read_move(raw, size) is None else raw
    except BadPointError:
        return raw


def remove_analysis(properties: Sequence[Property], context: NodeContext) -> Iterator[Property]:
    """Yield the properties without those that contain analysis by engines, ours and others'."""
    return (prop for prop in properties if prop.ident not in ANALYSIS_PROPERTIES)


def put_move_first(properties: Sequence[Property], context: NodeContext) -> Sequence[Property]:
    """Return the properties of a node below the root with its move first, if a comment or markup
    comes before it.

    OGS and qGo assign what comes before a move to the move before; sgfmill and sgf sort properties
    by name. The order means nothing in FF[4]. A node that contains setup as well is not changed.
    """
    before_move = list(takewhile(lambda prop: prop.ident not in MOVE_PROPERTIES, properties))
    if (
        context.node == context.tree.root
        or len(before_move) == len(properties)
        or not any(prop.ident in _OF_A_MOVE for prop in before_move)
        or any(prop.ident in SETUP_PROPERTIES for prop in properties)
    ):
        return properties
    return sorted(properties, key=lambda prop: prop.ident not in MOVE_PROPERTIES)
