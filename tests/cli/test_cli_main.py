from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import types
from pathlib import Path

import pytest

from goboard_gui import __version__
from goboard_gui.cli.main import main, main_window
from goboard_gui.cli.qt import APT_LINE
from goboard_gui.cli.subcommands import SUBCOMMANDS
from tests.cases import for_each

ROOT = Path(__file__).resolve().parents[2]
GAME = "(;SZ[9];B[ee];W[cc])"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has displays and devices")


def alone(*arguments, module="goboard_gui", **options):
    """Run the program in a process of its own, with no environment but what is named."""
    environment = options.pop("env", {})
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        capture_output=True,
        check=False,
        cwd=ROOT,
        **options,
    )


@pytest.fixture
def opened(monkeypatch):
    """Put another window in the place of ours; return what it was opened with."""
    calls = []

    def run(files, *, smoke=False):
        calls.append((files, smoke))
        return 0

    app = types.ModuleType("goboard_gui.gui.app")
    app.run, app.check_libraries = run, lambda: 0
    monkeypatch.setitem(sys.modules, "goboard_gui.gui.app", app)
    return calls


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_names_every_command_and_gives_examples(goboard, option):
    result = goboard(option)
    assert (result.status, result.err) == (0, "")
    listing, examples = result.out.split("\nexamples:\n")
    for command, summary in SUBCOMMANDS.items():
        assert f" {command} {summary} " in f" {' '.join(listing.split())} "
        assert f"goboard {command} " in examples or command == "turn"


@pytest.mark.parametrize("columns", ["60", "100", "0", "-1", "wide", None])
def test_the_help_is_wrapped_at_the_width_of_the_terminal(goboard, monkeypatch, columns):
    monkeypatch.delenv("COLUMNS", raising=False)
    if columns is not None:
        monkeypatch.setenv("COLUMNS", columns)
    usage = goboard("moves", "--help").out.partition("\n\n")[0]
    longest = max(map(len, usage.splitlines()))
    wanted = shutil.get_terminal_size().columns - 2
    assert wanted - 40 < longest <= wanted


@for_each("command", SUBCOMMANDS)
def test_every_command_has_help_of_its_own(goboard, command):
    result = goboard(command, "--help")
    assert (result.status, result.err) == (0, "")
    usage, description, *_ = result.out.split("\n\n")
    assert usage.startswith(f"usage: goboard {command} ")
    assert description.lower() == f"{SUBCOMMANDS[command]}.".lower()


@for_each("others", [[], ["--help"], ["game.sgf", "-x"]])
@for_each("program", [main, main_window])
def test_the_version_is_told_whatever_follows(capsys, program, others):
    name = {main: "goboard", main_window: "goboard-gui"}[program]
    assert program(["--version", *others]) == 0
    assert capsys.readouterr() == (f"{name} {__version__}\n", "")


def test_the_windowed_program_tells_its_version_after_files_too(capsys, opened):
    assert main_window(["game.sgf", "--version"]) == 0
    assert capsys.readouterr() == (f"goboard-gui {__version__}\n", "")
    assert opened == []


def test_python_can_run_the_package():
    result = alone("--version")
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.decode() == f"goboard {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "files"),
    [([], []), (["a.sgf"], ["a.sgf"]), (["./check", "show"], ["./check", "show"])],
    ids=["nothing", "a file", "files that are called like commands"],
)
def test_without_a_command_the_window_opens_on_the_files(
    goboard, opened, record, monkeypatch, tmp_path, arguments, files
):
    monkeypatch.chdir(tmp_path)
    for name in files:
        record(GAME, name)
    assert goboard(*arguments).status == 0
    assert opened == [(files, False)]


