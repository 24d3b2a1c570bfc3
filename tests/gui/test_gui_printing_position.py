from __future__ import annotations

import re
from itertools import product
from operator import lt
from typing import TYPE_CHECKING

import pikepdf
import pytest
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QWidget

from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
from goboard_gui.diagram.output.clipboard import board_mime_steps
from goboard_gui.diagram.output.picture_files import save_picture
from goboard_gui.diagram.picture import Cell, StatusMark
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import (
    EDGE_COORDINATES,
    LAST_MOVE_MARK,
    MOVE_NUMBERS,
    NOTATION_GRID,
    POINT_NAMES,
    READING,
)
from goboard_gui.gui.printing.position_export import PositionExport
from goboard_gui.notation import Naming, Reading, notation
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.game_info import with_info
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.diagram.pdf_structure import structure
from tests.gui.gui_cases import point_to
from tests.record.record_cases import line

if TYPE_CHECKING:
    from pathlib import Path

    from goboard_gui.gui.core.document import Document
    from goboard_gui.gui.core.view_settings import ViewSettings

BLACK, WHITE = Colour.BLACK, Colour.WHITE
SIZE = Size(5, 4)
STONES = {Point(1, 0): BLACK, Point(4, 2): WHITE}


@pytest.fixture
def shown(stage):
    """Return a board that shows a position after two moves."""
    made = stage(line("SZ[5:4]", "B[ba]", "W[ec]"))
    made.document.go_to(2)
    return made


@pytest.fixture
def document(shown) -> Document:
    return shown.document


@pytest.fixture
def view_settings(shown) -> ViewSettings:
    return shown.view_settings


@pytest.fixture
def position(shown, messages):
    window = QWidget()
    yield PositionExport(shown.document, shown.presenter, shown.view_settings, messages, window)
    window.deleteLater()


def test_the_position_is_exported_as_the_board_shows_it_but_without_the_pointer(
    position, shown, document
):
    cells = {point: Cell(stone) for point, stone in STONES.items()}
    cells[Point(4, 2)] = Cell(WHITE, StatusMark.LAST_MOVE)
    assert position.picture().cells == cells
    assert position.picture() == shown.board.picture
    point_to(shown.board, Point(2, 2))
    shown.presenter.set_frame_visible(True)
    assert shown.board.picture.cells[Point(2, 2)].ghost is BLACK
    assert position.picture().cells == cells
    assert position.picture().overlays_above == ()
    document.go_to(1)
    assert position.picture().cells == {Point(1, 0): Cell(BLACK, StatusMark.LAST_MOVE)}


def test_numbers_marks_and_what_others_add_are_exported(position, shown, view_settings):
    shown.document.replace_tree(
        "markup", line("SZ[5:4]", "B[ba]", "W[ec]TR[aa]VW[aa:cc]LB[ba:A]"), cursor=2
    )
    view_settings.set(MOVE_NUMBERS, "all")
    shown.presenter.add_decoration(
        lambda picture, naming: picture._replace(
            cells={**picture.cells, Point(0, 3): Cell(label="x")}
        )
    )
    shown.presenter.refresh_decorations()
    picture = position.picture()
    assert picture == shown.board.picture
    assert picture.cells == {
        Point(0, 0): Cell(marks=(Mark.TRIANGLE,)),
        Point(0, 3): Cell(label="x"),
        Point(1, 0): Cell(BLACK, label="A", number="1"),
        Point(4, 2): Cell(WHITE, StatusMark.LAST_MOVE, number="2"),
    }
    assert len(picture.overlays_above) == 1  # the part that the record shows


def test_numbers_that_the_board_cannot_show_are_exported_with_it(
    stage, messages, person, qapp, tmp_path
):
    shown = stage(line("SZ[5]", "W[aa]", "B[ba]", "W[ee]", "B[ab]"))
    shown.document.go_to(4)
    window = QWidget()
    position = PositionExport(
        shown.document, shown.presenter, shown.view_settings, messages, window
    )
    heights = {}
    for numbers in ("none", "all"):
        shown.view_settings.set(MOVE_NUMBERS, numbers)
        for kind in ("png", "svg", "pdf", "txt"):
            person.answers(save_path=tmp_path / f"{numbers}.{kind}")
            position.export_position()
        image = QImage(str(tmp_path / f"{numbers}.png"))
        position.copy_position()
        data = qapp.clipboard().mimeData()
        heights[numbers] = (
            image.height(),
            QImage.fromData(data.data("image/png")).height(),
            svg_height(tmp_path / f"{numbers}.svg"),
        )
        text = (tmp_path / f"{numbers}.txt").read_text()
        assert text == data.text()
        assert ("1 at A5" in text.splitlines()) is (numbers == "all")
    assert all(map(lt, heights["none"], heights["all"]))
    # As text the numbers replace the stones.
    assert text.splitlines()[:3] == ["After move 4", "   A B C D E", " 5 . 2 . . . 5"]
    window.deleteLater()


