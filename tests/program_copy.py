"""Copies of the program, to which tests add what the pages for contributors describe."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import goboard_gui

_PACKAGE = Path(goboard_gui.__file__).parent
_ROOT = _PACKAGE.parent


def copy_program(folder: Path, *, window: bool = False) -> Path:
    """Copy the program into a folder, with its window if ``window`` is set, and return the path of
    the package.

    Compiled modules are copied as well: they are valid, since the times of files are kept. Those
    that another process is writing have a name of their own and are left out. Of the resources,
    which the window needs, only the icons are copied.
    """
    without = shutil.ignore_patterns("*.pyc.*", *(() if window else ("gui",)))
    if window:
        (folder / "docs").symlink_to(_ROOT / "docs")
        (folder / "resources").mkdir()
        for part in (_ROOT / "resources").iterdir():
            (folder / "resources" / part.name).symlink_to(part)
        (folder / "resources" / "icons").unlink()
        shutil.copytree(_ROOT / "resources" / "icons", folder / "resources" / "icons")
    return shutil.copytree(_PACKAGE, folder / "goboard_gui", ignore=without)


def run_copy(folder: Path, *arguments: str | Path, text: str = "") -> str:
    """Run the copy in a folder with arguments of Python, and return what it prints."""
    run = subprocess.run(
        [sys.executable, "-P", *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def goboard(folder: Path, *arguments: str | Path, text: str = "") -> str:
    """Run the command line of the copy in a folder, and return what it prints."""
    return run_copy(folder, "-m", "goboard_gui", *arguments, text=text)
