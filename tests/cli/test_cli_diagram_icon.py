from __future__ import annotations

import configparser
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from goboard_gui.cli import icon
from goboard_gui.diagram.layout import PLAIN, Layout
from goboard_gui.go import Point, Size

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[2]
THUMBNAILER = ROOT / "packaging" / "io.github.goboard.Goboard.thumbnailer"
GAME = "(;SZ[9];B[ee];W[cc];B[gg])"
POSIX = pytest.mark.skipif(os.name != "posix", reason="only POSIX has such files")


@pytest.fixture
def shown(goboard, record, tmp_path):
    """Return a function that draws a record at icon size and gives the picture."""

    def run(text: str, *options: object, pixels: int = 90) -> QImage:
        output = tmp_path / "thumbnail of no kind"
        result = goboard("diagram", "--icon", pixels, record(text), "-o", output, *options)
        assert (result.status, result.out, result.err) == (0, "", "")
        assert output.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
        return QImage(str(output))

    return run


def stone(image: QImage, column: int, row: int) -> str:
    """Return what lies on a point of a 9×9 board: `black`, `white`, or nothing."""
    unit = Layout.at_pitch(Size(9, 9), 1, margins=PLAIN)
    pitch = image.width() / unit.board_rect().width()
    beside_its_mark = QPointF(-0.25, -0.25)
    place = (unit.centre(Point(column, row)) + beside_its_mark) * pitch
    light = image.pixelColor(place.toPoint()).lightness()
    return "black" if light < 110 else "white" if light > 215 else ""


@pytest.mark.parametrize(
    ("size", "sides"),
    [("9", (128, 128)), ("19", (128, 128)), ("52:13", (128, 33)), ("1", (128, 128))],
)
def test_the_longer_side_has_so_many_pixels(shown, size, sides):
    image = shown(f"(;SZ[{size}])", pixels=128)
    assert (image.width(), image.height()) == sides


def test_a_game_is_shown_as_it_ended(shown):
    image = shown(GAME)
    assert [stone(image, *point) for point in ((4, 4), (2, 2), (6, 6), (0, 0))] == [
        *("black", "white", "black", ""),
    ]


def test_a_problem_is_shown_as_it_begins(shown):
    image = shown("(;SZ[9]AB[bb]AW[cc];B[ee])")
    assert [stone(image, *point) for point in ((1, 1), (2, 2), (4, 4))] == ["black", "white", ""]


def test_another_move_and_view_can_be_asked_for(shown):
    image = shown("(;SZ[9];B[bb];W[cc])", "--move", 1, "--view", "mh")
    assert [stone(image, *point) for point in ((7, 1), (6, 2))] == ["black", ""]


def test_marks_and_labels_are_left_out(shown):
    plain, marked = shown(GAME), shown(f"{GAME[:-1]}LB[aa:A]TR[bb]CR[ee])")
    assert plain == marked


def test_the_file_is_filled_that_another_program_holds_open(goboard, record, tmp_path):
    output = tmp_path / "tumbler-1"
    with output.open("w+b") as held:
        assert goboard("diagram", "--icon", 64, record(GAME), "-o", output).status == 0
        assert held.read().startswith(b"\x89PNG")


def test_a_folder_that_is_not_there_is_named(goboard, record, tmp_path):
    output = tmp_path / "nowhere" / "icon.png"
    result = goboard("diagram", "--icon", 64, record(GAME), "-o", output)
    assert (result.status, result.err) == (2, f"{output}: No such file or directory\n")


@pytest.mark.parametrize(
    "options",
    [
        ("--width", 9),
        ("--figures", "every:50"),
        ("--figures", "whole"),
        ("--plan",),
        ("--as", "kifu"),
        ("--game", "all"),
    ],
    ids=lambda options: " ".join(map(str, options)),
)
def test_what_an_icon_cannot_show_is_refused(goboard, record, tmp_path, options):
    output = tmp_path / "icon.png"
    result = goboard("diagram", "--icon", 64, record(GAME), "-o", output, *options)
    assert result.status == 2
    assert "--icon" in result.err
    assert not output.exists()


@pytest.mark.parametrize("pixels", [0, 2049, 10**9 - 1])
def test_a_size_that_is_none_of_an_icon_is_refused(goboard, record, tmp_path, pixels):
    result = goboard("diagram", "--icon", pixels, record(GAME), "-o", tmp_path / "icon.png")
    assert (result.status, result.err) == (2, "goboard: --icon must be between 1 and 2048 pixels\n")


@pytest.mark.parametrize("text", ["", "Dear Tom,", "(" * 100_000], ids=["empty", "letter", "deep"])
def test_a_file_without_a_game_gives_no_icon(goboard, record, tmp_path, text):
    output = tmp_path / "icon.png"
    assert goboard("diagram", "--icon", 64, record(text), "-o", output).status == 2
    assert not output.exists()


def test_a_file_too_large_for_a_moment_is_not_even_read(goboard, tmp_path):
    path = tmp_path / "huge.sgf"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    result = goboard("diagram", "--icon", 64, path, "-o", tmp_path / "icon.png")
    assert (result.status, result.err) == (2, f"{path}: too large for a thumbnail\n")


@POSIX
def test_a_file_that_never_ends_is_not_even_opened(goboard, tmp_path):
    path = tmp_path / "pipe.sgf"
    os.mkfifo(path)
    assert goboard("diagram", "--icon", 64, path, "-o", tmp_path / "icon.png").status == 2


@POSIX
def test_what_takes_too_long_is_ended_by_the_system(record, tmp_path):
    code = (
        "import sys, time; from goboard_gui.cli import icon; from goboard_gui.cli.main import main;"
        "icon._PATIENCE = 1; icon._position = lambda *_: time.sleep(60); main(sys.argv[1:])"
    )
    output = tmp_path / "icon.png"
    command = [sys.executable, "-c", code, "diagram", "--icon", "64", record(GAME), "-o", output]
    assert subprocess.run(command, check=False).returncode == -signal.SIGALRM
    assert not output.exists()


@POSIX
def test_nothing_is_left_of_the_limit_when_the_icon_is_drawn(shown):
    shown(GAME)
    assert signal.alarm(0) == 0
    assert icon._PATIENCE > 0


@pytest.mark.parametrize(
    "name",
    ["game.sgf", "a game, 50 % %i %o.sgf", "-o.sgf", "$(rm x); 'y'.sgf", "黒番.sgf", "\udce5.sgf"],
    ids=ascii,
)
def test_the_thumbnailer_s_command_draws_files_of_any_name(goboard, tmp_path, name):
    path, output = tmp_path / name, tmp_path / "thumb nail"
    try:
        path.write_text(GAME, encoding="utf-8")
    except (OSError, UnicodeError):
        pytest.skip("no file here can be called so")
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(THUMBNAILER, encoding="utf-8")
    program, *words = entry["Thumbnailer Entry"]["Exec"].split()
    assert program == entry["Thumbnailer Entry"]["TryExec"] == "goboard"
    values = {"%s": "128", "%i": str(path), "%o": str(output), "%u": path.as_uri()}
    arguments = [values.get(word, word) for word in words]
    if name == "\udce5.sgf":  # which the system passes on as bytes
        command = [sys.executable, "-m", "goboard_gui", *arguments]
        result = subprocess.run(command, capture_output=True, cwd=ROOT, check=False)
        assert (result.returncode, result.stderr) == (0, b"")
    else:
        result = goboard(*arguments)
        assert (result.status, result.err) == (0, "")
    assert QImage(str(output)).width() == 128