def svg_height(path: Path) -> float:
    return float(re.search(r'height="([\d.]+)mm"', path.read_text())[1])


@for_each(("view", "reading"), list(product(Symmetry, Reading)), ids=lambda value: value.value)
def test_what_is_printed_and_exported_is_what_is_seen(
    position, document, view_settings, person, tmp_path, view, reading
):
    view_settings.set_notation("andreev")
    view_settings.set_view(view)
    view_settings.set(READING, reading.value)
    view_settings.set(POINT_NAMES, True)
    naming = Naming(notation("andreev"), SIZE, view, reading)
    seen = compose_picture(
        document.session.board,
        naming,
        DisplayOptions(names=NamedPoints.ALL),
        document.session.last_move,
    )
    assert position.picture() == seen
    person.answers(save_path=tmp_path / "seen.svg")
    position.export_position()
    title, description = "Untitled", position.description()
    save_picture(tmp_path / "expected.svg", seen, title=title, description=description)
    assert (tmp_path / "seen.svg").read_bytes() == (tmp_path / "expected.svg").read_bytes()


@for_each(
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


MAGIC = {"pdf": b"%PDF-", "svg": b"<?xml", "png": b"\x89PNG", "webp": b"RIFF"}
"""What files of each kind begin with."""
EXPORTS = pytest.mark.parametrize(("kind", "magic"), MAGIC.items())


@EXPORTS
def test_the_position_is_exported(position, person, tmp_path, kind, magic):
    path = tmp_path / f"board.{kind}"
    person.answers(save_path=path)
    position.export_position()
    assert path.read_bytes().startswith(magic)
    ((_, _, suggested, kinds),) = person.asked
    assert suggested == "Untitled.png"
    assert f"(*.{kind})" in kinds


def test_a_pdf_of_the_position_is_described_as_in_books(position, document, person, tmp_path):
    texts = []
    for number in (0, 2):
        document.go_to(number)
        person.answers(save_path=tmp_path / "board.pdf")
        position.export_position()
        with pikepdf.open(tmp_path / "board.pdf") as pdf:
            assert pdf.Root.Lang == "en"
            (figure,) = structure(pdf).named("Figure")
            texts.append(str(figure.raw.Alt))
    assert texts == [
        "Board 5 × 4.",
        "After move 2. Last move: White E2. Black: B4. White: E2.",
    ]


def test_webp_has_each_pixel_of_the_png(position, person, tmp_path):
    for kind in ("png", "webp"):
        person.answers(save_path=tmp_path / f"board.{kind}")
        position.export_position()
    png, webp = (QImage(str(tmp_path / f"board.{kind}")) for kind in ("png", "webp"))
    assert png == webp.convertToFormat(png.format())


def test_a_position_of_a_game_without_a_file_is_named_after_its_players(
    position, document, person, tmp_path
):
    named = with_info(document.session.tree, {"PB": "Anna", "PW": "Karl", "DT": "2026-11-22"})
    document.replace_tree("names", named)
    person.answers(save_path=tmp_path / "board.png")
    position.export_position()
    assert person.asked[0][2] == "2026-11-22 Anna - Karl.png"


def test_a_pdf_of_the_position_is_one_command_and_one_dialog_away(window, person, tmp_path):
    window.document.path = tmp_path / "game.sgf"
    person.answers(save_path=tmp_path / "game.pdf")
    window.commands[Command.EXPORT_PDF].trigger()
    ((_, _, suggested, kinds),) = person.asked
    assert suggested == str(tmp_path / "game.pdf")
    assert kinds.startswith("Portable Document Format (*.pdf);;")
    assert (tmp_path / "game.pdf").read_bytes().startswith(MAGIC["pdf"])


def test_an_exported_position_can_be_opened(window, person, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True
    )
    person.answers(save_path=tmp_path / "a game.pdf")
    window.commands[Command.EXPORT_PDF].trigger()
    (button,) = window.message_strip.notice_line.buttons
    assert (button.text(), button.isVisible()) == ("Open", True)
    button.click()
    assert opened == [str(tmp_path / "a game.pdf")]
    window.document.play(Point(0, 0))
    assert window.message_strip.confirmation == ""


def test_who_exports_is_told_that_it_is_done(window, person, tmp_path):
    for kind, magic in MAGIC.items():
        path = tmp_path / f"board.{kind}"
        person.answers(save_path=path)
        window.commands[Command.EXPORT_POSITION].trigger()
        assert path.read_bytes().startswith(magic)
        assert window.message_strip.confirmation == f"Saved: board.{kind} in {tmp_path}"


def test_an_export_is_named_after_the_record_and_lies_beside_it(
    position, document, person, tmp_path
):
    document.path = tmp_path / "game.sgf"
    person.answers(save_path=tmp_path / "without ending")
    position.export_position()
    assert person.asked[0][2] == str(tmp_path / "game.png")
    assert (tmp_path / "without ending.png").read_bytes().startswith(MAGIC["png"])


def test_an_export_may_be_cancelled(position, person, tmp_path):
    person.answers(save_path=None)
    position.export_position()
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_format_is_refused_with_those_that_there_are(position, person, tmp_path):
    person.answers(save_path=tmp_path / "board.gif")
    position.export_position()
    assert person.told == [
        "Couldn't export: format .gif is not supported. Choose one of .png, .pdf, .svg, .webp, "
        ".txt."
    ]
    assert list(tmp_path.iterdir()) == []


@EXPORTS
def test_an_export_that_fails_says_so(position, person, tmp_path, kind, magic):
    path = tmp_path / "missing" / f"board.{kind}"
    person.answers(save_path=path)
    position.export_position()
    (told,) = person.told
    assert told.startswith(f"{path}: ")


def test_the_pixels_of_an_exported_board_are_turned_as_it_is_seen(
    position, view_settings, person, tmp_path
):
    view_settings.set_view(Symmetry.R90)
    view_settings.set(LAST_MOVE_MARK, "nothing")
    person.answers(save_path=tmp_path / "board.png")
    position.export_position()
    image = QImage(str(tmp_path / "board.png"))
    assert image.height() > image.width()
    # Turned right, the black stone of the upper left has come to the right edge.
    middle, pitch = image.rect().center(), 48
    black = image.pixelColor(middle.x() + round(1.5 * pitch), middle.y() - pitch)
    white = image.pixelColor(middle.x() - round(0.5 * pitch), middle.y() + 2 * pitch)
    assert black.lightness() < 70
    assert white.lightness() > 200


def test_the_position_is_copied_as_an_image_as_svg_and_as_text(position, qapp):
    position.copy_position()
    data = qapp.clipboard().mimeData()
    assert data.hasImage()
    assert bytes(data.data("image/svg+xml")).startswith(b"<?xml")
    assert "After move 2" in data.text()
    assert ". X . . ." in data.text()


def test_very_many_arrows_are_all_copied_in_slices(stage, messages, qapp, in_steps):
    points = [f"{column}{row}" for row in "abcdefghi" for column in "abcdefghi"]
    arrows = "".join(f"[aa:{point}]" for point in points[1:])
    shown = stage(line("SZ[9]", f"B[ee]AR{arrows}"))
    shown.document.go_to(1)
    position = PositionExport(
        shown.document, shown.presenter, shown.view_settings, messages, shown.view
    )
    whole = run_to_end(board_mime_steps(position.picture(), "", title="Untitled"))
    qapp.clipboard().setText("before")
    posted = []
    messages.posted.connect(posted.append)
    position.copy_position()
    assert qapp.clipboard().text() == "before"
    in_steps()
    data = qapp.clipboard().mimeData()
    for kind in ("image/png", "image/svg+xml"):
        assert data.data(kind) == whole.data(kind)
    assert posted == ["Copying the picture…", "Position copied as a picture"]


def test_a_position_copied_as_text_names_the_side_to_play_until_both_have_passed(
    position, document, qapp
):
    turns = []
    for _ in range(3):
        position.copy_position()
        turns.append(qapp.clipboard().mimeData().text().splitlines()[-1].strip())
        document.play(None)
    assert turns[:2] == ["Black to play", "White to play"]
    assert turns[2].startswith("A")


def test_the_caption_tells_the_move(position, document):
    assert position.caption() == "After move 2"
    document.go_to(0)
    assert position.caption() == ""


def test_what_a_copied_text_diagram_cannot_show_is_listed_below_it(stage, messages, qapp):
    shown = stage(line("SZ[9]", "B[ee]LB[cc:ab][dd:A][ff:a]AR[aa:bb]"))
    shown.document.go_to(1)
    position = PositionExport(
        shown.document, shown.presenter, shown.view_settings, messages, shown.view
    )
    position.copy_position()
    lines = qapp.clipboard().mimeData().text().splitlines()
    assert lines[-2:] == ["ab at C7; A at D6; A9 → B8", "White to play"]
