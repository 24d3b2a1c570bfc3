"""Entry points: `python -m goboard_gui` and the installed programs `goboard` and `goboard-gui`."""

from __future__ import annotations

import sys

from .cli.main import main, main_window

__all__ = ["main", "main_window"]

if __name__ == "__main__":
    sys.exit(main())
