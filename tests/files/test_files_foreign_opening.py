from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_gui.files.errors import ReadError, ReadErrorReason
from goboard_gui.files.foreign import draft as drafts
from goboard_gui.files.foreign import reading
from goboard_gui.files.foreign.errors import UnsupportedFormatError
from goboard_gui.files.formats import Format, UnsupportedReason
from goboard_gui.files.opening import open_bytes, open_path
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import RECORDING
from goboard_gui.record import walk_steps
from tests.cases import for_each
from tests.corpus import material
from tests.files.foreign_cases import gib, ishi_text, line_of, ngf, opened, ugf, wgs

PLAIN = "  A B C\n3 . X . 3\n2 . . O 2\n1 . . . 1\n  A B C\n"
SENSEI = "$$ Title\n$$ | . X O .\n$$ | . 1 . .\n$$  -------\n"
NOTES = (
    "[ReviewNode]", "NODE,1,0,0,0", "NODE,2,1,3,3", "VARIATION,", "NODE,9,2,1,1", "VARIATIONEND,",
    "[ReviewComment]", ".Comment,9", "hm", "[Figure]", ".Text,1", "ah", ".#,1,1,A", ".EndText",
)  # fmt: skip
SAMPLES = {
    "gib": gib("INI 0 1 2 &4", "STO 0 2 2 3 3", "SKI 0 3", "REM 0 4 3 3", GAMENAME="승강급"),
    "ngf": ngf("PMABBREER", "PMACWEEEE") + "ABB[1] text[EndTxt]\n",
    "ugf": ugf("CC,B1,1,0", "EE,W1,2,0", notes=NOTES, Title="a,b", Date="2019/03/08"),
    "ishi": ishi_text(
        "SETUP B D4",
        "W 1 Q16",
        "COM",
        "hm",
        "ENDCOM",
        "VAR",
        "W 1 C3",
        "ENDVAR",
        EVENT="x",
        BOARDSIZE="19",
        BLACK="ann (5k)",
        HANDICAP="2",
        KOMI="0.5",
    ),
    "wgs": wgs((8, 3), (1, 0), (16, 4)).decode("ascii"),
    "sensei": SENSEI,
    "plain": PLAIN,
    "moves": "1. B D4 2. W Q16\n3. B Q4\n",
    "sgf": "(;SZ[9];B[aa];W[bb])",
}
SPLICES = [
    b"\\[", b"\\]", b"STO 0 2 1 3 3\n", b"WIT 0 3\n", b"PMABBREER\n", b"$$", b"(;", b"[Data]\n",
    b"VARIATION,\n", b"VARIATIONEND\n", b"NODE,1,2,3,4\n", b"[ReviewComment]\n", b"9" * 400, b"-",
    b"\xff\xfe", b"\0", b"\r", b"\n", b"|", b"Lang=zlib\n", b"\xed\xa0\x80", b"$$" + b"1" * 60,
    b"SETUP W C3\n", b"COM\n", b"ENDCOM\n", b"VAR\n", b"ENDVAR\n", b"EVENT y\n", b"\2\0\0\0",
]  # fmt: skip


