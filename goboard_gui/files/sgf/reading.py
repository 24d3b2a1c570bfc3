"""Reading of SGF files into games, with diagnostics of repaired damage.

A tolerant, iterative and lossless scanner finds the games in the text of a file.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, Location
from ...display_text import clip_text
from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ...record.properties.board_shapes import GO, ShapeProblem, read_shape
from ...record.tree import Tree
from ..encoding import EncodingSource, ca_value, codec_of, matches_codec
from ..errors import (
    LOSSLESS_REPAIRS,
    ReadError,
    ReadErrorReason,
    SgfDiagnosticCode,
    text_position_at,
)
from ..storage.contents import read_contents
from .decoding import decode
from .game_reader import MAX_PROBLEMS, GameReader, SourceProblem, TooManyNodesError
from .game_starts import GameStarts
from .possible_moves import CommentInterpretation, ends_of_confirmed_moves
from .source import Source

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator, Sequence

    from ...record.tree import Property
    from ..encoding import DecodedText
    from .scanned_game import ScannedGame

MAX_NODES = 2_000_000
"""Node limit of a file; a 100 MB joseki dictionary would have that many."""
NODES_PER_GAME = 10
"""Nodes that a game counts for in the limit, in addition to its own: its memory."""
_LOST_PROPERTY = late_pattern(r"[A-Z]{1,2}\[[^\]]{0,200}\]", re.ASCII)


def scan_games(
    source: Source,
    limit: int = MAX_NODES,
    progress: Callable[[int], object] | None = None,
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
) -> tuple[list[ScannedGame], list[SourceProblem]]:
    """Return all games of a text, and the first `MAX_PROBLEMS` problems in it.

    ``progress`` is called regularly with the number of characters read; its exceptions end the
    scan.

    :raises TooManyNodesError: when there are more than ``limit`` nodes in all.
    """
    scanner = _Scanner(source, limit, progress or _ignore_progress, reading)
    scanner.scan_games()
    return scanner.games, scanner.problems


def _ignore_progress(_done: int) -> None:
    """Ignore progress reports; this is the default callback."""


class _Scanner:
    """Scanner for the games of a text and the text between them."""

    def __init__(
        self,
        source: Source,
        limit: int,
        progress: Callable[[int], object],
        reading: CommentInterpretation,
    ) -> None:
        self.source = source
        self.starts = GameStarts(source.text)
        self.limit = limit
        self.progress = progress
        self.reading = reading
        self.games: list[ScannedGame] = []
        self.problems: list[SourceProblem] = []

    def scan_games(self) -> None:
        text = self.source.text
        pos = 0
        while (begin := self._next_start(pos)) is not None:
            self._report_outside(pos, begin)
            if self.limit <= 0:
                raise TooManyNodesError(begin)
            game = self._read_game(begin)
            self.limit -= len(game) + NODES_PER_GAME
            if len(game):
                self.games.append(game)
            pos = game.end
        self._report_outside(pos, len(text))

    def _read_game(self, begin: int) -> ScannedGame:
        """Read the game at an offset, and read it again if some of its comments turn out to be
        moves.
        """
        number, known = len(self.games), len(self.problems)
        source, limit, problems, reading = self.source, self.limit, self.problems, self.reading
        game = GameReader(source, begin, number, limit, problems, self.progress, reading).read()
        if reading is not CommentInterpretation.AUTOMATIC or not game.doubtful:
            return game
        ends = ends_of_confirmed_moves(game)
        if not ends:
            return game
        del problems[known:]

        def progress(done: int) -> None:
            self.progress(max(done, game.end))

        return GameReader(source, begin, number, limit, problems, progress, reading, ends).read()

    def _next_start(self, pos: int) -> int | None:
        start = self.starts.find_next(pos)
        if start is None:
            return None
        if not start.is_regular:
            is_bare = self.source.text.startswith("(", start.offset)
            code = SgfDiagnosticCode.BARE_ROOT if is_bare else SgfDiagnosticCode.MISSING_START
            self._report(code, start.offset, len(self.games))
        return start.offset

    def _report_outside(self, start: int, end: int) -> None:
        """Keep text outside games, and report it if it seems to be part of a game."""
        text = self.source.text[start:end]
        bare = text.strip()
        if not bare:
            return
        offset = start + text.index(bare)
        if self.games and bare.startswith(")"):
            self._report(SgfDiagnosticCode.EXTRA_CLOSE, offset)
        elif bare.endswith("(") and end < len(self.source.text):
            self._report(SgfDiagnosticCode.EXTRA_OPEN, start + text.rindex("("))
        if lost := _LOST_PROPERTY.search(text):
            self._report(SgfDiagnosticCode.LOST_TEXT, start + lost.start())

    def _report(self, kind: SgfDiagnosticCode, offset: int, game: int | None = None) -> None:
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(SourceProblem(kind, offset, game, None, ""))


MAX_BYTES = 100_000_000
"""Size limit of a file; the largest joseki dictionaries take a few megabytes."""
MAX_VALUES = 4_000_000
"""Limit of values in a file; a single node may have all of them."""

Progress = Callable[[int, int], object]
"""Callback with the characters read and their total; may raise `CancelledError` to stop."""

_KEPT_BYTE = late_pattern("[\udc00-\udcff]")
_UNDOUBTED = (EncodingSource.BOM, EncodingSource.CHOSEN)
"""Encodings determined in these ways do not depend on what games declare."""
_OTHER_READINGS = {
    SgfDiagnosticCode.POSSIBLE_MOVE: CommentInterpretation.AS_MOVES,
    SgfDiagnosticCode.POSSIBLE_COMMENT: CommentInterpretation.AS_COMMENTS,
}


class SgfFile(NamedTuple):
    """An SGF file: its source, its games as trees, and the problems found.

    ``layout`` are the games as first read: it is kept when the file is saved, and so are the texts
    around and between the games. ``reading`` is how they were read.
    """

    source: Source
    games: tuple[Tree, ...]
    diagnostics: tuple[Diagnostic, ...] = ()
    layout: tuple[ScannedGame, ...] = ()
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC

    @property
    def is_damaged(self) -> bool:
        """Whether saving would lose unreadable parts, so that another file name should be used."""
        return any(diagnostic.code not in LOSSLESS_REPAIRS for diagnostic in self.diagnostics)

    @property
    def other_interpretations(self) -> tuple[CommentInterpretation, ...]:
        """The ways to read comments that may contain moves which would give another result."""
        codes = {diagnostic.code for diagnostic in self.diagnostics}
        return tuple(reading for code, reading in _OTHER_READINGS.items() if code in codes)


def read_sgf(
    data: bytes,
    name: str = "",
    encoding: str | None = None,
    progress: Progress | None = None,
    *,
    remembered: Sequence[str] = (),
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
) -> SgfFile:
    """Parse the bytes of an SGF file; ``encoding`` overrides the declared and detected encodings.

    ``remembered`` is as in `decoding.decode`.

    :raises CancelledError: when ``progress`` does.
    :raises ReadError: when there is no game in it, or a limit is exceeded.
    :raises LookupError: when Python does not know ``encoding``.

    >>> file = read_sgf(b"(;SZ[9];B[ee](;W[ce])(;W[gc]))")
    >>> [tree.main_line() for tree in file.games]
    [[0, 1, 2]]
    >>> print(read_sgf(b"(;SZ[9];B[ee];W[c").diagnostics[0])
    line 1, column 16: the file ends inside a value (W)
    """
    if not data:
        raise ReadError(name, ReadErrorReason.EMPTY)
    if len(data) > MAX_BYTES:
        raise ReadError(name, ReadErrorReason.TOO_LARGE, limit=MAX_BYTES)
    source = Source(data, decode(data, encoding, remembered))
    return read_sgf_source(source, name, progress, reading)


def read_sgf_source(
    source: Source,
    name: str = "",
    progress: Progress | None = None,
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
) -> SgfFile:
    """Parse an SGF file that has already been decoded.

    :raises ReadError: as `read_sgf` does.
    """
    total = len(source.text)
    if source.text.count("[") > MAX_VALUES:
        raise ReadError(name, ReadErrorReason.TOO_MANY_VALUES, limit=MAX_VALUES)
    report_progress = (lambda done: progress(done, total)) if progress else None
    try:
        games, problems = scan_games(source, MAX_NODES, report_progress, reading)
    except TooManyNodesError as error:
        place = text_position_at(source.text, error.offset)
        raise ReadError(name, ReadErrorReason.TOO_MANY_NODES, place, limit=MAX_NODES) from None
    if not games:
        raise ReadError(name, ReadErrorReason.NO_GAME)
    problems.extend(islice(_invalid_bytes(source.decoded), MAX_PROBLEMS))
    roots = list(_roots(games, report_progress or _ignore_progress))
    problems.extend(_shape_problems(games, roots))
    diagnostics = (
        *_wrong_declarations(source.decoded, games),
        *_wrong_later_declarations(source.decoded, games, roots),
        *_diagnostics(source.text, problems),
    )
    trees = tuple(map(Tree.from_source, games))
    return SgfFile(source, trees, diagnostics, tuple(games), reading)


def read_sgf_file(
    path: str | os.PathLike[str],
    encoding: str | None = None,
    progress: Progress | None = None,
    *,
    remembered: Sequence[str] = (),
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
) -> SgfFile:
    """Read an SGF file from disk; the arguments are as in `read_sgf`.

    :raises ReadError: when it cannot be read, or as `read_sgf` does; ``name`` is the path.
    """
    data = read_contents(path, MAX_BYTES)
    return read_sgf(data, str(path), encoding, progress, remembered=remembered, reading=reading)


def new_sgf_file(games: Iterable[Tree]) -> SgfFile:
    """Return a new SGF file in UTF-8, without a path."""
    return SgfFile(Source(b"", decode(b"")), tuple(games))


def _invalid_bytes(decoded: DecodedText) -> Iterator[SourceProblem]:
    begin = 0
    for part in decoded.single_encoding_texts:
        for code, detail in part.problems:
            if code is SgfDiagnosticCode.INVALID_BYTES:
                kept = _KEPT_BYTE.search(part.text)
                offset = begin + (kept.start() if kept else 0)
                yield SourceProblem(code, offset, None, None, detail)
        begin += len(part.text)


def _wrong_declarations(decoded: DecodedText, games: Sequence[ScannedGame]) -> Iterator[Diagnostic]:
    """Yield a diagnostic, without a line number, for each wrong or unknown encoding that the file
    or a game declares.
    """
    begin = 0
    begins = [game.begin for game in games]
    for part in decoded.single_encoding_texts:
        place = Location(game=bisect_left(begins, begin) if decoded.parts else None)
        for code, declared in part.problems:
            if code is not SgfDiagnosticCode.INVALID_BYTES:
                encoding = ca_value(part.encoding)
                yield Diagnostic(code, place, {"declared": declared, "encoding": encoding})
        begin += len(part.text)


def _wrong_later_declarations(
    decoded: DecodedText, games: Sequence[ScannedGame], roots: Sequence[Sequence[Property]]
) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each wrong or unknown encoding that is declared only after the first
    game and had no effect on decoding, at the first such game with non-ASCII text.
    """
    if decoded.encoding_source in _UNDOUBTED or decoded.text.isascii():
        return
    reported = {declared for part in decoded.single_encoding_texts for _, declared in part.problems}
    for number, (game, root) in enumerate(zip(games[1:], roots[1:], strict=True), 1):
        stated = (item.values[0].strip() for item in root if item.ident == "CA")
        declared = next(stated, "")
        if (
            not declared
            or declared in reported
            or matches_codec(declared, game.encoding)
            or decoded.text[game.begin : game.end].isascii()
        ):
            continue
        reported.add(declared)
        is_known = codec_of(declared) is not None
        code = SgfDiagnosticCode.WRONG_ENCODING if is_known else SgfDiagnosticCode.UNKNOWN_ENCODING
        arguments = {"declared": declared, "encoding": ca_value(game.encoding)}
        yield Diagnostic(code, Location(game=number), arguments)


