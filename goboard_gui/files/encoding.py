"""Decoding of texts: byte order mark, declared encoding, UTF-8, else the user's choice or a guess.

CA declares the encoding of a file; two fifths of the old files have none, and many are wrong. Any
bytes can be decoded: bytes that are invalid in the encoding are kept in the text.
"""

from __future__ import annotations

import codecs
import re
from enum import Enum, auto
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from ..diagnostics import Diagnostic
from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple
from .encoding_names import python_name
from .errors import EncodingDiagnosticCode, SgfDiagnosticCode
from .kept_bytes import KEEP_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .encoding_detection import RankedEncoding


class EncodingSource(Enum):
    """The way in which an encoding was determined."""

    BOM = auto()
    DECLARED = auto()
    UTF8 = auto()
    GUESSED = auto()
    FALLBACK = auto()  # only in journals of earlier versions
    CHOSEN = auto()
    REMEMBERED = auto()


class DecodedText(NamedTuple):
    """The text of a file, the Python codec with which it was decoded, and the problems found in
    decoding.

    ``bom`` are the bytes before the text, ``declared`` is the value of CA, if any. If the encoding
    was guessed and the guess is uncertain, or if it was declared and UTF-8 fits, too,
    ``candidates`` are the codecs that may be right, the one that was used first; otherwise it is
    empty.

    If the games of a file are in several encodings, ``parts`` are its bytes after ``bom`` in order,
    each decoded in one of them. ``problems`` and ``candidates`` are in the parts then, and the
    other facts are those of the first part.
    """

    text: str
    encoding: str
    encoding_source: EncodingSource
    bom: bytes = b""
    declared: str | None = None
    problems: tuple[tuple[SgfDiagnosticCode, str], ...] = ()
    candidates: tuple[str, ...] = ()
    parts: tuple[DecodedPart, ...] = ()

    @property
    def single_encoding_texts(self) -> tuple[DecodedText, ...]:
        """The decoded parts of a file in several encodings, or else only this text."""
        return tuple(part.decoded for part in self.parts) or (self,)


class DecodedPart(NamedTuple):
    """A part of a file in a single encoding: its bytes and its decoded text."""

    data: bytes
    decoded: DecodedText


_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark is its prefix
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# The actual encodings of files by declared name; the first that decodes everything is used: GBK for
# GB2312, and Microsoft's supersets of the Japanese, Korean and Taiwanese standards, in which 0x5C
# is a backslash.
_ACTUAL_CODECS = {
    "gb2312": ("gbk", "gb18030"),
    "gbk": ("gbk", "gb18030"),
    "shift_jis": ("cp932",),
    "euc_jp": ("euc_jp", "euc_jis_2004"),
    "euc_kr": ("cp949",),
    "big5": ("cp950", "big5hkscs"),
    "iso2022_jp": ("iso2022_jp", "iso2022_jp_2", "iso2022_jp_ext"),
    # 0x80 to 0x9F are control characters in Latin-1; files with them use Windows quotation marks.
    "iso8859-1": ("cp1252", "iso8859-1"),
}
_CA_NAMES = {
    "cp932": "Shift_JIS",
    "euc_jp": "EUC-JP",
    "cp949": "EUC-KR",
    "cp950": "Big5",
    "big5hkscs": "Big5-HKSCS",
    "iso8859-1": "ISO-8859-1",
    "iso2022_jp": "ISO-2022-JP",
    "cp1250": "windows-1250",
    "cp1251": "windows-1251",
    "cp1252": "windows-1252",
}
# Python's text codecs that are not file encodings: those of host names and of Python literals, the
# current Windows code page, and one that always fails.
_NON_FILE_CODECS = frozenset(
    {"idna", "punycode", "unicode-escape", "raw-unicode-escape", "mbcs", "oem", "undefined"}
)
_MARKUP = "(;)[]\\:AZaz09"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:+-]{0,59}")

_ZERO_PATTERNS = {
    "0x0x0x0x": "utf-16-be",
    "x0x0x0x0": "utf-16-le",
    "000x000x": "utf-32-be",
    "x000x000": "utf-32-le",
}
_CODECS_WITHOUT_MARK = {"utf-8-sig": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}
_NOT_ASCII = bytes(range(0x80, 0x100))
_FEW_BYTES = 40
"""With fewer non-ASCII bytes than this, any guess is uncertain."""
_CLOSE = 40.0
"""A guess is uncertain, too, if another encoding is not at least e^40 times less probable."""
_MOST_CANDIDATES = 4
_CLEARLY = 3.0
"""UTF-8 replaces a declared encoding if it is at least e^3 times more probable."""
_C1_CONTROLS = late_pattern(rb"[\x80-\x9f]")

