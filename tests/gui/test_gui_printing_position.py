from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from goboard_gui.diagram.compose import DisplayOptions, PointNames, compose_picture
from goboard_gui.diagram.export import save_svg
from goboard_gui.diagram.picture import Cell
from goboard_gui.go import Board, Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.settings import EDGE_COORDINATES, NOTATION_GRID, POINT_NAMES, READING
from goboard_gui.gui.printing.position_export import PositionExport
from goboard_gui.notation import Naming, Reading, notation
from goboard_gui.record.values.game_info import with_info
from tests.record.record_cases import line

BLACK, WHITE = Colour.BLACK, Colour.WHITE
SIZE = Size(5, 4)
STONES = {Point(1, 0): BLACK, Point(4, 2): WHITE}


@pytest.fixture
def document(qapp) -> Document:
    document = Document(line("SZ[5:4]", "B[ba]", "W[ec]"))
    document.go_to(2)
    return document


@pytest.fixture
def position(document, view_settings, messages):
    window = QWidget()
    yield PositionExport(document, view_settings, messages, window)
    window.deleteLater()


def test_the_position_at_the_cursor_is_printed_without_pointer_and_last_move(position, document):
    assert position.picture().cells == {point: Cell(stone) for point, stone in STONES.items()}
    document.go_to(1)
    assert position.picture().cells == {Point(1, 0): Cell(BLACK)}


@pytest.mark.parametrize(
    ("view", "reading"), list(product(Symmetry, Reading)), ids=lambda value: value.value
)
def test_what_is_printed_and_exported_is_what_is_seen(
    position, view_settings, person, tmp_path, view, reading
):
    view_settings.set_notation("andreev")
    view_settings.set_view(view)
    view_settings.set(READING, reading.value)
    view_settings.set(POINT_NAMES, True)
    naming = Naming(notation("andreev"), SIZE, view, reading)
    board = Board.from_rows(".X...", ".....", "....O", ".....")
    seen = compose_picture(board, naming, DisplayOptions(names=PointNames.ALL))
    assert position.picture() == seen
    person.answers(save_path=tmp_path / "seen.svg")
    position.export_svg()
    save_svg(seen, tmp_path / "expected.svg", title="Untitled")
    assert (tmp_path / "seen.svg").read_bytes() == (tmp_path / "expected.svg").read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        lambda view_settings: view_settings.set(EDGE_COORDINATES, False),
        lambda view_settings: view_settings.set(POINT_NAMES, True),
        lambda view_settings: view_settings.set(NOTATION_GRID, True),
    ],
    ids=["edges", "names", "structure"],
)
def test_overlays_are_printed_as_they_are_shown(position, view_settings, change):
    view_settings.set_notation("andreev")
    before = position.picture()
    change(view_settings)
    assert position.picture() != before


MAGIC = {"pdf": b"%PDF-", "svg": b"<?xml", "png": b"\x89PNG"}
"""What files of each kind begin with."""
EXPORTS = pytest.mark.parametrize(("kind", "magic"), MAGIC.items())


def export(position: PositionExport, kind: str) -> None:
    getattr(position, f"export_{kind}")()


@EXPORTS
def test_the_position_is_exported(position, person, tmp_path, kind, magic):
    path = tmp_path / f"board.{kind}"
    person.answers(save_path=path)
    export(position, kind)
    assert path.read_bytes().startswith(magic)
    ((_, _, suggested, kinds),) = person.asked
    assert suggested == f"Untitled.{kind}"
    assert f"(*.{kind})" in kinds


def test_a_position_of_a_game_without_a_file_is_named_after_its_players(
    position, document, person, tmp_path
):
    named = with_info(document.session.tree, {"PB": "Anna", "PW": "Karl", "DT": "2026-11-22"})
    document.replace("names", named)
    person.answers(save_path=tmp_path / "board.png")
    position.export_png()
    assert person.asked[0][2] == "2026-11-22 Anna - Karl.png"


def test_who_exports_is_told_that_it_is_done(window, person, tmp_path):
    for kind, magic in MAGIC.items():
        path = tmp_path / f"board.{kind}"
        person.answers(save_path=path)
        window.commands[Command[f"EXPORT_{kind.upper()}"]].trigger()
        assert path.read_bytes().startswith(magic)
        assert window.status.currentMessage() == f"Saved: board.{kind} in {tmp_path}"


@EXPORTS
def test_an_export_is_named_after_the_record_and_lies_beside_it(
    position, document, person, tmp_path, kind, magic
):
    document.path = tmp_path / "game.sgf"
    person.answers(save_path=tmp_path / "without ending")
    export(position, kind)
    assert person.asked[0][2] == str(tmp_path / f"game.{kind}")
    assert (tmp_path / f"without ending.{kind}").read_bytes().startswith(magic)


@EXPORTS
def test_an_export_may_be_cancelled(position, person, tmp_path, kind, magic):
    person.answers(save_path=None)
    export(position, kind)
    assert list(tmp_path.glob(f"*.{kind}")) == []


@EXPORTS
def test_an_export_that_fails_says_so(position, person, tmp_path, kind, magic):
    path = tmp_path / "missing" / f"board.{kind}"
    person.answers(save_path=path)
    export(position, kind)
    (told,) = person.told
    assert told.startswith(f"{path}: ")


def test_the_pixels_of_an_exported_board_are_turned_as_it_is_seen(
    position, view_settings, person, tmp_path
):
    view_settings.set_view(Symmetry.R90)
    person.answers(save_path=tmp_path / "board.png")
    position.export_png()
    image = QImage(str(tmp_path / "board.png"))
    assert image.height() > image.width()
    # Turned right, the black stone of the upper left has come to the right edge.
    middle, pitch = image.rect().center(), 48
    black = image.pixelColor(middle.x() + round(1.5 * pitch), middle.y() - pitch)
    white = image.pixelColor(middle.x() - round(0.5 * pitch), middle.y() + 2 * pitch)
    assert black.lightness() < 70
    assert white.lightness() > 200


def test_the_position_is_copied_as_an_image_as_svg_and_as_text(position, qapp):
    position.copy()
    data = qapp.clipboard().mimeData()
    assert data.hasImage()
    assert bytes(data.data("image/svg+xml")).startswith(b"<?xml")
    assert "After move 2" in data.text()
    assert ". X . . ." in data.text()


def test_the_caption_tells_the_move(position, document):
    assert position.caption() == "After move 2"
    document.go_to(0)
    assert position.caption() == ""
