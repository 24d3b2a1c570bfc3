"""What the program imports while it is idle after its start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import resolve_name

import pytest

from goboard_gui.gui.window import idle_imports

PROGRAM = """
import json
import sys
from importlib.util import resolve_name
from PySide6.QtWidgets import QApplication
from goboard_gui.gui import app
from goboard_gui.gui.window import idle_imports

names = [resolve_name(name, idle_imports.__package__) for name in idle_imports.MODULES]
start = idle_imports.start_imports

def report():
    print(json.dumps([name for name in names if name in sys.modules]), flush=True)

def start_imports(parent):
    report()
    task = start(parent)
    task.advanced.connect(lambda: task.running or QApplication.quit())
    return task

idle_imports.start_imports = start_imports
status = app.run([])
report()
sys.exit(status)
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory) -> list[list[str]]:
    """Return the modules of the table that are imported before and after the program was idle."""
    home = str(tmp_path_factory.mktemp("home"))
    known = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=known | {"HOME": home, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_no_module_of_the_table_is_imported_by_the_start_itself(imported):
    assert imported[0] == []


def test_all_modules_of_the_table_are_imported_when_the_program_has_been_idle(imported):
    names = [resolve_name(name, idle_imports.__package__) for name in idle_imports.MODULES]
    assert imported[1] == names
