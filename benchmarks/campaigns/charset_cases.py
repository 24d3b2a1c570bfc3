"""Texts of records in encodings that were used before UTF-8, and in those that the window
offers."""

from __future__ import annotations

from typing import NamedTuple


class Old(NamedTuple):
    """A record that does not state its encoding, with the encoding and the text it contains."""

    encoding: str
    text: str

    @property
    def data(self) -> bytes:
        return self.text.encode(self.encoding)


_JAPANESE = (
    "(;GM[1]SZ[19]PB[山田太郎]BR[五段]PW[鈴木一郎]RE[W+R]EV[春の大会 決勝];B[qd];W[dc]"
    "C[白の小目。黒は次にどこへ打つか。])"
)
_KANA = "(;GM[1]SZ[19]PB[ヤマダ]PW[スズキ];B[qd]C[ここはツケて、ハネて、キリます。])"
_SIMPLIFIED = (
    "(;GM[1]SZ[19]PB[张小明]BR[三段]PW[李大为]RE[黑中盘胜];B[pd];W[dp]"
    "C[白棋占小目，黑棋下一步应该挂角。])"
)
_RARE = "(;SZ[19]PB[张镕基]PW[李喆]RE[白胜一目半];B[pd]C[喆字不在旧的字集里，这步棋很严厉。])"
_TRADITIONAL = (
    "(;GM[1]SZ[19]PB[張小明]BR[三段]PW[李大為]RE[黑中盤勝];B[pd];W[dp]"
    "C[許多人說這步棋沒有功效，黑棋應該先佔角。])"
)
_KOREAN = (
    "(;GM[1]SZ[19]PB[홍길동]BR[3단]PW[김철수]RE[흑 불계승];B[pd];W[dp]"
    "C[백은 소목을 두었습니다. 흑은 다음에 걸침이 좋습니다.])"
)
_RUSSIAN = (
    "(;GM[1]SZ[19]PB[Иван Петров]BR[3 дан]PW[Анна Смирнова]RE[W+3.5];B[pd];W[dp]"
    "C[Белые сыграли в угол, чёрные должны ответить.])"
)
_UKRAINIAN = "(;GM[1]SZ[19]PB[Іван]PW[Олена];B[pd]C[Чорні зіграли у кут, їхній хід був добрий.])"
_GERMAN = "(;SZ[19]PB[Jürgen Müller]PW[Käthe Groß];B[pd]C[Schwarz drückt, Weiß läßt sich Zeit.])"
_LONE_UMLAUTS = "(;SZ[9];B[ee]C[ö, ü and ä: that is all])"
_FRENCH = "(;SZ[19]PB[René]PW[Hélène];B[pd]C[Noir a joué à côté, la défaite était inévitable.])"
_SPANISH = "(;SZ[19]PB[José Núñez]PW[Íñigo];B[pd]C[¿Por qué jugó aquí? El niño no lo sabía.])"
_QUOTED = "(;SZ[19]PB[A];B[pd]C[A “good” move – or so they said…])"

OLD = (
    Old("cp932", _JAPANESE),
    Old("cp932", _KANA),
    Old("euc_jp", _JAPANESE),
    Old("euc_jp", _KANA),
    Old("iso2022_jp", _JAPANESE),
    Old("gbk", _SIMPLIFIED),
    Old("gbk", _RARE),
    Old("gb18030", _SIMPLIFIED.replace("张", "㐀")),
    Old("cp950", _TRADITIONAL),
    Old("cp949", _KOREAN),
    Old("cp1251", _RUSSIAN),
    Old("koi8-r", _RUSSIAN),
    Old("cp1252", _GERMAN),
    Old("cp1252", _LONE_UMLAUTS),
    Old("cp1252", _FRENCH),
    Old("cp1252", _SPANISH),
    Old("cp1252", _QUOTED),
    *(Old("utf-8", text) for text in (_JAPANESE, _SIMPLIFIED, _KOREAN, _RUSSIAN, _GERMAN)),
    *(Old("utf-8-sig", text) for text in (_TRADITIONAL, _UKRAINIAN)),
    *(Old("utf-16", text) for text in (_JAPANESE, _GERMAN)),
    *(Old("utf-16-le", text) for text in (_KOREAN, _FRENCH)),
    *(Old("utf-32", text) for text in (_RUSSIAN,)),
)

# Real files without CA: what people who read them would say they are in.
REAL = {
    "gnugo-regression/regression/games/9handicap.sgf": "gbk",
    "gnugo-regression/regression/games/egc2001/tg-gg.sgf": "cp1252",
    "gnugo-regression/regression/games/nicklas/nicklas12.sgf": "cp1252",
    "gnugo-regression/regression/games/tg-gg.sgf": "cp1252",
    "gnugo-regression/regression/games/trevor/trevor_42.sgf": "gbk",
    "katago/cpp/tests/data/foxlike.sgf": "utf-8",
    "katrain/tests/data/fox sgf error.sgf": "utf-8",
    "katrain/tests/data/fox sgf works.sgf": "utf-8",
    "libsgfcplusplus/test/test-files/encoding-utf16-nobom.sgf": "utf-16-be",
    "libsgfcplusplus/test/test-files/encoding-utf16-withbom.sgf": "utf-16-be",
    "libsgfcplusplus/test/test-files/encoding-utf8-withbom.sgf": "utf-8",
    "sabaki-sgf/tests/sgf/encoding/nihon-kiin.sgf": "cp932",
    "sabaki-sgf/tests/sgf/no-ca.sgf": "gbk",
    "sabaki-sgf/tests/sgf/utf16le.sgf": "utf-16-le",
    "sabaki-sgf/tests/sgf/utf8bom.sgf": "utf-8",
    "sgfc-missdeer/test-files/test.sgf": "cp1252",
}

UNWRITABLE = (
    *((name, "한글") for name in ("Shift_JIS", "EUC-JP", "Big5", "ISO-8859-1", "KOI8-R")),
    *((name, "日本") for name in ("ISO-8859-1", "windows-1251", "KOI8-R", "US-ASCII")),
    *((name, "é") for name in ("windows-1251", "US-ASCII", "Shift_JIS", "Big5")),
    *((name, "😀") for name in ("Shift_JIS", "EUC-JP", "EUC-KR", "Big5", "GBK", "GB2312")),
    *((name, "😀") for name in ("ISO-8859-1", "ISO-8859-15", "windows-1252", "ISO-2022-JP")),
)
"""Encodings, each with a text that it cannot hold."""
