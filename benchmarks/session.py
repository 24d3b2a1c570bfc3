"""Navigate in a game of 400 moves: jumps, undo and redo, and finding a chain with its liberties.

Others replay a game to show a position of it: a jump and an undo are measured beside shares of what
the quickest of them took where all were measured. @sabaki/go-board is asked for the same chains
where node finds it, see `_sabaki.py`.
"""

from __future__ import annotations

import random
from functools import partial

from _sabaki import GO_BOARD, Sabaki
from _timing import HEADER, Row, interleaved, report, timed

from goboard_gui.go import Colour, Point, Size, chain_at
from goboard_gui.record import Session, new_game

MOVES = 400
JUMPS = 1_000
JUMP_GOAL = 20e-6
"""Seconds: a fiftieth of the time of a jump in sente."""
UNDO_GOAL = 25e-6
"""Seconds: a hundredth of the time in which sente goes back one move."""
CHAIN_GOAL = 0.5


def played() -> Session:
    """Return a game whose moves are shown in the list."""
    session = Session(new_game(Size(19, 19)))
    points = Size(19, 19).points()
    chance = random.Random(7)
    while session.step.number < MOVES:
        session.play(chance.choice(points))
    session.steps()
    return session


def visit(session: Session, nodes: list[int]) -> None:
    for node in nodes:
        session.go_to(node)
        _ = session.board


def moves_of(session: Session) -> list[tuple[int, int, int]]:
    """Return the moves in the form that `sabaki_peer.js` expects."""
    signs = {Colour.BLACK: 1, Colour.WHITE: -1}
    moves = [step.move for step in session.steps() if step.move and step.move.point]
    return [(signs[move.colour], *move.point) for move in moves]


def main() -> None:
    session = played()
    chance = random.Random(7)
    jumps = [chance.choice(session.line) for _ in range(JUMPS)]
    steps = [session.line[-2], session.line[-1]] * (JUMPS // 2)
    times = interleaved(
        {
            "jump": partial(timed, partial(visit, session, jumps)),
            "step": partial(timed, partial(visit, session, steps)),
        }
    )
    report(Row(f"jump in a game of {MOVES} moves / 20 µs", times["jump"] / JUMPS, JUMP_GOAL, 1))
    report(Row("  undo or redo one move / 25 µs", times["step"] / JUMPS, UNDO_GOAL, 1))
    if Sabaki.has(GO_BOARD):
        beside_go_board(session)


def beside_go_board(session: Session) -> None:
    moves, board = moves_of(session), session.board
    points = [Point(column, row) for _, column, row in moves if board[Point(column, row)]]
    with Sabaki() as node:
        node.ask("games", [moves])
        times = interleaved(
            {
                "ours": lambda: timed(lambda: [chain_at(board, point) for point in points]),
                "go-board": partial(node.ask, "chains"),
            }
        )
    ours, theirs = (times[name] / len(points) for name in ("ours", "go-board"))
    report(Row("  a chain with its liberties, beside go-board", ours, theirs, CHAIN_GOAL))


if __name__ == "__main__":
    print(HEADER)
    main()