# A property follows a bracket or a semicolon; text that looks like one may be in a comment.
# The parts of a declaration are searched one by one: in a single expression, what may come before
# CA is tried at every byte, and a long blank in the value is tried in every division.
_DECLARATION = re.compile(rb"CA\s*\[\s*")
_DECLARED = re.compile(rb"([^\]\\]{0,64}?)\s*\]")
_FIRST_MOVE = re.compile(rb"[;(]\s*[BW]\s*\[")


@lru_cache(maxsize=256)  # few names occur in the files of a collection
def codec_of(name: str) -> str | None:
    """Return the Python codec for an encoding, or None if it is unknown or does not encode SGF
    markup as ASCII.

    >>> codec_of("Shift_JIS"), codec_of("UTF8"), codec_of("zlib"), codec_of("UTF-16")
    ('shift_jis', 'utf-8', None, None)
    """
    if not _NAME.fullmatch(name):
        return None
    try:
        codec = _file_codec(name)
        return codec if _MARKUP.encode(codec) == _MARKUP.encode("ascii") else None
    except (LookupError, UnicodeError):
        return None


def _file_codec(name: str) -> str:
    """Return the Python codec for the name of a text encoding that can be used for files.

    Codecs between bytes or between texts, such as ``zlib`` and ``rot13``, are excluded.

    :raises LookupError: when Python does not know the encoding.
    """
    try:
        codec = codecs.lookup(python_name(name)).name
        "".encode(codec)  # raises LookupError for other kinds of codecs
    except ValueError:  # the name is not ASCII, or the codec always fails
        raise LookupError(name) from None
    if codec in _NON_FILE_CODECS:
        raise LookupError(name)
    return codec


def ca_value(codec: str) -> str:
    """Return the value of the SGF property CA for a Python codec.

    >>> ca_value("cp932"), ca_value("utf-8"), codec_of(ca_value("cp949"))
    ('Shift_JIS', 'UTF-8', 'euc_kr')
    """
    return _CA_NAMES.get(codec, codec.upper())


def matches_codec(name: str, codec: str) -> bool:
    """Return whether a file whose CA property is ``name`` is decoded with ``codec``.

    >>> matches_codec("GB2312", "gb18030"), matches_codec("GB2312", "utf-8")
    (True, False)
    """
    named = codec_of(name)
    return named is not None and codec in (named, *_ACTUAL_CODECS.get(named, ()))


def output_codec(name: str) -> str:
    """Return the codec for writing a file whose CA property is ``name``.

    :raises LookupError: when the encoding is unknown or cannot represent SGF.

    >>> output_codec("Shift_JIS"), output_codec("utf8")
    ('cp932', 'utf-8')
    """
    codec = codec_of(name)
    if codec is None:
        raise LookupError(name)
    return codec if codec == "iso8859-1" else _ACTUAL_CODECS.get(codec, (codec,))[0]


def declared_encoding_name(data: bytes) -> str | None:
    """Return the value of CA in the root of a file's first game, or None if there is none."""
    begin = max(0, data.find(b";"))
    move = _FIRST_MOVE.search(data, begin + 1)
    end = move.start() if move else len(data)
    found = _DECLARATION.search(data, begin, end)
    while found is not None:
        value = _DECLARED.match(data, found.end(), end)
        if value is not None and _is_property(data, found.start()):
            return value[1].decode("latin-1")
        found = _DECLARATION.search(data, found.start() + 1, end)
    return None


def _is_property(data: bytes, start: int) -> bool:
    """Return whether a property name at this offset begins a property, and is not part of another
    name or of a value.
    """
    while start > 0 and data[start - 1 : start].isspace():
        start -= 1
    before = data[max(0, start - 2) : start]
    return before[-1:] in (b"", b";", b"(") or (before[-1:] == b"]" and before != rb"\]")


def decode_in_single_encoding(data: bytes, remembered: Sequence[str] = ()) -> DecodedText:
    """Decode a whole file in one encoding: that of its byte order mark, the declared one, or a
    guess.

    ``remembered`` are encodings that the user has chosen before. The first that can decode the file
    is used instead of a guess.
    """
    for mark, codec in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _decode_keeping_bytes(data, mark, codec, EncodingSource.BOM)
    wide = _detect_wide_encoding(data)
    if wide:
        return _decode_keeping_bytes(data, b"", wide, EncodingSource.GUESSED)
    name = declared_encoding_name(data)
    named = codec_of(name) if name else None
    if named is None:
        problems = ((SgfDiagnosticCode.UNKNOWN_ENCODING, name),) if name else ()
        return decode_with_guessed_encoding(data, name, problems, remembered)
    for candidate in _candidate_codecs(named, data):
        text = _decode_strictly(data, candidate)
        if text is not None:
            decoded = DecodedText(text, candidate, EncodingSource.DECLARED, declared=name)
            return _compare_with_utf8(data, decoded)
    problems = ((SgfDiagnosticCode.WRONG_ENCODING, name or ""),)
    likely = None if named == "ascii" else _candidate_codecs(named, data)[0]
    return decode_with_guessed_encoding(data, name, problems, remembered, likely)