@for_each(
    ("text", "form"),
    [
        (SAMPLES["gib"], Format.GIB),
        (SAMPLES["ngf"], Format.NGF),
        (SAMPLES["ugf"], Format.UGF),
        ("# by hand\n\n" + SAMPLES["ugf"], Format.UGF),
        (SENSEI, Format.DIAGRAM),
        (PLAIN, Format.DIAGRAM),
        (SAMPLES["moves"], Format.MOVES),
        ("boardsize 9\nplay b e5\n= \n", Format.MOVES),
        ("(;SZ[9])", Format.SGF),
        ("(;C[\n[Header]\n\\HS\n$$ x\nPMABBREER])", Format.SGF),
        ("see (;SZ[9];B[aa]) for\n$$ | . X |\n$$ | . . |", Format.SGF),
        ("STO 0 2 1 3 3\nSTO 0 3 2 4 4\n", Format.GIB),
        ("PMABBREER\nPMACWEEEE\n", Format.NGF),
        (SAMPLES["ishi"], Format.ISHI),
        (SAMPLES["wgs"], Format.WGS),
        (SAMPLES["wgs"] + "(;B[aa])", Format.WGS),
        ("EVENT x\n\n  b 1 d4\nw 2 q16\n", Format.ISHI),
        ("(;C[\nSETUP B D4\n])", Format.SGF),
    ],
)
@for_each("name", ["game.sgf", "game", "game.gib"])
def test_what_a_file_holds_decides_how_it_is_read(text, form, name):
    found = opened(text, name)
    assert found.format is form
    assert found.is_foreign is (form is not Format.SGF)
    assert found.games == found.file.games


def test_there_is_a_sample_of_each_format_that_is_read():
    read = {opened(text).format for text in SAMPLES.values()}
    assert read == {form for form in Format if form.is_readable}


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_lines_may_end_as_they_like(newline):
    for text in SAMPLES.values():
        plain = text.replace("\r\n", "\n")
        other = opened(plain.replace("\n", newline))
        assert [line_of(tree) for tree in other.games] == [
            line_of(tree) for tree in opened(plain).games
        ]


def test_utf_16_is_known_by_its_mark():
    found = opened(SAMPLES["gib"].encode("utf-16"))
    assert (found.format, found.encoding) == (Format.GIB, "utf-16-le")


@for_each(
    ("data", "name", "form", "why"),
    [
        (b"BDX\0\1", "a.bdx", Format.BDX, UnsupportedReason.NO_DESCRIPTION),
        (b"\1\2", "a.GOS", Format.GOS, UnsupportedReason.NO_DESCRIPTION),
        (b"some old text", "a.mgt", Format.MGT, UnsupportedReason.OLD_TEXT),
        (b"PP%D-lh5-\0\0", "a.ugz", Format.UGZ, UnsupportedReason.COMPRESSED),
        (b"packed in another way", "a.ugz", Format.UGZ, UnsupportedReason.COMPRESSED),
        (b"%D-lh5-\0\0", "a.lzh", Format.UGZ, UnsupportedReason.COMPRESSED),
    ],
)
def test_a_known_format_is_refused_with_its_reason(data, name, form, why):
    with pytest.raises(UnsupportedFormatError) as caught:
        open_bytes(data, name)
    assert (caught.value.format, caught.value.why) == (form, why)
    assert caught.value.reason is ReadErrorReason.UNSUPPORTED
    assert str(caught.value) == f"{name}: {form.title} is not read: {why.value}"
    assert isinstance(caught.value, ReadError)


def test_newer_mgt_is_sgf():
    assert opened("(;SZ[9];B[aa])", "game.mgt").format is Format.SGF


@for_each(
    ("text", "name", "reason"),
    [
        ("", "a.gib", ReadErrorReason.EMPTY),
        ("hello world", "a.gib", ReadErrorReason.NO_GAME),
        ("hello world", "a.txt", ReadErrorReason.NO_GAME),
        ("$$ | . X |\n$$ | . |", "a", ReadErrorReason.BAD_DIAGRAM),
        (". X .\n. .\n. X .\n", "a.txt", ReadErrorReason.BAD_DIAGRAM),
        (". X .\n. .\n. X .\n", "a", ReadErrorReason.BAD_DIAGRAM),
        ("$$ nothing here", "a", ReadErrorReason.NO_GAME),
    ],
)
def test_what_holds_no_game_is_refused(text, name, reason):
    with pytest.raises(ReadError) as caught:
        opened(text, name)
    assert caught.value.reason is reason
    assert str(caught.value).startswith(name)


