"""Games on boards that are not rectangles in a collection: listed, but not searched."""

from __future__ import annotations

import pickle

import pytest

from goboard_gui.game_index.reading import read_games, read_plain_game
from goboard_gui.go import Board, BoardKind, BoardShape, Colour, Size

TORUS = b"(;GM[q5go-1]FF[4]SZ[9]TO[3]PB[A];B[aa];W[ia])"


@pytest.mark.parametrize(
    "data",
    [
        TORUS,
        b"(;GM[goboard-1]SZ[9:5]GBSH[moebius]PB[A];B[aa])",
        b"(;GM[goboard-1]GBSH[hexagon:3]PB[A];B[aa])",
    ],
)
def test_a_game_on_another_board_keeps_its_place_and_has_no_positions(data: bytes):
    assert read_plain_game(data) is None
    other, usual = read_games(data + b"(;SZ[9]PB[B];B[ee])")
    assert (other.info.black_name, usual.info.black_name) == ("A", "B")
    assert (other.line.move_count, usual.line.move_count) == (0, 1)


def test_an_ordinary_game_is_read_as_before():
    plain = read_plain_game(b"(;GM[1]FF[4]SZ[9];B[aa];W[ia])")
    assert plain is not None
    assert plain.line.move_count == 2


@pytest.mark.parametrize("size", [Size(1, 1), Size(5, 4)])
def test_a_board_that_another_process_gets_keeps_its_shape(size: Size):
    shape = BoardShape(BoardKind.TORUS, size)
    board = Board.empty(shape.graph)
    if size != Size(1, 1):
        board = board.play(size.points()[-1], Colour.BLACK).board
    copied = pickle.loads(pickle.dumps(board))
    assert copied == board
    assert copied.shape == shape
