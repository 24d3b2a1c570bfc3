"""All clean-up rules, in the order of application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.properties.tables import SETUP_PROPERTIES
from ...record.steps import board_size
from . import game_info, positions, properties, structure
from .old_properties import OldPropertiesRule
from .positions import PositionRule
from .rule import Cleanup, NodeRule

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from ...diagnostics import Diagnostic
    from ...record.node import Property
    from ...record.tree import Tree
    from .rule import NodeContext, Rule

_BY_NODE: Mapping[Cleanup, Callable[[tuple[Property, ...], NodeContext], Iterable[Property]]] = {
    Cleanup.INFO_NAMES: game_info.standardize_names,
    Cleanup.EMPTY_PROPERTIES: properties.remove_empty_values,
    Cleanup.DUPLICATES: properties.remove_duplicates,
    Cleanup.SEVERAL_VALUES: properties.reduce_to_single_values,
    Cleanup.OFF_BOARD: properties.remove_off_board_points,
    Cleanup.OFF_BOARD_MOVES: properties.replace_off_board_moves,
    Cleanup.LETTER_PASSES: properties.shorten_passes,
    Cleanup.MOVE_FIRST: properties.put_move_first,
    Cleanup.DATES: game_info.standard_form_rule(frozenset({"DT"})),
    Cleanup.RESULTS: game_info.standard_form_rule(frozenset({"RE"})),
    Cleanup.NUMBERS: game_info.standard_form_rule(frozenset({"KM", "HA", "TM", "RU"})),
    Cleanup.ODD_KOMI: game_info.convert_odd_komi,
    Cleanup.ANALYSIS: properties.remove_analysis,
}
_MAX_ROUNDS = 10
"""Maximum number of rounds; more than two have never been needed."""
_SETUP = frozenset(SETUP_PROPERTIES)


def _rules(encoding: str | None) -> list[Rule]:
    rules: dict[Cleanup, Rule] = {
        code: NodeRule(code, fixed, board_size) for code, fixed in _BY_NODE.items()
    }
    for rule in (
        OldPropertiesRule(),
        PositionRule(Cleanup.REDUNDANT_SETUP, positions.remove_redundant_setup, _SETUP, board_size),
        positions.HandicapStonesRule(),
        positions.WrongTurnRule(),
        PositionRule(
            Cleanup.REDUNDANT_TURN, positions.remove_redundant_turn, frozenset({"PL"}), board_size
        ),
        positions.IllegalMovesRule(),
        structure.SetupAndMoveRule(),
        structure.EmptyNodesRule(),
        structure.TrailingPassesRule(),
        game_info.UnreadableValuesRule(),
        game_info.GameInfoRule(),
        game_info.RootRule(encoding),
    ):
        rules[rule.code] = rule
    return [rules[code] for code in Cleanup]


def find_problems(tree: Tree, encoding: str | None = None) -> list[Diagnostic]:
    """Return the possible clean-ups of a record, ordered by kind; each kind is searched for
    independently of the others.

    ``encoding`` is the encoding of its file, for a root without CA.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("GM", ("1",)), Property("AB", ("aa", "aa"))])
    >>> found = find_problems(tree)
    >>> [each.arguments["after"] for each in found if each.code is Cleanup.DUPLICATES]
    ['AB[aa]']
    """
    return [found for rule in _rules(encoding) for found in rule.find(tree)]


def tidy_record(tree: Tree, cleanups: Collection[Cleanup], encoding: str | None = None) -> Tree:
    """Return the record after the given kinds of clean-up, or the same tree if nothing changes.

    The rules are applied repeatedly until none finds anything: nodes split or merged by one rule
    may need an earlier one again.
    """
    rules = [rule for rule in _rules(encoding) if rule.code in cleanups]
    for _ in range(_MAX_ROUNDS):
        before = tree
        for rule in rules:
            tree = rule.apply_fix(tree)
        if tree is before:
            break
    return tree