def test_limits_are_stated(monkeypatch):
    monkeypatch.setattr(drafts, "MAX_NODES", 3)
    with pytest.raises(ReadError) as caught:
        opened(gib(*[f"STO 0 {n} 1 1 1" for n in range(9)]), "long.gib")
    assert caught.value.reason is ReadErrorReason.TOO_MANY_NODES
    monkeypatch.setattr(reading, "MAX_BYTES", 100)
    with pytest.raises(ReadError) as caught:
        opened(SAMPLES["gib"], "large.gib")
    assert caught.value.reason is ReadErrorReason.TOO_LARGE


def test_a_charset_that_is_none_is_an_error_of_the_caller():
    with pytest.raises(LookupError):
        opened(SAMPLES["gib"], encoding="martian")


def test_a_path_is_opened_and_an_error_names_it(tmp_path):
    path = tmp_path / "game.ngf"
    path.write_text(SAMPLES["ngf"])
    assert open_path(path).format is Format.NGF
    with pytest.raises(ReadError, match=r"none\.gib") as caught:
        open_path(tmp_path / "none.gib")
    assert caught.value.reason is ReadErrorReason.UNREADABLE


@pytest.mark.parametrize("kind", SAMPLES)
def test_what_was_opened_is_saved_as_sgf_and_reads_back(kind, tmp_path):
    found = opened(SAMPLES[kind])
    path = tmp_path / "game.sgf"
    save_games(found.file, found.games, path)
    back = read_sgf_file(path)
    assert not back.diagnostics
    assert [line_of(tree) for tree in back.games] == [line_of(tree) for tree in found.games]
    assert [read_info(tree) for tree in back.games] == [read_info(tree) for tree in found.games]


@given(
    st.binary(max_size=400),
    st.sampled_from(["a.gib", "a.ngf", "a.ugf", "a.go", "a.txt", "a.bdx", ""]),
)
def test_bytes_give_a_game_or_an_error_of_ours(data, name):
    _survives(data, name)


@given(
    st.sampled_from(["\\HS\n", "[Header]\n", "PMABBREER\n", "$$ x\n", "   A B C\n"]),
    st.text(st.sampled_from("\\[]=,.|-+XOab12 0\n$BW;(NODEVARIATSPMQZ{}éあ\ud800"), max_size=300),
)
def test_texts_that_look_like_a_format_give_a_game_or_an_error_of_ours(start, text):
    _survives((start + text).encode("utf-8", "surrogatepass"), "a")


def test_mutants_of_all_formats_give_a_game_or_an_error_of_ours():
    """More of them: 20,000 and up were run by hand with other seeds."""
    chance = random.Random(5)
    for _ in range(20 * settings.default.max_examples):
        data = bytearray(SAMPLES[chance.choice(list(SAMPLES))].encode())
        for _ in range(chance.choice([1, 2, 4, 20])):
            _mutate(data, chance)
        _survives(bytes(data), chance.choice(["a.gib", "a.ngf", "a.ugi", "a.txt", "a"]))


def _mutate(data, chance):
    begin = chance.randrange(len(data) + 1)
    end = min(len(data), begin + chance.choice([0, 1, 3, 30]))
    kind = chance.randrange(4)
    if kind == 0:
        del data[begin:end]
    elif kind == 1:
        data[begin:end] = chance.randbytes(end - begin)
    elif kind == 2:
        data[begin:begin] = data[begin:end]
    else:
        data[begin:begin] = chance.choice(SPLICES)


def _survives(data, name):
    """Open bytes; what is a game can be replayed, told of, written and read back unrepaired."""
    try:
        found = open_bytes(data, name)
    except ReadError as error:
        str(error)
        return
    assert all(str(notice) for notice in found.diagnostics)
    if found.is_foreign:
        for tree in found.games:
            assert list(walk_steps(tree, RECORDING))
        assert not read_sgf(write_sgf(found.file, found.games)).diagnostics