def _compare_with_utf8(data: bytes, decoded: DecodedText) -> DecodedText:
    """Return a text decoded as UTF-8 if that is clearly more probable than its declared encoding,
    otherwise decoded in the declared encoding.

    Some programs keep the old declaration when they save a file as UTF-8. If a file has too few
    letters to decide, both encodings are candidates.
    """
    if decoded.encoding == "utf-8" or data.isascii():
        return decoded
    text = _decode_strictly(data, "utf-8")
    if text is None:
        return decoded
    if is_more_probable_as_utf8(data, decoded.encoding):
        problems = ((SgfDiagnosticCode.WRONG_ENCODING, decoded.declared or ""),)
        return DecodedText(
            text, "utf-8", EncodingSource.UTF8, declared=decoded.declared, problems=problems
        )
    return decoded._replace(candidates=(decoded.encoding, "utf-8"))


def is_more_probable_as_utf8(data: bytes, codec: str) -> bool:
    """Return whether a record that is valid UTF-8 is clearly more probable as such than in the
    encoding that it declares.
    """
    from .encoding_detection import utf8_advantage  # imported late: most files do not need it

    return utf8_advantage(data, _candidate_codecs(codec, data)[0]) > _CLEARLY


def guess_diagnostics(decoded: DecodedText) -> tuple[Diagnostic, ...]:
    """Return diagnostics if a text is possibly not in the encoding that was guessed or declared.

    >>> data = "(;PB[周俊]PW[林至]C[黑中盤勝])".encode("big5")
    >>> print(*guess_diagnostics(decode_in_single_encoding(data)))
    encoding guessed: Big5; others that fit: GB18030, EUC-KR, windows-1252
    """
    return tuple(
        _guess_diagnostic(text) for text in decoded.single_encoding_texts if text.candidates
    )


def _guess_diagnostic(decoded: DecodedText) -> Diagnostic:
    guess, *others = map(ca_value, decoded.candidates)
    if decoded.encoding_source is EncodingSource.DECLARED:
        code = EncodingDiagnosticCode.DECLARED_AMONG
    else:
        code = EncodingDiagnosticCode.GUESSED_AMONG if others else EncodingDiagnosticCode.GUESSED
    return Diagnostic(code, arguments={"encoding": guess, "others": ", ".join(others)})


def can_decode(data: bytes, encoding: str) -> bool:
    """Return whether all bytes of a file are valid in an encoding.

    :raises LookupError: when Python does not know the encoding.

    >>> data = "(;PB[柯潔])".encode("gbk")
    >>> can_decode(data, "GB2312"), can_decode(data, "UTF-8")
    (True, False)
    """
    mark, candidates = _chosen_codecs(data, encoding)
    return any(is_valid_in_codec(data[len(mark) :], codec) for codec in candidates)


def decode_in_encoding(data: bytes, encoding: str) -> DecodedText:
    """Decode a file in the given encoding, even if it declares another one.

    :raises LookupError: when Python does not know the encoding.
    """
    mark, candidates = _chosen_codecs(data, encoding)
    body = data[len(mark) :]
    return _decode_keeping_bytes(
        data,
        mark,
        _fitting_codec(body, candidates),
        EncodingSource.CHOSEN,
        declared_encoding_name(data),
    )


def _chosen_codecs(data: bytes, encoding: str) -> tuple[bytes, tuple[str, ...]]:
    """Return the byte order mark of a file, and the codecs to try for the encoding that the user
    chose.
    """
    codec = _file_codec(encoding)
    codec = _CODECS_WITHOUT_MARK.get(codec, codec)
    mark, codec = next(
        (
            (mark, wide)
            for mark, wide in _BYTE_ORDER_MARKS
            if data.startswith(mark) and wide[:6] == codec[:6]
        ),
        (b"", codec),
    )
    return mark, _candidate_codecs(codec, data[len(mark) :])


