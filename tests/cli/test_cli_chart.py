from __future__ import annotations

import pytest

from goboard_gui.cli.chart import _PAGES
from goboard_gui.diagram.reference_card import PAGES
from tests.cli.alone import run_alone

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def draw(goboard, tmp_path):
    """Return a function that makes a chart and gives the bytes of the file."""

    def run(*options: object, name: str = "out.txt") -> bytes:
        output = tmp_path / name
        result = goboard("chart", "-o", output, *options)
        assert (result.status, result.out, result.err) == (0, "", "")
        return output.read_bytes()

    return run


def test_a_chart_names_all_points(draw):
    text = draw("--notation", "andreev", "--size", "5x3").decode()
    assert text.splitlines()[-3:] == [
        "+0-0  +1-0  =2-0  -1-0  -0-0",
        "+0=1  +1=1  =2=1  -1=1  -0=1",
        "+0+0  +1+0  =2+0  -1+0  -0+0",
    ]


def test_a_board_of_squares_has_the_numbers_of_draughts(draw):
    text = draw("--notation", "draughts", "--size", "8x8", "--squares").decode()
    assert text.splitlines()[-1].split() == ["29", ".", "30", ".", "31", ".", "32", "."]


def test_names_stay_or_travel_and_that_is_told(draw):
    options = ["--size", "3x2", "--view", "r180"]
    travelling = draw(*options).decode().splitlines()
    staying = draw(*options, "--labels", "stay").decode().splitlines()
    assert travelling[-2:] == ["C1  B1  A1", "C2  B2  A2"]
    assert staying[-2:] == ["A2  B2  C2", "A1  B1  C1"]
    assert "View: r180. Coordinates rotate with the board." in travelling
    assert "View: r180. Coordinates name the board as displayed." in staying


@pytest.mark.parametrize(
    "options",
    [
        ["--second", "andreev"],
        ["--view", "mh"],
        ["--squares"],
        ["--page", "A5"],
        ["--page", "letter"],
        ["--notation", "kanji"],
    ],
    ids=" ".join,
)
def test_each_option_changes_the_picture(draw, options):
    size = ["--size", "9x9"]
    assert draw(*size, *options, name="out.svg") != draw(*size, name="out.svg")


def test_the_command_offers_the_pages_that_charts_have():
    assert set(_PAGES) == set(PAGES)


def test_charts_are_drawn_where_the_display_has_gone_and_without_widgets(tmp_path):
    outputs = [tmp_path / f"out.{extension}" for extension in ("pdf", "svg", "png", "txt")]
    options = ["--notation", "kanji", "--size", "19x13"]
    result = run_alone(
        [["chart", *options, "-o", str(output)] for output in outputs], DISPLAY=":987"
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert all(output.stat().st_size > 1000 for output in outputs)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["-o", "out.jpg", "--size", "9x9"], "unsupported format for a chart: .jpg"),
        (["-o", "out", "--size", "9x9"], "no extension"),
        (["-o", "no/such/folder/out.pdf", "--size", "9x9"], "No such file"),
        (["-o", "out.pdf", "--size", "53x9"], "53"),
        (["-o", "out.pdf", "--size", "9x9", "--page", "A0"], "--page"),
        (["-o", "out.pdf", "--size", "9x9", "--second", "none"], "none"),
        (
            ["-o", "out.txt", "--size", "9x9", "--second", "sgf"],
            "out.txt: --second can't be used for a table",
        ),
        (["-o", "out.pdf"], "--size"),
    ],
)
def test_what_cannot_be_drawn_is_told(goboard, tmp_path, monkeypatch, options, told):
    monkeypatch.chdir(tmp_path)
    result = goboard("chart", *options)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert list(tmp_path.iterdir()) == []


def test_the_diagonal_board_is_turned_under_an_overlay(draw):
    options = ["--notation", "diagonal", "--size", "4x4", "--turned"]
    text = draw(*options, "--squares").decode()
    assert [line.split() for line in text.splitlines()[-4:]] == [
        ["b4"],
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["b1"],
    ]
    assert "turned by 45° counterclockwise" in text
    assert "capitals are at corners" in draw(*options).decode()
    assert draw(*options, name="out.pdf").startswith(b"%PDF")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--notation", "andreev"], "--turned requires --notation diagonal"),
        (["--second", "western"], "--second can't be combined with --turned"),
        (["--view", "r90"], "--view can't be combined with --turned"),
        (["--labels", "stay"], "--labels can't be combined with --turned"),
    ],
    ids=str,
)
def test_what_a_turned_board_does_not_have_is_refused(goboard, tmp_path, options, told):
    own = [] if "--notation" in options else ["--notation", "diagonal"]
    out = tmp_path / "out.txt"
    result = goboard("chart", "-o", out, "--size", "9x9", "--turned", *own, *options)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert not out.exists()
