from __future__ import annotations

import errno
import os

import pytest
from PySide6.QtGui import QImage, QImageWriter

from goboard_gui.diagram.book.sheet import Sheet
from goboard_gui.diagram.output import files
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.files import write_file
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.picture_files import save_sheet
from goboard_gui.diagram.theme import PRINT
from goboard_gui.files.errors import SaveError, SaveStage
from tests.diagram.output_cases import BLUE, Box, board_sheet, numbered_picture

pytestmark = pytest.mark.usefixtures("qapp")

SHEET = Sheet(80, 50, (Box(10, 10, 20, 20),))
webp = pytest.mark.skipif(
    b"webp" not in [bytes(kind.data()) for kind in QImageWriter.supportedImageFormats()],
    reason="this Qt has no WebP",
)
KINDS = [".png", pytest.param(".webp", marks=webp)]


def at(image: QImage, x: float, y: float) -> str:
    """The colour at a place in millimetres."""
    scale = image.width() / SHEET.width
    return image.pixelColor(int(x * scale), int(y * scale)).name()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("options", "size"),
    [
        (ImageOptions(dpi=254), (800, 500)),
        (ImageOptions(dpi=72), (227, 142)),
        (ImageOptions(width=333), (333, 208)),
    ],
    ids=["254 dpi", "72 dpi", "333 pixels"],
)
def test_an_image_is_as_large_as_it_is_asked_for(tmp_path, kind, options, size):
    path = tmp_path / f"sheet{kind}"
    save_sheet(path, SHEET, options)
    image = QImage(str(path))
    assert (image.width(), image.height()) == size
    assert [at(image, 11, 11), at(image, 29, 29)] == [BLUE] * 2
    assert [at(image, 9, 11), at(image, 31, 29)] == ["#ffffff"] * 2


@pytest.mark.parametrize("options", [ImageOptions(dpi=300), ImageOptions(width=945)])
def test_a_png_says_how_large_it_is_to_be_printed(tmp_path, options):
    save_sheet(tmp_path / "sheet.png", SHEET, options)
    image = QImage(str(tmp_path / "sheet.png"))
    assert image.width() / image.dotsPerMeterX() == pytest.approx(0.080, abs=2e-4)
    assert image.height() / image.dotsPerMeterY() == pytest.approx(0.050, abs=2e-4)


@pytest.mark.parametrize("kind", KINDS)
def test_an_image_is_transparent_without_a_ground(tmp_path, kind):
    path = tmp_path / f"sheet{kind}"
    save_sheet(path, SHEET, ImageOptions(background=None, width=400))
    image = QImage(str(path))
    assert image.pixelColor(5, 5).alpha() == 0
    assert image.pixelColor(100, 100).alpha() == 255


@webp
def test_webp_keeps_every_pixel(tmp_path):
    sheet = board_sheet(numbered_picture())
    for kind in ("png", "webp"):
        save_sheet(tmp_path / f"board.{kind}", sheet, ImageOptions(width=300))
    images = [QImage(str(tmp_path / f"board.{kind}")) for kind in ("png", "webp")]
    assert images[0] == images[1].convertToFormat(images[0].format())


def test_a_bare_board_is_transparent(tmp_path):
    sheet = board_sheet(numbered_picture(), theme=PRINT._replace(transparent=True))
    save_sheet(tmp_path / "board.png", sheet, ImageOptions(background=None, width=500))
    image = QImage(str(tmp_path / "board.png"))
    alphas = {image.pixelColor(x, 250).alpha() for x in range(500)}
    assert {0, 255} <= alphas


@pytest.mark.parametrize(
    ("kind", "width", "high", "told"),
    [
        (".png", 20_001, 10, "20001 × 2500"),
        (".png", 20_000, 51, "20000 × 12750"),
        pytest.param(".webp", 16_384, 10, "16384 × 2048", marks=webp),
    ],
    ids=["too wide", "too large", "too wide for WebP"],
)
def test_too_many_pixels_are_refused(tmp_path, kind, width, high, told):
    with pytest.raises(ExportError, match=f"too large .{told} pixels"):
        save_sheet(tmp_path / f"sheet{kind}", Sheet(80, high), ImageOptions(width=width))
    assert not list(tmp_path.iterdir())


FAULTS = {
    "full disk": OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
    "no permission": PermissionError(errno.EACCES, os.strerror(errno.EACCES)),
}


@pytest.mark.parametrize("cause", FAULTS.values(), ids=FAULTS)
def test_what_the_disk_refuses_is_told_with_the_file(tmp_path, monkeypatch, cause):
    def refuse(path, data, **_options):
        raise SaveError(path, SaveStage.WRITE, cause)

    monkeypatch.setattr(files, "save", refuse)
    path = tmp_path / "game.png"
    with pytest.raises(ExportError) as caught:
        write_file(path, b"data")
    assert str(caught.value) == f"{path}: {cause.strerror}"
    assert caught.value.cause is cause


@pytest.mark.parametrize("kind", [".png", ".svg", ".webp"])
def test_missing_folders_and_folders_of_the_name_are_told(tmp_path, kind):
    folder = tmp_path / f"folder{kind}"
    folder.mkdir()
    lost = tmp_path / "lost" / f"game{kind}"
    for path, told in ((folder, "directory"), (lost, "No such file")):
        with pytest.raises(ExportError, match=told) as caught:
            save_sheet(path, SHEET, ImageOptions(width=50))
        assert caught.value.path == path
    assert [path.name for path in tmp_path.rglob("*")] == [folder.name]
