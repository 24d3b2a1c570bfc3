"""Copies of the program, to which tests add what the pages for contributors describe."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import goboard_gui

_PACKAGE = Path(goboard_gui.__file__).parent


def copy_program(folder: Path) -> Path:
    """Copy the program without its window into a folder, and return the path of the package.

    Compiled modules are copied as well: they are valid, since the times of files are kept. Those
    that another process is writing have a name of their own and are left out.
    """
    without = shutil.ignore_patterns("gui", "*.pyc.*")
    return shutil.copytree(_PACKAGE, folder / "goboard_gui", ignore=without)


def run_copy(folder: Path, *arguments: str | Path, text: str = "") -> str:
    """Run the copy in a folder with arguments of Python, and return what it prints."""
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    ).stdout


def goboard(folder: Path, *arguments: str | Path, text: str = "") -> str:
    """Run the command line of the copy in a folder, and return what it prints."""
    return run_copy(folder, "-m", "goboard_gui", *arguments, text=text)
