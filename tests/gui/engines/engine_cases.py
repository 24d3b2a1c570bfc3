"""An engine of a few lines, as a process of its own, for tests of the window."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from goboard_gui.engine.entry import EngineEntry
from goboard_gui.gui.core.settings import ANALYSIS_ENGINE, PLAY_ENGINE
from goboard_gui.gui.engines import engine_host as hosting
from goboard_gui.gui.engines.engine_list import store_entries

if TYPE_CHECKING:
    from goboard_gui.gui.core.settings import Settings

PROGRAM = r"""
import select, sys, time
NAMES = "protocol_version name version list_commands boardsize clear_board komi play genmove undo"
MORE = "kata-analyze shout cry long quit"
ANALYSIS = "info move C3 visits 1200 winrate 0.6 scoreLead 2.5 pv C3 G7 rootInfo visits 1234"
out = lambda text: (sys.stdout.write(text), sys.stdout.flush())
for line in sys.stdin:
    number, name, *rest = line.split()
    answers = {
        "protocol_version": "2",
        "name": "Double",
        "version": "1",
        "list_commands": "\n".join([*NAMES.split(), *MORE.split()]),
        "genmove": "C3",
        "long": "x " * 5000 + "end",
    }
    if name == "cry":
        sys.stderr.write("something is wrong\n" * int((rest or ["1"])[0]))
        sys.stderr.flush()
    if name == "die":
        sys.exit(3)
    if name == "kata-analyze":
        out(f"={number}\n")
        while not select.select([sys.stdin], [], [], 0.05)[0]:
            out(ANALYSIS + "\n")
        out("\n")
        continue
    known = name in answers or name in NAMES.split() or name in ("shout", "cry", "quit")
    out(f"={number} {answers.get(name, '')}\n\n" if known else f"?{number} unknown command\n\n")
    if name == "quit":
        break
"""


@pytest.fixture
def host(monkeypatch, tmp_path) -> hosting.EngineHost:
    """Return the engines of a test, which end with it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(hosting, "engine_folder", lambda: tmp_path)
    hosting.engine_host.cache_clear()
    yield hosting.engine_host()
    hosting.engine_host().finish()
    hosting.engine_host.cache_clear()


@pytest.fixture
def entry(tmp_path) -> EngineEntry:
    program = tmp_path / "double.py"
    program.write_text(PROGRAM)
    return EngineEntry("Double", (sys.executable, str(program)))


def use(settings: Settings, *entries: EngineEntry) -> None:
    """Store engines, of which the first analyses and plays."""
    store_entries(settings, entries)
    for role in (ANALYSIS_ENGINE, PLAY_ENGINE):
        settings.set(role, entries[0].name)
