"""How far the building of an index is, as one process tells another."""

from __future__ import annotations

import json
from typing import NamedTuple


class Progress(NamedTuple):
    """How far a build is: files of all files, games read, and files that gave none.

    ``unchanged`` of the files were not read again.

    >>> Progress.read(b'{"done": 25, "files": 100, "games": 24, "failed": 1, "unchanged": 0}')
    Progress(done=25, files=100, games=24, failed=1, unchanged=0)
    >>> Progress.read(b"Reading 100 files") is None
    True
    """

    done: int
    files: int
    games: int
    failed: int
    unchanged: int

    @classmethod
    def read(cls, line: bytes) -> Progress | None:
        """What a line of JSON says, None if it says nothing of the kind."""
        try:
            told = json.loads(line)
            return cls(*(int(told[name]) for name in cls._fields))
        except (ValueError, TypeError, KeyError):
            return None
