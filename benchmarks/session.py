"""Navigate in a game of 400 moves, and in one of 100,000: jumps, undo and redo, and finding a chain
with its liberties.

A jump in @sabaki/go-board is what Sabaki does for a position that it has not shown yet: all moves
up to it are replayed. It has no undo. sente, which has both, is measured if there is a program for
it, see `_peer.py`; @sabaki/go-board where node finds it, see `_sabaki.py`.
"""

from __future__ import annotations

import random
from contextlib import ExitStack
from functools import cache, partial
from math import inf
from typing import TYPE_CHECKING

from _board_programs import board_programs
from _timing import HEADER, Row, interleaved, report, timed
from _trees import LINE, line

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import Colour, Point, Size, chain_at
from goboard_gui.record import Session, new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _peer import Peer

MOVES = 400
JUMPS, PEER_JUMPS = 1_000, 100
JUMP_GOAL, UNDO_GOAL, CHAIN_GOAL = 0.02, 0.01, 0.5
"""Beside sente, and the last one beside @sabaki/go-board."""


@cache
def played() -> Session:
    """Return a game whose moves are shown in the list."""
    session = Session(new_game(Size(19, 19)))
    points = Size(19, 19).points()
    chance = random.Random(7)
    while session.step.number < MOVES:
        session.play(chance.choice(points))
    session.steps()
    return session


@cache
def long_game() -> Session:
    """Return a game of 100,000 moves that has been shown in the list."""
    session = Session(read_sgf_file(line()).games[0])
    session.go_to(session.tree.main_line()[-1])
    session.steps()
    return session


def jumps_in(session: Session) -> list[int]:
    """Return the numbers of moves to jump to."""
    chance = random.Random(7)
    return [chance.randrange(len(session.line)) for _ in range(JUMPS)]


def visit(session: Session, moves: Sequence[int]) -> None:
    """Go to the positions after so many moves, one after another."""
    for move in moves:
        session.go_to(session.line[move])
        _ = session.board


def moves_of(session: Session) -> list[tuple[int, int, int]]:
    """Return the moves in the form that `sabaki_peer.js` expects."""
    signs = {Colour.BLACK: 1, Colour.WHITE: -1}
    moves = [step.move for step in session.steps() if step.move and step.move.point]
    return [(signs[move.colour], *move.point) for move in moves]


def stones_of(session: Session) -> list[Point]:
    """Return the points of the moves whose stone is still there."""
    points = (Point(column, row) for _, column, row in moves_of(session))
    return [point for point in points if session.board[point]]


def compare_results() -> None:
    """Compare the last positions, and the chains of their stones."""
    session = played()
    expected = ["".join(session.board.rows())]
    with ExitStack() as stack:
        programs = board_programs([moves_of(played())], stack)
        for name, program in programs.items():
            if program.ask("positions") != expected:
                raise SystemExit(f"session: {name} reaches another position")
        if "@sabaki/go-board" in programs:
            found = programs["@sabaki/go-board"].ask("chain sizes")
            chains = [chain_at(session.board, point) for point in stones_of(session)]
            if found != [[len(it.points), len(it.liberties)] for it in chains]:
                raise SystemExit("session: @sabaki/go-board finds other chains")


def main() -> None:
    moves, steps = jumps_in(played()), [MOVES - 1, MOVES] * (JUMPS // 2)
    with ExitStack() as stack:
        programs = board_programs([moves_of(played())], stack)
        go_board, sente = programs.get("@sabaki/go-board"), programs.get("sente")
        contenders = {
            "ours": lambda: timed(partial(visit, played(), moves)),
            "ours, long": lambda: timed(partial(visit, long_game(), jumps_in(long_game()))),
        }
        for name, program in programs.items():
            contenders[name] = partial(program.seconds, "jump", moves[:PEER_JUMPS])
        jumps = {
            name: taken / (PEER_JUMPS if name in programs else JUMPS)
            for name, taken in interleaved(contenders).items()
        }
        item = f"jump in a game of {MOVES} moves, beside"
        if go_board is not None:
            report(Row(f"{item} @sabaki/go-board", jumps["ours"], jumps["@sabaki/go-board"], inf))
        if sente is not None:
            report(Row(f"{item} sente", jumps["ours"], jumps["sente"], JUMP_GOAL))
        item = f"jump in a game of {LINE:,} moves / of {MOVES}"
        report(Row(item, jumps["ours, long"], jumps["ours"], inf))
        contenders = {"ours": lambda: timed(partial(visit, played(), steps))}
        if sente is not None:
            contenders["sente"] = partial(sente.seconds, "undo", PEER_JUMPS // 2)
            times = interleaved(contenders)
            undone = times["ours"] / JUMPS, times["sente"] / PEER_JUMPS
            report(Row("undo or redo one move, beside sente", *undone, UNDO_GOAL))
        if go_board is not None:
            beside_go_board(go_board)


def beside_go_board(go_board: Peer) -> None:
    board, points = played().board, stones_of(played())
    times = interleaved(
        {
            "ours": lambda: timed(lambda: [chain_at(board, point) for point in points]),
            "go-board": partial(go_board.seconds, "chains"),
        }
    )
    taken = (seconds / len(points) for seconds in times.values())
    report(Row("a chain with its liberties, beside @sabaki/go-board", *taken, CHAIN_GOAL))


if __name__ == "__main__":
    print(HEADER)
    main()
