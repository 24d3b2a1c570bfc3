"""Checks that the recipes of a page for contributors add what they promise."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.program_copy import copy_program, goboard, run_copy
from tests.recipes import Block, changed, follow, recipe

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "goboard_gui"
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CHECKS = Path(__file__).with_name("recipe_checks.py")
TITLES = re.findall(r"^## (Add .+)$", PAGE, re.MULTILINE)
RECIPES = {title: blocks for title in TITLES if (blocks := recipe(PAGE, title))}


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    """Return a folder with the program to which all recipes were applied."""
    folder = tmp_path_factory.mktemp("program")
    copy_program(folder, window=True)
    for blocks in RECIPES.values():
        follow(blocks, folder)
    run_copy(folder, ROOT / "packaging" / "make_icons.py", folder / "resources" / "icons")
    return folder


@pytest.fixture(scope="module")
def checked(program, tmp_path_factory) -> dict[str, str]:
    """Return the errors of the checks of the window by their names."""
    printed = run_copy(program, CHECKS, tmp_path_factory.mktemp("files"))
    return json.loads(printed)


WINDOW_CHECKS = {
    "Add a print option": "print_option",
    "Add a file format": "file_format",
    "Add a command": "command",
    "Add an edit": "edit",
    "Add a panel": "panel",
    "Add a preference": "preference",
    "Add a mark": "mark",
}
COMMAND_LINE_ONLY = {"Add an export format", "Add a filter of a collection"}


def test_every_recipe_is_tested():
    assert RECIPES.keys() == WINDOW_CHECKS.keys() | COMMAND_LINE_ONLY


@for_each("title", RECIPES)
def test_a_recipe_needs_no_other(title):
    texts: dict[str, str] = {}
    for block in RECIPES[title]:
        if block.language == "diff":
            text = texts.get(block.path) or (PACKAGE / block.path).read_text("utf-8")
            texts[block.path] = changed(text, block)


@for_each("check", WINDOW_CHECKS.values())
def test_the_window_has_what_a_recipe_adds(checked, check):
    assert checked[check] == ""


def test_an_export_format_is_written(program, tmp_path):
    assert "or post" in goboard(program, "diagram", "--help")
    path = tmp_path / "game.post"
    record = "(;SZ[5]PB[Ann]PW[Ben];B[cc];W[dd]C[Too near.])"
    goboard(program, "diagram", "-", "--figures", "every:50", "-o", path, text=record)
    post = path.read_text("utf-8")
    assert "Ann" in post
    assert "\n 3 . . 1 . . 3\n" in post
    assert "Too near." in post


def test_a_print_option_and_a_mark_are_on_paper(program, tmp_path):
    path = tmp_path / "game.tex"
    record = "(;SZ[5]GN[Final];B[cc];W[dd]GBPL[aa][cc])"
    options = ("--figures", "every:50", "--capitals", "-o", path)
    goboard(program, "diagram", "-", *options, text=record)
    page = path.read_text("utf-8")
    assert "pdftitle={FINAL" in page
    assert r"\newcommand{\goplus}" in page
    assert page.count(r"\goplus") == 3


def test_a_file_format_is_converted(program, tmp_path):
    path = tmp_path / "game.golines"
    path.write_text("GO LINES\nblack 3 3\nwhite 7\n", "utf-8")
    assert ";B[cc])" in goboard(program, "convert", path, "-")


def test_a_filter_selects_games_of_a_collection(program, tmp_path):
    games = tmp_path / "games"
    games.mkdir()
    (games / "short.sgf").write_text("(;SZ[9]DT[1999];B[cc])", "utf-8")
    (games / "long.sgf").write_text("(;SZ[9]DT[2001];B[cc];W[gg];B[cg])", "utf-8")
    index = tmp_path / "index"
    goboard(program, "collection", "build", index, games)
    counted = ("collection", "statistics", index, "--csv")
    assert goboard(program, *counted).count("\n") == 3
    assert goboard(program, *counted, "--min-moves", "3").splitlines()[1].startswith("2001,1,")


HUNK = " a\n+new\n b\n"


@for_each(
    "text, reason",
    [
        ("b\n", "x.py has 0 places such as:\na\nb\n"),
        ("a\nb\na\nb\n", "x.py has 2 places such as:\na\nb\n"),
        (" a\nb\n", "x.py has 0 places such as:\na\nb\n"),
    ],
)
def test_a_place_that_is_missing_or_not_the_only_one_is_reported(text, reason):
    with pytest.raises(AssertionError, match=re.escape(reason)):
        changed(text, Block("x.py", "diff", HUNK))


def test_lines_are_added_and_removed_where_a_block_says():
    block = Block("x.py", "diff", HUNK + "@@\n-c\n+d\n")
    assert changed("a\nb\n\nc\n", block) == "a\nnew\nb\n\nd\n"
