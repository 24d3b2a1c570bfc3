from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import CARD_FORMATS
from goboard_gui.diagram.reference_card import (
    PAGES,
    card_picture,
    card_text,
    draw_card,
    reference_card,
    save_card,
)
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from tests.cases import for_each
from tests.diagram.diagram_cases import sizes
from tests.diagram.pixels import colours_of, inked_places
from tests.examples import examples
from tests.format_cases import SIGNATURES

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"


def squares(key: str, width: int, height: int) -> Naming:
    return Naming(notation(key), Size(width, height))


def table(text: str) -> list[list[str]]:
    """The names of a card, row by row, from its text."""
    return [line.split() for line in text.rpartition("\n\n")[2].splitlines()]


def from_svg(path: Path) -> str:
    description = ET.parse(path).getroot().find(f"{SVG}desc")
    assert description is not None
    return description.text or ""


def columns(rows: list[list[str]]) -> set[tuple[str, ...]]:
    """The named squares of each column, from above."""
    return {tuple(name for name in column if name != ".") for column in zip(*rows, strict=True)}


@pytest.mark.parametrize("extension", [".txt", ".svg"])
@pytest.mark.parametrize(
    ("width", "height", "column"),
    [
        (8, 8, "3 11 19 27"),
        (10, 10, "3 13 23 33 43"),
        (12, 12, "3 15 27 39 51 63"),
        (11, 9, "3 14 25 36 47"),
    ],
)
def test_draughts_boards_have_the_columns_that_are_known(
    tmp_path, width, height, column, extension
):
    path = tmp_path / f"chart{extension}"
    save_card(path, reference_card(squares("draughts", width, height), squares=True))
    text = path.read_text(encoding="utf-8") if extension == ".txt" else from_svg(path)
    rows = table(text)
    assert tuple(column.split()) in columns(rows)
    named = [name for row in rows for name in row if name != "."]
    assert named == [str(number + 1) for number in range((width * height + 1) // 2)]
    assert rows[-1][0] == named[-((width + 1) // 2)]


@pytest.mark.parametrize("extension", [".txt", ".svg"])
@pytest.mark.parametrize(
    ("width", "height", "row", "expected"),
    [
        (10, 10, 0, "a6 b7 c8 d9 e0"),
        (10, 10, 9, "e1 f2 g3 h4 i5"),
        (8, 8, 7, "d1 e2 f3 g4"),
        (8, 8, 0, "a5 b6 c7 d8"),
        (12, 12, 11, "f1 g2 h3 i4 j5 k6"),
        (11, 9, 0, "a5 b6 c7 d8 e9 f0"),
        (11, 9, 8, "e1 f2 g3 h4 i5 j6"),
    ],
)
def test_diagonal_boards_have_the_rows_that_are_known(
    tmp_path, width, height, row, expected, extension
):
    path = tmp_path / f"chart{extension}"
    save_card(path, reference_card(squares("diagonal", width, height), squares=True))
    text = path.read_text(encoding="utf-8") if extension == ".txt" else from_svg(path)
    assert [name for name in table(text)[row] if name != "."] == expected.split()


@for_each(
    ("key", "name", "expected"),
    [
        ("diagonal", Point(3, 15), "j4"),
        ("diagonal", Point(15, 3), "j16"),
        ("diagonal", Point(0, 0), "a10"),
        ("diagonal", Point(18, 18), "s10"),
        ("diagonal", Point(2, 15), "I3"),
        ("draughts", Point(2, 15), "144'"),
        ("serial", Point(9, 9), "181"),
        ("kanji", Point(15, 3), "16の四"),
    ],
    ids=lambda value: str(value),
)
def test_go_boards_have_every_point_named(key, name, expected):
    rows = table(card_text(reference_card(squares(key, 19, 19))))
    assert len(rows) == 19
    assert rows[name.row][name.column] == expected


@given(
    known=st.sampled_from(NOTATIONS),
    size=sizes,
    view=st.sampled_from(Symmetry),
    reading=st.sampled_from(Reading),
    in_squares=st.booleans(),
)
@examples(0.6)
def test_each_named_point_has_its_name_where_it_is_seen(known, size, view, reading, in_squares):
    naming = Naming(known, size, view, reading)
    picture = card_picture(naming, squares=in_squares)
    names = {naming.to_view(point): naming.name(point) for point in size.points()}
    shown = {point: cell.name for point, cell in picture.cells.items()}
    assert shown.items() <= names.items()
    if not in_squares:
        assert shown == names
        assert picture.empty_board.dark_squares is None
    elif known.id in ("draughts", "diagonal"):
        assert shown.keys() == picture.empty_board.dark_squares
        assert "'" not in "".join(shown.values())
    else:
        assert shown == names


def test_the_lower_left_square_is_dark():
    for size in (Size(8, 8), Size(11, 9), Size(3, 4)):
        naming = Naming(notation("western"), size)
        dark = card_picture(naming, squares=True).empty_board.dark_squares
        assert Point(0, size.height - 1) in dark
        assert Point(1, size.height - 1) not in dark
        assert len(dark) == (size.width * size.height + 1) // 2


def test_columns_of_the_text_stand_below_each_other():
    text = card_text(reference_card(squares("western", 11, 11)))
    lines = text.splitlines()[-11:]
    assert {line.index("B") for line in lines} == {5}
    kanji = card_text(reference_card(squares("kanji", 3, 11))).splitlines()[-11:]
    assert kanji[0].startswith("1の一    2の一    3の一")
    assert kanji[-1] == "1の十一  2の十一  3の十一"


@pytest.mark.parametrize("known", CARD_FORMATS, ids=lambda known: known.extension)
@pytest.mark.parametrize("page", PAGES)
def test_charts_are_saved_in_each_format_and_on_each_page(tmp_path, known, page):
    path = tmp_path / f"chart{known.extension}"
    save_card(path, reference_card(squares("kanji", 19, 13)), page=page)
    data = path.read_bytes()
    assert data.startswith(SIGNATURES[known] or b"Japanese")


@pytest.mark.parametrize("extension", [".png", ".svg"])
def test_wide_boards_turn_the_page(tmp_path, extension):
    shapes = {}
    for size in (Size(19, 13), Size(13, 19), Size(19, 19)):
        path = tmp_path / f"chart{extension}"
        save_card(path, reference_card(Naming(notation("western"), size)))
        if extension == ".png":
            image = QImage(str(path))
            shapes[size] = image.width() > image.height()
        else:
            root = ET.parse(path).getroot()
            _, _, width, height = map(float, root.attrib["viewBox"].split())
            shapes[size] = width > height
    assert list(shapes.values()) == [True, False, False]


def test_text_of_an_svg_needs_no_font(tmp_path):
    path = tmp_path / "chart.svg"
    save_card(path, reference_card(squares("andreev", 9, 9)))
    assert next(ET.parse(path).getroot().iter(f"{SVG}text"), None) is None


def test_title_and_paragraphs_may_be_ones_own():
    naming = squares("western", 9, 9)
    own = reference_card(naming, title="Westlich", paragraphs=["Eins.", "Zwei."])
    assert card_text(own).startswith("Westlich\n\nEins.\nZwei.\n\nA9")
    plain = reference_card(naming)
    assert (plain.title, plain.paragraphs) == (
        "Western (A1), 9×9",
        (naming.notation.explanation,),
    )


def test_what_is_no_format_is_told(tmp_path):
    for name, told in (
        ("a.jpg", r"unsupported format \.jpg \(supported: "),
        ("a", "must end in one of "),
    ):
        with pytest.raises(ExportError, match=rf"{told}\.pdf, \.svg, \.png, \.txt"):
            save_card(tmp_path / name, reference_card(squares("western", 9, 9)))


@pytest.mark.parametrize("size", [Size(1, 1), Size(52, 52), Size(52, 1), Size(1, 52)], ids=str)
def test_any_board_is_drawn_within_its_page(size):
    image = QImage(600, 800, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    page = QRectF(50, 50, 500, 700)
    with QPainter(image) as qp:
        draw_card(qp, page, reference_card(Naming(notation("tengen-squares"), size)))
    inked = inked_places(image)
    assert inked
    assert all(page.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in inked)


def test_a_board_of_squares_is_framed_and_its_dark_squares_are_dark():
    image = QImage(400, 500, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    naming = squares("draughts", 2, 2)
    with QPainter(image) as qp:
        draw_card(qp, QRectF(0, 0, 400, 500), reference_card(naming, squares=True))
    colours = {QColor(colour).lightness() for colour in colours_of(image)}
    assert {0, 255, 212} <= colours
