from __future__ import annotations

import tarfile
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import (
    Condition,
    Pattern,
    compare,
    compare_records,
    opening_positions,
)
from goboard_gui.go import Board, Colour, Point, Size, Symmetry
from goboard_gui.record import rotate_record
from tests.cases import for_each
from tests.corpus import material
from tests.examples import examples
from tests.fuseki.brute_force import answer, in_short, random_pair
from tests.fuseki.records import APR2912

BLACK, WHITE = Colour
SAMPLE = 40


def tree(text: str | bytes):
    return read_sgf(text if isinstance(text, bytes) else text.encode()).games[0]


@given(st.integers(0, 2**32))
@examples(3)
def test_the_obvious_comparison_says_the_same(seed: int):
    first, second = random_pair(Random(seed))
    assert in_short(compare(first, second)) == answer(first, second)


@for_each("symmetry", Symmetry, ids=lambda it: it.value)
def test_a_game_is_the_same_from_every_side(symmetry: Symmetry):
    game = tree(APR2912)
    found = compare_records(game, rotate_record(game, symmetry))
    assert (found.is_same, found.view, found.colours_swapped) == (True, symmetry, False)
    assert (found.differing_points, found.diverge_at) == ([], None)
    assert found.stabiliser == (Symmetry.IDENTITY,)


@for_each(
    ("first", "second", "view", "swapped"),
    [
        pytest.param(";B[aa];W[ii];B[ac]", ";B[ac];W[ii];B[aa]", "id", False, id="another order"),
        pytest.param(";B[aa];W[bb]", ";B[bb];W[aa]", "id", True, id="exchanged colours"),
        pytest.param(";B[aa];W[ii]", ";W[aa];B[ii]", "r180", False, id="no exchange is preferred"),
        pytest.param(";B[ea]", ";B[ei]", "r180", False, id="the first of several views"),
        pytest.param("", "", "id", False, id="nothing"),
        pytest.param(";B[aa];W[];B[bc]", ";B[aa];B[bc]", "id", False, id="passes are no stones"),
        pytest.param(
            ";B[ba];W[aa];B[ab];W[ii]", ";B[ba];W[ii];B[ab]", "id", False, id="a stone was captured"
        ),
        pytest.param("AB[aa]", ";B[ai]", "r270", False, id="setup counts"),
        pytest.param(";B[aa];W[ab];AE[ab]", ";B[aa]", "id", False, id="a stone was taken off"),
    ],
)
def test_what_is_the_same(first: str, second: str, view: str, swapped: bool):
    found = compare_records(tree(f"(;SZ[9]{first})"), tree(f"(;SZ[9]{second})"))
    assert found.is_same
    assert (found.view, found.colours_swapped) == (Symmetry(view), swapped)
    assert found.diverge_at is None


def test_where_openings_part_and_what_differs_is_told_as_the_first_lies():
    first = tree("(;SZ[9];B[cc];W[gc];B[cg];W[gd])")
    second = rotate_record(tree("(;SZ[9];B[cc];W[gc];B[cf];W[gd];B[ee])"), Symmetry.R90)
    found = compare_records(first, second)
    assert (found.is_same, found.view, found.colours_swapped) == (False, Symmetry.R90, False)
    assert found.diverge_at == 3
    assert [tuple(it) for it in found.differing] == [
        (Point(4, 4), None, BLACK),
        (Point(2, 5), None, BLACK),
        (Point(2, 6), BLACK, None),
    ]


def test_openings_that_go_together_for_long_lie_so_whatever_comes_later():
    common = ";B[cc];W[gd];B[dg];W[fc]"
    first = tree(f"(;SZ[9]{common};B[aa];W[ba];B[da];W[ha];B[ag];W[ch])")
    second = tree(f"(;SZ[9]{common};B[ai];W[bi];B[di];W[hi];B[ac];W[cb])")
    turned = rotate_record(second, Symmetry.R90)
    found = compare_records(first, turned)
    assert (found.view, found.diverge_at) == (Symmetry.R90, 5)
    ends = (opening_positions(record)[-1:] for record in (first, turned))
    assert compare(*ends).view is Symmetry.TRANSPOSE


def test_openings_that_meet_again_part_where_they_do_for_good():
    first = tree("(;SZ[9];B[cc];W[gc];B[cg];W[gg];B[ee])")
    second = tree("(;SZ[9];B[cg];W[gc];B[cc];W[gg];B[ec])")
    found = compare_records(first, second)
    assert (found.view, found.diverge_at) == (Symmetry.IDENTITY, 5)


def test_stones_that_differ_are_told_in_the_colours_of_the_first():
    first, second = (
        tree("(;SZ[9];B[aa];W[ab];B[ac];W[gc])"),
        tree("(;SZ[9];W[aa];B[ab];W[ac];W[gc])"),
    )
    found = compare_records(first, second)
    assert found.colours_swapped
    assert [tuple(it) for it in found.differing] == [(Point(6, 2), WHITE, BLACK)]
    assert found.diverge_at == 4


def test_openings_that_part_before_setup_part_at_no_move():
    found = compare_records(tree("(;SZ[9]AB[cc];W[ee])"), tree("(;SZ[9]AB[cd];W[ee])"))
    assert found.diverge_at == 0


