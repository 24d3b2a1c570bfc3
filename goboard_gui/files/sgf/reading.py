"""Reading SGF: bytes to games, with everything that had to be put right on the way."""

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
"""How large a file may be; the largest dictionaries of joseki are a few megabytes."""
MAX_VALUES = 4_000_000
"""How many values a file may have; they are read when asked for, and a node may have them all."""

Progress = Callable[[int, int], object]
"""Is told how much of how much is read, in characters; it may raise `CancelledError` to end it."""

_KEPT_BYTE = re.compile("[\udc00-\udcff]")


@dataclass(frozen=True, eq=False)
class SgfFile:
    """What a file holds: its source, its games as trees, and what was wrong with it.

    ``layout`` are the games as they were read at first: it stays when the file is saved, and so
    do the texts around and between the games.
    """

    source: Source
    games: tuple[Tree, ...]
    repairs: tuple[Repair, ...] = ()
    layout: tuple[ScannedGame, ...] = ()

    @property
    def damaged(self) -> bool:
        """Whether saving would lose what could not be read: better save under another name."""
        return not all(repair.kind.harmless for repair in self.repairs)


def read_sgf(
    data: bytes, name: str = "", charset: str | None = None, progress: Progress | None = None
) -> SgfFile:
    """Read a file's bytes; ``charset`` overrides what the file says and what would be guessed.

    :raises CancelledError: when ``progress`` does.
    :raises ReadError: when there is no game in them, or more than the limits allow.
    :raises LookupError: when ``charset`` is given and Python knows no such charset.

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
    """Read a file whose charset is known.

    :raises ReadError: as `read` does.
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

    :raises ReadError: when it cannot be read, or as `read` does; ``name`` is the path.
    """
    return read_sgf(contents(path, MAX_BYTES), str(path), charset, progress)


def new_sgf_file(games: Iterable[Tree]) -> SgfFile:
    """A file that is nowhere yet, in UTF-8."""
    return SgfFile(Source(b""), tuple(games))


def _charset_findings(decoded: Decoded) -> Iterator[Finding]:
    for kind, name in decoded.trouble:
        kept = _KEPT_BYTE.search(decoded.text)
        yield Finding(kind, kept.start() if kept else 0, None, None, name)


def _repairs(text: str, findings: list[Finding]) -> list[Repair]:
    """Findings with their lines and columns, in the order of the text, counted in one pass."""
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
