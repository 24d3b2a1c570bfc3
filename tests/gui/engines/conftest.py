from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from goboard_gui.engine.capabilities import EngineFamily
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.engines import engine_host, engines_dialog
from goboard_gui.gui.engines.engines_dialog import EnginesDialog
from goboard_gui.gui.engines.found_engines import FoundProgram

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from goboard_gui.gui.engines.engine_host import EngineHost

DOUBLE = str(Path(__file__).with_name("engine_double.py"))


@pytest.fixture
def host(tmp_path, monkeypatch) -> Iterator[EngineHost]:
    """Return the engines of a program of its own, whose working folders are in a folder of the
    test.
    """
    monkeypatch.setattr(engine_host, "engine_folder", lambda: tmp_path / "engines")
    engine_host.engine_host.cache_clear()
    host = engine_host.engine_host()
    yield host
    host.finish()
    engine_host.engine_host.cache_clear()


@pytest.fixture
def found(monkeypatch, tmp_path) -> list[FoundProgram]:
    """Let these programs be on the machine: two with a network, and one that needs none."""
    programs = [
        FoundProgram(EngineFamily.KATAGO, tmp_path / "katago", [tmp_path / "strong.bin.gz"]),
        FoundProgram(EngineFamily.LEELA_ZERO, tmp_path / "leelaz", []),
        FoundProgram(EngineFamily.GNU_GO, tmp_path / "gnugo", []),
    ]
    monkeypatch.setattr(engines_dialog, "found_programs", lambda: list(programs))
    return programs


@pytest.fixture
def dialog(workspace, host, found) -> Iterator[EnginesDialog]:
    dialog = EnginesDialog(workspace, workspace.window)
    dialog.show()
    yield dialog
    dispose(dialog)


@pytest.fixture
def double() -> Callable[..., tuple[str, ...]]:
    """Return what makes the command line of the double, followed by some words."""
    return lambda *words: (sys.executable, DOUBLE, *words)
