"""All clean-up rules, in the order of application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.steps import board_size
from . import information, lists, positions, shape
from .kinds import Kind
from .positions import ByPosition
from .rule import ByNode

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from ...record.node import Property
    from ...record.tree import Tree
    from .rule import Finding, Place, Rule

_BY_NODE: Mapping[Kind, Callable[[Sequence[Property], Place], Iterable[Property]]] = {
    Kind.OLD_PROPERTIES: lists.from_old,
    Kind.EMPTY_PROPERTIES: lists.without_empty,
    Kind.DUPLICATES: lists.without_duplicates,
    Kind.SEVERAL_VALUES: lists.with_single_values,
    Kind.OFF_BOARD: lists.on_board,
    Kind.OFF_BOARD_MOVES: lists.with_passes_off_board,
    Kind.LETTER_PASSES: lists.with_empty_passes,
    Kind.DATES: information.conventional(frozenset({"DT"})),
    Kind.RESULTS: information.conventional(frozenset({"RE"})),
    Kind.NUMBERS: information.conventional(frozenset({"KM", "HA", "TM", "RU"})),
    Kind.ODD_KOMI: information.with_points_for_komi,
}
_MOST_ROUNDS = 10
"""More than two have not been seen."""
_SETUP = frozenset({"AB", "AW", "AE"})


def _rules(charset: str | None) -> list[Rule]:
    rules: dict[Kind, Rule] = {
        kind: ByNode(kind, mended, board_size) for kind, mended in _BY_NODE.items()
    }
    for rule in (
        ByPosition(Kind.REDUNDANT_SETUP, positions.without_needless_setup, _SETUP, board_size),
        ByPosition(
            Kind.NEEDLESS_TURN, positions.without_needless_turn, frozenset({"PL"}), board_size
        ),
        positions.IllegalMoves(),
        shape.SetupAndMove(),
        shape.EmptyNodes(),
        shape.TrailingPasses(),
        information.GameInfo(),
        information.Root(charset),
    ):
        rules[rule.kind] = rule
    return [rules[kind] for kind in Kind]


def find(tree: Tree, charset: str | None = None) -> list[Finding]:
    """Return the possible clean-ups of a record by kind, each found independently.

    ``charset`` is the encoding of its file, for a root without CA.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("GM", ("1",)), Property("AB", ("aa", "aa"))])
    >>> [found.after for found in find(tree) if found.kind is Kind.DUPLICATES]
    ['AB[aa]']
    """
    return [found for rule in _rules(charset) for found in rule.find(tree)]


def tidy(tree: Tree, kinds: Collection[Kind], charset: str | None = None) -> Tree:
    """Apply some kinds of clean-up; return the same tree if nothing changes.

    The rules are applied again until none finds anything: nodes that one has split or merged may
    need another that came before it.
    """
    rules = [rule for rule in _rules(charset) if rule.kind in kinds]
    for _ in range(_MOST_ROUNDS):
        before = tree
        for rule in rules:
            tree = rule.mend(tree)
        if tree is before:
            break
    return tree
