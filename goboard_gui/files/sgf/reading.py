"""Reading of SGF files into games, with a list of repairs."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...record.tree import Tree
from ..encoding import decode
from ..errors import Place, ReadError, Refusal, Repair, place_in
from ..storage.contents import contents
from .game_reader import Finding, TooManyNodesError
from .scanner import MAX_NODES, scan
from .source import Source

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    from ..encoding import Decoded
    from .scanned_game import ScannedGame

MAX_BYTES = 100_000_000
"""Size limit of a file; the largest joseki dictionaries have a few megabytes."""
MAX_VALUES = 4_000_000
"""Limit of values in a file; a single node may have all of them."""

Progress = Callable[[int, int], object]
"""Callback with the characters read and their total; may raise `CancelledError` to stop."""

_KEPT_BYTE = re.compile("[\udc00-\udcff]")


@dataclass(frozen=True, eq=False)
class SgfFile:
    """A file: its source, its games as trees, and the problems found.

    ``layout`` are the games as first read: it is kept when the file is saved, and so are the texts
    around and between the games.
    """

    source: Source
    games: tuple[Tree, ...]
    repairs: tuple[Repair, ...] = ()
    layout: tuple[ScannedGame, ...] = ()

    @property
    def damaged(self) -> bool:
        """Whether saving would lose unreadable parts, so that another name should be used."""
        return not all(repair.kind.harmless for repair in self.repairs)


def read_sgf(
    data: bytes, name: str = "", charset: str | None = None, progress: Progress | None = None
) -> SgfFile:
    """Read a file's bytes; ``charset`` overrides the declared and detected encodings.

    :raises CancelledError: when ``progress`` does.
    :raises ReadError: when there is no game in it, or a limit is exceeded.
    :raises LookupError: when Python does not know ``charset``.

    >>> file = read_sgf(b"(;SZ[9];B[ee](;W[ce])(;W[gc]))")
    >>> [tree.main_line() for tree in file.games]
    [[0, 1, 2]]
    >>> print(read_sgf(b"(;SZ[9];B[ee];W[c").repairs[0])
    line 1, column 16: the file ends inside a value (W)
    """
    if not data:
        raise ReadError(name, Refusal.EMPTY)
    if len(data) > MAX_BYTES:
        raise ReadError(name, Refusal.TOO_LARGE, most=MAX_BYTES)
    return read_sgf_source(Source(data, decode(data, charset)), name, progress)


def read_sgf_source(source: Source, name: str = "", progress: Progress | None = None) -> SgfFile:
    """Read a file whose encoding is known.

    :raises ReadError: as `read_sgf` does.
    """
    total = len(source.text)
    if source.text.count("[") > MAX_VALUES:
        raise ReadError(name, Refusal.TOO_MANY_VALUES, most=MAX_VALUES)
    tell = (lambda done: progress(done, total)) if progress else None
    try:
        games, findings = scan(source, MAX_NODES, tell)
    except TooManyNodesError as error:
        place = place_in(source.text, error.offset)
        raise ReadError(name, Refusal.TOO_MANY_NODES, place, most=MAX_NODES) from None
    if not games:
        raise ReadError(name, Refusal.NO_GAME)
    findings.extend(_charset_findings(source.decoded))
    repairs = tuple(_repairs(source.text, findings))
    return SgfFile(source, tuple(map(Tree.read, games)), repairs, tuple(games))


def read_sgf_file(
    path: str | os.PathLike[str], charset: str | None = None, progress: Progress | None = None
) -> SgfFile:
    """Read a file.

    :raises ReadError: when it cannot be read, or as `read_sgf` does; ``name`` is the path.
    """
    return read_sgf(contents(path, MAX_BYTES), str(path), charset, progress)


def new_sgf_file(games: Iterable[Tree]) -> SgfFile:
    """Return a new file without a path, in UTF-8."""
    return SgfFile(Source(b""), tuple(games))


def _charset_findings(decoded: Decoded) -> Iterator[Finding]:
    for kind, name in decoded.trouble:
        kept = _KEPT_BYTE.search(decoded.text)
        yield Finding(kind, kept.start() if kept else 0, None, None, name)


def _repairs(text: str, findings: list[Finding]) -> list[Repair]:
    """Convert problems to repairs with lines and columns, in text order, in one pass."""
    repairs = []
    newline = "\n" if "\n" in text else "\r"
    line, counted = 1, 0
    for finding in sorted(findings, key=lambda finding: finding.offset):
        offset = finding.offset
        line += text.count(newline, counted, offset)
        counted = offset
        place = Place(line, offset - text.rfind(newline, 0, offset))
        detail = finding.detail
        repairs.append(Repair(finding.kind, offset, *place, finding.game, finding.node, detail))
    return repairs
