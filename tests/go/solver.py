"""Go on the smallest boards, played out to the end: what it is worth, and by which moves."""

from __future__ import annotations

from typing import NamedTuple

from goboard_gui.go import Board, Colour, Graph, Ko, Point, Replay, Rules
from goboard_gui.go.score import configuration_score

CITIZENDIUM = Rules(Ko.POSITIONAL)


class Solution(NamedTuple):
    """What Black gets if both play as well as can be, and a game in which they do."""

    value: int
    line: tuple[Point | None, ...]


def solve(board: Board, to_play: Colour = Colour.BLACK) -> Solution:
    """Search all games from a position; exact, by alpha and beta."""
    most = len(board.graph.points)
    return _search(Replay(board, CITIZENDIUM, to_play), to_play, -most, most)


def solve_graph(graph: Graph) -> Solution:
    return solve(Board.empty(graph))


def replies(graph: Graph, *moves: Point | None) -> list[tuple[Point | None, int]]:
    """Return the legal moves after some, each with what the game is then worth."""
    replay, colour = Replay(Board.empty(graph), CITIZENDIUM), Colour.BLACK
    for move in moves:
        assert _make(replay, move, colour)
        colour = colour.opponent
    most = len(graph.points)
    found = []
    for move in (*graph.points, None):
        if _make(replay, move, colour):
            worth = (
                configuration_score(replay.board)
                if replay.has_ended
                else _search(replay, colour.opponent, -most, most).value
            )
            found.append((move, worth))
            replay.take_back()
    return found


def _make(replay: Replay, move: Point | None, colour: Colour) -> bool:
    """Make a move; where it is illegal, take it back and say so."""
    if move is None:
        replay.pass_turn(colour)
    elif replay.play(move, colour).illegal:
        replay.take_back()
        return False
    return True


def _search(replay: Replay, colour: Colour, low: int, high: int) -> Solution:
    if replay.has_ended:
        return Solution(configuration_score(replay.board), ())
    board = replay.board
    empty = [point for point in board.graph.points if board[point] is None]
    sign = 1 if colour is Colour.BLACK else -1
    best: Solution | None = None
    for move in (None, *empty):
        if not _make(replay, move, colour):
            continue
        found = _search(replay, colour.opponent, low, high)
        replay.take_back()
        if best is None or sign * found.value > sign * best.value:
            best = Solution(found.value, (move, *found.line))
        low, high = (max(low, best.value), high) if sign > 0 else (low, min(high, best.value))
        if low >= high:
            break
    assert best is not None  # one can always pass
    return best
