"""The command line in a process of its own, with almost no environment."""

from __future__ import annotations

import os
import subprocess
import sys

_PROGRAM = """
import sys
from goboard_gui.cli.main import main
for arguments in {commands}:
    assert main(arguments) == 0, arguments
assert "PySide6.QtWidgets" not in sys.modules
"""


def run_alone(commands: list[list[str]], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run commands one after another, which draw without a display and without widgets.

    ``variables`` are added to the environment.
    """
    return subprocess.run(
        [sys.executable, "-c", _PROGRAM.format(commands=commands)],
        env={"PATH": os.environ["PATH"], **variables},
        capture_output=True,
        text=True,
        check=False,
    )
