"""No command replaces a file that it reads, by whatever name, unless the record stays the same."""

from __future__ import annotations

import io
import os
import sys
from argparse import _SubParsersAction
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from goboard_gui.cli.command_parser import command_parser
from goboard_gui.cli.inputs import INPUT_ARGUMENTS
from goboard_gui.cli.main import main
from goboard_gui.cli.output import Output, parse_output
from goboard_gui.cli.subcommands import SUBCOMMANDS
from tests.cases import for_each
from tests.cli.collections import written

if TYPE_CHECKING:
    from argparse import Action, ArgumentParser
    from collections.abc import Iterator

GAME = b"(;SZ[9]PB[Ann]PW[Bob];B[ee];W[cc];B[gg]C[Here.])"
REFUSED = "this is an input file; write to another file"
WRITING = {
    "diagram": ["game.sgf", "-o", "OUT", "--format", "png"],
    "web": ["game.sgf", "-o", "OUT"],
    "animate": ["game.sgf", "-o", "OUT", "--format", "gif"],
    "turn": ["damaged.sgf", "--view", "r90", "-o", "OUT"],
    "analyse": ["damaged.sgf", "-o", "OUT", "--engine", sys.executable],
    "convert": ["game.sgf", "OUT", "--format", "txt"],
    "compare": ["game.sgf", "-o", "OUT", "--format", "csv"],
    "collection statistics": ["index", "-o", "OUT", "--format", "csv"],
    "collection tree": ["index", "game.sgf", "--move", "0", "--least", "1", "-o", "OUT"],
    "collection report": ["index", "game.sgf", "-o", "OUT", "--format", "svg"],
}
"""Arguments with which each command that reads and writes files would replace its input."""
WITHOUT_INPUT = {"chart"}
OTHER_ARGUMENTS = {"texts"}
"""The positional arguments that are not files."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Path:
    """Make an index that is only asked."""
    folder = tmp_path_factory.mktemp("collection")
    games = written(folder / "games")
    assert main(["collection", "build", str(folder / "index"), str(games)]) == 0
    return folder / "index"


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path, index) -> None:
    """Go to a folder with records and an index."""
    monkeypatch.chdir(tmp_path)
    Path("game.sgf").write_bytes(GAME)
    Path("damaged.sgf").write_bytes(GAME[:-1])
    Path("index").symlink_to(index)


def _commands() -> Iterator[tuple[str, ArgumentParser]]:
    """Yield every subcommand with its parser."""

    def below(parser: ArgumentParser, name: str) -> Iterator[tuple[str, ArgumentParser]]:
        groups = [each for each in parser._actions if isinstance(each, _SubParsersAction)]
        for group in groups:
            for key, child in group.choices.items():
                yield from below(child, f"{name} {key}".strip())
        if not groups:
            yield name, parser

    for command in SUBCOMMANDS:
        module = import_module(f"goboard_gui.cli.{command}")
        yield from below(command_parser(module.add_parser), "")


COMMANDS = dict(_commands())


def _is_output(action: Action) -> bool:
    return action.type is parse_output or isinstance(action.default, Output)


def _names_of(file: Path) -> dict[str, Path]:
    """Return a file by its name, by a symbolic link and by a hard link."""
    Path("symbolic").symlink_to(file)
    Path("hard").hardlink_to(file)
    return {"itself": file, "symbolic": Path("symbolic"), "hard": Path("hard")}


def _remove_links() -> None:
    for link in ("symbolic", "hard"):
        Path(link).unlink()


def test_the_table_has_all_commands_that_write_files():
    writing = {name for name, parser in COMMANDS.items() if any(map(_is_output, parser._actions))}
    assert writing - WITHOUT_INPUT == set(WRITING)


@for_each("name", WRITING)
def test_no_output_replaces_an_input(goboard, name, index):
    source = Path(WRITING[name][0])
    file = (
        next(each for each in index.rglob("*") if each.is_file())
        if name.startswith("collection")
        else source
    )
    before = file.read_bytes()
    for output in _names_of(file).values():
        arguments = [str(output) if each == "OUT" else each for each in WRITING[name]]
        result = goboard(*name.split(), *arguments)
        assert (result.status, result.out) == (2, ""), result
        assert "write to another file" in result.err
        assert file.read_bytes() == before
    _remove_links()


@for_each("output", ["page.svg", "page.v2"])
def test_no_numbered_page_replaces_an_input(goboard, output):
    page = Path(output)
    record = page.with_stem(f"{page.stem}-002")
    record.write_bytes(GAME)
    for command in (["--figures", "every:1"], ["--series"]):
        result = goboard("diagram", record, "-o", page, "--format", "svg", *command)
        assert (result.status, result.err) == (2, f"{record}: {REFUSED}\n")
        assert record.read_bytes() == GAME


def test_a_thumbnail_does_not_replace_its_record(goboard):
    for output in _names_of(Path("game.sgf")).values():
        result = goboard("diagram", "--icon", "64", "game.sgf", "-o", output)
        assert (result.status, result.err) == (2, f"{output}: {REFUSED}\n")
        assert Path("game.sgf").read_bytes() == GAME


def test_none_of_several_inputs_is_replaced(goboard):
    Path("other.sgf").write_bytes(GAME)
    command = ["diagram", "game.sgf", "other.sgf", "-o", "other.sgf", "--format", "pdf"]
    assert goboard(*command).err == f"other.sgf: {REFUSED}\n"
    assert Path("other.sgf").read_bytes() == GAME


@for_each(
    ("command", "expected"),
    [
        (["turn", "game.sgf", "--view", "r180", "-o", "OUT"], b"B[cc]C[Here.]"),
        (["convert", "game.sgf", "OUT", "--format", "sgf", "--charset", "UTF-8"], b"CA[UTF-8]"),
        (["convert", "game.sgf", "OUT", "--format", "sgf", "--game", "0"], b"C[Here.]"),
    ],
)
def test_the_same_record_replaces_its_file_also_through_links(goboard, command, expected):
    Path("game.sgf").write_bytes(GAME)
    for output in _names_of(Path("game.sgf")).values():
        Path("game.sgf").write_bytes(GAME)
        result = goboard(*(str(output) if each == "OUT" else each for each in command))
        assert (result.status, result.err) == (0, "")
        assert expected in Path("game.sgf").read_bytes()
        assert output.samefile("game.sgf")
    _remove_links()


def test_convert_does_not_drop_the_other_games_of_its_file(goboard):
    Path("two.sgf").write_bytes(GAME + GAME)
    result = goboard("convert", "two.sgf", "two.sgf", "--game", "1")
    assert (result.status, result.err) == (2, f"two.sgf: {REFUSED}\n")
    assert Path("two.sgf").read_bytes() == GAME + GAME


def test_convert_does_not_replace_characters_in_its_file(goboard):
    data = b"(;CA[GBK]C[a\xff\xff];B[aa])"
    Path("bytes.sgf").write_bytes(data)
    result = goboard("convert", "bytes.sgf", "bytes.sgf", "--charset", "UTF-8")
    assert (result.status, Path("bytes.sgf").read_bytes()) == (2, data)
    assert result.err.endswith(f"bytes.sgf: {REFUSED}\n")


def test_the_file_that_standard_input_comes_from_is_not_replaced(monkeypatch, capsys):
    with Path("game.sgf").open("rb") as file:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(file))
        assert main(["diagram", "-", "-o", "game.sgf", "--format", "png"]) == 2
    assert capsys.readouterr().err == f"game.sgf: {REFUSED}\n"
    assert Path("game.sgf").read_bytes() == GAME


@for_each("command", [["moves", "game.sgf"], ["check", "."], ["turn", "game.sgf", "--view", "r90"]])
def test_standard_output_is_not_appended_to_an_input(monkeypatch, capsys, command):
    with monkeypatch.context() as patch, Path("game.sgf").open("a") as output:
        patch.setattr("sys.stdout", output)
        assert main(command) == 2
    said = "goboard: standard output is an input file; write to another file\n"
    assert capsys.readouterr().err == said
    assert Path("game.sgf").read_bytes() == GAME


@pytest.mark.skipif(sys.platform != "linux", reason="needs a pseudo-terminal")
def test_a_terminal_may_be_both_standard_input_and_output(monkeypatch):
    controller, terminal = os.openpty()
    try:
        with os.fdopen(terminal, "r+b", buffering=0) as file:
            os.write(controller, GAME + b"\n\x04")
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BufferedReader(file)))
            monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BufferedWriter(file)))
            assert main(["moves", "-"]) == 0
    finally:
        os.close(controller)


def test_every_argument_that_names_files_is_known_and_refuses_an_empty_name(capsys):
    for name, parser in COMMANDS.items():
        for action in parser._actions:
            is_file = action.dest in INPUT_ARGUMENTS or _is_output(action)
            assert is_file or action.option_strings or action.dest in OTHER_ARGUMENTS, (
                name,
                action,
            )
            if is_file:
                with pytest.raises(SystemExit) as leaving:
                    parser.parse_args([*action.option_strings[:1], ""])
                assert leaving.value.code == 2
                assert "is empty" in capsys.readouterr().err, (name, action)
