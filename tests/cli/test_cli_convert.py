from __future__ import annotations

import encodings
import json
import pkgutil

import pytest

from goboard_gui.files.formats import Format
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf_file
from tests.files.foreign_cases import gib, ngf, ugf

GAME = "(;GM[1]\n SZ[9] PB[ann]PW[bob];B[ee]  ;W[cc];B[gg](;W[gc])(;W[cg]))\n(;SZ[13])\n"
FOREIGN = {
    "game.gib": gib("STO 0 2 1 4 4"),
    "game.ngf": ngf("PMABBFFFF", size="9"),
    "game.ugf": ugf("EE,B1,1,0"),
    "game.txt": "  A B C\n3 . . . 3\n2 . X . 2\n1 . . . 1\n  A B C\n",
}


def test_sgf_without_options_stays_byte_for_byte(goboard, record, tmp_path):
    data = GAME.encode() + b"\xff\xfe odd"
    out = tmp_path / "out.sgf"
    assert goboard("convert", record(data), out).status == 0
    assert out.read_bytes() == data


@pytest.mark.parametrize("name", FOREIGN)
def test_every_format_becomes_sgf_whatever_it_is_called(goboard, record, tmp_path, name):
    out = tmp_path / "out.sgf"
    for called in (name, "called.otherwise"):
        source = record(FOREIGN[name], called)
        assert goboard("convert", source, out).status == 0
        (tree,) = read_sgf_file(out).games
        assert tree.node(tree.main_line()[-1]).has_any_property("B", "AB")
        assert source.read_bytes() == FOREIGN[name].encode()


@pytest.mark.parametrize("name", FOREIGN)
def test_every_command_reads_every_format(goboard, record, name):
    path = record(FOREIGN[name], name)
    assert " X " in goboard("show", path).out
    assert goboard("check", path).status == 0
    assert goboard("moves", path).status == 0
    assert goboard("turn", path, "--view", "r90").status == 0


def test_a_foreign_record_comes_by_standard_input_too(goboard, tmp_path):
    out = tmp_path / "out.sgf"
    assert goboard("convert", "-", out, stdin=FOREIGN["game.gib"].encode()).status == 0
    assert read_info(read_sgf_file(out).games[0]).black_name == "ann"


def test_the_charset_of_either_side_may_be_told(goboard, record, tmp_path):
    out = tmp_path / "out.sgf"
    source = record("(;SZ[9]PB[Jos\xe9])".encode("cp1252"))
    options = ("--input-charset", "cp1252", "--charset", "UTF-8")
    assert goboard("convert", source, out, *options).status == 0
    assert out.read_bytes() == "(;CA[UTF-8]SZ[9]PB[José])".encode()
    assert goboard("convert", source, out, "--charset", "Shift_JIS").status == 2


# Codecs that Python knows, and names that it cannot look up.
NOT_OF_FILES = [
    *("idna", "punycode", "undefined", "unicode_escape", "raw_unicode_escape", "mbcs", "oem"),
    *("rot13", "rot_13", "base64", "hex", "zlib", "bz2", "uu", "quopri"),
    *("UTF-8\0", "\udcff", "é", "aliases", "../os"),
]


@pytest.mark.parametrize("option", ["--charset", "--input-charset"])
@pytest.mark.parametrize("text", [GAME.encode(), b"(;PB[\xff\\]];B[aa])"], ids=["ASCII", "bytes"])
def test_a_codec_that_is_not_an_encoding_of_files_is_refused(
    goboard, record, tmp_path, option, text
):
    source, out = record(text), tmp_path / "out.sgf"
    results = {name: goboard("convert", source, out, option, name) for name in NOT_OF_FILES}
    accepted = [name for name, it in results.items() if it.status != 2 or "encoding" not in it.err]
    assert accepted == []
    assert not out.exists()


def test_no_module_of_encodings_ends_in_a_traceback(goboard, record, tmp_path):
    source, out = record(b"(;SZ[9]PB[\xff\x81];B[aa])"), tmp_path / "out.sgf"
    names = [module.name for module in pkgutil.iter_modules(encodings.__path__)]
    assert len(names) > 100
    for name in names:
        result = goboard("convert", source, out, "--input-charset", name)
        assert result.status == 0 or result.err, name


def test_one_game_of_a_collection(goboard, record, tmp_path):
    out = tmp_path / "out.sgf"
    assert goboard("convert", record(GAME), out, "--game", 1).status == 0
    assert [tree.node(0).first_value("SZ") for tree in read_sgf_file(out).games] == ["13"]
    assert goboard("convert", record(GAME), out, "--game", 2).status == 2


def test_a_text_diagram_shows_a_position(goboard, record, tmp_path):
    out = tmp_path / "out.txt"
    assert goboard("convert", record(GAME), out).status == 0
    lines = out.read_text().splitlines()
    assert lines[:2] == ["ann - bob", "   A B C D E F G H J"]
    assert lines[4] == " 7 . . O . . .(O). . 7"
    assert lines[-1] == "Black to play"
    assert goboard("convert", record(GAME), out, "--move", 1).status == 0
    assert "O" not in out.read_text()


