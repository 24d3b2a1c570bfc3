"""The moves of a problem, in which variations with the same moves are merged."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..moves import recorded_move
from ..properties.tables import SETUP_PROPERTIES
from ..steps import board_size
from .problems import Place

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Colour, Point
    from ..moves import RecordedMove
    from ..tree import Tree
    from .problem_words import Verdict
    from .problems import ProblemStart


@dataclass(eq=False, slots=True)
class ProblemMove:
    """A move of a problem, or its start, and what the judge found out about it.

    ``places`` are the nodes with the move, followed by nodes without moves or stones that come
    directly after them. ``colour`` is None for the start and for a node that sets up stones.
    """

    parent: ProblemMove | None = None
    colour: Colour | None = None
    point: Point | None = None
    """None for a pass, and if the value is not a point of the board."""
    has_valid_point: bool = True
    places: list[Place] = field(default_factory=list)
    children: list[ProblemMove] = field(default_factory=list)
    mark: Verdict | None = None
    """The mark of the move, unless it does not count, such as a right mark below a wrong one."""
    is_right_end: bool = False
    """Whether the problem is solved when the move is played."""
    reaches_right: bool = False
    """Whether this is a right end, or there is one below."""
    verdict: Verdict | None = None
    """The verdict of an end: of a right end, or of a move without children that is not below one.
    """

    def preorder(self) -> Iterator[ProblemMove]:
        """Yield the move and all moves below it, parents first."""
        ahead = [self]
        while ahead:
            move = ahead.pop()
            yield move
            ahead.extend(reversed(move.children))


def build_problem_tree(games: Sequence[Tree], start: ProblemStart) -> ProblemMove:
    """Return the start of a problem with all moves below it. O(nodes).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.analysis.problems import problem_start
    >>> tree = read_sgf(b"(;AB[aa](;B[ab])(;C[Or];B[bb])(;B[ab];W[ba]))").games[0]
    >>> root = build_problem_tree([tree], problem_start(tree, 0))
    >>> [(move.point, [node for _, node in move.places]) for move in root.children]
    [(Point(column=0, row=1), [1, 4]), (Point(column=1, row=1), [3])]
    """
    sizes = {game: board_size(games[game]) for game, _ in start.places}
    root = ProblemMove(places=list(start.places))
    ahead = [root]
    while ahead:
        move = ahead.pop()
        heads, move.places = move.places, []
        below: dict[RecordedMove | Place, ProblemMove] = {}
        ahead_places = [(place, True) for place in reversed(heads)]
        while ahead_places:
            place, is_head = ahead_places.pop()
            content = games[place.game].properties(place.node)
            played = recorded_move(content, sizes[place.game])
            is_setup = any(ident in SETUP_PROPERTIES for ident, _ in content)
            if is_head or not (played or is_setup):
                move.places.append(place)
                children = games[place.game].children(place.node)
                ahead_places += [(Place(place.game, child), False) for child in reversed(children)]
                continue
            is_like_others = played is not None and played.has_valid_point and not is_setup
            key = played if played and is_like_others else place
            if key not in below:
                below[key] = ProblemMove(move, *(played or ()))
            below[key].places.append(place)
        move.children = list(below.values())
        ahead.extend(move.children)
    return root
