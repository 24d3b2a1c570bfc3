"""Progress of an index build, as reported between processes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .errors import IndexErrorCode, UnusableIndexError

if TYPE_CHECKING:
    from pathlib import Path


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


def damaged_index_report(database: Path) -> dict[str, str]:
    """Return a JSON object that reports that a damaged index was moved.

    ``database`` is where its database is now. The report has its path inside the folder of the
    index, which is ASCII.
    """
    return {"kept": f"{database.parent.name}/{database.name}"}


def parse_damaged_index_report(line: bytes) -> str | None:
    """Parse a report made by `damaged_index_report`; return None for any other line.

    >>> parse_damaged_index_report(b'{"kept": "goboard-damaged-1/goboard-games.db"}')
    'goboard-damaged-1/goboard-games.db'
    >>> parse_damaged_index_report(b'{"done": 25}') is None
    True
    """
    try:
        return str(json.loads(line)["kept"])
    except (ValueError, TypeError, KeyError):
        return None


def unusable_index_report(error: UnusableIndexError) -> dict[str, object]:
    """Return a JSON object that reports why an index cannot be used."""
    return {"error": error.code.name, "detail": error.detail, "newer": error.newer}


def parse_unusable_index_report(line: bytes, index: Path) -> UnusableIndexError | None:
    """Parse a report made by `unusable_index_report`; return None for any other line.

    >>> from pathlib import Path
    >>> line = b'{"error": "BUSY", "detail": "database is locked", "newer": false}'
    >>> print(parse_unusable_index_report(line, Path("few")))
    few: another program is using this index (database is locked)
    """
    try:
        fields = json.loads(line)
        code, detail = IndexErrorCode[fields["error"]], str(fields["detail"])
        return UnusableIndexError(index, code, detail, newer=bool(fields["newer"]))
    except (ValueError, TypeError, KeyError):
        return None
