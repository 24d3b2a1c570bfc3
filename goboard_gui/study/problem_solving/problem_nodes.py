"""The nodes of scratch records for problems: their start and their moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.edits.setup import set_player_to_move
from ...record.session import Session
from .problem_texts import displayed_comment, first_places
from .scratch_records import line_record, turned_properties, visible_properties, with_comment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Symmetry
    from ...record import Property, Tree
    from ...record.analysis.problem_judging import JudgedProblem
    from ...record.analysis.problem_tree import ProblemMove


def start_session(judged: JudgedProblem, games: Sequence[Tree]) -> Session:
    """Return a session with the scratch record of a problem's start, at its last node."""
    game, node = judged.start.places[0]
    tree, last = line_record(games[game], node)
    comment = displayed_comment(games, judged.root)
    tree = tree.set_properties(last, with_comment(tree.properties(last), comment))
    session = Session(tree)
    session.go_to(last)
    if session.to_play is not judged.start.player:
        session.replace_tree(set_player_to_move(tree, last, judged.start.player), last)
    return session


def node_properties(
    games: Sequence[Tree], move: ProblemMove, view: Symmetry
) -> tuple[Property, ...]:
    """Return the properties of the scratch node of a move of a problem, as seen in a view."""
    game, node = first_places(games, move)[0]
    tree = games[game]
    properties = visible_properties(tree.properties(node))
    properties = with_comment(properties, displayed_comment(games, move))
    return turned_properties(properties, tree, view)
