from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.fuseki import Pattern
from goboard_gui.fuseki.keys import TRANSFORMS, Transform, canonical_key, position_keys
from goboard_gui.game_index.entries import ENTRY_GAME_SHIFT, ENTRY_MOVE_SHIFT
from goboard_gui.game_index.main_lines import MainLine, numbered_changes, replay_lines
from goboard_gui.game_index.positions import position_columns
from goboard_gui.go import Board, Colour, Size, Symmetry
from goboard_gui.go.bulk import encode_stone, find_removed_stones
from tests.fuseki.brute_force import random_line, seen

SIDES = st.integers(1, 6)
SIZES = st.builds(Size, SIDES, SIDES)
RANDOMS = st.randoms(use_true_random=False)


@given(RANDOMS, SIZES, st.sampled_from(Symmetry), st.booleans())
def test_all_ways_to_see_a_position_give_one_key(random, size, symmetry, swap):
    board = random_line(random, size)[-1]
    assert canonical_key(seen(board, symmetry.value, swap=swap)).key == canonical_key(board).key


@given(RANDOMS, SIZES, SIZES)
def test_positions_have_one_key_only_if_they_have_one_canonical_pattern(random, size, other):
    boards = [*random_line(random, size), *random_line(random, other)]
    keys = [canonical_key(board).key for board in boards]
    patterns = [Pattern.from_board(board).canonical(colours=True) for board in boards]
    assert len(set(zip(keys, patterns, strict=True))) == len(set(keys)) == len(set(patterns))


@given(RANDOMS, SIZES)
def test_the_ways_of_a_key_all_show_the_same_board(random, size):
    board = random_line(random, size)[-1]
    shown = {
        seen(board, way.view.value, swap=way.colours_swapped)
        for way in canonical_key(board).transforms
    }
    assert len(shown) == 1
    assert shown.pop().size == position_keys(size).frame


def test_ways_follow_each_other_as_symmetries_do():
    for first in TRANSFORMS:
        assert first.followed_by(first.inverse) == Transform(False, Symmetry.IDENTITY)
        for then in TRANSFORMS:
            assert first.followed_by(then).view is first.view.followed_by(then.view)


def test_keys_are_those_on_everybodys_disk():
    boards = Board.empty(Size(19, 19)), Board.from_rows("X..", ".O.")
    assert [f"{canonical_key(board).key:016x}" for board in boards] == [
        "37a98d7a3df32c30",
        "56cb5cb9a383b970",
    ]


@given(RANDOMS, st.lists(SIZES, min_size=1, max_size=4))
def test_the_columns_hold_the_keys_of_all_positions(random, sizes):
    games, expected = [], []
    for game, size in enumerate(sizes):
        board = Board.empty(size)
        moves = []
        for number in range(random.randrange(9)):
            expected.append((canonical_key(board).key, game, number))
            point = random.choice([None, *size.points()])
            colour = random.choice(list(Colour))
            moves.append(encode_stone(board.graph, point, colour))
            board = board.play(point, colour).board if point else board
        expected.append((canonical_key(board).key, game, len(moves)))
        games.append((game, MainLine(size, moves)))
    lines = replay_lines(line for _, line in games)
    keys, entries = position_columns(numbered_changes(enumerate(lines)))
    found = [
        (key, entry >> ENTRY_GAME_SHIFT, entry >> ENTRY_MOVE_SHIFT & 0xFF)
        for key, entry in zip(keys.tolist(), entries.tolist(), strict=True)
    ]
    assert found == expected


def test_the_stones_that_moves_change_are_those_of_the_boards():
    board = Board.from_rows(".XO.")
    # Black, White, Black on the white stone, a pass.
    assert find_removed_stones(board.graph, [2, 5, 4, 8]) == ([3], [5])
    # White takes the black stone on the edge, fills the board and is dead.
    board = Board.from_rows("...")
    assert find_removed_stones(board.graph, [0, 3, 5, 1]) == ([2, 4, 4, 4], [0, 1, 3, 5])
