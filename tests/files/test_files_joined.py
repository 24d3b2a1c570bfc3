"""Files that were joined from games in several encodings."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.comments import with_comment
from goboard_gui.files.encoding import EncodingSource, ca_value
from goboard_gui.files.errors import (
    EncodingDiagnosticCode,
    EncodingError,
    ReadError,
    SgfDiagnosticCode,
)
from goboard_gui.files.journal.origin import DocumentOrigin
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.kept_bytes import KEEP_BYTES
from goboard_gui.files.opening import count_encodings, open_bytes
from goboard_gui.files.sgf.decoding import decode
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import game_codecs, write_sgf
from goboard_gui.files.tidy import Cleanup, tidy_record
from goboard_gui.game_index.reading import read_games
from goboard_gui.record import Property, Tree
from tests.cases import for_each
from tests.effort import effort
from tests.examples import every, examples
from tests.files.journal_cases import begun, only

# Names in the encodings that may be declared. The second bytes of many characters are [, \ or ].
NAMES = {
    "UTF-8": ("utf-8", "古力/이세돌/Jürgen Müller/Иванов/井山裕太/😀"),
    "GB18030": ("gb18030", "古力/常昊/俓/乗/俒/誠/张镕基/🀄"),
    "GB2312": ("gbk", "古力/常昊/李世石/陈耀烨"),
    "Big5": ("cp950", "許功蓋/周俊勳/張栩/黑嘉嘉/一二三"),
    "Shift_JIS": ("cp932", "表/ソ/ゼ/ゾ/高尾紳路/構想/能"),
    "EUC-KR": ("cp949", "이세돌/박정환/조훈현/뷁"),
    "cp949": ("cp949", "신진서/똠방각하/펲시"),
    "ISO-8859-1": ("cp1252", "Jürgen Müller/Käthe Groß/René Lacôte"),
    "windows-1251": ("cp1251", "Иван Петров/Анна Смирнова/Чёрные"),
}
TWO_BYTES = {name: NAMES[name][0] for name in ("GB18030", "Big5", "Shift_JIS")}
MARKS = ("", "(", ")", ";", ":", "(;", ")(;", "\\]", "\\\\", "[3d\\]", "\n", "a")

GBK = "(;GM[1]CA[GB2312]PB[古力]PW[常昊];B[aa])".encode("gbk")
UTF8 = "(;GM[1]CA[UTF-8]PB[李世石]PW[柯洁];B[aa])".encode()
SJIS = "(;GM[1]CA[Shift_JIS]PB[表]PW[ソ];B[aa])".encode("cp932")
SILENT = UTF8.replace(b"CA[UTF-8]", b"")
SILENT_GBK = GBK.replace(b"CA[GB2312]", b"")
ASCII = b"(;GM[1]CA[US-ASCII]PB[Ann]PW[Bob];B[aa])"
KEPT = UTF8.replace(b"UTF-8", b"GB2312")
"""In UTF-8, saved by a program that has kept the old declaration."""


def names_of(file) -> list[str]:
    return [tree.node(0).first_value("PB") for tree in file.games]


def encodings_of(file) -> list[str]:
    return [tree.source.encoding for tree in file.games]


@st.composite
def joined(draw):
    """Games in random encodings: their bytes, and the encoding and the name of each."""
    games = []
    for number in range(draw(st.integers(2, 5))):
        encoding = draw(st.sampled_from(sorted(NAMES)))
        codec, names = NAMES[encoding]
        words = st.sampled_from(names.split("/"))
        parts = draw(st.lists(st.one_of(words, st.sampled_from(MARKS)), max_size=4))
        name = draw(words) + "".join(parts) + draw(words)
        head = draw(st.sampled_from(["GM[1]FF[4]", "SZ[19]", ""]))
        text = f"(;{head}CA[{encoding}]PB[{name}]SO[{number}];B[aa](;W[bb])(;W[cc]))\n"
        games.append((text.encode(codec), encoding, name))
    return games


@examples(2)
@given(joined(), st.data())
def test_games_in_several_encodings_open_right_and_keep_their_bytes(games, data):
    whole = b"".join(game for game, _, _ in games)
    file = read_sgf(whole)
    assert names_of(file) == [name for _, _, name in games]
    assert file.diagnostics == ()
    assert write_sgf(file, file.games) == whole
    edited = data.draw(st.integers(0, len(games) - 1))
    _, encoding, name = games[edited]
    trees = list(file.games)
    trees[edited] = with_comment(trees[edited], 2, name.replace("\\", ""))
    written = write_sgf(file, trees)
    before = b"".join(game for game, _, _ in games[:edited])
    after = b"".join(game for game, _, _ in games[edited + 1 :])
    assert written.startswith(before)
    assert written.endswith(after)
    assert f"CA[{encoding}]".encode() in written[len(before) : len(written) - len(after)]
    again = read_sgf(written)
    assert names_of(again) == names_of(file)
    assert again.games[edited].node(2).first_value("C") == trees[edited].node(2).first_value("C")


@examples(1)
@given(joined())
def test_a_conversion_to_utf8_gives_each_game_its_text_and_declaration(games):
    file = read_sgf(b"".join(game for game, _, _ in games))
    written = write_sgf(file, file.games, "UTF-8")
    expected = "".join(
        game.decode(NAMES[encoding][0]).replace(f"CA[{encoding}]", "CA[UTF-8]")
        for game, encoding, _ in games
    )
    assert written.decode() == expected


def trail_characters() -> list[tuple[str, str]]:
    """The characters whose second byte is one of [, \\ and ], by encoding."""
    found = []
    for name, codec in TWO_BYTES.items():
        for lead in range(0x81, 0xFD):
            for trail in b"[\\]":
                char = bytes((lead, trail)).decode(codec, "replace")
                if len(char) == 1 and char != "\ufffd":
                    found.append((name, char))
    return found


@for_each(("name", "char"), every(trail_characters(), 20))
def test_the_end_of_a_game_is_found_in_its_own_encoding(name, char):
    text = f"(;CA[{name}]PB[{char}]C[{char}\\]{char}];B[aa]N[){char}])"
    file = read_sgf(text.encode(TWO_BYTES[name]) + UTF8)
    assert names_of(file) == [char, "李世石"]
    assert file.games[0].node(1).first_value("N") == f"){char}"


JOINED = {
    "two": (GBK + UTF8, ["gbk", "utf-8"]),
    "the other way round": (UTF8 + GBK, ["utf-8", "gbk"]),
    "three": (SJIS + GBK + UTF8, ["cp932", "gbk", "utf-8"]),
    "no declaration": (GBK + SILENT, ["gbk", "utf-8"]),
    "one name and no declaration": (UTF8 + "(;PB[常昊];B[aa])".encode("gbk"), ["utf-8", "gbk"]),
    "no declaration first": (SILENT + GBK, ["utf-8", "gbk"]),
    "the declaration of the first": (GBK + GBK.replace(b"CA[GB2312]", b"") + UTF8, None),
    "none declares any": (GBK.replace(b"CA[GB2312]", b"") + SILENT, ["gbk", "utf-8"]),
    "an old declaration": (GBK + KEPT, ["gbk", "utf-8"]),
    "a byte order mark": (b"\xef\xbb\xbf" + UTF8 + GBK, ["utf-8", "gbk"]),
    "a mark in the middle": (GBK + b"\xef\xbb\xbf" + UTF8, ["gbk", "utf-8"]),
    "a mark, and no declaration": (GBK + b"\n\xef\xbb\xbf" + SILENT, ["gbk", "utf-8"]),
    "a mark before ASCII": (GBK + b"\xef\xbb\xbf(;PB[a];B[aa])", ["gbk", "utf-8"]),
    "7 bits": ("(;CA[ISO-2022-JP]PB[表]C[囲碁])".encode("iso2022_jp") + UTF8, None),
    "7 bits last": (UTF8 + "(;CA[ISO-2022-JP]PB[表]C[囲碁])".encode("iso2022_jp"), None),
    "text between": (b"From: a\n\n" + GBK + "\n\n来自\n\n".encode() + UTF8 + b"--", None),
    "signs of Latin-1 and Latin-9": (
        b"(;CA[ISO-8859-15]PB[\xa4])(;CA[ISO-8859-1]PB[\xa4])(;CA[GBK]PB[\xb9\xc5\xc1\xa6])",
        ["iso8859-15", "iso8859-1", "gbk"],
    ),
    "ASCII": (GBK + b"(;CA[UTF-8]PB[a])", ["gbk", "utf-8"]),
    "short": (b"(;CA[UTF-8]PB[\xe5\x8f\xa4])(;CA[ISO-8859-1]PB[\xe9])", ["utf-8", "iso8859-1"]),
    "variations": (GBK[:-1] + b"(;W[bb])(;W[cc](;B[dd])(;B[ee])))" + UTF8, ["gbk", "utf-8"]),
}
EXPECTED = {
    "the declaration of the first": ["gbk", "gbk", "utf-8"],
    "7 bits": ["iso2022_jp", "utf-8"],
    "7 bits last": ["utf-8", "iso2022_jp"],
    "text between": ["gbk", "utf-8"],
}


@for_each("name", JOINED)
def test_each_game_is_read_in_its_own_encoding_and_written_back(name):
    data, encodings = JOINED[name]
    file = read_sgf(data)
    assert encodings_of(file) == (encodings or EXPECTED[name])
    known = {"古力", "常昊", "李世石", "表", "a", "古", "é", "€", "¤"}
    assert set(names_of(file)) <= known
    assert write_sgf(file, file.games) == data
    for number, tree in enumerate(file.games):
        trees = list(file.games)
        trees[number], _ = tree.add(0, [Property("B", ("cc",))])
        written = write_sgf(file, trees)
        again = read_sgf(written)
        assert names_of(again) == names_of(file)
        places = [slice(it.begin, it.end) for it in file.layout]
        assert [again.source.text[it.begin : it.end] for it in again.layout][:number] == [
            file.source.text[place] for place in places[:number]
        ]


def test_a_game_without_its_first_semicolon_is_a_game_too():
    data = "(TE[中国围棋名人战]RD[2001-05-06]PB[古力];B[pd];W[dd])".encode("gbk") + UTF8
    file = read_sgf(data)
    assert (encodings_of(file), names_of(file)) == (["gbk", "utf-8"], ["古力", "李世石"])
    assert write_sgf(file, file.games) == data


@for_each(
    "data",
    [
        UTF8 + SILENT,
        UTF8 + KEPT,
        UTF8 + b"(;PB[a\xff])",
        UTF8 + b"(;CA[UTF-8]PB[a\xff])",
        GBK + GBK,
        GBK + GBK.replace(b"GB2312", b"GBK"),
        GBK + GBK.replace(b"CA[GB2312]", b"") + b"(;PB[a])",
        GBK.replace(b"CA[GB2312]", b"") * 2,
        (GBK + UTF8).decode("latin-1").encode("utf-16"),
        b"(;CA[UTF-8]PB[a])(;CA[GB2312]PB[b])",
        b"(;CA[US-ASCII]PB[a])" + UTF8,
        "(;CA[GB18030]PB[車路士])(;CA[GB18030]PB[古力]PW[常昊])".encode("gb18030"),
        SJIS + b"(;C[(;CA[UTF-8\\]])",
    ],
)
def test_a_file_in_one_encoding_is_decoded_as_one(data):
    assert decode(data).parts == ()


def test_an_encoding_chosen_by_the_user_is_that_of_all_games():
    decoded = decode(GBK + UTF8, "gbk")
    assert (decoded.encoding_source, decoded.parts) == (EncodingSource.CHOSEN, ())
    assert "PB[古力]" in decoded.text
    assert "李世石" not in decoded.text


def test_the_encodings_are_counted_and_reported():
    opened = open_bytes(GBK + UTF8 + GBK)
    assert [str(each) for each in count_encodings(opened.file)] == [
        "GBK (2 games)",
        "UTF-8 (1 game)",
    ]
    (found,) = opened.diagnostics
    assert found.code is EncodingDiagnosticCode.SEVERAL
    assert str(found) == "games in several encodings: GBK (2 games), UTF-8 (1 game)"
    assert (opened.encoding, opened.guess, opened.file.is_damaged) == ("gbk", None, False)


def test_a_wrong_declaration_is_reported_with_its_game():
    (found,) = read_sgf(GBK + UTF8 + KEPT).diagnostics
    assert (found.code, found.place.game, found.place.line) == (
        SgfDiagnosticCode.WRONG_ENCODING,
        2,
        None,
    )
    assert str(found) == "the declared encoding GB2312 is wrong; read as UTF-8"


ASCII = b"(;CA[GB2312]PB[Ann];B[dd])"


@for_each(
    ("data", "reported"),
    [
        (UTF8 + KEPT, [(1, "the declared encoding GB2312 is wrong; read as UTF-8")]),
        (UTF8 + ASCII + KEPT + KEPT, [(2, "the declared encoding GB2312 is wrong; read as UTF-8")]),
        (UTF8 + ASCII, []),
        (KEPT + KEPT, [(None, "the declared encoding GB2312 is wrong; read as UTF-8")]),
        (
            KEPT + KEPT.replace(b"GB2312", b"Big5"),
            [
                (None, "the declared encoding GB2312 is wrong; read as UTF-8"),
                (1, "the declared encoding Big5 is wrong; read as UTF-8"),
            ],
        ),
        (
            UTF8 + KEPT.replace(b"GB2312", b" klingon "),
            [(1, "the declared encoding klingon is unknown; read as UTF-8")],
        ),
        (UTF8 + KEPT.replace(b"GB2312", b""), []),
        (GBK + GBK.replace(b"GB2312", b"GBK"), []),
        (
            GBK + GBK.replace(b"GB2312", b"UTF-8"),
            [(1, "the declared encoding UTF-8 is wrong; read as GBK")],
        ),
        (b"\xef\xbb\xbf" + UTF8 + KEPT, []),
    ],
)
def test_a_wrong_declaration_of_a_later_game_is_reported_in_a_file_in_one_encoding(data, reported):
    file = read_sgf(data)
    assert not file.source.is_mixed
    assert [(it.place.game, str(it)) for it in file.diagnostics] == reported
    assert not read_sgf(data, encoding=file.source.encoding).diagnostics


@for_each(
    ("name", "reported"),
    [
        (b"klingon", "the declared encoding klingon is unknown; read as {encoding}"),
        (b"US-ASCII", "the declared encoding US-ASCII is wrong; read as {encoding}"),
    ],
)
@for_each(
    ("first", "second", "encoding", "last"),
    [
        (KEPT, KEPT, "UTF-8", GBK),
        (GBK, GBK, "GBK", UTF8),
        (GBK.replace(b"GB2312", b"UTF-8"), GBK, "GBK", UTF8),
    ],
)
def test_a_game_without_a_usable_declaration_is_like_the_first(
    first, second, encoding, last, name, reported
):
    file = read_sgf(first + second.replace(b"GB2312", name) + last)
    assert [ca_value(game.encoding) for game in file.layout[:2]] == [encoding] * 2
    assert not any(part.candidates for part in file.source.decoded.single_encoding_texts[1:])
    later = [str(it) for it in file.diagnostics if it.place.game == 1]
    assert later == [reported.format(encoding=encoding)]


def test_a_long_game_with_a_wrong_declaration_ends_before_one_that_states_nothing():
    long = KEPT[:-1] + "C[{}])".format("棋" * 3001).encode()
    silent = SILENT_GBK.replace(b"GM[1]", b"")
    assert [part.data for part in decode(long + silent).parts] == [long, silent]


def test_invalid_bytes_are_located_in_the_whole_text():
    damaged = GBK.replace("常昊".encode("gbk"), b"\xff")
    (found,) = (
        it
        for it in read_sgf(UTF8 + b"\n" + damaged * 2).diagnostics
        if it.code is SgfDiagnosticCode.INVALID_BYTES
    )
    column = damaged.decode("gbk", KEEP_BYTES).index("\udcff") + 1
    assert (found.place.line, found.place.column) == (2, column)


def test_an_unknown_declaration_is_reported_for_the_games_that_have_it():
    unknown = GBK.replace(b"GB2312", b"klingon")
    found = read_sgf(unknown + GBK.replace(b"CA[GB2312]", b"") + UTF8).diagnostics
    assert [(it.place.game, str(it)) for it in found] == [
        (0, "the declared encoding klingon is unknown; read as GBK")
    ]


def test_a_guess_among_declared_games_is_reported():
    opened = open_bytes(UTF8 + GBK.replace(b"CA[GB2312]", b""))
    assert names_of(opened.file) == ["李世石", "古力"]
    assert [it.code for it in opened.diagnostics] == [
        EncodingDiagnosticCode.SEVERAL,
        EncodingDiagnosticCode.GUESSED_AMONG,
    ]


DAMAGED = {
    "no bracket at the end of a game": (GBK[:-1] + UTF8, 1),
    "no bracket at the end of a value": (GBK.replace(b"[aa]", b"[aa") + UTF8, 0),
    "the end is cut": (GBK + UTF8[:-3], 1),
    "a bad byte in GBK": (GBK + GBK.replace(b";B", b"C[\xff];B") + UTF8, 1),
    "a bad byte in UTF-8": (GBK + UTF8 + UTF8.replace(b";B", b"C[\xff];B"), 1),
    "a bad byte and no declaration": (UTF8 + GBK + SILENT.replace(b";B", b"C[\xff];B"), 1),
    "half a character": (GBK.replace("昊".encode("gbk"), b"\xea") + UTF8, 1),
}


@for_each("name", DAMAGED)
def test_damage_in_one_game_does_not_garble_the_others(name):
    data, problems = DAMAGED[name]
    file = read_sgf(data)
    texts = file.source.text
    assert "PB[古力]" in texts
    assert "PB[李世石]PW[柯洁]" in texts
    assert len(file.diagnostics) >= problems
    assert write_sgf(file, file.games) == data


@examples(2)
@given(st.lists(st.sampled_from([GBK, UTF8, SJIS, SILENT, KEPT, b"\xff"]), max_size=4), st.data())
def test_any_damage_keeps_every_byte(games, data):
    whole = b"".join(games)
    place = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 5))
    put = data.draw(st.binary(max_size=3))
    damaged = whole[:place] + put + whole[place + length :]
    with contextlib.suppress(ReadError):
        file = read_sgf(damaged)
        assert write_sgf(file, file.games) == damaged
        assert b"".join(
            file.source.bytes_of_span(at, at + 1) for at in range(len(file.source.text))
        ) == damaged.removeprefix(file.source.decoded.bom)


@for_each(
    ("encoding", "number", "letter"), [("GBK", 0, "😀"), ("Shift_JIS", 1, "é"), (None, 2, "😀")]
)
def test_a_letter_that_the_encoding_of_the_game_lacks_is_named(encoding, number, letter):
    file = read_sgf(GBK + SJIS + UTF8)
    trees = list(file.games)
    trees[number] = with_comment(trees[number], 1, letter)
    if encoding is None:
        assert write_sgf(file, trees) == GBK + SJIS + UTF8[:-1] + f"C[{letter}])".encode()
        return
    with pytest.raises(EncodingError) as refused:
        write_sgf(file, trees)
    error = refused.value
    assert (error.encoding, error.character, error.ident) == (encoding, letter, "C")
    again = read_sgf(write_sgf(file, trees, "utf-8"))
    assert names_of(again) == names_of(file)
    assert again.source.decoded.parts == ()
    assert [tree.node(0).first_value("CA") for tree in again.games] == ["UTF-8"] * 3


@for_each(
    ("games", "number", "expected"),
    [
        # An old declaration stays in a game that nobody edited, and is corrected in an edited one.
        ((GBK, KEPT), 0, (GBK[:-1] + "C[好])".encode("gbk"), KEPT)),
        ((GBK, KEPT), 1, (GBK, UTF8[:-1] + "C[好])".encode())),
        # A game that declares no encoding states it as soon as it has a new letter.
        ((GBK, SILENT), 0, (GBK[:-1] + "C[好])".encode("gbk"), SILENT)),
        ((GBK, SILENT), 1, (GBK, b"(;GM[1]CA[UTF-8]" + SILENT[7:-1] + "C[好])".encode())),
        ((GBK, UTF8), 1, (GBK, UTF8[:-1] + "C[好])".encode())),
        # No other encoding than ASCII is needed for ASCII.
        ((GBK, UTF8, ASCII), 2, (GBK, UTF8, ASCII[:-1] + b"C[x])")),
    ],
)
def test_only_an_edited_game_gets_another_declaration(games, number, expected):
    file = read_sgf(b"\n".join(games))
    trees = list(file.games)
    trees[number] = with_comment(trees[number], 1, "x" if games[number] is ASCII else "好")
    assert write_sgf(file, trees) == b"\n".join(expected)


@for_each(
    ("games", "number"),
    [
        *(((UTF8, KEPT), 0), ((KEPT, UTF8), 1), ((KEPT, KEPT), 1), ((GBK, GBK), 0)),
        ((GBK.replace(b"GB2312", b"klingon"), GBK), 1),
        *(((SILENT, SILENT), 1), ((SILENT_GBK, SILENT_GBK), 1), ((SILENT_GBK, SILENT_GBK), 0)),
    ],
)
def test_an_edit_in_a_file_in_one_encoding_keeps_the_declarations_of_other_games(games, number):
    file = read_sgf(b"\n".join(games))
    assert not file.source.is_mixed
    trees = list(file.games)
    trees[number] = with_comment(trees[number], 1, "好")
    written = write_sgf(file, trees).split(b"\n")
    assert written[1 - number] == games[1 - number]
    assert names_of(read_sgf(b"\n".join(written))) == names_of(file)


def test_games_can_be_added_removed_and_exchanged():
    file = read_sgf(GBK + b"\n" + UTF8 + b"\n" + SJIS)
    one, two, three = file.games
    assert write_sgf(file, [two, one]) == UTF8 + b"\n" + GBK
    assert write_sgf(file, [one, three]) == GBK + b"\n" + SJIS
    new = Tree.new([Property("GM", ("1",)), Property("PB", ("古é",))])
    written = write_sgf(file, [one, two, three, new])
    assert written.startswith(GBK + b"\n" + UTF8 + b"\n" + SJIS)
    assert "CA[UTF-8]PB[古é]".encode() in written
    other = read_sgf(GBK.replace("常昊".encode("gbk"), "李喆".encode("gbk"))).games
    assert names_of(read_sgf(write_sgf(file, [*file.games, *other])))[3] == "古力"
    assert write_sgf(file, [two]) == UTF8


def test_a_game_is_tidied_in_its_own_encoding():
    file = read_sgf(GBK + SILENT)
    trees = [with_comment(tree, 1, "x") for tree in file.games]
    assert game_codecs(file, trees) == ["gbk", "utf-8"]
    assert game_codecs(file, trees, "Big5") == ["cp950", "cp950"]
    tidied = tidy_record(trees[1], frozenset(Cleanup), "UTF-8")
    assert tidied.node(0).first_value("CA") == "UTF-8"
    assert write_sgf(file, [file.games[0], tidied]).startswith(GBK)


def test_a_file_is_edited_and_saved_again_and_again(tmp_path):
    path = tmp_path / "games.sgf"
    path.write_bytes(GBK + UTF8)
    file = read_sgf(GBK + UTF8)
    trees = list(file.games)
    for text in ("好", "好棋"):
        trees[0] = with_comment(trees[0], 1, text)
        file = save_games(file, trees, path)
        assert path.read_bytes() == GBK[:-1] + f"C[{text}])".encode("gbk") + UTF8
        assert file.source.is_mixed
    file = save_games(file, trees, path, "utf-8")
    assert path.read_bytes().decode().count("CA[UTF-8]") == 2
    trees[0] = with_comment(trees[0], 1, "é")
    save_games(file, trees, path)
    assert names_of(read_sgf(path.read_bytes())) == ["古力", "李世石"]


@for_each("mark", [b"", b"\xef\xbb\xbf"])
def test_a_journal_restores_games_in_several_encodings(tmp_path, mark):
    path = tmp_path / "games.sgf"
    path.write_bytes(mark + GBK + UTF8)
    start = DocumentOrigin(path, read_sgf(mark + GBK + UTF8))
    journal = begun(tmp_path / "journal", start)
    tree = with_comment(start.file.games[0], 1, "好")
    journal.append(DocumentState((tree, start.file.games[1]), 0, 1))
    journal.release()
    found = only(tmp_path / "journal")
    assert (found.head.encodings, found.damage) == (["gbk", "utf-8"], None)
    written = write_sgf(found.origin.file, found.games)
    assert written == mark + GBK[:-1] + "C[好])".encode("gbk") + UTF8


@for_each(("data", "version"), [(GBK + UTF8, 2), (GBK + GBK, 1)])
def test_only_journals_of_several_encodings_need_a_newer_version(data, version):
    (_, head), *_ = DocumentOrigin(None, read_sgf(data)).journal_records()
    assert json.loads(head)["format"] == version


def test_a_collection_has_the_names_of_all_games():
    games = read_games(GBK + SJIS + UTF8)
    assert [game.info.black_name for game in games] == ["古力", "表", "李世石"]


@for_each(
    "game",
    [
        *(GBK, GBK.replace(b"GM[1]CA[GB2312]", b""), GBK[:-1], GBK[1:]),
        *(b"(;C[\xb9\xc5", b"(;GM[1]CA[GB2312]C[\xb9\xc5", b"(" + b";\xb9\xc5"),
    ],
)
def test_twice_as_many_games_are_at_most_twice_the_work(game):
    few = effort(lambda: decode((game + UTF8) * 40))
    many = effort(lambda: decode((game + UTF8) * 80))
    assert many < 2.5 * few
