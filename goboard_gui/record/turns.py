"""The player to move: as the record states it (PL), unless the next moves contradict it.

Without both, a text such as "White to play" decides, if stones were set up; else it is Black.
Where `PL` names a player, but every move that comes next is one of the opponent's, the moves count:
printing, solving and the window follow them, and say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .properties.tables import MOVE_COLOURS, SETUP_PROPERTIES
from .properties.texts import decode_texts
from .stated_turns import turn_in_texts
from .steps import TurnReason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Colour
    from .steps import Step
    from .tree import Tree

MOST_SEARCHED = 1000
"""Maximum number of nodes that are searched for the next moves."""
_MOST_READ = 8
"""Maximum number of nodes whose texts are read."""
_TEXTS = ("C", "N", "GN", "GC")


def next_player(tree: Tree, node: int, stated: Colour | None = None) -> Colour | None:
    """Return the player whose move comes next after a node, or None if no move does.

    This is the ``stated`` player if one of the variations begins with a move of that player, or
    else the player of the first move.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour
    >>> tree = read_sgf(b"(;PL[W](;B[aa])(;C[or];W[bb]))").games[0]
    >>> next_player(tree, 0), next_player(tree, 0, Colour.WHITE)
    (<Colour.BLACK: 1>, <Colour.WHITE: 2>)
    """
    first: Colour | None = None
    for player in _next_players(tree, node):
        if player is stated or stated is None:
            return player
        first = first or player
    return first


def _next_players(tree: Tree, node: int) -> Iterator[Colour]:
    """Yield the players of the moves that come next, in the order of the variations.

    Nodes without a move are passed over, except those that set up stones or name a player.
    """
    ahead = list(reversed(tree.children(node)[:MOST_SEARCHED]))
    for _ in range(MOST_SEARCHED):
        if not ahead:
            return
        content = tree.node(ahead.pop())
        player = next(
            (MOVE_COLOURS[it] for it, _ in content.properties if it in MOVE_COLOURS), None
        )
        if player is not None:
            yield player
        elif not content.has_any_property("PL", *SETUP_PROPERTIES):
            ahead.extend(reversed(content.children[:MOST_SEARCHED]))


def player_to_move(tree: Tree, step: Step) -> Colour:
    """Return the player to move after a step.

    Except where players alternate, it is the one whose move comes next: problems with White to play
    often omit ``PL``, or name the wrong player.
    """
    return step.to_play if step.turn is TurnReason.ALTERNATING else starting_player(tree, step)


def starting_player(tree: Tree, step: Step) -> Colour:
    """Return the player who moves first if the position after a step begins a problem: like
    `player_to_move`, but regardless of who moved before.
    """
    stated = step.to_play if step.turn is TurnReason.STATED else None
    if player := next_player(tree, step.node, stated):
        return player
    is_open = step.turn is TurnReason.OPENING
    return (turn_in_record(tree, step.node) if is_open else None) or step.to_play


def turn_in_record(tree: Tree, node: int) -> Colour | None:
    """Return the player whom the texts at a node and before it name as the one to play, or None.

    These are comments and names of nodes, and the name of the game. A record that sets up no stones
    is not a problem, and its texts do not count.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;AB[aa]C[White to live.];AW[bb])").games[0]
    >>> turn_in_record(tree, 1)
    <Colour.WHITE: 2>
    """
    texts, has_stones = list[str](), False
    above: int | None = node
    for _ in range(_MOST_READ):
        if above is None:
            break
        for ident, values in tree.properties(above):
            has_stones = has_stones or ident in SETUP_PROPERTIES
            if ident in _TEXTS:
                texts.append(decode_texts(values))
        above = tree.parent(above)
    return turn_in_texts(texts) if has_stones else None


def overruled_player(tree: Tree, step: Step) -> Colour | None:
    """Return the player named by ``PL`` at a step if only moves of the opponent come next, or else
    None.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING
    >>> from goboard_gui.record.steps import walk_steps
    >>> tree = read_sgf(b"(;PL[W];B[aa]PL[W];W[bb])").games[0]
    >>> [overruled_player(tree, step) for step in walk_steps(tree, RECORDING)]
    [<Colour.WHITE: 2>, None, None]
    """
    if step.turn is not TurnReason.STATED or starting_player(tree, step) is step.to_play:
        return None
    return step.to_play


def player_overruled_at_node(tree: Tree, step: Step) -> Colour | None:
    """Return the `overruled_player` if it is named by the node of the step itself, or else None.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING
    >>> from goboard_gui.record.steps import walk_steps
    >>> tree = read_sgf(b"(;PL[W];C[Black to play];B[aa])").games[0]
    >>> [player_overruled_at_node(tree, step) for step in walk_steps(tree, RECORDING)]
    [<Colour.WHITE: 2>, None, None]
    """
    # Checked first: the search for the next moves takes long before many nodes without moves.
    return overruled_player(tree, step) if tree.node(step.node).has_any_property("PL") else None
