"""Entry point of `goboard-gui` in the bundle."""

import sys

from goboard_gui.__main__ import main_window

sys.exit(main_window())
