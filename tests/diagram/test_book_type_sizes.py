"""The sizes of all type on the boards of pages, in every notation."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from goboard_gui.diagram.book.options import DEFAULTS, PrintedGame
from goboard_gui.diagram.book.page_setup import PAPERS
from goboard_gui.diagram.book.production import BookBuilder, build_book
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine, StoneRun
from goboard_gui.diagram.output.pdf import save_pages
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Size, Symmetry
from goboard_gui.notation import NOTATIONS, Reading, notation
from goboard_gui.record.figures.options import FixedLengthSplit, SingleFigure
from tests.cases import for_each
from tests.diagram.type_sizes import DrawnText, drawn_texts, written_sizes

if TYPE_CHECKING:
    from goboard_gui.diagram.book.sheet import SheetItem
    from goboard_gui.record import Tree
    from goboard_gui.record.figures.options import Split

pytestmark = pytest.mark.usefixtures("qapp")

_ROUNDING = 0.01


class Format(NamedTuple):
    paper: str
    columns: int


WHOLE = SingleFigure()
A4, A5, A6 = Format("A4", 2), Format("A5", 1), Format("A6", 1)


@cache
def tree(size: int) -> Tree:
    """A game of more than 100 moves if there is room, at the end of which points are played again.

    Numbers above 99 are on stones, and some in notes.
    """
    points = [f"{chr(97 + at % size)}{chr(97 + at // size)}" for at in range(size * size)]
    Random(size).shuffle(points)
    moves = points[: min(len(points) - 1, 104)] + points[100:104]
    record = "".join(f";{'BW'[at % 2]}[{point}]" for at, point in enumerate(moves))
    return read_sgf(f"(;SZ[{size}]{record})".encode()).games[0]


def book(
    named: str,
    size: int = 19,
    form: Format = A4,
    *,
    second: str = "",
    reading: Reading = Reading.TRAVEL,
    view: Symmetry = Symmetry.IDENTITY,
    split: Split = WHOLE,
    **changes: object,
) -> BookBuilder:
    options = DEFAULTS.edition
    options = replace(
        options,
        setup=replace(options.setup, paper=PAPERS[form.paper], columns=form.columns, **changes),
        names=options.names._replace(notation=notation(named), view=view, reading=reading),
        plan=replace(options.plan, split=split),
        shown=options.shown._replace(second=notation(second) if second else None),
    )
    game = tree(size)
    return build_book([PrintedGame(game, game.root)], options)


def board_texts(made: BookBuilder) -> list[DrawnText]:
    items = [item for sheet in made.pages.sheets for item in sheet.items]
    return [text for item in items if isinstance(item, PlacedBoard) for text in drawn_texts(item)]


def inline_numbers(made: BookBuilder) -> list[DrawnText]:
    """The numbers on small stones in notes."""
    lines = [
        item
        for sheet in made.pages.sheets
        for item in sheet.items
        if isinstance(item, PlacedLine)
        and any(isinstance(part, StoneRun) and part.stone.label for part in item.line.parts)
    ]
    texts = [text for line in lines for text in drawn_texts(line)]
    return [text for text in texts if text.bold and text.text.isdecimal()]


def check(made: BookBuilder) -> list[DrawnText]:
    """Check all texts on the boards, and return them."""
    texts = board_texts(made)
    edges = [text for text in texts if not text.bold]
    numbers = [text for text in texts if text.bold]
    assert edges
    assert numbers
    assert min(text.points for text in edges) >= 5 - _ROUNDING
    assert min(text.points for text in numbers) >= 5.5 - _ROUNDING
    assert all(text.squeeze >= 0.85 - _ROUNDING for text in edges)
    assert {text.text for text in numbers} >= {"1", "10", "49"}
    return texts


@for_each("named", [found.id for found in NOTATIONS])
@for_each("form", [A4, A5])
def test_all_type_on_boards_is_readable(named, form):
    for second in ("", "western" if named == "andreev" else "andreev"):
        made = book(named, form=form, second=second)
        assert "100" in {text.text for text in check(made)}
        assert min(text.points for text in inline_numbers(made)) >= 5.5 - _ROUNDING


@for_each("named", [found.id for found in NOTATIONS])
@for_each("size", [9, 13])
def test_small_boards_have_readable_type_and_stones_of_the_same_size(named, size):
    if not notation(named).supports(Size(size, size)):
        return
    for second in ("", "western" if named == "andreev" else "andreev"):
        made = book(named, size, second=second)
        assert min(text.points for text in check(made) if not text.bold) >= 5.2
        assert {item.pitch for item in boards_of(made)} == usual_pitches()


@cache
def usual_pitches() -> set[float]:
    return {item.pitch for item in boards_of(book("western"))}


def boards_of(made: BookBuilder) -> list[PlacedBoard]:
    items = (item for sheet in made.pages.sheets for item in sheet.items)
    return [item for item in items if isinstance(item, PlacedBoard)]


@for_each("named", [found.id for found in NOTATIONS])
@for_each("reading", Reading)
def test_turned_boards_have_readable_type(named, reading):
    check(book(named, reading=reading, view=Symmetry.R90))


def test_edge_labels_are_as_large_on_all_boards_of_a_book():
    for named in ("western", "andreev", "tengen-squares", "serial"):
        made = book(named, split=FixedLengthSplit(50))
        sizes = {
            side: {text.points for text in drawn_texts(board) if not text.bold}
            for side, board in enumerate(boards_of(made))
        }
        assert len(sizes) > 1
        assert all(sizes[0] == other for other in sizes.values())


def test_numbers_above_99_are_condensed_and_never_shortened():
    for pitch in (3.0, 3.2, 4.2):
        numbers = [text for text in board_texts(book("western", stone_pitch=pitch)) if text.bold]
        assert {str(number) for number in range(1, 105)} <= {text.text for text in numbers}
        long = [text.squeeze for text in numbers if len(text.text) == 3]
        assert max(long) <= 0.8
        assert min(long) >= 0.55 - _ROUNDING
        assert min(text.points for text in numbers) >= 5.5 - _ROUNDING


def test_the_written_pdf_has_type_of_the_same_sizes(tmp_path):
    made = book("tengen-squares", second="andreev")
    save_pages(tmp_path / "book.pdf", made.pages)
    drawn = [text.points for item in sheet_items(made) for text in drawn_texts(item)]
    written = written_sizes(tmp_path / "book.pdf")
    assert min(written) >= 5 - _ROUNDING
    for some, others in ((written, drawn), (drawn, written)):
        assert all(any(abs(size - other) < 0.02 for other in set(others)) for size in set(some))


def sheet_items(made: BookBuilder) -> list[SheetItem]:
    return [item for sheet in made.pages.sheets for item in sheet.items]
