from __future__ import annotations

from itertools import permutations

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import opening_positions
from goboard_gui.fuseki.opening_names import (
    MOST_MOVES,
    OpeningName,
    name_of_opening,
    opening_name,
)
from goboard_gui.fuseki.openings import make_opening
from goboard_gui.go import Board, Colour, Size, Symmetry
from goboard_gui.notation import notation
from tests.cases import for_each

SIZE = Size(19, 19)


def boards(moves: str, view: Symmetry = Symmetry.IDENTITY, size: Size = SIZE) -> list[Board]:
    """Return the positions of moves in Western coordinates, Black first, in a view."""
    board = Board.empty(size)
    found = [board]
    for number, name in enumerate(moves.split()):
        point = view.apply(notation("western").parse(name, size), size)
        board = board.play(point, Colour.WHITE if number % 2 else Colour.BLACK).board
        found.append(board)
    return found


NAMED = {
    "Q16 D16 D4": OpeningName.DIAGONAL_STAR_POINTS,
    "Q16 D16 D4 Q3": OpeningName.DIAGONAL_STAR_POINTS,
    "Q16 D4 Q4": OpeningName.TWO_STAR_POINTS,
    "Q16 D4 Q4 D16 Q10": OpeningName.THREE_STAR_POINTS,
    "Q16 D4 Q4 D16 F3 C6": OpeningName.KNIGHTS_MOVE,
    "Q16 D4 Q4 D16 C6 F3": OpeningName.KNIGHTS_MOVE,
    "Q16 D16 D4 Q4 O3 R6": OpeningName.KNIGHTS_MOVE,
    "Q16 D16 D4 Q4 R6 O3": OpeningName.KNIGHTS_MOVE,
    "Q16 D4 Q4 D16 F3 D6": OpeningName.ONE_SPACE_JUMP,
    "Q16 D4 Q4 D16 C6 F4": OpeningName.ONE_SPACE_JUMP,
    "Q16 D16 D4 Q4 O3 Q6": OpeningName.ONE_SPACE_JUMP,
}


@for_each("view", Symmetry)
@for_each(("moves", "name"), NAMED.items())
def test_an_opening_has_its_name_in_every_view(moves, name, view):
    assert opening_name(boards(moves, view)[-1]) is name


@for_each(("moves", "name"), NAMED.items())
def test_the_order_of_the_moves_does_not_matter(moves, name):
    played = moves.split()
    for black in permutations(played[::2]):
        for white in permutations(played[1::2]):
            order = [(white if number % 2 else black)[number // 2] for number in range(len(played))]
            assert opening_name(boards(" ".join(order))[-1]) is name


@for_each(
    "moves",
    [
        "",
        "Q16 D16",
        "Q16 D16 D3",
        "Q16 D4 Q4 D16 F3 D7",
        "Q16 D4 Q4 D16 F4 C6",
        "Q16 D4 Q4 D16 Q10 C6 K16",
        "Q16 D4 Q4 D17 F3 C6",
    ],
)
def test_what_the_table_does_not_have_has_no_name(moves):
    assert opening_name(boards(moves)[-1]) is None


def test_stones_of_a_handicap_and_other_sizes_have_no_name():
    handicap = boards("Q16 D16 D4")[-1].with_stones({})
    two = Board.empty(SIZE).with_stones(
        {point: colour for point, colour in handicap.stones().items() if colour is Colour.BLACK}
    )
    assert opening_name(two) is None
    assert opening_name(boards("G3 C3 C7", size=Size(9, 9))[-1]) is None


@pytest.mark.parametrize(
    ("moves", "name"),
    [
        ("Q16 D4 Q4 D16 C10", OpeningName.TWO_STAR_POINTS),
        ("Q16 D4 Q4 D16 Q10 C6 K4", OpeningName.THREE_STAR_POINTS),
        ("Q16 D4 Q4 D16 F3 C6 K3 K17", OpeningName.KNIGHTS_MOVE),
        ("Q17 D4 Q4 D16", None),
        # A name is that of one of the first six moves, not of a later position.
        ("C3 C5 C7 E3 Q17 Q4 Q16 D16 D4", None),
    ],
)
def test_a_game_keeps_the_last_name_of_its_first_six_moves(moves, name):
    assert name_of_opening(boards(moves)) is name


STAR_POINTS = [
    # Stones of a handicap, White first, with and without a further move.
    "(;SZ[19]HA[2]AB[dp][pd];W[dd])",
    "(;SZ[19]HA[2]AB[dp][pd];W[dd];B[pp])",
    "(;SZ[19]HA[2];AB[dp][pd];W[dd])",
    # A free handicap, which Black plays as moves, and stones that are set up.
    "(;SZ[19]HA[2];B[dp];B[pd];W[dd])",
    "(;SZ[19]AB[dp][pd]AW[dd])",
    "(;SZ[19];B[dp];W[dd];AB[pd])",
]


@for_each("text", STAR_POINTS)
def test_only_moves_in_turn_from_the_empty_board_have_a_name(text):
    (tree,) = read_sgf(text.encode()).games
    assert name_of_opening(opening_positions(tree, None)) is None
    assert name_of_opening(make_opening(tree, tree.main_line(), MOST_MOVES).boards) is None
