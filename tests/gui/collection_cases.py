"""Small collections of games, programs that pretend to build an index, and what a window says."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QProcess, QTimer

from goboard_gui.cli.main import main
from goboard_gui.gui.collection.building.builder import goboard_command

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QPushButton

    from goboard_gui.gui.collection.building.collection_manager import CollectionManager
    from goboard_gui.gui.widgets.message_row import MessageRow

MOVES = [
    f"{'BW'[i % 2]}[{'abcdefghi'[i % 9]}{'abcdefghi'[(i * 5 + i // 9) % 9]}]" for i in range(30)
]


def write_games(folder: Path, count: int, first: int = 0) -> Path:
    """Write small games that all differ, and return their folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        start = number % len(MOVES)
        moves = ";".join(MOVES[start:] + MOVES[:start])
        folder.joinpath(f"{number:05}.sgf").write_text(
            f"(;GM[1]SZ[9]PB[Black {number}]PW[White {number % 7}]RE[B+R];{moves})"
        )
    return folder


_PRETENDING = """
import json, os, signal, sys, time

def tell(done, failed=0):
    told = {"done": done, "files": 100, "games": done - failed, "failed": failed, "unchanged": 0}
    print(json.dumps(told), flush=True)

def wait():
    with open(os.environ["FAKE_STARTED"], "w") as file:
        file.write(" ".join(sys.argv[1:]))
    while True:
        time.sleep(0.01)
"""
SCRIPTS = {
    "succeeds": "tell(0); print('and a word', flush=True); tell(50, 1); tell(100, 2)",
    "fails": "tell(25); print('a warning\\nthe disk is full', file=sys.stderr); sys.exit(2)",
    "dies": "tell(25); os.abort()",
    "says nothing": "sys.exit(3)",
    "waits": "tell(25); wait()",
    "keeps what it has": (
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))\ntell(25)\nwait()"
    ),
    "is done just then": "signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))\ntell(100)\nwait()",
    "does not listen": "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ntell(25)\nwait()",
}


class Fake:
    """A program in the place of `goboard`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._started = folder / "started"
        os.environ["FAKE_STARTED"] = str(self._started)

    def command(self, name: str) -> list[str]:
        """Return how one that behaves so is run."""
        script = self._folder / "fake.py"
        script.write_text(_PRETENDING + SCRIPTS[name])
        return [sys.executable, str(script)]

    @property
    def started(self) -> bool:
        """Whether it waits to be ended by now."""
        return self._started.exists() and self._started.read_text() != ""

    @property
    def arguments(self) -> str:
        return self._started.read_text()


WAITING = """
import itertools, pathlib, sys, time
from goboard_gui.cli.termination import TerminationFlag
from goboard_gui.cli.main import main
from goboard_gui.game_index import file_reading

go_on = pathlib.Path(sys.argv.pop(1))
asked, count = [], itertools.count()

def note(ending, *signal, before=TerminationFlag._note):
    asked.append(signal)
    before(ending, *signal)

def in_two_parts(*args, read=file_reading.read_games, **options):
    if next(count) >= 30:
        while not (asked or go_on.exists()):
            time.sleep(0.005)
    return read(*args, **options)

TerminationFlag._note = note
file_reading.read_games = in_two_parts
file_reading.FILES_AT_ONCE = 25
sys.exit(main())
"""
"""The real program, which waits after thirty files, so that one can do something meanwhile."""


def waiting_program(go_on: Path) -> list[str]:
    """Return how `goboard` is run so that it waits for a file or for being asked to end."""
    return [sys.executable, "-c", WAITING, str(go_on)]


class BuildInThisProcess(QProcess):
    """Stands in for the process of `goboard`, whose start takes longer than a small build.

    It cannot be cancelled: the whole build is one turn of the event loop.
    """

    def start(self, name: str, arguments: list[str]) -> None:
        command = goboard_command()
        assert [name, *arguments[: len(command) - 1]] == command
        QTimer.singleShot(0, self, lambda: self._run(arguments[len(command) - 1 :]))

    def _run(self, arguments: list[str]) -> None:
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as errors:
            status = main(arguments)
        self._out, self._errors = out.getvalue(), errors.getvalue()
        self.finished.emit(status, QProcess.ExitStatus.NormalExit)

    def readAllStandardOutput(self) -> QByteArray:  # noqa: N802 - Qt's name
        return QByteArray(self._out.encode())

    def readAllStandardError(self) -> QByteArray:  # noqa: N802 - Qt's name
        return QByteArray(self._errors.encode())


def use(keeping: CollectionManager, command: list[str]) -> None:
    keeping.build_controller.builder._command = command


def _line(keeping: CollectionManager) -> MessageRow | None:
    """Return the line of the message strip with the message about the collection, if any."""
    status = keeping.status
    strip = status._strip
    if status._problem and strip.text == status._problem:
        return strip.message_line
    return strip.notice_line if status._result and strip.notice == status._result else None


def said(keeping: CollectionManager) -> str:
    """Return the message about the collection, or "" if there is none."""
    line = _line(keeping)
    return "" if line is None else line.text


def offers(keeping: CollectionManager) -> list[QPushButton]:
    """Return the buttons of that message."""
    line = _line(keeping)
    return [] if line is None else line.buttons


def offered(keeping: CollectionManager) -> list[str]:
    """Return their texts."""
    return [button.text() for button in offers(keeping)]


def close_message(keeping: CollectionManager) -> None:
    """Close that message."""
    line = _line(keeping)
    assert line is not None
    line.close_button.click()


def game_count(keeping: CollectionManager) -> int | None:
    index = keeping._search.index
    return None if index is None else len(index)


def told(keeping: CollectionManager) -> str:
    return keeping.status.progress_row.label.text()
