"""Labels too wide for their points, and warnings about small type."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF

from goboard_gui.diagram.board_page import board_page
from goboard_gui.diagram.book.blocks import BoardBlock, InlineText, find_board_blocks, plain_text
from goboard_gui.diagram.book.long_labels import replaced_labels, with_short_labels
from goboard_gui.diagram.book.options import DEFAULTS, PrintedGame
from goboard_gui.diagram.book.page_setup import PAPERS
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.text_warnings import TextWarningKind
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine, TextRun
from goboard_gui.diagram.compose import NamedPoints
from goboard_gui.diagram.output.html import to_html
from goboard_gui.diagram.output.latex import to_latex
from goboard_gui.diagram.picture import Cell, EmptyBoard, Picture
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size
from goboard_gui.notation import notation
from tests.cases import for_each
from tests.diagram.type_sizes import drawn_texts

if TYPE_CHECKING:
    from goboard_gui.diagram.book.production import BookBuilder
    from goboard_gui.diagram.book.text_warnings import TextWarning

pytestmark = pytest.mark.usefixtures("qapp")

KIND = TextWarningKind
SMALL_AND_BARE = {KIND.SMALL_NUMBERS, KIND.COORDINATES_LEFT_OUT}
RECORD = (
    "(;SZ[19];B[pd];W[dd]LB[qf:dame][jj:Ko][cc:a long label][nc:A][ff:dame]"
    "C[White at A. The dame is big. B looks good.];B[dp];W[pp])"
)


def book(record: str = RECORD, *, names: bool = False, second: str = "", **setup) -> BookBuilder:
    options = DEFAULTS.edition
    shown = options.shown._replace(second=notation(second) if second else None)
    if names:
        shown = shown._replace(names=NamedPoints.ALL)
    options = replace(options, setup=replace(options.setup, **setup), shown=shown)
    game = read_sgf(record.encode()).games[0]
    return build_book([PrintedGame(game, game.root)], options)


def items_of(made: BookBuilder, kind: type) -> list:
    return [item for sheet in made.pages.sheets for item in sheet.items if isinstance(item, kind)]


def lines_of(made: BookBuilder) -> list[str]:
    lines = (item.line.parts for item in items_of(made, PlacedLine))
    return ["".join(part.text for part in line if isinstance(part, TextRun)) for line in lines]


def warnings_of(made: BookBuilder) -> list[TextWarning]:
    return [warning for _, warning in made.pages.text_warnings]


def test_labels_too_wide_for_their_points_are_letters_with_a_note():
    made = book(stone_pitch=4.2)
    texts = [text.text for board in items_of(made, PlacedBoard) for text in drawn_texts(board)]
    marked = [text for text in texts if text in ("C", "D", "Ko", "dame", "a long label")]
    labels = [text for board in items_of(made, PlacedBoard) for text in drawn_texts(board)]
    bold = sorted(text.text for text in labels if text.bold and not text.text.isdecimal())
    assert "dame" not in marked
    # B is a point in the comment, and A on the board; both points of the same label agree.
    assert bold == ["A", "C", "D", "D", "Ko"]
    assert min(text.points for text in labels if text.bold) >= 5.49
    assert "C: a long label; D: dame" in lines_of(made)
    assert "White at A. The dame is big. B looks good." in " ".join(lines_of(made))
    assert [(each.kind, each.text, each.new) for each in warnings_of(made)] == [
        (KIND.LABEL_REPLACED, "a long label", "C"),
        (KIND.LABEL_REPLACED, "dame", "D"),
    ]


@for_each(
    ("moves", "warned"),
    [
        (";B[pd];W[dd]LB[cc:a long label][ff:dame]", [("a long label", 2), ("dame", 2)]),
        (";B[pd]LB[cc:dame];W[dd]LB[cc:a long label]", [("a long label", 2)]),
        (";B[pd]LB[ff:dame];W[dd]LB[cc:dame]", [("dame", 1)]),
        ("LB[cc:dame];B[pd];W[dd]", [("dame", 0)]),
        (";B[pd]MN[51];W[dd]LB[cc:dame]", [("dame", 52)]),
        (";B[pd];W[dd];LB[cc:dame]", [("dame", 2)]),
    ],
)
def test_a_warning_names_the_move_of_the_label(moves, warned):
    made = book(f"(;SZ[19]{moves})", stone_pitch=4.2)
    found = [each for each in warnings_of(made) if each.kind is KIND.LABEL_REPLACED]
    assert [(each.text, each.move) for each in found] == warned


def test_a_warning_about_a_small_board_names_the_move_of_its_comment():
    moves = ";B[pd]LB[aa:A]C[See A.];W[dd]LB[aa:B][qq:a long label]C[See B and A.];B[pp]C[See B.]"
    made = book(f"(;SZ[19]{moves})", stone_pitch=4.2)
    found = [each for each in warnings_of(made) if each.kind is KIND.LABEL_REPLACED]
    assert len(found) > 1
    assert {(each.text, each.move) for each in found} == {("a long label", 2)}


def test_labels_that_fit_large_stones_stay():
    made = book(stone_pitch=9.0)
    labels = [text for board in items_of(made, PlacedBoard) for text in drawn_texts(board)]
    assert [text.text for text in labels].count("dame") == 2
    assert "C: a long label" in lines_of(made)


@for_each("write", [to_html, to_latex])
def test_other_formats_explain_the_same_labels(write):
    text = str(write(book(stone_pitch=4.2).book))
    assert "C: a long label" in text


LABELS = st.text("ABCIWabc1% 九", min_size=1, max_size=9).map(str.strip).filter(bool)


@given(labels=st.lists(LABELS, max_size=30), note=st.text("ABCD at", max_size=12))
def test_no_letter_means_two_things(labels, note):
    size = Size(6, 6)
    cells = {point: Cell(label=label) for point, label in zip(size.points(), labels, strict=False)}
    block = BoardBlock(Picture(EmptyBoard(size), cells), notes=((InlineText(note),),))
    found = with_short_labels(block, 4.2)
    before, after = [
        {point: cell.label for point, cell in each.picture.cells.items()} for each in (block, found)
    ]
    assert before.keys() == after.keys()
    kept = {label for point, label in before.items() if after[point] == label}
    new = {before[point]: label for point, label in after.items() if before[point] != label}
    assert len(set(new.values())) == len(new)
    assert kept.isdisjoint(new.values())
    assert set(re.findall(r"\b[A-Z]{1,2}\b", note)).isdisjoint(new.values())
    assert "I" not in new.values()
    explained = "" if found is block else plain_text(found.notes[-1])
    assert all(f"{letter}: {label}" in explained for label, letter in new.items())
    assert replaced_labels(found.picture, 4.2) == {}


@for_each(
    ("setup", "kinds"),
    [
        ({"stone_pitch": 4.2}, set()),
        ({"stone_pitch": 2.0}, {KIND.SMALL_NUMBERS}),
        ({"stone_pitch": 1.2}, SMALL_AND_BARE),
        ({"stone_pitch": 4.2, "names": True}, {KIND.SMALL_NAMES}),
        ({"paper": PAPERS["A6"]}, set()),
        ({"paper": PAPERS["A6"], "columns": 2, "second": "andreev"}, SMALL_AND_BARE),
        ({"stone_pitch": 4.2, "text_size": 5.0}, {KIND.SMALL_NUMBERS}),
    ],
)
def test_each_page_has_one_warning_of_each_kind_of_small_type(setup, kinds):
    points = [f"{column}{row}" for column in "abcdefghijklmnopqr" for row in "abcdefgh"]
    moves = "".join(f";{'BW'[at % 2]}[{point}]" for at, point in enumerate((*points, "aa", "cc")))
    made = book(f"(;SZ[19]{moves})", **setup)
    found = made.pages.text_warnings
    assert {warning.kind for _, warning in found} == kinds
    assert len({(page, warning.kind) for page, warning in found}) == len(found)


def test_a_warning_of_small_type_says_the_size_that_is_printed():
    moves = "".join(f";{'BW'[at % 2]}[{chr(97 + at)}a]" for at in range(12))
    made = book(f"(;SZ[13]{moves})", stone_pitch=1.6)
    (board,) = items_of(made, PlacedBoard)
    least = min(text.points for text in drawn_texts(board) if text.bold)
    (told,) = [each for each in warnings_of(made) if each.kind is KIND.SMALL_NUMBERS]
    assert told.text == f"{least:.1f} pt"
    assert str(told) == f"numbers on stones are only {least:.1f} pt large"


def test_board_blocks_keep_the_labels_of_the_record():
    made = book(stone_pitch=4.2)
    (block,) = find_board_blocks(made.book.blocks)
    assert block.picture.cells[Point(16, 5)].label == "dame"


def test_a_position_on_its_own_page_explains_long_labels_in_its_caption():
    size = Size(9, 9)
    cells = {Point(2, 2): Cell(label="a long label"), Point(3, 3): Cell(label="A")}
    picture = Picture(EmptyBoard(size), cells)
    for paper in (None, QSizeF(148, 210)):
        sheet = board_page(picture, paper=paper, caption="Black to play", largest_pitch=4.2)
        texts = [text for item in sheet.items for text in drawn_texts(item)]
        assert [text.text for text in texts] == ["B", "A", "Black to play", "B: a long label"]
        assert min(text.points for text in texts) >= 5.49