@pytest.mark.parametrize("name", ["a.sgf", "shw", "folder", "link", "sub/shw", "-odd", "odd\\name"])
@pytest.mark.parametrize("program", [main, main_window], ids=["goboard", "goboard-gui"])
def test_whatever_exists_is_opened_whatever_its_name(opened, monkeypatch, tmp_path, program, name):
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("sub").mkdir()
    Path("link").symlink_to("folder")
    Path(name).exists() or Path(name).write_text(GAME)
    arguments = ["--", name] if name.startswith("-") else [name]
    assert program(arguments) == 0
    assert opened == [([name], False)]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["shw", "x.sgf"], "goboard: unknown command 'shw'; did you mean 'show'?"),
        (["Show"], "goboard: unknown command 'Show'; did you mean 'show'?"),
        (["compar", "a.sgf"], "goboard: unknown command 'compar'; did you mean 'compare'?"),
        (["xyzzy"], "goboard: unknown command 'xyzzy'"),
        (["shw\x1b"], "goboard: unknown command 'shw\\x1b'; did you mean 'show'?"),
        (["-"], "goboard: unknown command '-'"),
        (["--smoke", "shw"], "goboard: unknown command 'shw'; did you mean 'show'?"),
        (["--smoke", "show"], "show: File not found"),
        (["--", "shw"], "shw: File not found"),
        (["gmae.sgf"], "gmae.sgf: File not found"),
        (["gmae.sgf", "shw"], "gmae.sgf: File not found"),
        ([".show"], ".show: File not found"),
        (["./show"], "./show: File not found"),
        (["games/show"], "games/show: File not found"),
        (["a.sgf/show"], "a.sgf/show: File not found"),
        (["a.sgf", "gmae.sgf"], "gmae.sgf: File not found"),
        (["a.sgf", "shw"], "shw: File not found"),
        (["dangling"], "goboard: unknown command 'dangling'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_neither_a_command_nor_a_file_is_refused(
    goboard, opened, record, monkeypatch, tmp_path, arguments, told
):
    monkeypatch.chdir(tmp_path)
    record(GAME, "a.sgf")
    Path("dangling").symlink_to("gone")
    result = goboard(*arguments)
    assert (result.status, result.out, result.err) == (2, "", f"{told}\n")
    assert opened == []


