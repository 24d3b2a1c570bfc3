"""Codes of clean-ups, and base classes of the rules that find and fix them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ...diagnostics import Diagnostic, DiagnosticCode, Location
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ...go import Size
    from ...record.node import Property
    from ...record.tree import Tree

_MAX_LENGTH = 200


class Cleanup(DiagnosticCode):
    """The kind of a clean-up, used as a diagnostic code.

    They are applied in this order: what one leaves empty the next may remove. The arguments of a
    diagnostic are the text of the node ``before`` and ``after``, as in a file.
    """

    INFO_NAMES = "event, date and komi in TE, RD and KO are named EV, DT and KM"
    OLD_PROPERTIES = "old properties are converted to FF[4]"
    EMPTY_PROPERTIES = "properties without a value are removed"
    DUPLICATES = "duplicate values in lists are removed"
    SEVERAL_VALUES = "multiple values are merged where only one is allowed"
    OFF_BOARD = "setup and markup outside the board are removed"
    OFF_BOARD_MOVES = "moves outside the board become passes"
    LETTER_PASSES = "passes are written as empty values instead of tt"
    SETUP_AND_MOVE = "nodes that contain both setup and a move are split"
    MOVE_FIRST = "moves come before the comment and the markup of their nodes"
    REDUNDANT_SETUP = "setup that has no effect is removed"
    HANDICAP_STONES = "missing handicap stones are placed where White moves first"
    WRONG_TURN = "side to play is corrected where only the other side moves next"
    REDUNDANT_TURN = "redundant side to play is removed"
    GAME_INFO = "game information is moved to the start of the game"
    DATES = "dates are written as in FF[4]"
    RESULTS = "results are written as in FF[4]"
    NUMBERS = "komi, handicap, time and rules are written as in FF[4]"
    UNREADABLE = "unreadable komi, handicaps, sizes and times are listed and kept"
    ODD_KOMI = "Chinese komi (in stones or hundredths) is converted to points"
    ANALYSIS = "analysis by engines is removed, that of other programs, too"
    ROOT = "missing properties are added: FF, GM, SZ, CA, AP"
    TRAILING_PASSES = "passes at the end of a line are removed"
    EMPTY_NODES = "empty nodes are removed"
    ILLEGAL_MOVES = "illegal moves are listed and kept"

    @property
    def is_recommended(self) -> bool:
        """Whether the clean-up loses no information and is applied by default."""
        return self not in _NOT_RECOMMENDED

    @property
    def is_report_only(self) -> bool:
        """Whether the clean-up is only reported and never applied."""
        return self in _REPORT_ONLY


_REPORT_ONLY = frozenset({Cleanup.UNREADABLE, Cleanup.ILLEGAL_MOVES})
_NOT_RECOMMENDED = frozenset(
    {
        Cleanup.OFF_BOARD_MOVES,
        Cleanup.HANDICAP_STONES,
        Cleanup.ODD_KOMI,
        Cleanup.ANALYSIS,
        Cleanup.TRAILING_PASSES,
        *_REPORT_ONLY,
    }
)


class Rule(Protocol):
    """Interface of rules, each of which finds and fixes problems of one kind."""

    @property
    def code(self) -> Cleanup:
        """The kind of clean-up that the rule finds and applies."""
        ...

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield a diagnostic for each problem, in record order."""
        ...

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the fixed record, or the same tree if there is no problem."""
        ...


class NodeContext(NamedTuple):
    """The record, node and board size that a `NodeRule` passes to its function."""

    tree: Tree
    node: int
    size: Size


@dataclass(frozen=True)
class PropertyRule(ABC):
    """A rule that changes the properties of nodes."""

    code: Cleanup

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield a diagnostic for each node with properties to change."""
        for node, new in self._changes(tree):
            yield properties_diagnostic(self.code, node, tree.properties(node), new)

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record with the changed properties."""
        changes = dict(self._changes(tree))
        return tree.set_properties_of_nodes(changes) if changes else tree

    @abstractmethod
    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        """Yield the nodes to change in record order, with their new properties."""


@dataclass(frozen=True)
class NodeRule(PropertyRule):
    """A rule that cleans up each node independently of the others."""

    fixed: Callable[[tuple[Property, ...], NodeContext], Iterable[Property]]
    size_of: Callable[[Tree], Size]

    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        size = self.size_of(tree)
        for node in tree.preorder():
            old = tree.properties(node)
            new = tuple(self.fixed(old, NodeContext(tree, node, size)))
            if new != old:
                yield node, new


def node_diagnostic(code: Cleanup, node: int, before: str, after: str) -> Diagnostic:
    """Return a diagnostic with the text of a node before and after the clean-up; ``after`` is "" if
    the node is removed.
    """
    return Diagnostic(code, Location(node=node), {"before": before, "after": after})


def properties_diagnostic(
    code: Cleanup, node: int, before: Sequence[Property], after: Sequence[Property]
) -> Diagnostic:
    """Return a diagnostic with the properties that are removed from a node and those that are
    added, or with all of them if only their order changes.
    """
    removed = [item for item in before if item not in after]
    added = [item for item in after if item not in before]
    if not removed and not added:
        removed, added = [*before], [*after]
    return node_diagnostic(code, node, properties_text(removed), properties_text(added))


def properties_text(properties: Iterable[Property]) -> str:
    """Return properties as SGF text, truncated if it is long.

    >>> from goboard_gui.record.node import Property
    >>> properties_text([Property("AB", ("aa", "bb")), Property("C", ("so",))])
    'AB[aa][bb] C[so]'
    """
    text = ""
    for ident, raws in properties:
        text += f" {ident}"
        for raw in raws:
            text += f"[{raw[:_MAX_LENGTH]}]"
            if len(text) > _MAX_LENGTH:
                return text[1:_MAX_LENGTH] + "…"
    return text[1:]
