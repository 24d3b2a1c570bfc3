from __future__ import annotations

import pytest

from goboard_gui.go import Colour, Point, Size
from goboard_gui.notation import NOTATIONS, Naming, NotationError, NotationErrorReason, notation
from goboard_gui.record.edits.typed import TypedMove, TypedSetup, parse_typed_moves
from tests.cases import for_each

BLACK, WHITE = Colour.BLACK, Colour.WHITE


def naming(key: str, side: int = 19) -> Naming:
    return Naming(notation(key), Size(side, side))


@for_each(
    ("key", "text", "moves"),
    [
        ("western", "Q16", [Point(15, 3)]),
        ("western", " q16 ", [Point(15, 3)]),
        ("western", "D4 Q16 pass C3", [Point(3, 15), Point(15, 3), None, Point(2, 16)]),
        ("western", "Q 16", [Point(15, 3)]),
        ("western", "PASS", [None]),
        ("andreev", "+3-3", [Point(3, 3)]),
        ("andreev", "+3 −3", [Point(3, 3)]),
        ("andreev", "=9=9", [Point(9, 9)]),
        ("andreev", "-3+3  +2+3\tpass", [Point(15, 15), Point(2, 15), None]),
        ("tengen-squares", "N7.1", [Point(3, 2)]),
        ("tengen-squares", "(North, 7, 1)", [Point(3, 2)]),
        ("tengen-squares", "C n7.1", [Point(9, 9), Point(3, 2)]),
        ("cartesian", "(2,3)", [Point(2, 15)]),
        ("cartesian", "2 3", [Point(2, 15)]),
        ("cartesian", "(2,3) (15,15)", [Point(2, 15), Point(15, 3)]),
        ("cartesian", "pass 2,3", [None, Point(2, 15)]),
    ],
)
def test_moves_are_read_in_the_chosen_notation(key, text, moves):
    assert parse_typed_moves(text, naming(key)) == [TypedMove(point) for point in moves]


@for_each(
    ("key", "text", "problem"),
    [
        (
            "andreev",
            "=8+3",
            "“=8” is not a line of the 19×19 board: the centre line is “=9”",
        ),
        (
            "andreev",
            "=8 +3",
            "“=8” is not a line of the 19×19 board: the centre line is “=9”",
        ),
        (
            "andreev",
            "+3-3 Q16",
            "“Q16” is not a point in the notation andreev, where points look like “+0+0”",
        ),
        ("western", "I9", "the letter “I” is not used in the notation western"),
        (
            "western",
            "D4 Q20",
            "“20” is not a row of the 19×19 board: rows run from “1” to “19”",
        ),
        (
            "western",
            "U 4",
            "“U” is not a column of the 19×19 board: columns run from “A” to “T”",
        ),
        (
            "western",
            "pas",
            "“pas” is not a point in the notation western, where points look like “A1”",
        ),
        (
            "tengen-squares",
            "(North, 12, 1)",
            "“12” in “(North, 12, 1)” is not a level of this area: on the 19×19 board, "
            "its levels run from 1 to 9",
        ),
        (
            "cartesian",
            "2 33",
            "“33” is not a row of the 19×19 board: rows run from “0” to “18”",
        ),
    ],
)
def test_what_names_no_point_is_told_precisely(key, text, problem):
    with pytest.raises(NotationError) as told:
        parse_typed_moves(text, naming(key))
    assert str(told.value) == problem


@for_each(
    ("text", "typed"),
    [
        ("+B D4", [TypedSetup({Point(3, 15): BLACK})]),
        (
            "+b D4 E4 +W Q4",
            [TypedSetup({Point(3, 15): BLACK, Point(4, 15): BLACK, Point(15, 15): WHITE})],
        ),
        ("-B D4", [TypedSetup({Point(3, 15): None})]),
        ("-W D4 +W D4", [TypedSetup({Point(3, 15): WHITE})]),
        ("Q16 +B D4", [TypedMove(Point(15, 3)), TypedSetup({Point(3, 15): BLACK})]),
        ("+B", [TypedSetup({})]),
    ],
)
def test_stones_are_set_up_and_taken_off(text, typed):
    assert parse_typed_moves(text, naming("western")) == typed


def test_a_step_along_a_diagonal_is_a_move_to_its_end():
    diagonal = naming("diagonal", 10)
    assert parse_typed_moves("f45", diagonal) == [
        TypedMove(diagonal.parse("f5"), diagonal.parse("f4"), "f45")
    ]


@for_each(
    ("chosen", "text", "words"),
    [
        ("draughts", "f4 28 3 f45", ["f4", "28", "3", "f45"]),
        ("diagonal", "28 f4 3' gf5", ["28", "f4", "3'", "gf5"]),
        ("diagonal", "+B 28 f4 -W 3", ["28", "f4", "3"]),
    ],
)
def test_draughts_numbers_and_diagonals_may_be_typed_either_way(chosen, text, words):
    diagonal, draughts = naming("diagonal", 10), naming("draughts", 10)
    assert diagonal.parse("e5") == draughts.parse("28")
    points = [
        draughts.parse(word)
        if word[0].isdigit()
        else (diagonal.read_step(word) or [diagonal.parse(word)])[-1]
        for word in words
    ]
    typed = parse_typed_moves(text, naming(chosen, 10))
    found = typed[0].stones if isinstance(typed[0], TypedSetup) else [move.point for move in typed]
    assert list(found) == points


@for_each(
    ("chosen", "text", "reason"),
    [
        ("draughts", "k1", NotationErrorReason.NO_SUCH_LETTER),
        ("draughts", "51", NotationErrorReason.NO_SUCH_NUMBER),
        ("diagonal", "51", NotationErrorReason.NO_SUCH_NUMBER),
        ("diagonal", "?", NotationErrorReason.SYNTAX),
    ],
)
def test_a_refusal_is_that_of_the_notation_in_which_the_text_looks_like_a_name(
    chosen, text, reason
):
    with pytest.raises(NotationError) as caught:
        parse_typed_moves(text, naming(chosen, 10))
    assert caught.value.reason is reason


@for_each("size", [Size(1, 1), Size(5, 3), Size(10, 10), Size(19, 19), Size(52, 52)], ids=str)
def test_no_text_is_both_a_draughts_number_and_a_diagonal(size):
    for chosen in ("draughts", "diagonal"):
        names = Naming(notation(chosen), size)
        for point in size.points():
            assert names.parse_entered(names.name(point)) == point
            assert names.parse_entered(names.alternative.name(point)) == point
            with pytest.raises(NotationError):
                names.parse(names.alternative.name(point))


@for_each("chosen", [known for known in NOTATIONS if known.bijective], ids=lambda it: it.id)
@for_each("size", [Size(1, 1), Size(5, 3), Size(9, 9), Size(21, 20)], ids=str)
def test_all_points_of_a_board_can_be_typed_in_one_line(chosen, size):
    names = Naming(chosen, size)
    points = list(size.points())
    forms = (names.name, names.format_for_records)
    for form in forms:
        text = " ".join(map(form, points))
        assert parse_typed_moves(text, names) == [TypedMove(point) for point in points]
