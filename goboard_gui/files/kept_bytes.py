"""Invalid bytes of a text, which are kept as lone surrogates and written back as they were."""

from __future__ import annotations

import codecs

from ..late_patterns import late_pattern

KEEP_BYTES = "goboard.keep-bytes"
"""The error handler used for decoding and encoding all texts."""
_KEPT_BYTES = late_pattern("([\udc00-\udcff]+)")


def _keep_bytes(error: UnicodeError) -> tuple[str | bytes, int]:
    """Handle a codec error without loss: decode invalid bytes as lone surrogates, or encode these
    as the original bytes.

    Unlike surrogateescape it also keeps bytes below 0x80, as ISO-2022-JP and UTF-16 require, and
    takes one byte at a time, so that a bracket after half a character remains a bracket.
    """
    if isinstance(error, UnicodeDecodeError):
        wide = error.encoding.lower().startswith(("utf-16", "utf-32", "utf16", "utf32"))
        end = error.end if wide else error.start + 1
        return "".join(chr(0xDC00 + byte) for byte in error.object[error.start : end]), end
    if isinstance(error, UnicodeEncodeError):
        bad = error.object[error.start : error.end]
        kept = [ord(char) - 0xDC00 for char in bad]
        if all(0 <= byte < 0x100 for byte in kept):
            return bytes(kept), error.end
    raise error


codecs.register_error(KEEP_BYTES, _keep_bytes)


def encode(text: str, codec: str) -> bytes:
    r"""Encode a text that was decoded with `KEEP_BYTES`, restoring the bytes that were invalid.

    :raises UnicodeEncodeError: when the codec cannot represent a character.

    >>> encode("a\udc00\udcd8", "utf-16-le"), encode("\udcff", "ascii")
    (b'a\x00\x00\xd8', b'\xff')
    """
    if not is_wide_codec(codec) or _KEPT_BYTES.search(text) is None:
        return text.encode(codec, KEEP_BYTES)
    # These codecs do not accept an odd number of bytes from an error handler.
    return b"".join(
        bytes(ord(char) - 0xDC00 for char in piece) if number % 2 else piece.encode(codec)
        for number, piece in enumerate(_KEPT_BYTES.split(text))
    )


def is_wide_codec(codec: str) -> bool:
    """Return whether a codec is UTF-16 or UTF-32, which do not encode SGF markup as ASCII."""
    return codec.startswith(("utf-16", "utf-32"))