_LONGEST_DETAIL = 100
"""Maximum number of characters quoted from a shape, or from an error in it."""
_SHAPE_PROBLEMS = {
    ShapeProblem.UNKNOWN_GAME: SgfDiagnosticCode.UNKNOWN_GAME,
    ShapeProblem.UNKNOWN_SHAPE: SgfDiagnosticCode.UNKNOWN_SHAPE,
}


def _roots(
    games: Iterable[ScannedGame], progress: Callable[[int], object]
) -> Iterator[Sequence[Property]]:
    """Yield the properties of the root of each game."""
    for game in games:
        progress(len(game.source.text))
        yield game.properties(0)


def _shape_problems(
    games: Iterable[ScannedGame], roots: Iterable[Sequence[Property]]
) -> Iterator[SourceProblem]:
    """Yield the problems of games whose board the program does not know."""
    for number, (game, root) in enumerate(zip(games, roots, strict=True)):
        if any(item.ident == "GM" and item.values[0] != GO for item in root):
            stated = read_shape(root)
            if stated.problem is not None:
                code = _SHAPE_PROBLEMS[stated.problem]
                yield SourceProblem(
                    code, game.starts[0], number, 0, clip_text(stated.detail, _LONGEST_DETAIL)
                )


def _diagnostics(text: str, problems: list[SourceProblem]) -> list[Diagnostic]:
    """Convert problems to diagnostics with lines and columns, in text order, in one pass."""
    diagnostics = []
    newline = "\n" if "\n" in text else "\r"
    line, counted = 1, 0
    for code, offset, game, node, detail in sorted(problems, key=lambda found: found.offset):
        line += text.count(newline, counted, offset)
        counted = offset
        place = Location(line, offset - text.rfind(newline, 0, offset), game, node)
        diagnostics.append(Diagnostic(code, place, {"detail": detail}))
    return diagnostics
