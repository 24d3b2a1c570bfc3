import re

import pytest

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import (
    NOTATIONS,
    Naming,
    Notation,
    Reading,
    Side,
    UnknownNotationError,
    notation,
)

IDS = [
    "andreev",
    "western",
    "tengen-squares",
    "cartesian",
    "draughts",
    "diagonal",
    "sgf",
    "korean",
    "numeric",
    "kanji",
    "relative",
    "rokirovka",
    "corner",
    "audouard",
    "centre-signed",
    "serial",
    "cartesian-top",
    "named",
]


def test_notations_are_offered_in_this_order():
    assert [notation.id for notation in NOTATIONS] == IDS


def test_a_notation_is_found_by_its_id_and_is_always_the_same_one():
    for offered in NOTATIONS:
        assert notation(offered.id) is offered


def test_people_can_tell_the_notations_apart_and_are_told_how_each_counts():
    assert len({offered.title for offered in NOTATIONS}) == len(NOTATIONS)
    for offered in NOTATIONS:
        assert re.fullmatch(r"\S.*\S", offered.title)
        assert re.fullmatch(r"\S.*\.", offered.explanation), offered.id


def test_these_notations_have_no_lines_with_labels():
    without = [offered.id for offered in NOTATIONS if not offered.separable]
    assert without == ["tengen-squares", "draughts", "diagonal", "audouard", "serial"]


def test_only_the_names_of_classes_of_points_are_no_bijection():
    assert [offered.id for offered in NOTATIONS if not offered.bijective] == ["named"]


def test_an_unknown_id_is_answered_with_the_known_ones():
    with pytest.raises(UnknownNotationError) as caught:
        notation("chess")
    assert caught.value.key == "chess"
    assert caught.value.known == tuple(IDS)
    assert str(caught.value) == f"there is no notation 'chess'; there are {', '.join(IDS)}"


class Snake(Notation):
    """The rows read like a furrow that an ox ploughs: to the right, then to the left."""

    id = "snake"
    title = "Snake"
    explanation = "All points in one row, to and fro."
    grammar = re.compile(r"~([0-9]{1,4})")

    def _name(self, point, size):
        column = size.width - 1 - point.column if point.row % 2 else point.column
        return f"~{point.row * size.width + column}"

    def _read(self, match, size):
        row, column = divmod(int(match[1]), size.width)
        if row >= size.height:
            raise self._syntax_error(match.string, size)
        return Point(size.width - 1 - column if row % 2 else column, row)


@pytest.fixture
def snake(monkeypatch):
    """A nineteenth notation: one class, and one line in the visible list."""
    snake = Snake()
    monkeypatch.setattr("goboard_gui.notation.all_notations.NOTATIONS", (*NOTATIONS, snake))
    return snake


def test_a_nineteenth_notation_is_a_class_and_a_line_in_the_list(snake):
    assert notation("snake") is snake
    assert notation("western") is NOTATIONS[1]
    with pytest.raises(UnknownNotationError) as caught:
        notation("chess")
    assert caught.value.known == (*IDS, "snake")


def test_a_nineteenth_notation_names_points_in_every_view(snake):
    size = Size(4, 3)
    assert [snake.format(point, size) for point in Side.RIGHT.points(size)] == ["~3", "~4", "~11"]
    for view in Symmetry:
        for reading in Reading:
            naming = Naming(notation("snake"), size, view, reading)
            assert len(naming.edge_labels(Side.TOP)) == naming.view_size.width
            for point in size.points():
                assert naming.parse(naming.name(point)) == point
