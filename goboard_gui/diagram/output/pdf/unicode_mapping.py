"""Correction of the mapping from glyphs to characters, which searching and copying use.

If several characters have the same glyph, Qt maps it to the one with the lowest code: the space to
the tabulator, and 手 to a sign for the radical of that form. Arabic letters are mapped to signs for
their forms at the beginning, in the middle or at the end of a word.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from collections.abc import Collection

_ENTRY = re.compile(rb"(?m)^<([0-9A-F]{4})> <([0-9A-F]{4})> (<[0-9A-F]{4}>|\[[^]]*\])")
_CODE = re.compile(rb"<([0-9A-F]{4})>")
_TABULATOR, _SPACE, _REPLACEMENT = 0x09, 0x20, 0xFFFD
UNMAPPED = chr(_REPLACEMENT)
"""The character of glyphs that are those of no single character, or of one that Qt does not map."""
_RADICALS = range(0x2F00, 0x2FD6)
_ARABIC_FORMS = re.compile("[\ufb50-\ufbff\ufe80-\ufefc]")
_SUPPLEMENT = dict(
    zip(
        "⺂⺃⺅⺉⺋⺎⺏⺐⺒⺓⺔⺕⺖⺘⺙⺛⺞⺟⺠⺡⺣⺤⺦⺨⺫⺭⺯⺰⺱⺲⺳⺹⺺⺾⺿⻂⻃⻄⻅⻆⻈"
        "⻉⻋⻌⻍⻎⻐⻑⻒⻓⻔⻖⻘⻙⻚⻛⻜⻝⻟⻠⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳⻀",
        "乛乚亻刂㔾兀尣尢巳幺彑彐忄扌攵旡歺母民氵灬爫丬犭罒礻糹纟罓罒㓁耂肀艹艹衤覀西见角讠"
        "贝车辶辶辶钅長镸长门阝青韦页风飞食飠饣马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟艹",
        strict=True,
    )
)
"""The signs for radicals that have no decomposition, with the characters of the same forms."""


_DOOR, _DOORS = 0x2F3E, "戸户戶"
"""The sign for a radical that differs between languages, and the characters of its forms."""


def with_usual_characters(mapping: bytes, used: Collection[str] = "") -> bytes:
    """Return a ToUnicode mapping in which glyphs are the characters that texts have.

    ``used`` are the characters of the document.

    >>> print(with_usual_characters(b"<0001> <0003> [<0041> <0009> <2F3F> ]").decode())
    <0001> <0003> [<0041> <0020> <624B> ]
    >>> print(with_usual_characters(b"<0009> <0009> <0009>\\n<0001> <0003> <2F3E>").decode())
    <0009> <0009> <0020>
    <0001> <0003> [<6236> <624B> <652F> ]
    >>> with_usual_characters(b"<0001> <0002> <FE91>")
    b'<0001> <0002> [<0628> <0628> ]'
    """
    door = next((sign for sign in _DOORS if sign in used), _DOORS[-1])
    return _ENTRY.sub(lambda entry: _usual_entry(entry, ord(door)), mapping)


def mapped_characters(mapping: bytes) -> dict[int, str]:
    """Return the characters of glyphs in a ToUnicode mapping.

    >>> mapped_characters(b"<0001> <0002> [<0041> <0020> ]\\n<0003> <0004> <0061>")
    {1: 'A', 2: ' ', 3: 'a', 4: 'b'}
    """
    characters: dict[int, str] = {}
    for entry in _ENTRY.finditer(mapping):
        first, codes = _codes(entry)
        characters.update(enumerate(map(chr, codes), first))
    return characters


def _codes(entry: re.Match[bytes]) -> tuple[int, list[int]]:
    """Return the first glyph of an entry, and the codes of the characters from this one on."""
    first, last = int(entry[1], 16), int(entry[2], 16)
    codes = [int(code, 16) for code in _CODE.findall(entry[3])]
    if len(codes) == 1:
        codes = list(range(codes[0], codes[0] + last - first + 1))
    return first, codes


def _usual_entry(entry: re.Match[bytes], door: int) -> bytes:
    """Return an entry of a mapping: of a range of glyphs, to a range or an array of characters."""
    _, codes = _codes(entry)
    usual = [door if code == _DOOR else _usual_code(code) for code in codes]
    if usual == codes:
        return entry[0]
    targets = b" ".join(b"<%04X>" % code for code in usual)
    if len(usual) > 1:
        targets = b"[%s ]" % targets
    return b"<%s> <%s> %s" % (entry[1], entry[2], targets)


@lru_cache(maxsize=1024)
def _usual_code(code: int) -> int:
    if code == 0:
        return _REPLACEMENT
    if code == _TABULATOR:
        return _SPACE
    if code in _RADICALS:
        return ord(normalize("NFKC", chr(code)))
    if _ARABIC_FORMS.match(chr(code)):
        # Ligatures stay, because pdftotext reverses the letters of glyphs that are several.
        letters = normalize("NFKC", chr(code))
        return ord(letters) if len(letters) == 1 else code
    return ord(_SUPPLEMENT.get(chr(code), chr(code)))
