"""Decoding of files, each game in its own encoding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..encoding import decode_in_encoding, decode_in_single_encoding, is_valid_in_codec
from ..errors import SgfDiagnosticCode
from ..kept_bytes import is_wide_codec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..encoding import DecodedText

_ESCAPE = b"\x1b"


def decode(data: bytes, encoding: str | None = None, remembered: Sequence[str] = ()) -> DecodedText:
    """Decode a file; ``encoding`` overrides the encodings that the file declares.

    ``remembered`` are encodings that the user has chosen before. The first that can decode the file
    is used instead of a guess.

    :raises LookupError: when Python does not know ``encoding``.
    """
    if encoding is not None:
        return decode_in_encoding(data, encoding)
    whole = decode_in_single_encoding(data, remembered)
    if is_wide_codec(whole.encoding) or _is_valid_utf8(data, whole) or data.count(b"(") < 2:
        return whole  # one encoding, or one game
    from .joined_games import decode_joined  # imported late: most files do not need it

    return decode_joined(data, whole, remembered)


def _is_valid_utf8(data: bytes, whole: DecodedText) -> bool:
    """Return whether a file that was decoded as a whole is valid UTF-8 and contains no escape
    sequences of ISO-2022-JP.
    """
    if _ESCAPE in data:
        return False
    if whole.encoding == "utf-8":
        return all(code is not SgfDiagnosticCode.INVALID_BYTES for code, _ in whole.problems)
    return data.isascii() or is_valid_in_codec(data, "utf-8")
