"""Opening of files in any format."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from ..diagnostics import Diagnostic
from ..named_tuples import NamedTuple
from .encoding import EncodingSource, ca_value, guess_diagnostics
from .errors import EncodingDiagnosticCode, ReadError, ReadErrorReason, SgfDiagnosticCode
from .foreign.errors import ImportDiagnosticCode, UnsupportedFormatError
from .formats import Format, detect_format
from .sgf.possible_moves import CommentInterpretation
from .sgf.reading import MAX_BYTES, Progress, new_sgf_file, read_sgf, read_sgf_source
from .storage.contents import read_contents

# Most files are SGF; the other readers are imported on demand.

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from ..go import Size
    from ..record import Tree
    from .encoding import DecodedText
    from .foreign.reading import ImportedGames
    from .sgf.encoding_preview import EncodingSample
    from .sgf.reading import SgfFile

_UNSUPPORTED = {
    f".{ending}": (form, form.unsupported)
    for form in Format
    if form.unsupported is not None
    for ending in form.extensions
}

_DOUBTFUL_STARTS = (SgfDiagnosticCode.MISSING_START, SgfDiagnosticCode.BARE_ROOT)
_HARMLESS = frozenset(
    {
        *EncodingDiagnosticCode,
        SgfDiagnosticCode.UNKNOWN_ENCODING,
        SgfDiagnosticCode.WRONG_ENCODING,
        ImportDiagnosticCode.WRONG_ENCODING,
        SgfDiagnosticCode.BARE_ROOT,
        SgfDiagnosticCode.UNKNOWN_GAME,
        SgfDiagnosticCode.UNKNOWN_SHAPE,
        *(SgfDiagnosticCode.POSSIBLE_MOVE, SgfDiagnosticCode.POSSIBLE_COMMENT),
    }
)


def is_harmless_diagnostic(diagnostic: Diagnostic) -> bool:
    """Return whether a diagnostic concerns anything but damage to the file."""
    return diagnostic.code in _HARMLESS


class EncodingGuess(NamedTuple):
    """An uncertain guess of a file's encoding: the name and the bytes of the file, and the codecs
    that may be right, beginning with the one that was guessed or declared.
    """

    name: str
    data: bytes
    candidates: tuple[str, ...]
    is_declared: bool = False

    @property
    def encoding(self) -> str:
        """The codec that was guessed or declared."""
        return self.candidates[0]


class OpenedFile(NamedTuple):
    """An opened file: its games, and the problems found in it.

    ``file`` is used for saving the games. For SGF it is the file as read; for any other format a
    new file without a path: the games are saved under another name, as SGF. ``encoding`` is that of
    the first game. ``guess`` is set if the encoding of the file was guessed and may be another.
    """

    format: Format
    file: SgfFile
    encoding: str
    diagnostics: tuple[Diagnostic, ...] = ()
    guess: EncodingGuess | None = None

    @property
    def games(self) -> tuple[Tree, ...]:
        """The games in file order."""
        return self.file.games

    @property
    def is_foreign(self) -> bool:
        """Whether the file is not SGF and therefore must not be overwritten."""
        return self.format is not Format.SGF


def open_path(
    path: str | os.PathLike[str],
    encoding: str | None = None,
    progress: Progress | None = None,
    *,
    allow_pipe: bool = False,
    remembered: Sequence[str] = (),
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
) -> OpenedFile:
    """Read a file of any supported format.

    ``allow_pipe`` accepts a named pipe, and waits until a program has written to it.
    ``remembered`` is as in `open_bytes`. ``reading`` is how to read comments in SGF that may
    contain moves.

    :raises ReadError: when it cannot be read, or as `open_bytes` does.
    """
    data = read_contents(path, MAX_BYTES, allow_pipe=allow_pipe)
    return open_bytes(data, str(path), encoding, progress, remembered=remembered, reading=reading)


def reopen_as_interpreted(
    file: SgfFile, name: str, reading: CommentInterpretation, progress: Progress | None = None
) -> OpenedFile:
    """Read the contents of an SGF file again, with another way to read comments that may contain
    moves.

    :raises CancelledError: when ``progress`` does.
    """
    return _opened_sgf(read_sgf_source(file.source, name, progress, reading), name)


def open_bytes(
    data: bytes,
    name: str = "",
    encoding: str | None = None,
    progress: Progress | None = None,
    *,
    remembered: Sequence[str] = (),
    reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
    moves_size: Size | None = None,
) -> OpenedFile:
    r"""Read a file given as bytes; its format is detected from the contents or else from the name.

    ``encoding`` overrides the declared and detected encodings. ``remembered`` are encodings that
    the user has chosen before; the first that can decode the file is used instead of a guess.
    ``progress`` is called while an SGF record is read, and while diagrams are looked for in a text
    without one. ``moves_size`` is the board for a bare list of moves, if it is known.

    :raises CancelledError: when ``progress`` does.
    :raises UnsupportedFormatError: when the format is known but not supported.
    :raises ReadError: when there is no game in it, or a limit is exceeded.
    :raises LookupError: when Python does not know ``encoding``.

    >>> opened = open_bytes(b"\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n")
    >>> opened.format.name, [tree.main_line() for tree in opened.games]
    ('GIB', [[0, 1]])
    """
    form = detect_format(data)
    if form is Format.SGF:
        return _open_sgf(data, name, encoding, progress, remembered, reading, moves_size)
    from .foreign.reading import read

    return _opened(data, name, read(data, form, name, encoding, remembered))


def sample_in_encoding(data: bytes, name: str, encoding: str) -> EncodingSample | None:
    """Return a sample of a file of any format in an encoding, or None if no game is found in it.

    :raises LookupError: when Python does not know the encoding.
    """
    from .sgf.encoding_preview import EncodingSample, read_encoding_sample
    from .sgf.game_info import read_info

    if detect_format(data) is Format.SGF:
        return read_encoding_sample(data, encoding)
    try:
        tree = open_bytes(data, name, encoding).games[0]
    except ReadError:
        return None
    return EncodingSample(encoding, read_info(tree), (), 0)


def _opened(data: bytes, name: str, read: ImportedGames) -> OpenedFile:
    return OpenedFile(
        read.format,
        new_sgf_file(read.games),
        read.decoded.encoding,
        (*guess_diagnostics(read.decoded), *read.diagnostics),
        _guess(name, data, read.decoded),
    )


class EncodingCount(NamedTuple):
    """The number of a file's games that are in an encoding, named as in CA.

    >>> str(EncodingCount("UTF-8", 1)), str(EncodingCount("GBK", 2))
    ('UTF-8 (1 game)', 'GBK (2 games)')
    """

    encoding: str
    games: int

    def __str__(self) -> str:
        return f"{self.encoding} ({self.games} {'game' if self.games == 1 else 'games'})"


def count_encodings(file: SgfFile) -> list[EncodingCount]:
    """Count the games in each encoding of a file, in order of first use."""
    counts = Counter(game.encoding for game in file.layout)
    return [EncodingCount(ca_value(codec), games) for codec, games in counts.items()]


def _several_encodings(file: SgfFile) -> tuple[Diagnostic, ...]:
    counts = count_encodings(file) if file.source.is_mixed else []
    if len(counts) < 2:
        return ()
    return (
        Diagnostic(
            EncodingDiagnosticCode.SEVERAL, arguments={"encodings": ", ".join(map(str, counts))}
        ),
    )


def _guess(name: str, data: bytes, decoded: DecodedText) -> EncodingGuess | None:
    if not decoded.candidates:
        return None
    is_declared = decoded.encoding_source is EncodingSource.DECLARED
    return EncodingGuess(name, data, decoded.candidates, is_declared)


def _open_sgf(
    data: bytes,
    name: str,
    encoding: str | None,
    progress: Progress | None,
    remembered: Sequence[str],
    reading: CommentInterpretation,
    moves_size: Size | None,
) -> OpenedFile:
    """Open a file of unknown format as SGF, or else as a text with boards or moves.

    :raises ReadError: when it contains neither, or a board that cannot be read.
    """

    def open_text() -> OpenedFile | None:
        from .foreign.reading import read_text

        total = len(data)
        found = read_text(
            data,
            name,
            encoding,
            remembered,
            size=moves_size,
            pause=lambda: progress and progress(total, total),
        )
        return None if found is None else _opened(data, name, found)

    try:
        file = read_sgf(data, name, encoding, progress, remembered=remembered, reading=reading)
    except ReadError as error:
        from pathlib import PurePath

        ending = PurePath(name).suffix.lower()
        known = _UNSUPPORTED.get(ending)
        if error.reason is not ReadErrorReason.NO_GAME:
            raise
        if known is not None:
            raise UnsupportedFormatError(name, *known) from None
        if (text := open_text()) is None:
            raise
        return text
    if any(found.code in _DOUBTFUL_STARTS for found in file.diagnostics):
        # Brackets and semicolons in other text may look like a part of a game.
        with suppress(ReadError):
            return open_text() or _opened_sgf(file, name)
    return _opened_sgf(file, name)


def _opened_sgf(file: SgfFile, name: str) -> OpenedFile:
    decoded = file.source.decoded
    diagnostics = (*_several_encodings(file), *guess_diagnostics(decoded), *file.diagnostics)
    guess = _guess(name, file.source.data, decoded)
    return OpenedFile(Format.SGF, file, decoded.encoding, diagnostics, guess)
