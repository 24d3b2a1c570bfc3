"""Start of the bundled `goboard`."""

import sys

from goboard_gui.__main__ import main

sys.exit(main())
