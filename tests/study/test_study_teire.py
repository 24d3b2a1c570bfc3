"""Points that have to be filled at home before the end."""

from __future__ import annotations

from goboard_gui.go import Board, Colour, Point
from goboard_gui.go.score import Marking
from goboard_gui.study.teire import find_teire
from tests.cases import for_each

CASES = {
    "a stone that a filled dame puts into atari": """
        . . X * X . O . .
        . . X X O O O . .
        . . . X X O . . .
        . . . . X O . . .
        . . . . X O . . .
    """,
    "two eyes need nothing": """
        . X . X . O . O .
        X X X X . O O O O
        . . . X . O . . .
        . . . X . O . . .
    """,
    "a stone that cannot be saved is not saved": """
        X . O .
        X X X O
        . . . X
    """,
    "nothing is nobody's": """
        . X O .
        X X O O
        . X O .
    """,
}


@for_each("to_play", Colour)
@for_each("picture", CASES.values(), ids=CASES)
def test_what_has_to_be_filled(picture, to_play):
    rows = ["".join(line.split()) for line in picture.strip().splitlines()]
    filled = {
        Point(column, row)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign == "*"
    }
    board = Board.from_rows(*(row.replace("*", ".") for row in rows))
    assert find_teire(board, Marking(), to_play) == filled


def test_an_open_board_has_nothing_to_fill_yet():
    board = Board.from_rows(*["." * 9] * 4, "....XO...", *["." * 9] * 4)
    assert not find_teire(board, Marking(), Colour.BLACK)


def test_eyes_of_seki_are_left_alone():
    board = Board.from_rows(
        ".B.W.WX".replace("B", "X").replace("W", "O"), "XXXOOOX", "OOOOOOX", "XXXXXXX"
    )
    seki = frozenset(point for point in board.stones() if point.column < 6 and point.row < 3)
    assert not find_teire(board, Marking(seki=seki), Colour.BLACK)
