"""Names with control characters, bidirectional ones or bytes that are not UTF-8; no output."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from goboard_gui.cli.inputs import INPUT_ARGUMENTS
from goboard_gui.cli.main import main
from goboard_gui.cli.subcommands import SUBCOMMANDS
from tests.cases import for_each
from tests.cli.collections import GAMES, written
from tests.cli.test_cli_output_over_input import COMMANDS

HOSTILE = "a\x1b[31m\u202eb\u2066\nc\td.sgf"
ESCAPED = r"a\x1b[31m\u202eb\u2066\nc\td.sgf"
GAME = "(;SZ[9];B[ee];W[ee])"
OPTIONS = {
    "read": ["--notation", "western", "--size", "9x9"],
    "diagram": ["-o", "out.svg"],
    "web": ["-o", "out.html"],
    "animate": ["-o", "out.gif"],
    "turn": ["--view", "r90"],
    "convert": ["out.sgf"],
    "analyse": ["--engine", f'"{sys.executable}"'],
    "same": [HOSTILE],
    "collection report": [HOSTILE],
    "collection find": [HOSTILE],
    "collection tree": [HOSTILE],
    "repertoire": [HOSTILE, "--player", "Ann"],
}
READING = [
    name
    for name, parser in COMMANDS.items()
    if any(action.dest in INPUT_ARGUMENTS for action in parser._actions)
]

pytestmark = pytest.mark.usefixtures("qapp")


def is_plain(text: str) -> bool:
    """Return whether a text consists of printable lines."""
    return all(line.isprintable() for line in text.split("\n"))


@for_each("name", READING)
def test_names_are_escaped_in_the_messages_of_every_command(goboard, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    result = goboard(*name.split(), HOSTILE, *OPTIONS.get(name, []))
    assert (result.status, result.out) == (2, "")
    assert ESCAPED in result.err
    assert is_plain(result.err)


def test_names_are_escaped_in_what_is_printed_and_in_messages_about_arguments(
    goboard, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path(HOSTILE).write_text(GAME)
    for command in (["check", HOSTILE], ["pattern", HOSTILE], ["show", HOSTILE, "--" + HOSTILE]):
        result = goboard(*command)
        assert ESCAPED in result.out + result.err
        assert is_plain(result.out + result.err)
    result = goboard("turn", HOSTILE, "--view", "r90", "-o", f"no/{HOSTILE}")
    assert (result.status, is_plain(result.err)) == (2, True)
    result = goboard("diagram", HOSTILE, "-o", f"no/{HOSTILE}.svg")
    assert (result.status, is_plain(result.err)) == (2, True)


def test_a_window_that_cannot_be_opened_escapes_names(goboard):
    result = goboard(HOSTILE)
    assert (result.status, result.err) == (2, f"{ESCAPED}: File not found\n")


@for_each("name", SUBCOMMANDS)
def test_a_closed_standard_output_is_an_error_in_every_command(name, tmp_path, monkeypatch, capsys):
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", None)
        assert main([name]) == 2
    assert capsys.readouterr().err == "goboard: standard output is closed\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_a_program_without_standard_output_ends_with_an_error(tmp_path):
    (tmp_path / "a.sgf").write_text(GAME)
    command = f"exec '{sys.executable}' -m goboard_gui moves '{tmp_path}/a.sgf' >&-"
    result = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, check=False)
    assert (result.returncode, result.stderr) == (2, b"goboard: standard output is closed\n")


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux only")
def test_tables_are_written_for_names_that_are_not_utf8(goboard, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    goboard("collection", "build", "index", written(tmp_path / "games"))
    name = os.fsdecode(b"caf\xe9.sgf")
    Path(name).write_text(GAMES["one.sgf"])
    for output in ("report.csv", "report.svg", "report.pdf"):
        result = goboard("collection", "report", "index", name, "-o", output)
        assert (result.status, result.err) == (0, "")
    assert r"caf\udce9" in Path("report.csv").read_text("utf-8-sig")
    result = goboard("collection", "report", "index", name, "--csv")
    assert (result.status, r"caf\udce9" in result.out) == (0, True)
