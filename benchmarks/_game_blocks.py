"""Real games as plain arrays of positions, read and played by sgfmill, independently of our
code."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from sgfmill import sgf
from sgfmill.boards import Board

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

SIDE = 19
PASS = SIDE * SIDE
NOTHING = -1
BLOCK = 1000
"""The number of games in a block, whose positions take about 76 MB."""

_WON = re.compile(r"[BW]\+.*")
_COLOURS = {None: 0, "b": 1, "w": 2}


class Block(NamedTuple):
    """The positions of some games, from the start to the end of each, game by game.

    ``stones[row, column, position]`` is 0 for empty, 1 for black, 2 for white; the positions of
    game ``g`` are those from ``starts[g]`` to ``starts[g + 1]``. ``played`` and ``colours`` are the
    next move at each position: row * 19 + column, `PASS`, or `NOTHING` at the end. ``winners`` has
    one entry for each game.
    """

    stones: NDArray[np.int8]
    starts: NDArray[np.int64]
    played: NDArray[np.int64]
    colours: NDArray[np.int8]
    winners: NDArray[np.int8]

    def games(self) -> NDArray[np.int64]:
        """Return the index of the game of each position."""
        return np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))


def game_blocks(files: Sequence[Path], cache: Path) -> Iterator[tuple[int, Block]]:
    """Yield the games of files in blocks, each with the index of its first game.

    They are replayed once and cached in a folder, so the files must not change.
    """
    cache.mkdir(parents=True, exist_ok=True)
    for first in range(0, len(files), BLOCK):
        few = files[first : first + BLOCK]
        kept = cache / f"{few[0].stem}-{few[-1].stem}-{len(few)}"
        stones, others = kept.with_suffix(".npy"), kept.with_suffix(".npz")
        if not others.exists():
            block = replay_games(file.read_bytes() for file in few)
            np.save(stones, block.stones)
            np.savez(others, *block[1:])
        yield first, Block(np.load(stones, mmap_mode="r"), *np.load(others).values())


def replay_games(records: Iterator[bytes] | Sequence[bytes]) -> Block:
    """Replay the main lines of records without setup stones.

    A move on an occupied point replaces the stone there, which sgfmill would refuse.
    """
    rows, starts, moves, winners = [], [0], [], []
    for data in records:
        game = sgf.Sgf_game.from_bytes(data)
        board = Board(game.get_size())
        winners.append(_winner(game))
        rows.append(_row(board))
        for node in game.get_main_sequence():
            if node.has_setup_stones():
                raise ValueError("the scanner plays moves only")
            colour, point = node.get_move()
            if colour is None:
                continue
            moves.append((PASS if point is None else _number(point), _COLOURS[colour]))
            if point is not None:
                row, column = point
                board.board[row][column] = None
                board.play(row, column, colour)
            rows.append(_row(board))
        moves.append((NOTHING, 0))
        starts.append(len(rows))
    flat = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), SIDE, SIDE)
    # sgfmill counts rows from below.
    stones = np.ascontiguousarray(flat[:, ::-1].transpose(1, 2, 0))
    played, colours = np.array(moves).T
    return Block(
        stones, np.array(starts), played, colours.astype(np.int8), np.array(winners, np.int8)
    )


def _winner(game: sgf.Sgf_game) -> int:
    """Return the winner of a game, whatever the margin."""
    root = game.get_root()
    result = root.get("RE") if root.has_property("RE") else ""
    return _COLOURS[game.get_winner()] if _WON.fullmatch(result) else 0


def _row(board: Board) -> bytes:
    return bytes(map(_COLOURS.__getitem__, chain.from_iterable(board.board)))


def _number(point: tuple[int, int]) -> int:
    row, column = point
    return (SIDE - 1 - row) * SIDE + column
