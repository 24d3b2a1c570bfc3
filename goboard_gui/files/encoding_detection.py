"""Detection of undeclared encodings with chardet."""

from __future__ import annotations

import re

import chardet

# The encodings of Go records before UTF-8, under chardet's names, and their codecs: the programs of
# servers and clubs wrote Microsoft's variants.
_PLAUSIBLE = {
    "cp932": ("cp932",),
    "euc_jis_2004": ("euc_jp", "euc_jis_2004"),
    "cp949": ("cp949",),
    "gb18030": ("gbk", "gb18030"),
    "big5hkscs": ("cp950", "big5hkscs"),
    "cp1251": ("cp1251",),
    "koi8-r": ("koi8-r",),
    "cp1252": ("cp1252",),
}
# A word with non-ASCII bytes, and ASCII bytes that may be halves of its characters. The thousands
# of ASCII letters that name points would distort the statistics.
_WORD = re.compile(rb"(?:[\x80-\xff][\x20-\x7e]?[\x40-\x7e]?)++")
# Cyrillic words contain no Latin letters, unlike French and German ones.
_MIXED_WORD = re.compile(rb"[A-Za-z][\xc0-\xff]|[\xc0-\xff][a-z]{2}")
# A text with only German umlauts besides ASCII is not Russian either.
_NO_UMLAUT = re.compile(rb"(?![\xc4\xd6\xdc\xdf\xe4\xf6\xfc])[\x80-\xff]")
_CYRILLIC = ("cp1251", "koi8-r")
# chardet cannot classify names and short remarks in kana; they are invalid in other encodings.
_JAPANESE = ("cp932", "euc_jis_2004")
_KANA = re.compile("[ぁ-ヿ]")
_BEYOND_ASCII = re.compile(r"[^\0-\x7f]")
_ENOUGH = 200_000


def guess_encoding(data: bytes) -> str | None:
    """Return the Python codec that can decode a record and fits its words best, or None if none
    can.

    >>> guess_encoding("(;PB[柯潔]PW[朴廷桓]C[白の中押し勝ち])".encode("cp932"))
    'cp932'
    """
    latin = _MIXED_WORD.search(data) or not _NO_UMLAUT.search(data)
    fitting = {
        name: codec
        for name, codecs in _PLAUSIBLE.items()
        if not (name in _CYRILLIC and latin)
        and (codec := next((codec for codec in codecs if _decodes(data, codec)), None))
    }
    if not fitting:
        return None
    # chardet requires its fallback answers to be among the allowed encodings.
    allowed = (*fitting, "ascii")
    words = b"\n".join(_WORD.findall(data))[:_ENOUGH]
    found = chardet.detect(
        words,
        include_encodings=allowed,
        compat_names=False,
        empty_input_encoding="ascii",
        no_match_encoding="ascii",
    )
    guess = fitting.get(found["encoding"] or "ascii")
    if guess in (None, "cp1252"):
        japanese = (fitting[name] for name in _JAPANESE if name in fitting)
        guess = next((codec for codec in japanese if _mostly_kana(data.decode(codec))), guess)
    return guess


def _mostly_kana(text: str) -> bool:
    return 2 * len(_KANA.findall(text)) > len(_BEYOND_ASCII.findall(text))


def _decodes(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeError:
        return False
    return True
