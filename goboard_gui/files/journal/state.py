"""Journal entries: the full state of a document, and the changes made by edits."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress, count
from operator import is_not
from typing import TYPE_CHECKING, Any

from ...record.node import Node, NodeList, NodeNotFoundError, Property
from ...record.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from ...record.node import NodeSource


@dataclass(frozen=True, slots=True, eq=False)
class DocumentState:
    """The state of a document: its games, the index of the current game, and the current node.

    ``recorded`` is the last node of the line that is being recorded, or None if recording is off.
    """

    games: tuple[Tree, ...]
    game: int
    cursor: int
    recorded: int | None = None


class InconsistentEntryError(ValueError):
    """Exception raised if a journal entry is valid by itself but does not fit the previous ones."""


def full_state_entry(state: DocumentState, layout: Sequence[NodeSource]) -> dict[str, Any]:
    """Return a journal entry with the complete state; games from the file (``layout``) are stored
    by their index in it.
    """
    return state_change_entry(DocumentState((), 0, 0), state, layout)


def state_change_entry(
    before: DocumentState, after: DocumentState, layout: Sequence[NodeSource]
) -> dict[str, Any]:
    """Return a journal entry with the changes from ``before`` to ``after``, from which
    `StateReplay` restores the latter.

    As long as each game is a version of the one at its index, only games that differ are examined:
    O(nodes that differ). Otherwise O(games) is added.
    """
    entry: dict[str, Any] = {"game": after.game, "at": after.cursor}
    if after.recorded is not None:
        entry["recorded"] = after.recorded
    changed = _changed(before.games, after.games)
    if changed is None:
        changed = _matches(before.games, after.games)
        known = _positions_by_id(layout)
        entry["games"] = [
            _game_entry(tree.source, known) if match is None else {"old": match}
            for match, tree in zip(changed.values(), after.games, strict=True)
        ]
    differences = []
    for number, match in changed.items():
        tree = after.games[number]
        if match is None and tree.is_unedited:
            continue
        base = Tree.from_source(tree.source) if match is None else before.games[match]
        if base is not tree and (nodes := tree.difference(base)):
            differences.append([number, *_nodes(nodes, base)])
    if differences:
        entry["nodes"] = differences
    return entry


def _changed(before: Sequence[Tree], after: Sequence[Tree]) -> dict[int, int | None] | None:
    """Return the indices of the changed games, as a dictionary that maps each index to itself.

    None if one of them is not a version of the game at its index. Identical games are not examined,
    so that an edit costs the same in a file of 10,000 games as in a file of one.
    """
    if len(before) != len(after):
        return None
    changed = list(compress(count(), map(is_not, before, after)))
    if any(before[number].source is not after[number].source for number in changed):
        return None
    return dict(zip(changed, changed, strict=True))


def _matches(before: Sequence[Tree], after: Sequence[Tree]) -> dict[int, int | None]:
    """Return a mapping from the index of each game to that of its earlier version, or to None if it
    is new.
    """
    first = _positions_by_id([tree.source for tree in before])
    return {
        number: number
        if number < len(before) and before[number].source is tree.source
        else first.get(id(tree.source))
        for number, tree in enumerate(after)
    }


def _positions_by_id(sources: Sequence[NodeSource]) -> dict[int, int]:
    """Return a mapping from the ``id()`` of each source to the first index at which it occurs."""
    return {id(source): place for place, source in reversed(list(enumerate(sources)))}


def _game_entry(source: NodeSource, layout: Mapping[int, int]) -> dict[str, Any]:
    """Return the entry for a game: its index in the file or, if it is not from the file, all its
    original nodes.
    """
    number = layout.get(id(source))
    if number is not None:
        return {"read": number}
    nodes = range(len(source))
    return {"new": [[source.parent(node), _lists(source.properties(node))] for node in nodes]}


def _nodes(nodes: Mapping[int, Node | None], base: Tree) -> tuple[list[dict[str, Any]], list[int]]:
    """Return the entries of the nodes that differ from ``base``, and the ids of nodes that are no
    longer changed.
    """
    kept, gone = [], []
    for number, node in nodes.items():
        if node is None:
            gone.append(number)
        else:
            kept.append(_node(number, node, _known(number, base)))
    return kept, gone


def _known(number: int, tree: Tree) -> Node | None:
    try:
        return tree.node(number)
    except NodeNotFoundError:
        return None


def _node(number: int, node: Node, old: Node | None) -> dict[str, Any]:
    entry: dict[str, Any] = {"n": number}
    if old is None or node.parent != old.parent:
        entry["p"] = node.parent
    if node.children != (old.children if old else ()):
        entry["c"] = node.children
    if old is None or node.span != old.span or node.properties != old.properties:
        # A node with a span in the text has the properties it was read with.
        entry["v"] = None if node.span else _lists(node.properties)
    return entry


def _lists(properties: Sequence[Property]) -> list[list[str]]:
    return [[ident, *values] for ident, values in properties]


class StateReplay:
    """Reconstruction of a document's state from the entries of a journal."""

    def __init__(self, layout: Sequence[NodeSource]) -> None:
        """Begin without games; ``layout`` is the list of the file's games, to which entries refer
        by index.
        """
        self._layout = layout
        self._games: list[tuple[NodeSource, dict[int, Node]]] = []
        self._game = 0
        self._cursor = 0
        self._recorded: int | None = None

    def apply_entry(self, entry: Mapping[str, Any]) -> None:
        """Change the state as an entry describes, completely or not at all.

        :raises InconsistentEntryError: when it does not fit.
        """
        try:
            games = self._games
            if "games" in entry:
                games = [self._begin(named) for named in entry["games"]]
            found: list[tuple[dict[int, Node], dict[int, Node], list[int]]] = []
            for number, kept, gone in entry.get("nodes", ()):
                source, nodes = games[number]
                read = {item["n"]: _read_node(item, source, nodes) for item in kept}
                found.append((nodes, read, list(gone)))
            game, cursor = int(entry["game"]), int(entry["at"])
            recorded = entry.get("recorded")
            recorded = None if recorded is None else int(recorded)
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise InconsistentEntryError(str(error)) from error
        self._games, self._game, self._cursor, self._recorded = games, game, cursor, recorded
        for nodes, read, gone in found:
            nodes.update(read)
            for node in gone:
                nodes.pop(node, None)

    def state(self) -> DocumentState:
        """Return the document state after all entries so far.

        :raises InconsistentEntryError: when there is no game, or the nodes of one are not a tree.
        """
        trees = tuple(
            Tree.from_source(source).apply_difference(nodes) for source, nodes in self._games
        )
        try:
            nodes = [_nodes_of(tree) for tree in trees][self._game]
            cursor = self._cursor if self._cursor in nodes else trees[self._game].root
            recorded = self._recorded if self._recorded in nodes else None
        except (LookupError, TypeError) as error:
            raise InconsistentEntryError(str(error)) from error
        return DocumentState(trees, self._game, cursor, recorded)

    def _begin(self, named: Mapping[str, Any]) -> tuple[NodeSource, dict[int, Node]]:
        if "old" in named:
            source, nodes = self._games[named["old"]]
            return source, nodes.copy()
        if "read" in named:
            return self._layout[named["read"]], {}
        if not named["new"]:
            raise ValueError("a game without a node")
        content = ((parent, _properties(lists)) for parent, lists in named["new"])
        return NodeList.from_properties(content), {}