def test_a_text_diagram_for_a_forum_numbers_moves(goboard, record, tmp_path):
    out = tmp_path / "out.txt"
    options = ("--style", "sensei", "--numbered", 2)
    assert goboard("convert", record(GAME), out, *options).status == 0
    text = out.read_text()
    assert text.startswith("$$B9m3 ann - bob\n$$  ---")
    assert "$$ | . . O . . . 2 . . |" in text
    back = tmp_path / "back.sgf"
    assert goboard("convert", out, back).status == 0
    (tree,) = read_sgf_file(back).games
    assert [tree.properties(node)[0] for node in tree.main_line()[1:]] == [
        ("B", ("gg",)),
        ("W", ("gc",)),
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["game.sgf", "out.gib"], "unsupported format: .gib"),
        (["game.sgf", "out"], "no extension"),
        (["game.sgf", "out.sgf", "--charset", "martian"], "unsupported encoding: martian"),
        (["game.sgf", "out.sgf", "--input-charset", "martian"], "unknown encoding: martian"),
        (["game.sgf", "out.txt", "--move", "9"], "has 4 moves, not 9"),
        (["nowhere.sgf", "out.sgf"], "can't be read"),
        (["game.bdx", "out.sgf"], "BDX is not read"),
        (["none.txt", "out.sgf"], "no game record"),
        (["bad.txt", "out.sgf"], "line 2, column 1"),
    ],
)
def test_what_cannot_be_done_is_said(goboard, record, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    record(GAME)
    record("\x01\x02", "game.bdx")
    record("hello", "none.txt")
    record(". X .\n. .\n", "bad.txt")
    result = goboard("convert", *arguments)
    assert result.status == 2
    assert said in result.err
    assert not list(tmp_path.glob("out*"))


@pytest.mark.parametrize("name", ["game.gib", "damaged.sgf"])
def test_a_file_that_holds_more_than_was_read_is_not_written_over(goboard, record, name):
    data = FOREIGN.get(name, "(;SZ[9];B[aa];W[b")
    path = record(data, name)
    out = path.with_name("link.sgf")
    out.symlink_to(path)
    result = goboard("convert", path, out)
    assert (result.status, "write to another file" in result.err) == (2, True)
    assert goboard("turn", path, "--view", "r90", "-o", path).status == 2
    assert path.read_bytes() == data.encode()


def test_what_was_left_out_is_told(goboard, record, tmp_path):
    path = record(gib("STO 0 2 1 99 4"), "game.gib")
    result = goboard("convert", path, tmp_path / "out.sgf")
    assert "line 9: unreadable move" in result.err
    checked = json.loads(goboard("check", path, "--json").out)
    assert [warning["kind"] for warning in checked["warnings"]] == ["notice"]


def test_a_text_diagram_in_a_charset_that_lacks_a_letter_is_an_error(goboard, record, tmp_path):
    path = record("(;SZ[5]GN[柯潔])")
    result = goboard("convert", path, tmp_path / "out.txt", "--charset", "ISO-8859-1")
    assert (result.status, "cannot be written" in result.err) == (2, True)


def test_help_names_every_format_that_is_read(goboard):
    words = goboard("convert", "--help").out.replace(",", " ").lower().split()
    for form in Format:
        assert (form.title.lower().split()[0] in words) is form.is_readable


@pytest.mark.parametrize(
    ("data", "expected", "said"),
    [
        (b"\xff\xfe" + "(;C[a\ud800])".encode("utf-16-le", "surrogatepass"), "a�", "1 character "),
        (b"(;CA[GBK]C[a\xff\xff];B[aa])", "a��", "2 characters "),
        (b"(;CA[UTF-8]C[a\xff];B[aa])", "a\udcff", ""),
        (
            b"(;F" + b"\xef\xbb\xbf" * 3 + b"F[4]CA[UTF8]C[" + b"\xbb\xbf" * 3 + b"])",
            "\ufffd" * 6,
            "6 characters ",
        ),
    ],
    ids=["a lone surrogate", "invalid bytes", "invalid bytes of UTF-8 stay", "unless all are"],
)
def test_what_utf8_lacks_is_replaced_and_reported(goboard, record, data, expected, said):
    result = goboard("convert", record(data), "-", "--charset", "UTF-8")
    assert (result.status, f"C[{expected}]" in result.out) == (0, True)
    assert (f"{said}can't be encoded in UTF-8; replaced with U+FFFD" in result.err) is bool(said)


def test_the_number_of_boards_in_a_text_is_told(goboard, tmp_path):
    text = tmp_path / "boards.txt"
    text.write_text(". X .\n. O .\n. . .\n\n. . .\n. O X\n. . .\n")
    result = goboard("convert", text, "-")
    assert (result.status, result.out.count("(;")) == (0, 2)
    assert result.err.strip().endswith("boards.txt: the text contains 2 boards")
