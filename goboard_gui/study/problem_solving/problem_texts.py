"""The texts of a problem that a solver sees, and whether they mention a colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.analysis.problem_words import Verdict, comment_verdict, without_control_words
from ...record.analysis.problems import Place, parent_place
from ...record.properties.texts import decode_texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...record import Tree
    from ...record.analysis.problem_tree import ProblemMove


def comment_at(games: Sequence[Tree], place: Place) -> str:
    """Return the comment of a node, or an empty text."""
    properties = games[place.game].properties(place.node)
    return decode_texts(raw for ident, raws in properties if ident == "C" for raw in raws)


def first_places(games: Sequence[Tree], move: ProblemMove) -> list[Place]:
    """Return the nodes with a move, without the nodes without moves that follow them."""
    places = set(move.places)
    return [place for place in move.places if parent_place(games, place) not in places]


def displayed_comment(games: Sequence[Tree], move: ProblemMove) -> str:
    """Return the comments on a move, of all nodes with it, without marks for programs.

    They include those of nodes without moves that come directly before the move in a variation, or
    are the only ones after it. If the move counts as right or wrong, comments that contradict this
    are left out.
    """
    texts = (comment_at(games, place) for place in _displayed_places(games, move))
    allowed = {None, move.mark} if move.mark else {None, *Verdict}
    kept = (without_control_words(text) for text in texts if comment_verdict(text) in allowed)
    return "\n\n".join(dict.fromkeys(text for text in kept if text.strip()))


def _displayed_places(games: Sequence[Tree], move: ProblemMove) -> Iterator[Place]:
    above = move.parent
    if above is None:
        # Other games with the position may describe their own lines there.
        yield from _with_only_children(games, move, move.places[0])
        return
    unshown = set(above.places)
    for first in first_places(games, above):
        unshown.difference_update(_with_only_children(games, above, first))
    for first in first_places(games, move):
        before, place = list[Place](), parent_place(games, first)
        while place in unshown:
            before.append(place)
            place = parent_place(games, place)
        yield from reversed(before)
        yield from _with_only_children(games, move, first)


def _with_only_children(games: Sequence[Tree], move: ProblemMove, place: Place) -> Iterator[Place]:
    """Yield a node of a move, and the nodes of the move that follow it without variations."""
    places = set(move.places)
    yield place
    while len(children := games[place.game].children(place.node)) == 1:
        place = Place(place.game, children[0])
        if place not in places:
            return
        yield place
