"""Progress of an index build, as reported between processes."""

from __future__ import annotations

import json
from typing import NamedTuple


class Progress(NamedTuple):
    """Progress of a build: files done, files in total, games read, and files that failed.

    ``unchanged`` files were not read again.

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
        """Parse a line of JSON; return None if it is not a progress report."""
        try:
            fields = json.loads(line)
            return cls(*(int(fields[name]) for name in cls._fields))
        except (ValueError, TypeError, KeyError):
            return None
