"""Correction of the mapping from glyphs to characters, which searching and copying use.

If several characters have the same glyph, Qt maps it to the one with the lowest code: the space to
the tabulator, and 手 to a sign for the radical of that form.
"""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import normalize

_ENTRY = re.compile(rb"(?m)^<([0-9A-F]{4})> <([0-9A-F]{4})> (<[0-9A-F]{4}>|\[[^]]*\])")
_CODE = re.compile(rb"<([0-9A-F]{4})>")
_TABULATOR, _SPACE = 0x09, 0x20
_RADICALS = range(0x2F00, 0x2FD6)
_SUPPLEMENT = dict(
    zip(
        "⺂⺃⺅⺉⺋⺎⺏⺐⺒⺓⺔⺕⺖⺘⺙⺛⺞⺠⺡⺣⺤⺦⺨⺫⺭⺯⺰⺱⺲⺳⺹⺺⺾⺿⻂⻃⻄⻅⻆⻈"
        "⻉⻋⻌⻍⻎⻐⻑⻒⻓⻔⻖⻘⻙⻚⻛⻜⻝⻟⻠⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲",
        "乛乚亻刂㔾兀尣尢巳幺彑彐忄扌攵旡歺民氵灬爫丬犭罒礻糹纟罓罒㓁耂肀艹艹衤覀西见角讠"
        "贝车辶辶辶钅長镸长门阝青韦页风飞食飠饣马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀",
        strict=True,
    )
)
"""The signs for radicals that have no decomposition, with the characters of the same forms."""


def with_usual_characters(mapping: bytes) -> bytes:
    """Return a ToUnicode mapping in which glyphs are the characters that texts have.

    >>> print(with_usual_characters(b"<0001> <0003> [<0041> <0009> <2F3F> ]").decode())
    <0001> <0003> [<0041> <0020> <624B> ]
    >>> print(with_usual_characters(b"<0009> <0009> <0009>\\n<0001> <0003> <2F3E>").decode())
    <0009> <0009> <0020>
    <0001> <0003> [<6236> <624B> <652F> ]
    """
    return _ENTRY.sub(_usual_entry, mapping)


def _usual_entry(entry: re.Match[bytes]) -> bytes:
    """Return an entry of a mapping: of a range of glyphs, to a range or an array of characters."""
    first, last = int(entry[1], 16), int(entry[2], 16)
    codes = [int(code, 16) for code in _CODE.findall(entry[3])]
    if len(codes) == 1:
        codes = list(range(codes[0], codes[0] + last - first + 1))
    usual = list(map(_usual_code, codes))
    if usual == codes:
        return entry[0]
    targets = b" ".join(b"<%04X>" % code for code in usual)
    if len(usual) > 1:
        targets = b"[%s ]" % targets
    return b"<%s> <%s> %s" % (entry[1], entry[2], targets)


@lru_cache(maxsize=1024)
def _usual_code(code: int) -> int:
    if code == _TABULATOR:
        return _SPACE
    if code in _RADICALS:
        return ord(normalize("NFKC", chr(code)))
    return ord(_SUPPLEMENT.get(chr(code), chr(code)))
