"""What an index cannot do without: numpy, which a small bundle or a system's package may lack."""

from __future__ import annotations

import sys

NUMPY = "numpy>=2,<3"
"""As pip is told."""


def installation() -> str | None:
    """The command that installs numpy for this Python; None in a bundle, which takes no packages.

    >>> installation().endswith('-m pip install "numpy>=2,<3"')
    True
    """
    if getattr(sys, "frozen", False):
        return None
    return f'{sys.executable} -m pip install "{NUMPY}"'
