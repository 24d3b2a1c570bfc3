from __future__ import annotations

import pytest

from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from tests.cases import for_each

GAME = "(;SZ[5]PB[Ann]PW[Bob];B[bb];W[dd];B[cc]LB[aa:a][ee:12])"

FIRST_LINES = {
    "plain": "Ann - Bob",
    "sensei": "$$Wc5 Ann - Bob",
    "forum": "[go]$$Wc5 Ann - Bob",
    "gnugo": "   A B C D E",
    "gnugo-ascii": "    White (O) has captured 0 pieces",
    "sgfmill": "5  .  .  .  .  .",
    "wikipedia": "{{Go board 5x5",
}


def test_a_position_is_shown_in_every_style(goboard, record):
    path = record(GAME.replace("[ee:12]", ""))
    results = {
        style.value: goboard("show", path, "--style", style.value) for style in TextDiagramStyle
    }
    assert {style: result.lines[0] for style, result in results.items()} == FIRST_LINES
    assert {result.status for result in results.values()} == {0}


@for_each(
    ("style", "options", "reported"),
    [
        ("plain", [], "1 label"),
        ("sensei", ["--numbered", "2"], "1 label"),
        ("sensei", ["--notation", "andreev"], "1 label, the coordinates"),
        ("gnugo", ["--numbered", "2"], "2 labels, 2 move numbers"),
        ("sgfmill", ["--move", "1"], None),
    ],
    ids=str,
)
def test_what_a_style_cannot_show_is_reported(goboard, record, style, options, reported):
    path = record(GAME)
    result = goboard("show", path, "--style", style, *options)
    assert result.status == 0
    expected = f"{path}: the {style} style can't show: {reported}\n" if reported else ""
    assert result.err == expected


def test_a_style_is_turned_as_asked(goboard, record):
    result = goboard("show", record(GAME), "--style", "sensei", "--view", "mh", "--move", "1")
    assert result.lines[3] == "$$ | . . . X . |"
    assert "the coordinates" in result.err


@pytest.mark.parametrize("command", [["show"], ["convert", "-", "--format", "txt"]])
def test_what_the_wiki_template_cannot_hold_is_an_error(goboard, record, command):
    name, *options = command
    path = record(GAME)
    result = goboard(name, path, *options, "--style", "wikipedia")
    assert (result.status, result.out) == (2, "")
    assert result.err == f"{path}: the wikipedia style can't show: 1 label\n"


@pytest.mark.parametrize(
    ("command", "style"), [(["show"], "gnugo"), (["convert", "-", "--format", "txt"], "sgfmill")]
)
def test_a_board_that_a_style_is_not_for_is_refused(goboard, record, command, style):
    name, *options = command
    result = goboard(name, record("(;SZ[5:3])"), *options, "--style", style)
    assert (result.status, result.out) == (2, "")
    assert "a square board" in result.err


@for_each(
    ("command", "options", "told"),
    [
        (["show"], ["--numbered", "2"], "--numbered requires --style"),
        (["show"], ["--json", "--style", "plain"], "--json can't be combined with --style"),
        (["convert", "-"], ["--style", "plain"], "--style works with txt only"),
        (["convert", "-"], ["--numbered", "0"], "--numbered works with txt only"),
        (["convert", "-"], ["--move", "0"], "--move works with txt only"),
    ],
    ids=str,
)
def test_options_without_effect_are_refused(goboard, record, command, options, told):
    name, *output = command
    result = goboard(name, record(GAME), *output, *options)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
