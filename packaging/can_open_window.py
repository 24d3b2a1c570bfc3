"""Exit status 0 when Qt can open a window here.

Qt ends the process when it finds no display, so a child process tries.
"""

from __future__ import annotations

import subprocess
import sys

ATTEMPT = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"

if __name__ == "__main__":
    attempt = subprocess.run([sys.executable, "-c", ATTEMPT], capture_output=True, check=False)
    sys.exit(attempt.returncode != 0)
