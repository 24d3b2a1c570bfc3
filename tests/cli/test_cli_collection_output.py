"""What is counted in a collection, as charts and tables in files."""

from __future__ import annotations

import csv
import io

import pytest

from goboard_gui.diagram.output.formats import PICTURE_FORMATS, extensions
from tests.cases import for_each
from tests.cli.collections import KNIGHT, written
from tests.format_cases import SIGNATURES
from tests.game_index.scanner import built

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def index(tmp_path):
    built(tmp_path / "index", written(tmp_path / "games"))
    return tmp_path / "index"


@pytest.fixture
def write(goboard, tmp_path):
    """Return a way to have something written, and what the file holds then."""

    def run(name, *arguments, error=""):
        result = goboard("collection", *arguments, "-o", tmp_path / name)
        assert (result.status, result.out, result.err) == (0, "", error)
        return (tmp_path / name).read_bytes()

    return run


@pytest.mark.parametrize("known", PICTURE_FORMATS, ids=extensions(PICTURE_FORMATS))
def test_a_chart_is_what_its_file_is_called(write, index, known):
    data = write(f"chart{known.extension.upper()}", "statistics", index)
    assert data.startswith(SIGNATURES[known])


@for_each(
    ("options", "texts"),
    [
        (["--by", "year"], ["Games by year", "1998: 1 in total; Black wins: 1", "2004"]),
        (["--by", "decade"], ["Games by decade", "1990", "2000"]),
        (["--by", "player"], ["Players", "Ann Lee", "Carol"]),
        (["--by", "event"], ["Events", "Cup"]),
        (["--of", "ann"], ["ann", "1998: 1 in total; won: 1, lost: 0"]),
        (["--text", "nothing of the kind"], ["There are no games"]),
    ],
)
def test_each_chart_says_what_it_is_of(write, index, options, texts):
    # Texts are drawn as outlines; the description has them as they are.
    data = write("chart.svg", "statistics", index, *options).decode()
    for text in texts:
        assert text in data, text


def test_a_chart_of_a_player_without_games_says_so(write, index):
    error = "goboard: no game of nobody\n"
    data = write("chart.svg", "statistics", index, "--of", "nobody", error=error).decode()
    assert "nobody" in data
    assert "There are no games" in data


def test_a_report_is_drawn_with_the_names_of_its_openings(write, index, record):
    path = record(KNIGHT, "knight.sgf")
    data = write("report.svg", "report", index, path, "--player", "Ann").decode()
    assert "knight, Ann: found in 3 of 3 games (" in data
    assert "knight, All games: found in 3 of 4 games (" in data


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (["statistics"], {"year": "1998", "games": "1", "black_share": "1.0"}),
        (["statistics", "--by", "decade"], {"decade": "1990", "games": "2"}),
        (["statistics", "--by", "player"], {"player": "Bob", "games_as_black": "1"}),
        (["statistics", "--of", "bob"], {"year": "1998", "wins": "0", "losses": "1"}),
    ],
)
def test_a_table_is_one_that_spreadsheets_read(write, index, arguments, first):
    command, *options = arguments
    text = write("table.csv", command, index, *options).decode("utf-8-sig")
    row = next(csv.DictReader(io.StringIO(text)))
    assert row | first == row


@pytest.mark.parametrize(
    ("by", "rows"),
    [
        ("year", [(1998, 1, 1, 0), (1999, 1, 1, 0), (2004, 1, 0, 1)]),
        ("decade", [(1990, 2, 2, 0), (2000, 1, 0, 1)]),
    ],
)
def test_the_wins_of_a_player_are_told_in_the_course_of_time(goboard, index, by, rows):
    found = goboard("collection", "statistics", index, "--of", "ANN", "--by", by, "--json").json
    assert [tuple(each.values())[:4] for each in found] == rows
    assert list(found[0]) == [by, "games", "wins", "losses", "neither", "share", "low", "high"]


def test_the_games_of_a_player_are_chosen_further(goboard, index):
    options = ["--of", "ann", "--black", "bob", "--json"]
    assert goboard("collection", "statistics", index, *options).json == [
        {"year": 1999, "games": 1, "wins": 1, "losses": 0, "neither": 0}
        | {"share": 1.0, "low": 0.20655, "high": 1.0}
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["-o", "chart.doc"],
            "chart.doc: unsupported format for a chart or a table: .doc (use .pdf, ",
        ),
        (["-o", "chart"], "chart: unsupported format for a chart or a table: no extension"),
        (["-o", "nowhere/chart.svg"], "nowhere/chart.svg: "),
        (["-o", "nowhere/chart.csv"], "nowhere/chart.csv: "),
        (["-o", "chart.svg", "--json"], "not allowed with"),
        (
            ["--of", "Ann", "--by", "player"],
            "--of works with --by year, decade or place, not player",
        ),
    ],
)
def test_what_cannot_be_written_is_told(goboard, index, tmp_path, monkeypatch, arguments, told):
    monkeypatch.chdir(tmp_path)
    result = goboard("collection", "statistics", index, *arguments)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert not list(tmp_path.glob("chart*"))


FORMULAS = ("=HYPERLINK(1)", "=cmd|'/c calc'!A1", "@SUM(1)", "+1+1", "-2+3", "＝1")


def test_no_table_has_a_formula_from_a_record(goboard, write, tmp_path):
    games = {
        f"{number}.sgf": f"(;SZ[9]PB[{name}]PW[Bob]EV[{name}]RE[B+R];B[cc];W[ed])"
        for number, name in enumerate(FORMULAS)
    }
    index = tmp_path / "index"
    built(index, written(tmp_path / "games", games))
    opening = tmp_path / "=1+1.sgf"
    opening.write_text("(;SZ[9]GN[=1+1];B[cc])")
    for arguments in (
        ("statistics", index, "--by", "player"),
        ("statistics", index, "--by", "event"),
        ("report", index, opening),
    ):
        printed = goboard("collection", *arguments, "--csv").out
        saved = write("table.csv", *arguments).decode("utf-8-sig")
        for text in (printed, saved):
            cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
            assert not [cell for cell in cells if cell.startswith(tuple("=+-@＝"))]
            if arguments[0] == "statistics":
                assert {f" {name}" for name in FORMULAS} <= {*cells}
