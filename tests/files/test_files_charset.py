"""From bytes to text."""

from __future__ import annotations

import codecs
import subprocess
import sys
from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.encoding import (
    EncodingSource,
    codec_of,
    declared_encoding_name,
    matches_codec,
    output_codec,
)
from goboard_gui.files.encoding_names import _CODECS
from goboard_gui.files.errors import SgfDiagnosticCode
from goboard_gui.files.sgf.decoding import decode
from goboard_gui.files.sgf.source import Source
from tests.cases import for_each

# Characters whose second byte is a backslash or a closing bracket in the old encodings.
TRAPS = [
    ("Shift_JIS", "表示ソフト能力", "cp932"),
    ("shift-jis", "ー一十", "cp932"),
    ("MS_Kanji", "表", "cp932"),
    ("Big5", "許功蓋", "cp950"),
    ("GBK", "誠誡", "gbk"),
    ("GB2312", "约翰·史密斯—古力", "gbk"),
    ("GB18030", "誠🀄", "gb18030"),
    ("EUC-KR", "이세돌", "cp949"),
    ("ks_c_5601-1987", "뷁", "cp949"),
    ("EUC-JP", "囲碁の表", "euc_jp"),
    ("EUC-CN", "古力", "gbk"),
    ("ISO-2022-JP", "囲碁の表", "iso2022_jp"),
    ("windows-1251", "Го древняя игра", "cp1251"),
    ("KOI8-R", "Го", "koi8-r"),
    ("ISO-8859-1", "Müller", "iso8859-1"),
    ("latin1", "Müller", "iso8859-1"),
    ("ISO-8859-15", "œuvre", "iso8859-15"),
    ("macintosh", "Müller", "mac-roman"),
    ("UTF-8", "日本 🀄", "utf-8"),
    ("utf8", "日本", "utf-8"),
]


@for_each(("name", "words", "codec"), TRAPS, ids=[row[0] for row in TRAPS])
def test_a_declared_charset_is_read_before_anything_else(name, words, codec):
    text = f"(;GM[1]CA[{name}]PB[{words}]PW[x])"
    decoded = decode(text.encode(codec))
    assert (decoded.text, decoded.encoding, decoded.encoding_source) == (
        text,
        codec,
        EncodingSource.DECLARED,
    )
    assert decoded.problems == ()


@for_each(
    ("data", "name"),
    [
        (b"CA[x]", "x"),
        (b" \nCA [ x ] ", "x"),
        (b"x;CA[y]", "y"),
        (b"(;FF[4]CA[x]", "x"),
        (b"(;FF[4] \t\r\n CA\n[x]", "x"),
        (b"(;C[CA[x\\]]CA[y]", "y"),
        (b"(;C[\\]CA[x]", None),
        (b"(;XCA[x]CA[y]", "y"),
        (b"(;CA[\\]]CA[y]", "y"),
        (b"(;CA[" + b"x" * 65 + b"];CA[y]", "y"),
        (b"(;CA[" + b"x" * 64 + b"];CA[y]", "x" * 64),
        (b"(;xCA[;CA[y]", "y"),
        (b"(;B[aa]CA[x]", "x"),
        (b"(;FF[4];B[aa]CA[x]", None),
        (b"(;CA[]", ""),
        # In an expression that tries every division of a blank, these would take days.
        (b"(;CA[" + b" " * 100_000 + b"x]", "x"),
        (b"(;CA[" + b" " * 100_000, None),
        (b"(;CA[x" + b" " * 100_000 + b"y]", None),
        (b"(;CA" + b"\n" * 100_000 + b"[x]", "x"),
        (b"(;" + b"CA[" * 100_000, None),
    ],
)
def test_the_declared_charset_is_that_of_the_first_root(data, name):
    assert declared_encoding_name(data) == name


