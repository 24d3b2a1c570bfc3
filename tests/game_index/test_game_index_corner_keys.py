"""The keys of corner squares agree with those of squares that are looked at one by one."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, NamedTuple
from unittest import mock

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import opening_positions
from goboard_gui.game_index import corner_keys
from goboard_gui.game_index.corner_file import write_rows
from goboard_gui.game_index.corner_keys import CornerRows, corner_rows, square_key, square_sides
from goboard_gui.game_index.event_times import event_times_of
from goboard_gui.game_index.main_lines import numbered_changes, replay_lines
from goboard_gui.game_index.reading import read_games
from goboard_gui.go import RECORDING, Board, Colour, Point, Size
from goboard_gui.record.steps import LineReplay
from tests.examples import examples
from tests.game_index.region_scanner import random_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goboard_gui.record import Move

SIZES = ((3, 3), (4, 3), (3, 4), (5, 5), (5, 4))


class Row(NamedTuple):
    """A row, and what is played next in its square as the number of a stone there, from 1 on."""

    key: int
    game: int
    move: int
    corner: int
    images: tuple[int, ...]
    following: int


@examples(1)
@given(st.integers(0, 1 << 32), st.sampled_from((1, 3, 20)))
def test_there_is_a_row_for_each_move_that_changes_a_square(seed, most):
    random = Random(seed)
    texts = [random_record(random, random.choice(SIZES)) for _ in range(random.randint(1, 4))]
    with mock.patch.multiple(corner_keys, SQUARE_SIDES=(1, 2, 3), MAX_STONES=most):
        found = sorted(zip(*rows_of(texts), strict=True))
        expected = sorted(row for number, text in enumerate(texts) for row in scan(number, text))
    assert [(key, entry >> 32, entry >> 16 & 0x7FFF, entry >> 10 & 3) for key, entry in found] == [
        row[:4] for row in expected
    ]
    for (_, entry), row in zip(found, expected, strict=True):
        assert entry >> 8 & 3 == row.images[0]
        assert entry & 0xFF == row.following


def rows_of(texts: list[str]) -> tuple[list[int], list[int]]:
    """Return the keys and entries of records, which are numbered from 0."""
    lines = [game.line for text in texts for game in read_games(text.encode())]
    keys, entries = corner_rows(event_times_of(numbered_changes(enumerate(replay_lines(lines)))))
    return keys.tolist(), entries.tolist()


def scan(number: int, text: str) -> Iterator[Row]:
    """Yield the rows of a game, found by looking at each square after each move."""
    [tree] = read_sgf(text.encode()).games
    boards = opening_positions(tree)
    steps = LineReplay(tree, RECORDING).replay_line(tree.main_line())
    moves = [None, *(step.move for step in steps if step.move)]
    size = boards[0].size
    for side in square_sides(size):
        for corner in range(4):
            points = square_points(size, side, corner)
            happened = list(_events(boards, moves, points))
            for place, (move, contents, _) in enumerate(happened):
                stones = len(contents) - contents.count(0)
                if 0 < stones <= corner_keys.MAX_STONES:
                    key, images = square_key(size, side, contents)
                    following = happened[place + 1][2] if place + 1 < len(happened) else 0
                    yield Row(key, number, move, corner, tuple(images), following)


def _events(
    boards: list[Board], moves: list[Move | None], points: list[Point]
) -> Iterator[tuple[int, list[int], int]]:
    """Yield the moves that change a square or are played there: the number, the contents of the
    square, and the stone that was played there, or 0.
    """
    before = [0] * len(points)
    for number, (board, move) in enumerate(zip(boards, moves, strict=True)):
        contents = [int(board[point] or 0) for point in points]
        inside = move is not None and move.point in points
        if inside or contents != before:
            played = 2 * points.index(move.point) + move.colour if inside else 0
            yield number, contents, played
        before = contents


def square_points(size: Size, side: int, corner: int) -> list[Point]:
    """Return the points of a square, row by row from the corner."""
    right, bottom = corner & 1, corner >> 1
    return [
        Point(
            size.width - 1 - column if right else column, size.height - 1 - row if bottom else row
        )
        for row in range(side)
        for column in range(side)
    ]


@examples(0.5)
@given(st.lists(st.integers(0, 2), min_size=49, max_size=49))
def test_the_key_of_a_square_is_that_of_its_images_only(contents):
    size = Size(19, 19)
    key, images = square_key(size, 7, contents)
    reflected = [contents[7 * (place % 7) + place // 7] for place in range(49)]
    swapped = [(0, 2, 1)[colour] for colour in contents]
    assert square_key(size, 7, reflected) == (key, sorted(image ^ 1 for image in images))
    assert square_key(size, 7, swapped) == (key, sorted(image ^ 2 for image in images))
    assert ({image ^ 1 for image in images} == set(images)) == (reflected == contents)
    turned = [contents[7 * (place % 7) + 6 - place // 7] for place in range(49)]
    if turned not in (contents, reflected, swapped, [(0, 2, 1)[it] for it in reflected]):
        assert square_key(size, 7, turned)[0] != key


def test_keys_depend_on_the_size_of_the_board_and_the_side_of_the_square():
    stone = [0] * 100
    stone[0] = Colour.BLACK
    sizes = (Size(19, 19), Size(13, 13), Size(19, 13), Size(13, 19))
    keys = {square_key(size, 7, stone[:49])[0] for size in sizes}
    keys.add(square_key(Size(19, 19), 10, stone)[0])
    assert len(keys) == 5


def test_stored_keys_and_entries_stay_the_same():
    rows = rows_of(["(;B[dd];W[qd];B[fc];W[];B[cc]AB[cf])"])
    assert sorted(zip(*rows, strict=True)) == STORED


STORED = [
    (0x0D28F08F157F49BC, 0x00030021),
    (0x1D57DF6EE7C8795C, 0x00050000),
    (0x1DD24F38A98F3420, 0x00020500),
    (0x2D81D6D253DD34EC, 0x0003002D),
    (0x3D7B6965EF2D4970, 0x00020500),
    (0x3DFEF933A16A040C, 0x00050000),
    (0x4E3B416DF6499AF0, 0x00010233),
    (0x6E926730B0EBE7A0, 0x00010227),
]


def test_a_file_is_the_same_however_the_games_were_divided():
    texts = ["(;B[pp];W[qq])", "(;B[dd];W[cc];B[pd])", "(;SZ[13];B[jj])", "(;B[pd];W[qc];B[dp])"]
    lines = replay_lines(game.line for text in texts for game in read_games(text.encode()))
    games = list(enumerate(lines))
    together, *apart = (
        corner_rows(event_times_of(numbered_changes(some)))
        for some in (games, *([one] for one in games))
    )
    files = BytesIO(), BytesIO()
    for file, rows in zip(files, (together, CornerRows.concatenate(apart)), strict=True):
        write_rows(file, rows)
    assert files[0].getvalue() == files[1].getvalue()


@pytest.mark.parametrize("texts", [[], ["(;SZ[9];B[cc])"], ["(;SZ[19])"]])
def test_there_are_no_rows_without_games_stones_or_room_for_squares(texts):
    assert rows_of(texts) == ([], [])


def test_rows_are_found_by_key():
    keys = np.array([4, 8, 8, (1 << 64) - 4], np.uint64)
    rows = CornerRows(keys, np.arange(4))
    assert [rows.find_entries(key).tolist() for key in (0, 8, (1 << 64) - 4)] == [[], [1, 2], [3]]
