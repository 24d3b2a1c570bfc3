"""Removal of the analysis of positions that an edit has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ..steps import board_shape, nodes_with_replays
from ..turns import MOST_SEARCHED, player_to_move
from .analysed_nodes import has_analysis_at
from .tables import ANALYSIS_PROPERTIES, GBAN, WRITTEN_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence, Set

    from ...go import Colour
    from ..node import Property
    from ..steps import LineReplay
    from ..tree import Tree
    from .analysed_nodes import AnalysedNodes


def without_outdated_analysis(before: Tree, after: Tree, analysed: AnalysedNodes) -> Tree:
    """Return an edited record without the analysis of positions that the edit has changed.

    The position at a node consists of the stones and the player to move. Whatever the edit itself
    has stored is kept. O(edits) if no move or setup before other nodes was changed, otherwise
    O(nodes below the changes), if there is analysis in any of them.

    >>> from goboard_gui.record.node import Property
    >>> from goboard_gui.record.stored_analysis.analysed_nodes import AnalysedNodes
    >>> from goboard_gui.record.tree import Tree
    >>> value = Property("SBKV", ("50",))
    >>> before, move = Tree.new().add(0, [Property("B", ("dd",)), value])
    >>> after = before.set_properties(move, [Property("B", ("de",)), value])
    >>> without_outdated_analysis(before, after, AnalysedNodes()).properties(move)
    (Property(ident='B', values=('de',)),)
    """
    if after.source is not before.source:
        return after
    changed, parents = _changed_nodes(before, after)
    if not changed and not parents:
        return after
    nodes = dict.fromkeys(_nodes_with_other_turns(after, parents))
    if changed:
        nodes |= dict.fromkeys(_ways_to_analysis(after, changed, analysed.find_in(after)))
    outdated = {}
    for node in _nodes_with_other_positions(before, after, [*nodes]):
        old, new = before.properties(node), after.properties(node)
        kept = [item for item in new if item[0] not in ANALYSIS_PROPERTIES or item not in old]
        if len(kept) < len(new):
            outdated[node] = kept
    return after.set_properties_of_nodes(outdated) if outdated else after


def loses_analysis(before: Sequence[Property], after: Sequence[Property]) -> bool:
    """Return whether an edit has removed analysis from a node, without storing other analysis
    instead.
    """
    gone = ANALYSIS_PROPERTIES & ({ident for ident, _ in before} - {ident for ident, _ in after})
    if any(item.ident == GBAN and item not in before for item in after):
        gone -= {*WRITTEN_PROPERTIES}
    return bool(gone)


def count_lost_analyses(before: Tree, after: Tree) -> int:
    """Return the number of nodes from which an edit has removed analysis, see `loses_analysis`.

    :raises ValueError: for trees of different sources.
    """
    return sum(
        before.has_id(node)
        and after.has_id(node)
        and loses_analysis(before.properties(node), after.properties(node))
        for node in after.difference(before)
    )


def _changed_nodes(before: Tree, after: Tree) -> tuple[list[int], list[int]]:
    """Return the nodes of both trees at which other stones are played or set up, and the nodes
    that are followed by other nodes, or by changed ones.
    """
    changed, parents = [], []
    for node in after.difference(before):
        if not (before.has_id(node) and after.has_id(node)):
            continue
        if not after.has_same_content(before, node):
            changed.append(node)
            parent = after.parent(node)
            if parent is not None:
                parents.append(parent)
        if after.children(node) != before.children(node):
            parents.append(node)
    return changed, parents


def _nodes_with_other_turns(tree: Tree, parents: list[int]) -> Iterator[int]:
    """Yield the nodes with analysis at which the player to move may depend on the moves that come
    after ``parents``, see `player_to_move`.
    """
    for parent in parents:
        node: int | None = parent
        for _ in range(MOST_SEARCHED):
            if node is None:
                break
            content = tree.node(node)
            has_move = content.has_any_property(*MOVE_PROPERTIES)
            is_stated = content.has_any_property("PL")
            may_differ = is_stated or not has_move
            if may_differ and content.has_any_property(*ANALYSIS_PROPERTIES) and node in tree:
                yield node
            if has_move or is_stated or content.has_any_property(*SETUP_PROPERTIES):
                break
            node = content.parent


def _ways_to_analysis(tree: Tree, starts: list[int], analysed: Set[int]) -> Iterator[int]:
    """Yield the nodes below ``starts`` that contain analysis, after all nodes on the way there."""
    ways: set[int] = set()
    for node in analysed:
        above: int | None = node
        while above is not None and above not in ways:
            ways.add(above)
            above = tree.parent(above)
    seen: set[int] = set()
    for start in sorted(starts):  # nearly all nodes have greater numbers than those above them
        ahead = [start] if start in ways and start not in seen and start in tree else []
        while ahead:
            node = ahead.pop()
            if node in ways and node not in seen:
                seen.add(node)
                yield node
                ahead += reversed(tree.children(node))


def _nodes_with_other_positions(before: Tree, after: Tree, nodes: list[int]) -> Iterator[int]:
    """Yield those of the nodes that contain analysis and whose positions differ in the trees."""
    replays = nodes_with_replays(before, [node for node in nodes if before.has_id(node)])
    same_shape = board_shape(before) == board_shape(after)
    for node, now in nodes_with_replays(after, nodes):
        if not before.has_id(node):
            continue
        _, then = next(replays)
        is_same = (
            same_shape and now.key == then.key and _player(after, now) is _player(before, then)
        )
        if not is_same and has_analysis_at(after, node):
            yield node


def _player(tree: Tree, replay: LineReplay) -> Colour:
    return player_to_move(tree, replay.step)