@pytest.mark.parametrize(
    ("separators", "told"),
    [
        (("/", None), "goboard: unknown command 'games\\show'"),
        (("\\", "/"), "games\\show: File not found"),
    ],
    ids=["Linux", "Windows"],
)
def test_a_backslash_separates_folders_where_the_system_says_so(
    goboard, opened, monkeypatch, tmp_path, separators, told
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.sep", separators[0])
    monkeypatch.setattr("os.altsep", separators[1])
    result = goboard("games\\show")
    assert (result.status, result.err) == (2, f"{told}\n")
    assert opened == []


def test_the_windowed_program_lets_the_window_report_a_missing_file(opened):
    assert main_window(["shw", "gmae.sgf"]) == 0
    assert opened == [(["shw", "gmae.sgf"], False)]


def test_a_command_wins_over_a_file_of_its_name(goboard, opened, record, monkeypatch, tmp_path):
    record(GAME, "check")
    monkeypatch.chdir(tmp_path)
    assert goboard("check", "check").lines == ["check: 1 game, 3 nodes, 2 moves"]
    assert opened == []


def test_the_windowed_program_takes_files_and_may_only_try(opened):
    assert main_window(["one.sgf", "two.sgf", "--smoke"]) == 0
    assert main_window([]) == 0
    assert opened == [(["one.sgf", "two.sgf"], True), ([], False)]


def test_the_status_of_the_window_is_the_status_of_the_program(monkeypatch):
    app = types.ModuleType("goboard_gui.gui.app")
    app.run = lambda files, *, smoke: 7
    monkeypatch.setitem(sys.modules, "goboard_gui.gui.app", app)
    assert main_window([]) == 7


def test_an_unknown_option_is_told(goboard, opened):
    result = goboard("--colour")
    assert result.status == 2
    assert "--colour" in result.err
    assert opened == []


@LINUX
@pytest.mark.parametrize("name", [None, "game.sgf"], ids=["nothing", "a file"])
def test_without_a_display_there_is_one_line_and_no_core_dump(record, name):
    result = alone(*([] if name is None else [record(GAME, name)]))
    assert (result.returncode, result.stdout) == (2, b"")
    (line,) = result.stderr.decode().splitlines()
    assert "display" in line


@pytest.mark.parametrize(
    "arguments",
    [["diagram", "game.sgf", "-o", "out.png"], ["game.sgf"]],
    ids=["a picture", "the window"],
)
def test_a_missing_system_library_is_told_with_its_cure(record, tmp_path, arguments):
    record(GAME)
    error = "libGL.so.1: cannot open shared object file: No such file or directory"
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text(f"raise ImportError({error!r})", "utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "goboard_gui", *arguments],
        env={"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "DISPLAY": ":0"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("goboard: Qt requires libGL.so.1")
    assert APT_LINE in result.stderr
    assert "Traceback" not in result.stderr


def test_the_cure_is_what_the_makefile_installs():
    script = (ROOT / "packaging" / "system-libraries.sh").read_text("utf-8")
    listed = script.split("QT_LIBRARIES='")[1].split("'")[0].split()
    assert set(APT_LINE.split()) >= set(listed[1::2])
    assert len(listed) >= 20


def test_other_commands_do_not_load_qt_nor_what_only_reading_needs(record):
    game = str(record(GAME))
    commands = [
        ["name", "--size", "9x9", "--from", "western", "--to", "andreev", "--", "A1"],
        ["show", game],
        ["check", game],
        ["diagram", game, "--plan"],
    ]
    code = (
        "import sys; from goboard_gui.cli.main import main;"
        f"status = max(map(main, {commands}));"
        "loaded = {name.split('.')[0] for name in sys.modules};"
        "loaded |= {name.rpartition('.')[2] for name in sys.modules};"
        "late = {'PySide6', 'shiboken6', 'pikepdf', 'pyphen', 'fsrs', 'encoding_detection'};"
        "sys.exit(status or len(loaded & late))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@for_each(
    ("arguments", "names"),
    [
        (["--version"], "argparse common dataclasses pathlib tempfile typing window"),
        (["--help"], f"common dataclasses go notation pathlib typing {' '.join(SUBCOMMANDS)}"),
        (["show", "{game}"], "tempfile salvage time_limits results pathlib shutil styles"),
        (
            ["diagram", "{game}", "-o", "{pdf}", "--figures", "every:50"],
            "salvage time_limits picture_files picture_sheet latex html text kifu",
        ),
    ],
    ids=["the version", "the help", "a position", "figures"],
)
def test_a_command_imports_only_what_it_needs(record, tmp_path, arguments, names):
    paths = {"game": record(GAME), "pdf": tmp_path / "game.pdf"}
    arguments = [each.format(**paths) for each in arguments]
    code = (
        "import sys; from goboard_gui.cli.main import main;"
        f"status = main({arguments});"
        "ours = {name for name in sys.modules if name.startswith('goboard_gui.')};"
        "loaded = {*sys.modules} - ours | {name.rpartition('.')[2] for name in ours};"
        f"sys.exit(status or ' '.join(loaded & {{*{names.split()}}}) or 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_loading_qt_does_not_make_later_imports_read_the_source_of_modules(record, tmp_path):
    code = (
        "import linecache, sys; from goboard_gui.cli.main import main;"
        f"status = main(['diagram', {str(record(GAME))!r}, '-o', {str(tmp_path / 'a.svg')!r}]);"
        "assert 'PySide6.QtGui' in sys.modules;"
        "read = [name for name in linecache.cache if 'goboard_gui' in name];"
        "sys.exit(status or len(read))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


WITHOUT_HOOK = """
import builtins
from goboard_gui.cli.qt import report_missing_qt_libraries
with report_missing_qt_libraries():
    from PySide6.QtWidgets import *
assert issubclass(QSpinBox, QAbstractSpinBox)
import PySide6.QtSvg
assert builtins.__import__ is builtins.__orig_import__ is not builtins.__feature_import__
try:
    PySide6.QtSvg.QSvgRenderer("a", "b")
except TypeError as error:
    assert "QSvgRenderer" in str(error)
else:
    raise AssertionError("accepted wrong arguments")
"""


def test_without_its_hook_pyside_still_creates_all_classes_and_checks_arguments():
    subprocess.run([sys.executable, "-c", WITHOUT_HOOK], check=True, cwd=ROOT)


@LINUX
def test_output_is_utf_8_whatever_the_locale(tmp_path):
    name = "囲碁.sgf"
    (tmp_path / name).write_text("(;SZ[99])", "utf-8")
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for env in (ascii_only, {"LC_ALL": "C"}):
        result = alone("check", tmp_path / name, env=env)
        assert result.returncode == 0
        assert "19×19" in result.stdout.decode("utf-8")
    result = alone("check", "--json", tmp_path / name, env=ascii_only)
    assert json.loads(result.stdout.decode("utf-8"))["warnings"][0]["text"].endswith("19×19")


@LINUX
def test_a_file_name_that_is_no_text_comes_back_from_json(tmp_path):
    name = os.fsencode(tmp_path) + b"/caf\xe9.sgf"
    Path(os.fsdecode(name)).write_bytes(b"(;SZ[9])")
    result = alone("check", "--json", name)
    assert (result.returncode, result.stderr) == (0, b"")
    assert os.fsencode(json.loads(result.stdout.decode("utf-8"))["file"]) == name
    missing = alone("show", name + b"x")
    assert missing.returncode == 2
    assert b"Traceback" not in missing.stderr


@LINUX
def test_a_reader_that_goes_away_is_no_error_to_tell(record):
    path = record("(;SZ[19]" + ";B[aa];W[bb]" * 2000 + ")")
    program = subprocess.Popen(
        [sys.executable, "-m", "goboard_gui", "moves", path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pipesize=4096,
        cwd=ROOT,
    )
    program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() == 141


@LINUX
def test_nobody_reading_is_no_error_to_tell(record):
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "goboard_gui", "show", record(GAME)]
    with os.fdopen(writing, "wb") as nobody:
        result = subprocess.run(
            command, stdout=nobody, stderr=subprocess.PIPE, check=False, cwd=ROOT
        )
    assert (result.returncode, result.stderr) == (141, b"")


@LINUX
@pytest.mark.parametrize("command", [["moves"], ["show", "--json"], ["--version"]])
def test_a_full_disk_is_told(record, command):
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [sys.executable, "-m", "goboard_gui", *command, record(GAME)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            cwd=ROOT,
        )
    assert result.returncode == 2
    assert result.stderr == b"goboard: No space left on device\n"


@LINUX
def test_an_interruption_ends_the_program_quietly():
    command = ["name", "--size", "9x9", "--from", "western", "--to", "andreev"]
    program = subprocess.Popen(
        [sys.executable, "-m", "goboard_gui", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        # Whoever started the tests in the background may have them ignore interruptions.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    program.stdin.write(b"A1\n")
    program.stdin.flush()
    assert program.stdout.readline() == b"+0+0\n"
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=120)
    assert (program.returncode, out, err) == (130, b"", b"")


def test_standard_input_that_is_closed_is_an_empty_file(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", None)
    assert main(["show", "-"]) == 2
    assert "empty" in capsys.readouterr().err
    assert main(["name", "--size", "9x9", "--from", "western", "--to", "western"]) == 0


def test_answers_do_not_wait_for_the_end_of_the_questions():
    command = ["name", "--size", "9x9", "--from", "western", "--to", "andreev"]
    program = subprocess.Popen(
        [sys.executable, "-m", "goboard_gui", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    for question, answer in ((b"A1\n", b"+0+0\n"), (b"J9\n", b"-0-0\n")):
        program.stdin.write(question)
        program.stdin.flush()
        assert program.stdout.readline() == answer
    assert program.communicate(timeout=120)[0] == b""
    assert program.returncode == 0


def test_an_empty_name_is_not_the_current_folder(goboard, opened):
    result = goboard("")
    assert (result.status, result.out) == (2, "")
    assert result.err.endswith("argument FILE: the name of the file is empty\n")
    assert opened == []