CONFORMANCE = {
    "sabaki/test/gib/euc-kr.gib": (49, "dustkd1015", "1k", "dongjik", "1k", "B+T", 6.5, None, ""),
    "sabaki/test/gib/gb2312.gib":
        (268, "石下之臣", "2d", "harpmaster", "3d", "W+11", 0, 5, "dd pd jj dp pp"),
    "sabaki/test/gib/utf8.gib":
        (118, "jy512", "15k", "leejw977", "10k", None, 0, 3, "dd pd dp"),
    "katrain/tests/data/test.gib": (232, "kim", "2d", "wildsim1", "2d", "W+T", 6.5, None, ""),
    "sabaki/test/ngf/even.ngf": (333, "CYY", "9p", "LQC", "9p", "B+0.5", 7.5, None, ""),
    "sabaki/test/ngf/gb2312.ngf": (211, "李载雄", "5d", "朴承华", "1d", "B+R", 6.5, None, ""),
    "sabaki/test/ngf/handicap2.ngf":
        (189, "p81587", "5d*", "ace550", "7d*", "W+R", 0, 2, "pd dp"),
    "katrain/tests/data/handicap2.ngf":
        (189, "p81587", "5d*", "ace550", "7d*", "W+R", 0, 2, "pd dp"),
    "sabaki/test/ugf/amateur.ugf":
        (254, "kaziwami", "7d", "YINNI", "8d", "B+7.5", -5.5, None, ""),
    "sabaki/test/ugf/review.ugi":
        (222, "ken03110", "2k", "apetresc", "2k?", "B+2.5", 6.5, None, ""),
}  # fmt: skip
"""Moves, players with their ranks, result, komi, handicap and its stones."""


@pytest.mark.corpus
@for_each("name", CONFORMANCE)
def test_real_files_say_what_one_reads_in_them(name):
    found = open_path(material("corpus", "conformance", name))
    (tree,) = found.games
    info = read_info(tree)
    stones = " ".join(tree.node(tree.root).values("AB") or ())
    assert (
        len(tree.main_line()) - 1, info.black_name, info.black_rank, info.white_name,
        info.white_rank, info.result, info.komi, info.handicap, stones,
    ) == CONFORMANCE[name]  # fmt: skip
    assert not found.diagnostics
    assert not any(step.illegal for step in walk_steps(tree, RECORDING))


@pytest.mark.corpus
def test_a_real_review_has_its_variations_and_remarks():
    path = material("corpus", "conformance", "sabaki/test/ugf/review.ugi")
    (tree,) = open_path(path).games
    assert sum(1 for _ in tree.preorder()) == 1 + 222 + 27 + 7
    forks = [node for node in tree.preorder() if len(tree.children(node)) > 1]
    assert [len(tree.line_to(node)) - 1 for node in forks] == [53, 55]
    assert "Let's begin" in tree.node(tree.root).first_value("C")
    assert sum(tree.node(node).has_any_property("C") for node in tree.preorder()) == 5


@pytest.mark.parametrize(
    "text",
    [
        "\\HS\n" * 1001,
        "\\HS\n\\GS\n" + "INI 0 1 9 &4\n" * 20_000,
        "\\HS\n" + "\\[A=" * 100_000,
        "\\HS\n\\[GAMEBLACKNAME=" + " " * 400_000 + "(x)",
        "[Header]\n[Data]\n[Figure]\n.Text,0\n" + ".#,1,1,A\n" * 30_000,
        "PMABBREER\nABB[1] x\n" + "y\n" * 100_000,
        "$$" + "1" * 400_000,
        "$$52\n" + "$$ . , .\n\n" * 20_000,
        "$$ x\n$$ | . . |\n" + "$$ {AR A1 B2}\n" * 20_000,
        ". . .\n" * 20_000,
    ],
    ids=range(10),
)
def test_long_texts_take_no_longer_than_they_are(text):
    _survives(text.encode(), "a.txt")
