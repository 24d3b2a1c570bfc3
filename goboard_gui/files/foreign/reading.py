"""Reading of games in formats other than SGF."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, Location
from ...named_tuples import NamedTuple
from ..encoding import DecodedText, EncodingSource, ca_value, codec_of
from ..errors import ReadError, ReadErrorReason, TextPosition
from ..formats import Format, UnsupportedReason
from ..sgf.decoding import decode
from ..sgf.game_reader import TooManyNodesError
from ..text_diagrams.errors import DiagramError, DiagramErrorReason
from ..text_games import read_text_games
from ..text_records.errors import TextError
from . import gib, ishi, ngf, ugf, wgs
from .draft import MAX_NODES
from .errors import ImportDiagnosticCode, UnsupportedFormatError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...go import Size
    from ...record import Tree
    from ..text_games import TextGames

MAX_BYTES = 2_000_000
"""Size limit of foreign files; with photos of the players they take about 100 kilobytes."""
_KEPT_BYTE = re.compile("[\ud800-\udfff]")
_READERS = {
    Format.GIB: gib.read,
    Format.NGF: ngf.read,
    Format.UGF: ugf.read,
    Format.ISHI: ishi.read,
}


class ImportedGames(NamedTuple):
    """The games of a file in order, their format, the text of the file, and the problems found."""

    games: list[Tree]
    format: Format
    decoded: DecodedText
    diagnostics: list[Diagnostic]


def read(
    data: bytes, form: Format, name: str, encoding: str | None, remembered: Sequence[str] = ()
) -> ImportedGames:
    """Read the games of a file in a format other than SGF.

    ``remembered`` is as in `decoding.decode`.

    :raises UnsupportedFormatError: when the format cannot be read.
    :raises ReadError: when there is no game in it, or a limit is exceeded.
    :raises LookupError: when Python does not know ``encoding``.
    """
    if len(data) > MAX_BYTES:
        raise ReadError(name, ReadErrorReason.TOO_LARGE, limit=MAX_BYTES)
    if form.unsupported is not None:
        raise UnsupportedFormatError(name, form, form.unsupported)
    if form is Format.UGF and ugf.is_encrypted(data):
        raise UnsupportedFormatError(name, form, UnsupportedReason.ENCRYPTED)
    texts = wgs.player_names(data) if form is Format.WGS else data
    decoded, diagnostics = _decoded(texts, form, encoding, remembered)
    text = _KEPT_BYTE.sub("\ufffd", decoded.text)
    if form is Format.WGS:
        games, found = wgs.read(data, text)
    elif form is Format.DIAGRAM:
        form, games, found = _read_text_games(text, name)
    else:
        games, found = _read(form, text, name)
    return ImportedGames(games, form, decoded, [*diagnostics, *found])


def read_text(
    data: bytes,
    name: str,
    encoding: str | None,
    remembered: Sequence[str] = (),
    *,
    size: Size | None = None,
    pause: Callable[[], object] = lambda: None,
) -> ImportedGames | None:
    """Read the boards or moves in a text; return None if there are none.

    ``size`` is the board for lists of moves, if it is known. ``pause`` is called for each line, and
    may raise an exception to cancel.

    :raises ReadError: when a board or a list of moves cannot be read.
    :raises LookupError: when Python does not know ``encoding``.
    """
    if len(data) > MAX_BYTES:
        return None
    decoded, diagnostics = _decoded(data, Format.DIAGRAM, encoding, remembered)
    text = _KEPT_BYTE.sub("\ufffd", decoded.text)
    try:
        form, games, found = _read_text_games(text, name, size, pause)
    except ReadError as error:
        if error.reason is ReadErrorReason.NO_GAME:
            return None
        raise
    return ImportedGames(games, form, decoded, [*diagnostics, *found])


def _read(form: Format, text: str, name: str) -> tuple[list[Tree], list[Diagnostic]]:
    try:
        return _READERS[form](text)
    except TooManyNodesError:
        raise ReadError(name, ReadErrorReason.TOO_MANY_NODES, limit=MAX_NODES) from None


def _read_text_games(
    text: str,
    name: str,
    size: Size | None = None,
    pause: Callable[[], object] = lambda: None,
) -> TextGames:
    try:
        return read_text_games(text, size, pause)
    except DiagramError as error:
        if error.reason is DiagramErrorReason.NO_DIAGRAM:
            raise ReadError(name, ReadErrorReason.NO_GAME) from None
        place = TextPosition(error.line, error.column)
        raise ReadError(name, ReadErrorReason.BAD_DIAGRAM, place, error.message) from error
    except TextError as error:
        raise ReadError(name, ReadErrorReason.BAD_MOVES, error.place, error.message) from error


def _decoded(
    data: bytes,
    form: Format,
    encoding: str | None,
    remembered: Sequence[str],
) -> tuple[DecodedText, list[Diagnostic]]:
    """Decode a file in the given encoding or else the declared or detected one; return the text and
    problems found in it.
    """
    stated = _stated_encoding(data, form) if encoding is None else None
    if stated is None:
        decoded = decode(data, encoding, remembered)
        bad = [
            Diagnostic(
                ImportDiagnosticCode.INVALID_BYTES,
                Location(_bad_line(decoded.text)),
                {"detail": decoded.encoding},
            )
        ]
        return decoded, bad if decoded.problems else []
    codec = codec_of(stated)
    try:
        text = data.decode(codec) if codec is not None else None
    except UnicodeError:
        text = None
    if codec is None or text is None:
        decoded = decode(data, remembered=remembered)
        names = {"declared": stated, "encoding": ca_value(decoded.encoding)}
        return decoded, [Diagnostic(ImportDiagnosticCode.WRONG_ENCODING, arguments=names)]
    return DecodedText(text, codec, EncodingSource.DECLARED, declared=stated), []


def _stated_encoding(data: bytes, form: Format) -> str | None:
    """Return the encoding that a file states, or that its format prescribes, or None if there is
    neither.
    """
    if form is Format.WGS:
        return wgs.ENCODING
    return ugf.declared_encoding(data) if form is Format.UGF else None


def _bad_line(text: str) -> int:
    """Return the one-based number of the line with the first invalid byte."""
    bad = _KEPT_BYTE.search(text)
    return text.count("\n", 0, bad.start() if bad else 0) + 1
