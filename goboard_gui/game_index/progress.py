"""Progress of an index build, as reported between processes."""

from __future__ import annotations

import json
from typing import NamedTuple


class Progress(NamedTuple):
    """The progress of a build, in numbers of files and games.

    ``done`` of ``files`` files are finished; ``games`` were read, ``failed`` files could not be
    read, and ``unchanged`` files did not have to be read again.

    >>> Progress.parse(b'{"done": 25, "files": 100, "games": 24, "failed": 1, "unchanged": 0}')
    Progress(done=25, files=100, games=24, failed=1, unchanged=0)
    >>> Progress.parse(b"Reading 100 files") is None
    True
    """

    done: int
    files: int
    games: int
    failed: int
    unchanged: int

    @classmethod
    def parse(cls, line: bytes) -> Progress | None:
        """Parse a progress report written as a line of JSON; return None for any other text."""
        try:
            fields = json.loads(line)
            return cls(*(int(fields[name]) for name in cls._fields))
        except (ValueError, TypeError, KeyError):
            return None
