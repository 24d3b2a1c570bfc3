"""Which points a player has to fill at home while the points of nobody are filled.

Each stone on a point of nobody may put chains into atari that are then to be joined at home: such a
point is no territory (the Japanese rules of 1989 want it filled before the game stops). Servers
leave it out of what they count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import regions
from ..go.counting import ownership
from ..go.score import Marking
from .playouts import breath
from .stage import NOWHERE, Stage, ground

if TYPE_CHECKING:
    from ..go import Board, Colour, Point

_MOST = 60
"""With more points of nobody than these a game has not ended."""


def teire(board: Board, marking: Marking, to_play: Colour) -> frozenset[Point]:
    """The points that have to be filled by those whose territory they are.

    The players fill the points of nobody in turn, first where the other one has to answer. A board
    that has many such points has none to be filled at home yet. Where stones are still to be taken
    an answer may be elsewhere; it fills no territory.

    >>> from goboard_gui.go import Board, Colour
    >>> from goboard_gui.go.score import Marking
    >>> board = Board.from_rows("XX.XO", ".XXO.", "XXO.O", "OOOO.")
    >>> teire(board, Marking(), Colour.WHITE)
    frozenset()
    """
    cleared = board.put(dict.fromkeys(marking.dead)) if marking.dead else board
    index, points = board.graph.index, board.graph.points
    dame = {index[p] for it in regions(cleared) if len(it.borders) != 1 for p in it.points}
    held = {near for p in marking.seki for near in board.graph.neighbours[index[p]]}
    dame -= held
    if len(dame) > _MOST:
        return frozenset()
    filled = _filling(Stage(ground(board.graph), cleared.cells), dame, held, int(to_play))
    owners = ownership(cleared, Marking())
    return frozenset(
        points[number]
        for number, filler in filled.items()
        if not cleared.cells[number] and owners[points[number]] == filler
    )


def _filling(stage: Stage, dame: set[int], held: set[int], player: int) -> dict[int, int]:
    """Fill the points of nobody; where a player has to answer elsewhere meanwhile, and who does.

    Points beside stones in seki are ``held``: nobody plays there.
    """
    filled: dict[int, int] = {}
    passed = False
    while dame:
        point, answer = _next(stage, dame, held, player)
        if point == NOWHERE:
            if passed:
                break
            passed = True
        else:
            passed = False
            dame.discard(point)
            stage.play(point, player)
            if answer != NOWHERE:
                filled[answer] = 3 - player
                stage.play(answer, 3 - player)
                continue
        player = 3 - player
    return filled


def _next(stage: Stage, dame: set[int], held: set[int], player: int) -> tuple[int, int]:
    """Where a player fills a point of nobody, and where the other one has to answer, if at all."""
    quiet = NOWHERE
    for point in sorted(dame):
        if breath(stage, point, player) < 2:
            continue
        answer = _last_liberty(stage, point, 3 - player)
        if answer == NOWHERE:
            quiet = point
        elif answer not in dame and answer not in held and breath(stage, answer, 3 - player) > 1:
            return point, answer
    return quiet, NOWHERE


def _last_liberty(stage: Stage, point: int, colour: int) -> int:
    """Where chains would be in atari that lose a liberty, NOWHERE if none is."""
    for near in stage.neighbours[point]:
        if stage.cells[near] == colour:
            chain = stage.chains[near]
            shared = [stage.chains[n] for n in stage.neighbours[point] if stage.cells[n]].count(
                chain
            )
            count = stage.counts[chain] - shared
            total = stage.sums[chain] - shared * point
            squared = stage.squares[chain] - shared * point * point
            if count and count * squared == total * total:
                return total // count
    return NOWHERE