@for_each("codec", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be"])
def test_wide_charsets_are_known_by_their_mark_or_their_zeros(codec):
    text = "(;C[日本 🀄];B[aa])"
    decoded = decode(text.encode(codec))
    assert decoded.text == text
    assert decoded.encoding_source is (
        EncodingSource.GUESSED if codec.endswith(("le", "be")) else EncodingSource.BOM
    )


@for_each(
    "name",
    [
        *("hex", "zlib", "rot13", "UTF-7", "idna", "punycode", "undefined", "unicode_escape"),
        *("raw_unicode_escape", "UTF-16", "utf-32-le", "cp037", "unknown", "", "a" * 1000),
        *("utf\0-8", "../../etc/passwd", "os", "aliases", "ÿþ", "utf-8-sig"),
    ],
)
def test_what_cannot_hold_a_record_is_no_charset(name):
    assert codec_of(name) is None
    text = f"(;CA[{name}]C[x];B[aa])"
    decoded = decode(text.encode("utf-8"))
    assert decoded.text == text
    assert decoded.encoding_source is EncodingSource.UTF8


def test_an_unknown_charset_is_reported():
    assert decode(b"(;CA[klingon])").problems == ((SgfDiagnosticCode.UNKNOWN_ENCODING, "klingon"),)


def test_letters_under_a_declaration_of_ascii_are_guessed():
    decoded = decode("(;CA[US-ASCII]PB[Jürgen])".encode("cp1252"))
    assert (decoded.encoding, decoded.encoding_source) == ("cp1252", EncodingSource.GUESSED)
    assert decoded.problems == ((SgfDiagnosticCode.WRONG_ENCODING, "US-ASCII"),)


def test_the_first_of_two_charsets_counts():
    assert decode("(;CA[GBK][UTF-8]C[古力])".encode("gbk")).encoding == "gbk"
    assert decode("(;CA[UTF-8]CA[GBK]C[古力])".encode()).encoding == "utf-8"


def test_a_charset_named_behind_a_move_of_the_root_counts():
    assert decode("(;B[aa]CA[GBK]C[古力])".encode("gbk")).encoding_source is EncodingSource.DECLARED


def test_a_charset_named_in_a_comment_counts_for_nothing():
    text = "(;C[古力];B[aa]C[it said CA[GBK\\] there])"
    assert decode(text.encode()).text == text


def test_text_in_utf8_wins_over_a_declaration_it_does_not_fit():
    text = "(;CA[EUC-JP]PB[柯洁])"
    decoded = decode(text.encode())
    assert (decoded.text, decoded.encoding_source) == (text, EncodingSource.UTF8)
    assert decoded.problems == ((SgfDiagnosticCode.WRONG_ENCODING, "EUC-JP"),)


@for_each("codec", ["utf-8", "gbk", "cp932", "euc_kr", "iso2022_jp", "utf-16-le"])
def test_bytes_that_are_no_text_are_kept_and_reported(codec):
    ascii_codec = "utf-16-le" if codec == "utf-16-le" else "ascii"
    bad = {"utf-16-le": b"\x00\xd8", "iso2022_jp": b"\x1b$B\xff\x81\x1b(B"}
    head = f"(;CA[{codec}]C[".encode(ascii_codec)
    data = head + bad.get(codec, b"\xff\x81\xff") + "];B[aa])".encode(ascii_codec)
    source = Source(data, decode(data))
    assert [kind for kind, _ in source.decoded.problems] == [SgfDiagnosticCode.INVALID_BYTES]
    assert source.text.endswith("];B[aa])")
    assert source.bytes_of_span(0, len(source.text)) == data


def test_half_a_character_does_not_swallow_the_bracket_behind_it():
    data = b"(;CA[EUC-KR]PB[\xb0]PW[x])"
    source = Source(data, decode(data))
    assert source.text == "(;CA[EUC-KR]PB[\udcb0]PW[x])"


def test_quotes_of_windows_are_read_where_latin_1_has_control_characters():
    assert decode(b"(;CA[ISO-8859-1]C[\x93ko\x94])").text == "(;CA[ISO-8859-1]C[“ko”])"
    assert decode(b"(;CA[ISO-8859-1]C[\x81\x93])").encoding == "iso8859-1"


# Words that leave no doubt; two letters may be anything.
GUESSES = [
    ("cp932", "白の中押し勝ち、囲碁の国際棋戦です。黒は中国ルールで七目半"),
    ("euc_jp", "白の中押し勝ち、囲碁の国際棋戦です。ここは難しいところでした"),
    ("gbk", "【第三型】黑先，这是从压长星定式演变而来的形。怎样攻击碰在黑壁上的白三子呢？"),
    ("cp950", "圍棋是一種古老的遊戲，從其被遺忘的中國起源開始，首先傳播到東亞其他地區"),
    ("cp949", "바둑은 중국에서 잊혀진 기원에서 처음에는 동아시아의 나머지 지역으로 퍼진 후"),
    ("cp1251", "Го древняя игра которая со времен ее забытого происхождения"),
    ("cp1252", "Fichier créé par TurboGo, à la fin très intéressant; Müller große Fußnote"),
    ("iso2022_jp", "囲碁の表"),
    ("cp932", "ここはツケて、ハネて、キリます"),
    ("euc_jp", "ここはツケて、ハネて、キリます"),
    ("cp1252", "ö, ü and ä: that is all"),
]


@for_each(("codec", "words"), GUESSES, ids=[f"{codec} {words[:4]}" for codec, words in GUESSES])
def test_a_charset_nobody_declares_is_guessed(codec, words):
    text = f"(;GM[1]FF[4]SZ[19]C[{words}];B[pd];W[dp];B[pp])"
    decoded = decode(text.encode(codec))
    assert (decoded.text, decoded.encoding_source) == (text, EncodingSource.GUESSED)


def test_the_ranking_is_imported_only_for_a_guess():
    script = (
        "import sys; from goboard_gui.files.sgf.reading import read_sgf;"
        "ranking = 'goboard_gui.files.encoding_detection';"
        "read_sgf('(;C[日本];B[aa])'.encode());"
        "assert ranking not in sys.modules and 'sgfmill' not in sys.modules;"
        "read_sgf(b'(;C[\\xb0\\xd7\\xc6\\xe5];B[aa])'); assert ranking in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_charset_chosen_by_hand_overrides_the_file():
    data = "(;CA[UTF-8]PB[表])".encode("cp932")
    decoded = decode(data, "shift_jis")
    assert (decoded.text, decoded.encoding_source) == ("(;CA[UTF-8]PB[表])", EncodingSource.CHOSEN)
    with pytest.raises(LookupError):
        decode(data, "klingon")


@pytest.mark.parametrize("name", ["klingon", "utf-16", "hex"])
def test_nothing_is_written_in_what_holds_no_record(name):
    with pytest.raises(LookupError):
        output_codec(name)


@pytest.mark.parametrize(
    ("name", "codec", "fits"),
    [
        ("GB2312", "gb18030", True),
        ("ISO-8859-1", "cp1252", True),
        ("Shift_JIS", "cp932", True),
        ("Shift_JIS", "utf-8", False),
        ("klingon", "utf-8", False),
    ],
)
def test_a_declaration_is_told_right_or_wrong(name, codec, fits):
    assert matches_codec(name, codec) is fits


@given(st.binary(max_size=60), st.sampled_from(["", "GBK", "Shift_JIS", "UTF-8", "ISO-2022-JP"]))
def test_any_bytes_give_a_text_that_leads_back_to_them(junk, name):
    data = f"(;CA[{name}]C[".encode() + junk + b"])"
    source = Source(data, decode(data))
    assert source.decoded.bom + source.bytes_of_span(0, len(source.text)) == data


@pytest.mark.parametrize(
    ("codec", "data"),
    [
        # Two ways to write one character: the file's own must come back.
        ("cp932", b"(;CA[Shift_JIS]C[\x81\xca\xfa\x54\xee\xf9];B[aa];W[bb])"),
        # A shift to JIS Roman and a redundant one back to ASCII.
        ("iso2022_jp", b"(;CA[ISO-2022-JP]C[\x1b(J\x1b$B0O8k\x1b(J\x1b(B];B[aa];W[bb])"),
        ("utf-16-le", b"\xff\xfe" + "(;C[日];B[aa];W[bb])".encode("utf-16-le") + b"\x20"),
        ("gbk", b"(;CA[GBK]C[\x81];B[aa];W[bb])" + b" " * 9000 + b"(;C[\xb0\xd7\x81];W[bb])"),
    ],
    ids=["cp932", "iso2022_jp", "utf-16", "long"],
)
def test_every_sgf_token_of_a_text_maps_to_its_own_bytes(codec, data):
    source = Source(data, decode(data))
    text = source.text
    assert source.encoding == codec
    cuts = [0, *(i for i, char in enumerate(text) if char == ";"), len(text)]
    spans = [source.bytes_of_span(*span) for span in pairwise(cuts)]
    assert source.decoded.bom + b"".join(spans) == data
    assert ";B[aa]".encode(codec) in spans


@for_each(
    ("name", "codec"),
    [
        ("csUTF8", "utf-8"),
        ("unicode-1-1-utf-8", "utf-8"),
        ("GB_2312-80", "gb2312"),
        ("windows-936", "gbk"),
        ("EUC-CN", "gb2312"),
        ("csGB18030", "gb18030"),
        ("BIG-5", "big5"),
        ("x-x-big5", "big5"),
        ("csBig5HKSCS", "big5hkscs"),
        ("windows-31j", "cp932"),
        ("MS_Kanji", "cp932"),
        ("x-sjis", "cp932"),
        ("Extended_UNIX_Code_Packed_Format_for_Japanese", "euc_jp"),
        ("X-EUC-JP", "euc_jp"),
        ("csISO2022JP2", "iso2022_jp_2"),
        ("csKSC56011987", "euc_kr"),
        ("KSC_5601", "euc_kr"),
        ("windows-949", "cp949"),
        ("x-windows-949", "cp949"),
        ("latin-9", "iso8859-15"),
        ("ISO-8859-8-I", "iso8859-8"),
        ("csISO885916", "iso8859-16"),
        ("x-cp1251", "cp1251"),
        ("cswindows1252", "cp1252"),
        ("windows-874", "cp874"),
        ("koi", "koi8-r"),
        ("csKOI8U", "koi8-u"),
        ("PC-Multilingual-850+euro", "cp858"),
        ("x-mac-roman", "mac-roman"),
        ("csMacintosh", "mac-roman"),
        ("x-mac-cyrillic", "mac-cyrillic"),
        ("x-user-defined", None),
        ("x-", None),
    ],
)
def test_names_of_the_registry_and_of_browsers_are_known(name, codec):
    assert codec_of(name) == codec
    assert codec_of(name.upper()) == codec


def test_each_name_is_needed_since_python_does_not_know_it():
    known = []
    for name in _CODECS:
        with suppress(LookupError):
            known.append(codecs.lookup(name).name)
    assert known == []
