"""Entry point of `goboard` in the bundle."""

import sys

from goboard_gui.__main__ import main

sys.exit(main())
