"""Whoever writes pictures writes them in each format of the table, and in no other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from goboard_gui import api
from goboard_gui.diagram.book.blocks import BoardBlock, Book, Unit
from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.output.book_files import OutputOptions, write_book
from goboard_gui.diagram.output.clipboard import sheet_mime_data
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.formats import (
    CARD_FORMATS,
    FORMATS,
    IMAGE_FORMATS,
    PICTURE_FORMATS,
    PNG,
    SVG,
    Format,
    extensions,
)
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.picture_files import save_picture, save_sheet
from goboard_gui.diagram.output.plot_files import save_plot
from goboard_gui.diagram.output.series import write_series
from goboard_gui.diagram.reference_card import reference_card, save_card
from goboard_gui.go import Board, Size
from goboard_gui.notation import Naming, notation
from tests.cases import for_each
from tests.diagram.output_cases import board_sheet, numbered_picture
from tests.diagram.plot_cases import by_year
from tests.format_cases import SIGNATURES
from tests.record.record_cases import line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")

PICTURE = numbered_picture(5)
WESTERN = NamingOptions(notation("western"))
SMALL = ImageOptions(width=60)


def series(path: Path) -> None:
    tree = line("SZ[5]", "B[aa]")
    list(write_series(path, PrintedGame(tree, tree.root), PrintOptions(WESTERN), SMALL))


def book(path: Path) -> None:
    blocks = (Unit((BoardBlock(PICTURE, ()),)),)
    list(write_book(path, Book(blocks), PrintOptions(WESTERN), OutputOptions(SMALL)))


class User(NamedTuple):
    """Something that writes files, and the formats that it offers."""

    save: Callable[[Path], object]
    formats: Sequence[Format]


CARD = reference_card(Naming(notation("western"), Size(5, 5)))
USERS = {
    "board": User(lambda path: save_picture(path, PICTURE), PICTURE_FORMATS),
    "sheet": User(lambda path: save_sheet(path, board_sheet(PICTURE), SMALL), PICTURE_FORMATS),
    "library": User(lambda path: api.draw(Board.empty(Size(5, 5)), path), PICTURE_FORMATS),
    "plot": User(lambda path: save_plot(path, by_year(3), SMALL), PICTURE_FORMATS),
    "card": User(lambda path: save_card(path, CARD), CARD_FORMATS),
    "series": User(series, IMAGE_FORMATS),
    "book": User(book, FORMATS),
}
CASES = [(name, known) for name, user in USERS.items() for known in user.formats]


def test_every_format_has_a_row_of_its_own():
    assert len(set(extensions(FORMATS))) == len(FORMATS) == len(SIGNATURES)
    assert {known for user in USERS.values() for known in user.formats} == set(FORMATS)


@for_each(("name", "known"), CASES, ids=[f"{name}{known.extension}" for name, known in CASES])
def test_each_user_writes_each_format_that_it_offers(tmp_path, name, known):
    for extension in (known.extension, known.extension.upper()):
        folder = tmp_path / f"{name}{extension}"
        folder.mkdir()
        USERS[name].save(folder / f"a{extension}")
        files = list(folder.iterdir())
        assert files
        assert all(path.read_bytes().startswith(SIGNATURES[known]) for path in files)


@for_each("name", USERS.keys() - {"series"})
def test_another_format_is_refused_with_those_that_are_offered(tmp_path, name):
    user = USERS[name]
    unknown = {".gif", ".tiff", ".PDFX", ""} | set(extensions(FORMATS)) - set(
        extensions(user.formats)
    )
    for extension in unknown:
        with pytest.raises(ExportError) as caught:
            user.save(tmp_path / f"a{extension}")
        assert set(caught.value.known) == set(extensions(user.formats))
        assert len(caught.value.known) == len(user.formats)
    assert not list(tmp_path.iterdir())


def test_the_clipboard_has_the_bytes_of_the_files(tmp_path):
    sheet = board_sheet(PICTURE)
    data = sheet_mime_data(sheet, "", ImageOptions(dpi=200))
    for known, kind in ((PNG, "image/png"), (SVG, "image/svg+xml")):
        path = tmp_path / f"sheet{known.extension}"
        save_sheet(path, sheet, ImageOptions(dpi=200))
        assert bytes(data.data(kind)) == path.read_bytes()
