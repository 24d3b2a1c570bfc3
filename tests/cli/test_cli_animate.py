from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from goboard_gui.cli import animate
from tests.cases import for_each
from tests.cli.alone import run_alone

Image = pytest.importorskip("PIL.Image", reason="Pillow, which writes animations, is not installed")

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[2]
GAME = "(;SZ[9];B[cc];W[gg];B[];W[cd](;B[dd];W[dc])(;B[ee]))"
WITHOUT_PILLOW = """
import sys
sys.modules["PIL"] = None
from goboard_gui.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def game(record) -> Path:
    return record(GAME)


@pytest.fixture
def animated(goboard, game, tmp_path):
    """Return a function that writes an animation, and returns it as Pillow reads it."""

    def run(*options: object, name: str = "out.gif") -> Image.Image:
        output = tmp_path / name
        result = goboard("animate", game, "-o", output, "--size", 150, *options)
        assert (result.status, result.out, result.err) == (0, "", "")
        return Image.open(BytesIO(output.read_bytes()))

    return run


@for_each(("name", "format_name"), [("out.gif", "GIF"), ("out.webp", "WEBP"), ("out.GIF", "GIF")])
def test_the_main_line_becomes_an_animation_in_the_format_of_the_file(animated, name, format_name):
    image = animated(name=name)
    assert image.format == format_name
    assert image.n_frames == 7
    assert image.width == 150


@for_each(
    ("options", "frames"),
    [(["--moves", "5-"], 3), (["--moves", "2-3"], 3), (["--moves", "6"], 2)],
)
def test_a_range_of_moves_can_be_chosen(animated, options, frames):
    assert animated(*options).n_frames == frames


@for_each(
    "options",
    [
        ["--notation", "andreev"],
        ["--view", "r90"],
        ["--view", "r90", "--labels", "stay"],
        ["--no-edges"],
        ["--theme", "print"],
        ["--theme", "dark"],
        ["--numbers"],
        ["--captions"],
        ["--captions", "--notation", "andreev", "--no-edges"],
    ],
    ids=" ".join,
)
def test_each_option_changes_the_frames(animated, options):
    def shown(image) -> bytes:
        image.seek(1)
        return image.convert("RGB").tobytes()

    earlier = options[:-2] if "--labels" in options else []
    assert shown(animated(*options)) != shown(animated(*earlier))


def test_the_time_for_each_position_can_be_chosen(animated):
    image = animated("--delay", "0.5")
    assert image.info["duration"] == 500


def test_a_game_of_a_file_can_be_chosen(goboard, record, tmp_path):
    path, output = record("(;SZ[5];B[aa])(;SZ[7];B[aa];W[bb])"), tmp_path / "out.gif"
    assert goboard("animate", path, "-o", output, "--game", 1).status == 0
    with Image.open(output) as image:
        assert image.n_frames == 3


def test_standard_input_becomes_standard_output(goboard):
    result = goboard("animate", "-", "-o", "-", stdin=GAME.encode())
    assert result.status == 2
    assert "choose a format for an animation with --format (gif, webp)" in result.err
    done = subprocess.run(
        [sys.executable, "-m", "goboard_gui", "animate", "-", "-o", "-", "--format", "webp"],
        cwd=ROOT,
        input=GAME.encode(),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    image = Image.open(BytesIO(done.stdout))
    assert (image.format, image.n_frames) == ("WEBP", 7)


@for_each(
    ("options", "message"),
    [
        (["--moves", "7-9"], "the game has no moves 7-9"),
        (["--moves", "9-2"], "a range must be ascending"),
        (["--size", "99"], "--size must be between 100 and 2000, not 99"),
        (["--size", "2001"], "--size must be between 100 and 2000, not 2001"),
        (["--delay", "0"], "--delay must be between 0.1 and 60, not 0"),
        (["--delay", "fast"], "expected a number such as 9 or 9.5"),
        (["--notation", "draughts", "--labels", "up"], "expected travel or stay"),
        (["--game", "1"], "there is no game 1"),
    ],
)
def test_what_is_impossible_is_reported(goboard, game, tmp_path, options, message):
    output = tmp_path / "out.gif"
    result = goboard("animate", game, "-o", output, *options)
    assert result.status == 2
    assert message in result.err
    assert not output.exists()


def test_other_formats_are_refused(goboard, game, tmp_path):
    result = goboard("animate", game, "-o", tmp_path / "out.png")
    assert (result.status, result.out) == (2, "")
    assert "unsupported format for an animation: .png (use .gif, .webp)" in result.err


def test_an_input_is_not_replaced(goboard, record):
    path = record(GAME, "game.gif")
    result = goboard("animate", path, "-o", path)
    assert result.status == 2
    assert "this is an input file" in result.err
    assert path.read_text() == GAME


def test_a_large_file_is_reported(goboard, game, tmp_path, monkeypatch):
    output = tmp_path / "out.gif"
    monkeypatch.setattr(animate, "LARGE_FILE", 1000)
    result = goboard("animate", game, "-o", output)
    assert result.status == 0
    assert "MB is too large for some chats" in result.err
    assert output.stat().st_size > 1000


def test_animations_are_written_without_a_display_and_without_widgets(game, tmp_path):
    outputs = [tmp_path / "out.gif", tmp_path / "out.webp"]
    commands = [["animate", str(game), "-o", str(output), "--captions"] for output in outputs]
    result = run_alone(commands, DISPLAY=":987")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert all(output.stat().st_size > 1000 for output in outputs)


def test_without_pillow_the_command_says_how_to_install_it(game, tmp_path):
    output = tmp_path / "out.gif"
    result = subprocess.run(
        [sys.executable, "-c", WITHOUT_PILLOW, "animate", game, "-o", output],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout) == (2, "")
    first, second = result.stderr.splitlines()
    assert first == "goboard: animations require Pillow, which is not installed:"
    assert second.endswith('-m pip install "goboard-gui[animation]"')
    assert not output.exists()
