"""What differs between two versions of a record, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.sgf import values
from ...record.analysis.difference import DifferenceKind
from ...record.values.codec import BadPointError, read_move
from ...record.values.properties import MOVES, POINT_SHAPES, SETUP
from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from ...notation import Naming
    from ...record import Tree
    from ...record.analysis.difference import Difference

_D = "Differences"
_tr = translator(_D)
_MOST_MOVES = 8
_LONGEST = 300

_KINDS = {
    DifferenceKind.ONLY_ONE: tr_noop(_D, "Only in this window · nodes: {count}"),
    DifferenceKind.ONLY_OTHER: tr_noop(_D, "Only in the file · nodes: {count}"),
}
_TITLES = {
    "C": tr_noop(_D, "Comment"),
    "GC": tr_noop(_D, "Game comment"),
    "N": tr_noop(_D, "Name"),
    "PB": tr_noop(_D, "Black"),
    "PW": tr_noop(_D, "White"),
    "RE": tr_noop(_D, "Result"),
    "KM": tr_noop(_D, "Komi"),
    "DT": tr_noop(_D, "Date"),
    "SZ": tr_noop(_D, "Board"),
    "PL": tr_noop(_D, "Side to play"),
}
_SETUP = tr_noop(_D, "Setup")
_MOVE = tr_noop(_D, "Move")
_MARKUP = tr_noop(_D, "Markup")
_COLOURS = {"B": tr_noop(_D, "Black"), "W": tr_noop(_D, "White")}


def place(tree: Tree, node: int | None) -> str:
    """The move at which a node stands, or after which."""
    if node is None:
        return ""
    line = tree.line_to(node)
    number = sum(1 for each in line if _move(tree, each) is not None)
    if not number:
        return _tr(tr_noop(_D, "Start"))
    return _tr(tr_noop(_D, "Move {number}")).format(number=number)


def what(difference: Difference) -> str:
    """How the versions differ: which of them has a branch, or what is another in both."""
    if difference.kind is DifferenceKind.CHANGED:
        return ", ".join(dict.fromkeys(map(_title, difference.idents)))
    return _tr(_KINDS[difference.kind]).format(count=difference.nodes)


def side(tree: Tree, node: int | None, difference: Difference, naming: Naming) -> str:
    """What one version has at a difference: the moves of a branch, or the values that differ."""
    if node is None:
        return ""
    if difference.kind is DifferenceKind.CHANGED:
        told = [text for ident in difference.idents if (text := _values(tree, node, ident, naming))]
        return " · ".join(told)[:_LONGEST]
    return _moves(tree, node, naming)


def _title(ident: str) -> str:
    if ident in MOVES:
        return _tr(_MOVE)
    if ident in SETUP:
        return _tr(_SETUP)
    if ident in POINT_SHAPES:
        return _tr(_MARKUP)
    return _tr(_TITLES[ident]) if ident in _TITLES else ident


def _values(tree: Tree, node: int, ident: str, naming: Naming) -> str:
    raws = [raw for item in tree.properties(node) if item.ident == ident for raw in item.values]
    if not raws:
        return ""
    if ident in MOVES:
        return _played(ident, raws[0], naming)
    texts = " ".join(values.simple_text(raw[:_LONGEST]) for raw in raws[:_LONGEST])
    return texts if ident in _TITLES else f"{ident} {texts}"


def _moves(tree: Tree, node: int, naming: Naming) -> str:
    """The first moves of a branch along its main line."""
    told: list[str] = []
    here: int | None = node
    while here is not None and len(told) <= _MOST_MOVES:
        move = _move(tree, here)
        if move is not None:
            told.append(_played(*move, naming))
        children = tree.children(here)
        here = children[0] if children else None
    if len(told) > _MOST_MOVES:
        told[_MOST_MOVES:] = ["…"]
    return " ".join(told)


def _move(tree: Tree, node: int) -> tuple[str, str] | None:
    for ident, raws in tree.properties(node):
        if ident in MOVES:
            return ident, raws[0]
    return None


def _played(ident: str, raw: str, naming: Naming) -> str:
    try:
        point = read_move(raw, naming.size)
    except BadPointError:
        return f"{_tr(_COLOURS[ident])} ?"
    name = naming.name(point) if point is not None else _tr(tr_noop(_D, "pass"))
    return f"{_tr(_COLOURS[ident])} {name}"
