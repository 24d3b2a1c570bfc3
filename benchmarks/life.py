"""Life-and-death analysis of real games at every fifth move, compared with finding chains alone.

Ours are chains, regions, eyes, safe families, unconditional life and what it encloses; the floor,
in the place of a peer, is what it takes to find the chains and their liberties. The slowest board
is measured beside a frame of a screen of 60 Hz.
"""

from __future__ import annotations

from collections import deque
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

from _games import are_games_here, evenly_spaced
from _timing import HEADER, ROUNDS, Row, interleaved, report, timed

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, chains
from goboard_gui.go.life import analyse_life
from goboard_gui.record.steps import LineReplay

if TYPE_CHECKING:
    from goboard_gui.go import Board

GAMES = 12
EVERY = 5
GOAL = 4
FRAME = 1 / 60
FRAME_GOAL = 0.2

exhaust = deque(maxlen=0).extend


def boards(data: bytes) -> list[Board]:
    tree = read_sgf(data).games[0]
    replay = LineReplay(tree, RECORDING)
    steps = replay.replay_line(tree.main_line())
    return [replay.board for _ in islice(steps, 0, None, EVERY)]


def once(board: Board) -> float:
    start = perf_counter()
    analyse_life(board)
    return perf_counter() - start


def main() -> None:
    if not are_games_here("life"):
        return
    positions = [board for data in evenly_spaced(GAMES) for board in boards(data)]
    seconds = interleaved(
        {
            "ours": lambda: timed(lambda: exhaust(map(analyse_life, positions))),
            "chains": lambda: timed(lambda: exhaust(map(chains, positions))),
        }
    )
    item = f"life on {len(positions)} boards of {GAMES} games, beside their chains"
    report(Row(item, seconds["ours"], seconds["chains"], GOAL))
    passes = [[once(board) for board in positions] for _ in range(ROUNDS)]
    slowest = max(map(min, zip(*passes, strict=True)))
    report(Row("life on the slowest of them, beside a frame", slowest, FRAME, FRAME_GOAL))


if __name__ == "__main__":
    print(HEADER)
    main()
