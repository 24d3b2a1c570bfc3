"""The commands that draw offer each format of the table, and no other."""

from __future__ import annotations

import re

import pytest

from goboard_gui.diagram.output.formats import (
    CARD_FORMATS,
    FORMATS,
    IMAGE_FORMATS,
    PICTURE_FORMATS,
    extensions,
)
from tests.cases import for_each
from tests.cli.collections import written
from tests.format_cases import SIGNATURES
from tests.game_index.scanner import built

pytestmark = pytest.mark.usefixtures("qapp")

COMMANDS = {
    "diagram": (FORMATS, ()),
    "chart": (CARD_FORMATS, ()),
    "collection statistics": (PICTURE_FORMATS, (".csv",)),
    "collection report": (PICTURE_FORMATS, (".csv",)),
}
"""The formats of each command, and its tables."""
RUN = {
    "diagram": ["game.sgf"],
    "chart": ["--notation", "western", "--size", "5x5"],
    "collection statistics": ["index"],
    "collection report": ["index", "game.sgf"],
}


@pytest.fixture(autouse=True)
def files(record, tmp_path, monkeypatch):
    record("(;SZ[19];B[qd];W[dd])")
    built(tmp_path / "index", written(tmp_path / "games"))
    monkeypatch.chdir(tmp_path)


@for_each("command", COMMANDS)
def test_help_and_errors_name_exactly_the_formats(goboard, command):
    formats, tables = COMMANDS[command]
    known = [*extensions(formats), *tables]
    help_text = goboard(*command.split(), "--help").out
    (choices,) = set(re.findall(r"--format \{([^}]*)\}", " ".join(help_text.split())))
    assert choices.replace(" ", "").split(",") == [extension[1:] for extension in known]
    error = goboard(*command.split(), *RUN[command], "-o", "out.gif").err
    assert f": .gif (use {', '.join(known)})" in error
    error = goboard(*command.split(), *RUN[command], "-o", "-").err
    assert f"with --format ({', '.join(extension[1:] for extension in known)})" in error


CASES = [(command, known) for command, (formats, _) in COMMANDS.items() for known in formats]


@for_each(("command", "known"), CASES, ids=[f"{name} {known.extension}" for name, known in CASES])
def test_each_command_writes_each_format(goboard, tmp_path, command, known):
    path = tmp_path / f"out{known.extension}"
    result = goboard(*command.split(), *RUN[command], "-o", path)
    assert (result.status, result.err) == (0, "")
    assert path.read_bytes().startswith(SIGNATURES[known])


@for_each("known", FORMATS, ids=extensions(FORMATS))
def test_a_series_has_pictures_of_one_board_each(goboard, tmp_path, known):
    path = tmp_path / f"out{known.extension}"
    result = goboard("diagram", "game.sgf", "--series", "-o", path)
    if known in IMAGE_FORMATS:
        files = sorted(tmp_path.glob("out-*"))
        assert len(files) == 3
        assert all(file.read_bytes().startswith(SIGNATURES[known]) for file in files)
        for file in files:
            file.unlink()
    else:
        names = " and ".join(extension[1:] for extension in extensions(IMAGE_FORMATS))
        assert f"--series works with {names} only" in result.err
