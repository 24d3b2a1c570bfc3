"""What commands that write files do with `-`, with `./-` and with --format."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from goboard_gui.cli.main import main
from tests.cases import for_each
from tests.cli.collections import written

ROOT = Path(__file__).resolve().parents[2]
GAME = "(;SZ[9]PB[Ann]PW[Bob];B[ee];W[cc];B[gg]C[Here.])"

DIAGRAM = ["diagram", "game.sgf", "-o", "OUT"]
BOOK = [*DIAGRAM, "--figures", "whole"]
CHART = ["chart", "--size", "9x9", "-o", "OUT"]
STATISTICS = ["collection", "statistics", "index", "-o", "OUT"]
REPORT = ["collection", "report", "index", "game.sgf", "-o", "OUT"]
CONVERT = ["convert", "game.sgf", "OUT"]
TURN = ["turn", "game.sgf", "--view", "r90", "-o", "OUT"]
COMPARE = ["compare", "game.sgf", "-o", "OUT"]
CASES = [
    (name, command, extension)
    for name, command, extensions in (
        ("position", DIAGRAM, "pdf svg png webp html tex txt"),
        ("book", BOOK, "pdf svg png webp html tex txt"),
        ("chart", CHART, "pdf svg png txt"),
        ("statistics", STATISTICS, "pdf svg png webp"),
        ("report", REPORT, "pdf svg png webp"),
        ("convert", CONVERT, "sgf txt"),
    )
    for extension in extensions.split()
]
EACH = pytest.mark.parametrize(
    ("command", "extension"),
    [case[1:] for case in CASES],
    ids=[f"{name} {extension}" for name, _, extension in CASES],
)
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such devices")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    """Make an index that is only asked."""
    folder = tmp_path_factory.mktemp("collection")
    games = written(folder / "games")
    assert main(["collection", "build", str(folder / "index"), str(games)]) == 0
    return folder / "index"


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path, index):
    """Go to a folder with a record and an index."""
    monkeypatch.chdir(tmp_path)
    Path("game.sgf").write_text(GAME)
    Path("index").symlink_to(index)


def to(output: str, command: list[str]) -> list[str]:
    """Return a command with its output in place."""
    return [output if argument == "OUT" else argument for argument in command]


def written_bytes(result) -> bytes:
    """Return what came out of a command that succeeded and had nothing to report."""
    assert (result.status, result.err) == (0, "")
    return result.out.encode("utf-8", "surrogateescape")


def same(data: bytes, other: bytes) -> bool:
    """Return whether two files are the same; in PDFs there is the time at which they were made."""
    if data.startswith(b"%PDF-"):
        return other.startswith(b"%PDF-") and data.count(b"endobj") == other.count(b"endobj")
    return data == other


@EACH
def test_standard_output_gets_what_the_file_would(goboard, command, extension):
    if command[0] == "diagram" and extension in ("png", "webp"):
        command = [*command, "--dpi", "60"]
    file = Path(f"out.{extension}")
    assert written_bytes(goboard(*to(file, command))) == b""
    before = sorted(Path().iterdir())
    data = written_bytes(goboard(*to("-", command), "--format", extension))
    assert len(data) > 40
    assert same(data, file.read_bytes())
    assert sorted(Path().iterdir()) == before


@for_each(
    ("command", "extension"),
    [
        (DIAGRAM, "svg"),
        (BOOK, "txt"),
        (CHART, "txt"),
        (STATISTICS, "svg"),
        (REPORT, "svg"),
        (CONVERT, "sgf"),
    ],
)
def test_a_file_called_minus_is_named_with_its_folder(goboard, command, extension):
    data = written_bytes(goboard(*to("-", command), "--format", extension))
    assert written_bytes(goboard(*to("./-", command), "--format", extension)) == b""
    assert same(data, Path("-").read_bytes())
    Path("-").unlink()


@pytest.mark.parametrize("command", [TURN, COMPARE, [*COMPARE, "--format", "csv"]])
def test_standard_output_may_be_named_where_it_is_the_usual_place(goboard, command):
    without = [argument for argument in command if argument not in ("-o", "OUT")]
    data = written_bytes(goboard(*to("-", command)))
    assert data == written_bytes(goboard(*without)) != b""
    assert not Path("-").exists()


def test_sgf_is_the_usual_format_of_convert_on_standard_output(goboard):
    assert written_bytes(goboard(*to("-", CONVERT))) == GAME.encode()
    assert written_bytes(goboard("convert", "-", "-", stdin=GAME.encode())) == GAME.encode()
    assert not Path("-").exists()


def test_turn_and_compare_write_a_file_called_minus_too(goboard):
    for command in (TURN, [*COMPARE, "--format", "text"]):
        data = written_bytes(goboard(*to("-", command)))
        assert written_bytes(goboard(*to("./-", command))) == b""
        assert Path("-").read_bytes() == data


@pytest.mark.parametrize("command", [STATISTICS, REPORT])
def test_a_table_on_standard_output_is_the_one_for_programs(goboard, command):
    data = written_bytes(goboard(*to("-", command), "--format", "csv"))
    without = [it for it in command if it not in ("-o", "OUT")]
    assert data == written_bytes(goboard(*without, "--csv")) != b""
    assert written_bytes(goboard(*to("table", command), "--format", "csv")) == b""
    assert Path("table").read_bytes().startswith(b"\xef\xbb\xbf")


def test_a_format_counts_more_than_an_extension(goboard):
    assert written_bytes(goboard(*to("board.png", DIAGRAM), "--format", "svg")) == b""
    assert Path("board.png").read_bytes().startswith(b"<?xml")
    assert written_bytes(goboard(*to("game.txt", CONVERT), "--format", "sgf")) == b""
    assert Path("game.txt").read_text() == GAME


def test_several_pictures_in_a_chosen_format_are_numbered_as_ever(goboard):
    command = [*DIAGRAM, "--figures", "every:1", "--format", "png", "--dpi", "60"]
    for name in ("out.png", "figures.v2", "figures"):
        assert written_bytes(goboard(*to(name, command))) == b""
    for number in ("001", "002", "003"):
        data = Path(f"out-{number}.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert Path(f"figures-{number}.v2").read_bytes() == data
        assert Path(f"figures-{number}").read_bytes() == data


def test_an_icon_goes_to_standard_output(goboard):
    icon = ["diagram", "--icon", "64", "game.sgf", "-o"]
    data = written_bytes(goboard(*icon, "-"))
    assert data.startswith(b"\x89PNG")
    assert not Path("-").exists()
    assert written_bytes(goboard(*icon, "./-")) == b""
    assert Path("-").read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (to("-", DIAGRAM), "-: choose a format for a diagram with --format (pdf, svg, "),
        (to("-", CHART), "-: choose a format for a chart with --format (pdf, svg, png, txt)"),
        (to("-", STATISTICS), "-: choose a format for a chart or a table with --format ("),
        (to("./-", DIAGRAM), "-: unsupported format for a diagram: no extension"),
        (to("./-", CONVERT), "-: unsupported format: no extension"),
        ([*to("-", DIAGRAM), "--format", "jpg"], "--format"),
        (
            [*to("-", DIAGRAM), "--format", "svg", "--dpi", "9"],
            "--dpi works with png and webp only",
        ),
        (
            [*to("-", DIAGRAM), "--format", "svg", "--plan"],
            "-: --plan is printed to standard output",
        ),
        ([*to("-", DIAGRAM), "--format", "svg", "--series"], "-: --series can't be written"),
        (
            [*to("-", DIAGRAM), "--format", "svg", "--figures", "every:1"],
            "-: can't write 3 files to standard output",
        ),
        (
            [*to("-", DIAGRAM), "--format", "png", "--width", "99999"],
            "-: the image is too large (99999 × ",
        ),
        ([*to("gone/out", DIAGRAM), "--format", "png"], "gone/out: not saved"),
        (
            [*to("board", DIAGRAM), "--format", "png", "--width", "99999"],
            "board: the image is too large (99999 × ",
        ),
        (["diagram", "game.sgf", "--plan", "--format", "svg"], "--format requires -o OUT"),
        (["collection", "statistics", "index", "--format", "csv"], "--format requires -o OUT"),
        ([*to("-", DIAGRAM), "--icon", "64", "--format", "png"], "--icon can be combined with"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_written_leaves_standard_output_empty(goboard, arguments, told):
    before = sorted(Path().iterdir())
    result = goboard(*arguments)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert "goboard-" not in result.err
    assert "Traceback" not in result.err
    assert sorted(Path().iterdir()) == before


@pytest.mark.parametrize(
    "arguments",
    [to("-", TURN), to("-", CONVERT), ["read", "--notation", "western", "--size", "9x9", "moves"]],
    ids=lambda arguments: arguments[0],
)
def test_without_standard_output_there_is_an_error_and_no_traceback(monkeypatch, capsys, arguments):
    Path("moves").write_text("1 C3 2 D4")
    monkeypatch.setattr("sys.stdout", None)
    assert main(arguments) == 2
    assert "standard output is closed" in capsys.readouterr().err


def alone(arguments, stdout):
    """Run the program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "goboard_gui", *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


@LINUX
@pytest.mark.parametrize("arguments", [to("-", TURN), to("-", CONVERT)], ids=lambda them: them[0])
def test_nobody_reading_is_no_error_to_report(arguments):
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody:
        result = alone(arguments, nobody)
    assert (result.returncode, result.stderr) == (141, b"")


@LINUX
@pytest.mark.parametrize(
    "arguments",
    [
        to("-", TURN),
        [*to("-", DIAGRAM), "--format", "png"],
        [*to("-", STATISTICS), "--format", "csv"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_full_disk_behind_standard_output_is_reported(arguments):
    with Path("/dev/full").open("wb") as full:
        result = alone(arguments, full)
    assert (result.returncode, result.stderr) == (2, b"goboard: No space left on device\n")
