"""Search for teire: territory points that need a protective move at the end of the game.

A stone on a neutral point may put chains into atari, so that they must be connected inside the
territory. Such a point does not count as territory (the Japanese rules of 1989 require it to be
filled before the game stops), and servers do not count it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import regions
from ..go.score import Marking, ownership
from .playouts import NO_POINT, PlayoutBoard, board_geometry, count_liberties_after_move

if TYPE_CHECKING:
    from ..go import Board, Colour, Point

_MOST = 60
"""With more neutral points than this, the game is not over."""


def find_teire(board: Board, marking: Marking, to_play: Colour) -> frozenset[Point]:
    """Return the points in territory at which the owner will need a protective move.

    The players fill the neutral points in turn, forcing moves first. A board with many neutral
    points has none to fill yet. If stones can still be captured, an answer may be elsewhere; it
    fills no territory.

    >>> from goboard_gui.go import Board, Colour
    >>> from goboard_gui.go.score import Marking
    >>> board = Board.from_rows("XX.XO", ".XXO.", "XXO.O", "OOOO.")
    >>> find_teire(board, Marking(), Colour.WHITE)
    frozenset()
    """
    cleared = board.with_stones(dict.fromkeys(marking.dead)) if marking.dead else board
    index, points = board.graph.index, board.graph.points
    dame = {index[p] for it in regions(cleared) if len(it.borders) != 1 for p in it.points}
    held = {near for p in marking.seki for near in board.graph.neighbours[index[p]]}
    dame -= held
    if len(dame) > _MOST:
        return frozenset()
    filled = _fill_neutral_points(
        PlayoutBoard(board_geometry(board.graph), cleared.cells), dame, held, int(to_play)
    )
    owners = ownership(cleared, Marking())
    return frozenset(
        points[number]
        for number, filler in filled.items()
        if not cleared.cells[number] and owners[points[number]] == filler
    )


def _fill_neutral_points(
    position: PlayoutBoard, dame: set[int], held: set[int], player: int
) -> dict[int, int]:
    """Fill the neutral points in turn; return the points of forced answers, each with the player
    who answers.

    Points adjacent to stones in seki are ``held``: neither side plays there.
    """
    filled: dict[int, int] = {}
    passed = False
    while dame:
        point, answer = _next_fill(position, dame, held, player)
        if point == NO_POINT:
            if passed:
                break
            passed = True
        else:
            passed = False
            dame.discard(point)
            position.play(point, player)
            if answer != NO_POINT:
                filled[answer] = 3 - player
                position.play(answer, 3 - player)
                continue
        player = 3 - player
    return filled


def _next_fill(
    position: PlayoutBoard, dame: set[int], held: set[int], player: int
) -> tuple[int, int]:
    """Return the neutral point that the player fills next, and the opponent's forced answer; either
    may be NO_POINT.
    """
    quiet = NO_POINT
    for point in sorted(dame):
        if count_liberties_after_move(position, point, player) < 2:
            continue
        answer = _last_liberty(position, point, 3 - player)
        if answer == NO_POINT:
            quiet = point
        elif (
            answer not in dame
            and answer not in held
            and count_liberties_after_move(position, answer, 3 - player) > 1
        ):
            return point, answer
    return quiet, NO_POINT


def _last_liberty(position: PlayoutBoard, point: int, colour: int) -> int:
    """Return the last liberty of a chain that the opponent's move on ``point`` puts into atari, or
    NO_POINT if there is none.
    """
    for near in position.neighbours[point]:
        if position.cells[near] == colour:
            chain = position.chains[near]
            shared = [
                position.chains[n] for n in position.neighbours[point] if position.cells[n]
            ].count(chain)
            count = position.counts[chain] - shared
            total = position.sums[chain] - shared * point
            squared = position.squares[chain] - shared * point * point
            if count and count * squared == total * total:
                return total // count
    return NO_POINT