def _candidate_codecs(codec: str, data: bytes) -> tuple[str, ...]:
    if codec == "iso8859-1" and not _C1_CONTROLS.search(data):
        return (codec,)
    return _ACTUAL_CODECS.get(codec, (codec,))


def decode_with_guessed_encoding(
    data: bytes,
    name: str | None,
    problems: tuple[tuple[SgfDiagnosticCode, str], ...],
    remembered: Sequence[str],
    declared: str | None = None,
    *,
    by_another: bool = False,
) -> DecodedText:
    """Decode a file as ISO-2022-JP, UTF-8 or a remembered encoding, or else by a guess.

    ``declared`` is a codec that the file states but that cannot decode all of it. It is used if the
    file seems to be damaged, and not in another encoding. It is less probable if it is declared
    ``by_another`` game of a joined file.
    """
    sources = [("utf-8", EncodingSource.UTF8)]
    if b"\x1b$" in data:  # ISO-2022-JP is all ASCII: it must be tried before UTF-8
        sources.insert(0, ("iso2022_jp", EncodingSource.GUESSED))
    sources += [(codec, EncodingSource.REMEMBERED) for codec in _known_codecs(remembered, data)]
    for codec, source in sources:
        text = _decode_strictly(data, codec)
        if text is not None:
            return DecodedText(text, codec, source, declared=name, problems=problems)
    # Imported late: most files do not need it.
    from .encoding_detection import LIKE_THE_FIRST_GAME, RIGHTLY_DECLARED, rank_encodings

    ranked = rank_encodings(data, declared, LIKE_THE_FIRST_GAME if by_another else RIGHTLY_DECLARED)
    best, others = ranked[0], ranked[1:]
    if best.codecs == (declared,):
        return _decode_keeping_bytes(data, b"", best.codecs[0], EncodingSource.DECLARED, name)
    codec = _fitting_codec(data, best.codecs)
    decoded = _decode_keeping_bytes(data, b"", codec, EncodingSource.GUESSED, name)
    is_uncertain = (
        len(data) - len(data.translate(None, _NOT_ASCII)) < _FEW_BYTES
        or not best.is_usual
        or any(best.score - other.score < _CLOSE for other in others)
    )
    candidates = _most_probable(data, codec, others) if is_uncertain else ()
    return decoded._replace(problems=problems + decoded.problems, candidates=candidates)


def _most_probable(data: bytes, guess: str, others: Iterable[RankedEncoding]) -> tuple[str, ...]:
    """Return the guess and the most probable of the other codecs that can decode a file."""
    codecs = (_fitting_codec(data, ranked.codecs) for ranked in others)
    fitting = (codec for codec in codecs if is_valid_in_codec(data, codec))
    return (guess, *islice(fitting, _MOST_CANDIDATES - 1))


def _known_codecs(names: Iterable[str], data: bytes) -> Iterator[str]:
    """Yield the codecs to try for the named encodings, skipping those that do not encode SGF markup
    as ASCII.
    """
    for name in names:
        codec = codec_of(name)
        if codec is not None:
            yield from _candidate_codecs(codec, data)


def _fitting_codec(data: bytes, codecs: Sequence[str]) -> str:
    """Return the first codec that can decode a file, or the first one if none can."""
    fitting = (codec for codec in codecs if is_valid_in_codec(data, codec))
    return next(fitting, codecs[0])


def is_valid_in_codec(data: bytes, codec: str) -> bool:
    """Return whether all bytes are valid in a codec."""
    return _decode_strictly(data, codec) is not None


def _decode_strictly(data: bytes, codec: str) -> str | None:
    try:
        return data.decode(codec)
    except UnicodeError:
        return None


def _decode_keeping_bytes(
    data: bytes,
    mark: bytes,
    codec: str,
    encoding_source: EncodingSource,
    declared: str | None = None,
) -> DecodedText:
    """Decode a file, keeping invalid bytes as lone surrogates."""
    body = data[len(mark) :]
    text = _decode_strictly(body, codec)
    if text is not None:
        return DecodedText(text, codec, encoding_source, mark, declared)
    text = body.decode(codec, KEEP_BYTES)
    return DecodedText(
        text, codec, encoding_source, mark, declared, ((SgfDiagnosticCode.INVALID_BYTES, codec),)
    )


def _detect_wide_encoding(data: bytes) -> str | None:
    """Detect UTF-16 or UTF-32 without a byte order mark by the zero bytes at the start of a file;
    return None for any other encoding.
    """
    head = data[:8]
    if not set(head[:4]) <= set(b"\0(; \t\r\n"):
        return None
    return _ZERO_PATTERNS.get("".join("x" if byte else "0" for byte in head))