def _nodes_of(tree: Tree) -> Container[int]:
    """Return the nodes of a game, after checking that the entries of a journal have left it a tree.

    :raises InconsistentEntryError: when it is not a tree.
    """
    if tree.is_unedited:
        return range(len(tree.source))
    found: set[int] = set()
    if tree.parent(tree.root) is not None:
        raise InconsistentEntryError("the root has a parent")
    for node in tree.preorder():
        found.add(node)
        children = tree.children(node)
        if len(set(children)) < len(children) or any(
            tree.node(it).parent != node for it in children
        ):
            raise InconsistentEntryError(f"node {node} has children that are not its own")
    return found


def _read_node(entry: Mapping[str, Any], source: NodeSource, nodes: Mapping[int, Node]) -> Node:
    number = entry["n"]
    old = nodes.get(number)
    if old is None:
        old = source.node(number) if number < len(source) else Node(None)
    node = old._replace(
        parent=entry.get("p", old.parent),
        children=tuple(entry.get("c", old.children)),
    )
    if "v" not in entry:
        return node
    if entry["v"] is None:
        return node._replace(properties=source.properties(number), span=source.span(number))
    return node._replace(properties=_properties(entry["v"]), span=None)


def _properties(lists: Sequence[Sequence[str]]) -> tuple[Property, ...]:
    if not all(isinstance(text, str) for texts in lists for text in texts):
        raise TypeError("a property that is not text")
    return tuple(Property(ident, tuple(values)) for ident, *values in lists)
