"""Guesses of encodings: which one is taken, when it is uncertain, and what else may be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.encoding import EncodingSource, can_decode, guess_diagnostics
from goboard_gui.files.encoding_detection import rank_encodings
from goboard_gui.files.errors import EncodingDiagnosticCode, SgfDiagnosticCode
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.decoding import decode
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property
from tests.cases import for_each

# Short words, in the encodings in which libraries misread many of them.
TINY = [
    ("gbk", "古力/常昊/李哲/陈耀/王磊/周睿/刘星/马晓/孔杰/邱峻/黑中盘胜/业余六段/张三 李四"),
    ("cp950", "周俊/林至/張栩/王立/陳詩/黑中盤勝/業餘六段/李明 王華/許功蓋"),
    ("cp932", "井山/高尾/結城/山下敬/小林/黒番/六段/三村/中野/ヤマダ/さくら"),
    ("euc_jp", "井山/高尾/結城/小林/黒番中押し/六段/三村/中野/ヤマダ/さくら"),
    ("cp949", "박영/김지/이세/최철/조한/목진/흑 불계승/육단/홍길"),
    ("koi8-r", "Иван/Ким/Олег/Чёрные/Ли/дан/Анна/Юля"),
    ("cp1251", "Иван/Ким/Олег/Чёрные/дан/Анна/Юля"),
    ("cp1252", "Müller/André/Peña/Jörg/Zoé/Åsa/João/Groß/Søren/ü"),
]
TINY_RECORDS = [(codec, word) for codec, words in TINY for word in words.split("/")]

LONG = [
    ("gbk", "(;PB[张小明]PW[李大为]C[白棋占小目，黑棋下一步应该挂角，然后再拆二。])"),
    ("gb18030", "(;PB[张小明]PW[李大为]C[白棋占小目，黑棋下一步应该挂角，㐀然后再拆二。])"),
    ("cp950", "(;PB[張小明]PW[李大為]C[許多人說這步棋沒有功效，黑棋應該先佔角。])"),
    ("cp932", "(;PB[山田太郎]PW[鈴木一郎]C[白の小目。黒は次にどこへ打つか。])"),
    ("euc_jp", "(;PB[山田太郎]PW[鈴木一郎]C[白の小目。黒は次にどこへ打つか。])"),
    ("cp949", "(;PB[홍길동]PW[김철수]C[백은 소목을 두었습니다. 흑은 다음에 걸침이 좋습니다.])"),
    ("cp1251", "(;PB[Иван Петров]C[Белые сыграли в угол, чёрные должны ответить.])"),
    ("koi8-r", "(;PB[Иван Петров]C[Белые сыграли в угол, чёрные должны ответить.])"),
    (
        "cp1252",
        "(;PB[Jürgen Müller]PW[Käthe Groß]C[Weiß läßt sich Zeit und drückt; für Schwarz wäre "
        "später ein Gegenstoß möglich, würde Weiß vorübergehend zurückgehen. Größere Fehler hätte "
        "jeder begünstigt: während der nächsten Züge müßte Weiß außen stärker sein, sonst fällt "
        "die Lösung für Schwarz natürlich noch größer aus, was übrigens überhaupt nicht nötig wäre]"
        "N[schönes Spiel, Grüße an alle übrigen Zuschauer aus München und Köln])",
    ),
]
OTHERS = [
    ("cp1253", "Ο Γιάννης έπαιξε καλά και κέρδισε την παρτίδα με μισό πόντο."),
    ("cp1250", "Łukasz Żółkowski: błąd, więc dziękuję za grę, końcówka była ładna. " * 4),
    ("iso8859-2", "Łukasz Żółkowski: błąd, więc dziękuję za grę, końcówka była ładna. " * 4),
    ("cp1254", "Çağrı Yıldız taşları aldı; siyah köşeyi korudu, çünkü süresi bitti. " * 4),
    ("cp874", "หมากล้อม การแข่งขันชิงแชมป์ประเทศไทย ดำชนะขาว"),
    ("cp866", "Чёрные сдались. Белые выиграли партию, этот ход был ошибкой"),
    ("iso8859-5", "Чёрные сдались. Белые выиграли партию, этот ход был ошибкой"),
    ("johab", "김민수 이서연 박지훈 흑 불계승 이 수가 패착이었다. 백이 이겼다"),
]


@for_each(("codec", "word"), TINY_RECORDS, ids=[" ".join(row) for row in TINY_RECORDS])
def test_a_tiny_record_is_read_in_its_encoding_and_the_guess_is_uncertain(codec, word):
    text = f"(;GM[1]SZ[19]PB[{word}]PW[x];B[pd];W[dp])"
    decoded = decode(text.encode(codec))
    assert (decoded.text, decoded.encoding_source) == (text, EncodingSource.GUESSED)
    assert decoded.candidates[0] == decoded.encoding


@for_each(("codec", "text"), LONG, ids=[row[0] for row in LONG])
def test_a_guess_is_certain_if_it_has_two_names_and_a_comment(codec, text):
    decoded = decode(text.encode(codec))
    assert (decoded.text, decoded.candidates) == (text, ())
    assert guess_diagnostics(decoded) == ()


@for_each(("codec", "text"), OTHERS, ids=[row[0] for row in OTHERS])
def test_a_text_in_an_encoding_that_is_not_ranked_is_never_a_certain_guess(codec, text):
    data = f"(;C[{text}])".encode(codec)
    assert sum(byte > 0x7F for byte in data) >= 40
    decoded = decode(data)
    assert decoded.text != f"(;C[{text}])"
    assert decoded.candidates


@for_each(("codec", "word"), TINY_RECORDS, ids=[" ".join(row) for row in TINY_RECORDS])
def test_there_are_up_to_four_candidates_that_give_different_texts(codec, word):
    data = f"(;PB[{word}])".encode(codec)
    candidates = decode(data).candidates
    assert 1 <= len(candidates) <= 4
    assert all(can_decode(data, candidate) for candidate in candidates)
    assert len({decode(data, candidate).text for candidate in candidates}) == len(candidates)
    assert data.decode(codec) in {decode(data, candidate).text for candidate in candidates}


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
def test_nothing_is_guessed_that_is_utf8_or_states_an_encoding_that_fits(text):
    for data in (
        text.encode(),
        f"(;CA[UTF-8]C[{text}])".encode(),
        *(f"(;C[{text}])".encode(codec) for codec in ("utf-8-sig", "utf-16", "utf-32")),
    ):
        assert decode(data).candidates == ()
    declared = f"(;CA[GB18030]C[{text}])".encode("gb18030")
    by_chance = not declared.isascii() and can_decode(declared, "utf-8")
    assert by_chance or decode(declared).candidates == ()


@given(st.binary(max_size=40))
def test_any_bytes_are_ranked(data):
    ranked = rank_encodings(data)
    assert [each.score for each in ranked] == sorted((it.score for it in ranked), reverse=True)


@for_each("codec", ["gbk", "cp950", "cp932"])
def test_a_bracket_that_is_half_a_character_tells_encodings_apart(codec):
    trap = {"gbk": "誠", "cp950": "功", "cp932": "リーグ"}[codec]
    text = f"(;PB[{trap}]PW[{trap}])"
    assert text in {
        decode(text.encode(codec), each).text for each in decode(text.encode(codec)).candidates
    }


GBK = "(;PB[柯洁]PW[李钦诚]EV[围甲])"
CHOICES = [
    pytest.param(GBK.encode("gbk"), ("big5", "gbk"), "cp950", id="the first that fits"),
    pytest.param(GBK.encode("gbk"), ("utf-8", "gbk"), "gbk", id="not one that does not fit"),
    pytest.param(GBK.encode("gbk"), ("klingon", "euc_jp"), "euc_jp", id="none that is unknown"),
    pytest.param("(;C[張栩㗎])".encode("big5hkscs"), ("big5",), "big5hkscs", id="an extension"),
    pytest.param(f"(;CA[UTF-8]{GBK[2:]}".encode("gbk"), ("gbk",), "gbk", id="a wrong CA"),
]


@pytest.mark.parametrize(("data", "remembered", "codec"), CHOICES)
def test_a_remembered_encoding_is_used_instead_of_a_guess(data, remembered, codec):
    decoded = decode(data, remembered=remembered)
    assert (decoded.encoding, decoded.encoding_source) == (codec, EncodingSource.REMEMBERED)
    assert decoded.candidates == ()


@for_each(
    "data",
    [
        GBK.encode(),
        GBK.encode("utf-16"),
        f"(;CA[EUC-JP]{'PB[柯]'})".encode("euc_jp"),
        b"(;PB[A]PW[B])",
        "(;C[囲碁の表])".encode("iso2022_jp"),
    ],
)
def test_a_remembered_encoding_replaces_nothing_but_a_guess(data):
    assert decode(data, remembered=("gbk",)) == decode(data)


def test_new_text_in_a_file_with_a_remembered_encoding_states_it():
    file = read_sgf(GBK.encode("gbk"), remembered=("gbk",))
    assert write_sgf(file, file.games) == GBK.encode("gbk")
    tree, _ = file.games[0].add(0, [Property("C", ("好",))])
    written = write_sgf(file, [tree])
    assert b"CA[GBK]" in written
    assert decode(written).encoding_source is EncodingSource.DECLARED


WRONG = [
    ("UTF-8", "gbk", "(;PB[张小明]PW[李大为])"),
    ("UTF-8", "cp1252", "(;PB[Jürgen Müller]PW[Käthe Groß])"),
    ("EUC-JP", "cp932", "(;PB[山田太郎]C[白の小目。])"),
    ("US-ASCII", "cp949", "(;PB[홍길동]PW[김철수])"),
]


@for_each(("name", "codec", "text"), WRONG, ids=[row[1] for row in WRONG])
def test_a_declaration_that_is_clearly_wrong_is_not_followed(name, codec, text):
    text = text.replace("(;", f"(;CA[{name}]")
    decoded = decode(text.encode(codec))
    assert (decoded.text, decoded.encoding_source) == (text, EncodingSource.GUESSED)
    assert decoded.problems == ((SgfDiagnosticCode.WRONG_ENCODING, name),)
    assert decoded.candidates


@for_each(
    ("name", "data"),
    [
        ("utf-8", "(;CA[UTF-8]PB[张小明]PW[李大为])".encode().replace(b"\xb0", b"?")),
        ("utf-8", b"(;CA[UTF-8]PB[M\xfcller])"),
        ("gbk", "(;CA[GBK]PB[柯洁?])".encode("gbk").replace(b"?", b"\xff")),
    ],
)
def test_a_declaration_is_followed_if_the_file_seems_to_be_damaged(name, data):
    decoded = decode(data)
    assert (decoded.encoding, decoded.encoding_source) == (name, EncodingSource.DECLARED)
    assert [code for code, _ in decoded.problems] == [SgfDiagnosticCode.INVALID_BYTES]


def test_one_damaged_character_does_not_hide_the_encoding_of_the_others():
    text = "(;PB[张小明]PW[李大为]C[白棋占小目，黑棋下一步应该挂角。])"
    data = text.encode("gbk").replace("角".encode("gbk"), b"\xff")
    decoded = decode(data)
    assert decoded.encoding == "gbk"
    assert decoded.problems == ((SgfDiagnosticCode.INVALID_BYTES, "gbk"),)
    assert read_sgf(data).source.bytes_of_span(0, len(decoded.text)) == data


GIB = (
    "\\HS\r\n\\[GAMEBLACKNAME={black} (3단)\\]\r\n\\[GAMEWHITENAME={white} (3단)\\]\r\n\\HE\r\n"
    "\\GS\r\nSTO 0 2 1 15 3\r\n\\GE\r\n"
)


def test_an_imported_file_has_a_guess_too():
    data = GIB.format(black="홍길동", white="김철수").encode("cp949")
    opened = open_bytes(data, "game.gib")
    assert opened.guess is not None
    assert (opened.guess.data, opened.guess.candidates[0]) == (data, "cp949")
    assert [each.code for each in opened.diagnostics] == [EncodingDiagnosticCode.GUESSED_AMONG]
    again = open_bytes(data, "game.gib", remembered=("gbk",))
    assert (again.encoding, again.guess, again.diagnostics) == ("gbk", None, ())


def test_a_guess_is_reported_with_the_other_candidates():
    opened = open_bytes("(;PB[张小明]PW[李大为])".encode("gbk"))
    (found,) = opened.diagnostics
    assert str(found).startswith("encoding guessed: GBK; others that fit: ")
    assert not opened.file.is_damaged
    assert opened.file.diagnostics == ()


UTF8_UNDER_ANOTHER_NAME = [
    ("GB18030", "(;PB[古力]PW[李世石])"),
    ("GB2312", "(;PB[张小明]PW[李大为];B[aa])"),
    ("Shift_JIS", "(;PB[山田太郎]PW[佐藤])"),
    ("EUC-KR", "(;PB[홍길동]PW[김철수])"),
    ("ISO-8859-1", "(;PB[Jürgen])"),
    ("windows-1252", "(;PB[Käthe Groß])"),
    ("windows-1251", "(;PB[Иванов])"),
    ("GB18030", "(;PB[Škoda Řehoř]PW[Žižka])"),
    ("EUC-KR", "(;PB[Иванов]PW[Петров])"),
    ("GBK", "(;C[שלום עליכם])"),
]


@for_each(("name", "text"), UTF8_UNDER_ANOTHER_NAME)
def test_utf8_is_read_as_such_under_an_old_declaration(name, text):
    text = text.replace("(;", f"(;CA[{name}]", 1)
    decoded = decode(text.encode())
    assert (decoded.text, decoded.encoding) == (text, "utf-8")
    assert decoded.problems == ((SgfDiagnosticCode.WRONG_ENCODING, name),)
    assert decoded.candidates == ()


@for_each(
    ("name", "codec", "word"),
    [("GB18030", "gb18030", "車路士"), ("EUC-KR", "cp949", "棋道"), ("EUC-KR", "cp949", "친친")],
)
def test_a_word_that_is_valid_utf8_by_chance_stays_as_it_is_declared(name, codec, word):
    data = f"(;CA[{name}]PB[{word}])".encode(codec)
    assert data.decode("utf-8") != data.decode(codec)
    opened = open_bytes(data)
    assert (opened.encoding, opened.guess.candidates) == (codec, (codec, "utf-8"))
    assert opened.guess.is_declared
    (found,) = opened.diagnostics
    assert str(found) == f"encoding declared: {name}; others that fit: UTF-8"


@for_each("text", ["(;CA[UTF-8]PB[古力])", "(;CA[GBK]PB[Gu Li])", "(;CA[GBK]PB[古力]PW[常昊])"])
def test_a_declaration_that_fits_is_neither_doubted_nor_reported(text):
    codec = "utf-8" if "UTF-8" in text else "gbk"
    decoded = decode(text.encode(codec))
    assert (decoded.encoding, decoded.problems, decoded.candidates) == (codec, (), ())
