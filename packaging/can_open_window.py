"""Exit with status 0 if Qt can open a window here.

Qt aborts the process if there is no display, so a child process makes the attempt.
"""

from __future__ import annotations

import subprocess
import sys

ATTEMPT = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"

if __name__ == "__main__":
    attempt = subprocess.run([sys.executable, "-c", ATTEMPT], capture_output=True, check=False)
    sys.exit(attempt.returncode != 0)
