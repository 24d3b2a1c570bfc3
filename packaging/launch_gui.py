"""Start of the bundled `goboard-gui`."""

import sys

from goboard_gui.__main__ import main_window

sys.exit(main_window())