@for_each(("moves", "parted_at"), [(0, None), (1, None), (2, 2), (3, 2), (9, 2), (None, 2)])
def test_only_so_many_moves_count(moves: int | None, parted_at: int | None):
    first, second = tree("(;SZ[9];B[aa];W[bc];B[ee])"), tree("(;SZ[9];B[aa];W[gc])")
    found = compare_records(first, second, moves)
    assert found.diverge_at == parted_at
    assert found.is_same == (parted_at is None)


def test_of_a_shorter_record_the_last_position_counts():
    short, long = tree("(;SZ[9];B[aa])"), tree("(;SZ[9];B[aa];W[];B[])")
    assert compare_records(short, long).is_same
    assert compare_records(short, tree("(;SZ[9];B[aa];W[bc])")).diverge_at == 2


@pytest.mark.parametrize(
    ("size", "other", "view"),
    [
        ("3:2", "2:3", "r90"),
        ("3:2", "3:2", "id"),
        ("19:13", "13:19", "r90"),
        ("9", "19", None),
        ("9:8", "9", None),
    ],
)
def test_boards_may_lie_on_their_side_but_have_one_size(size: str, other: str, view: str | None):
    found = compare_records(tree(f"(;SZ[{size}])"), tree(f"(;SZ[{other}])"))
    assert found.is_same == (view is not None)
    assert found.view == (view and Symmetry(view))
    assert found.stabiliser == tuple(Symmetry) if size == "9" else len(found.stabiliser) == 4
    assert (found.diverge_at, found.differing) == (None, ())


@for_each(
    ("before", "after", "expected"),
    [
        pytest.param(["X..", "O..", "..."], ["X..", "O..", "..."], "EQUAL", id="equal"),
        pytest.param(["X..", "O..", "..."], [".OX", "...", "..."], "ROTATED", id="turned"),
        pytest.param(["X..", "O..", "..."], ["XO.", "...", "..."], "DIAGONAL", id="diagonally"),
        pytest.param(["X..", "O..", "..."], ["..X", "..O", "..."], "MIRRORED", id="sideways"),
        pytest.param(["X..", "...", "..."], ["..X", "...", "..."], "ROTATED MIRRORED", id="two"),
        pytest.param(["X..", "O..", "..."], ["X..", "...", "O.."], "", id="other stones"),
        pytest.param(["X..", "O..", "..."], ["O..", "X..", "..."], "", id="other colours"),
    ],
)
def test_the_conditions_of_the_paper_and_what_they_leave_out(before, after, expected):
    first, second = ([Board.from_rows(*rows)] for rows in (before, after))
    found = compare(first, second, swapping=False)
    assert " ".join(condition.name for condition in found.conditions) == expected


def test_conditions_hold_for_swapped_colours_if_only_these_are_the_same():
    first, second = ([Board.from_rows(*rows)] for rows in (["X..", "..."], ["...", "O.."]))
    found = compare(first, second)
    assert found.colours_swapped
    assert found.conditions == (Condition.MIRRORED,)
    assert not compare(first, second, swapping=False).conditions


def test_the_conditions_have_each_symmetry_once():
    views = [symmetry for condition in Condition for symmetry in condition.value]
    assert sorted(views, key=list(Symmetry).index) == list(Symmetry)


@for_each(
    ("text", "stones"),
    [
        pytest.param("(;SZ[9];B[aa];W[bb])", [0, 1, 2], id="moves"),
        pytest.param("(;SZ[9]AB[cc];W[aa];AB[dd];B[ee])", [1, 3, 4], id="setup after a move"),
        pytest.param("(;SZ[9]B[aa];W[bb])", [0, 1, 2], id="a move at the root"),
        pytest.param("(;SZ[9];B[aa];W[];B[zz])", [0, 1, 1, 1], id="passes and no points"),
        pytest.param("(;SZ[9];C[a];C[b];B[aa];C[c])", [0, 1], id="comments alone"),
        pytest.param("(;SZ[9];B[aa];W[aa])", [0, 1, 1], id="an occupied point"),
        pytest.param("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))", [0, 1, 2, 3], id="the main line"),
    ],
)
def test_the_positions_of_a_record_go_by_moves(text: str, stones: list[int]):
    boards = opening_positions(tree(text))
    assert [len(board.stones()) for board in boards] == stones
    for moves in range(len(stones)):
        assert opening_positions(tree(text), moves) == boards[: moves + 1]
    assert opening_positions(tree(text), 99) == boards


def test_an_opening_has_a_position():
    with pytest.raises(ValueError, match="begins"):
        compare([], [Board.empty(Size(9, 9))])


@pytest.mark.corpus
def test_all_views_of_positions_of_real_games_have_one_canonical_pattern():
    archive = material("corpus", "games", "tom-50956.tar.xz")
    with tarfile.open(archive) as games:
        members = islice((it for it in games if it.isfile()), SAMPLE)
        records = [tree(games.extractfile(member).read()) for member in members]
    assert len(records) == SAMPLE
    found = set()
    for record in records:
        views = [rotate_record(record, symmetry) for symmetry in Symmetry]
        for moves in (14, 60, None):
            patterns = [
                Pattern.from_board(opening_positions(view, moves)[-1]).canonical() for view in views
            ]
            assert len(set(patterns)) == 1
            found.add(patterns[0])
    assert len(found) > SAMPLE
