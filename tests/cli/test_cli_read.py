from __future__ import annotations

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.notation import NOTATIONS
from tests.cases import for_each
from tests.corpus import material_data

GAME = "(;SZ[9]AB[ba]AW[aa];B[ee];W[ef];B[ab])"


def nodes(result):
    assert result.status == 0
    tree = read_sgf(result.out.encode()).games[0]
    said = ("SZ", "AB", "AW", "B", "W", "C")
    return [
        {name: values for name, values in tree.properties(node) if name in said}
        for node in tree.main_line()
    ]


def test_a_text_becomes_sgf(goboard, record):
    path = record("1 (2 3) 2 (15 15) 3 (4 2) etc.", "text.txt")
    result = goboard("read", "--notation", "cartesian", "--size", "19x19", path)
    assert nodes(result) == [{"SZ": ("19",)}, {"B": ("cp",)}, {"W": ("pd",)}, {"B": ("eq",)}]
    assert result.err == ""


@pytest.mark.parametrize("arguments", [[], ["-"]], ids=["no file", "a dash"])
def test_standard_input_is_read(goboard, arguments):
    options = ["--notation", "western", "--size", "19x13"]
    result = goboard("read", *options, *arguments, stdin=b"Q13 D4")
    assert nodes(result) == [{"SZ": ("19:13",)}, {"B": ("pa",)}, {"W": ("dj",)}]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param("1 =9=9 天元".encode(), id="UTF-8"),
        pytest.param("\ufeff1 =9=9 天元".encode(), id="with a mark"),
        pytest.param("1 =9=9 天元".encode("utf-16"), id="UTF-16"),
        pytest.param("1 =9=9 天元、囲碁の白の中押し勝ち".encode("cp932"), id="Shift_JIS"),
    ],
)
def test_the_charset_is_found(goboard, data):
    result = goboard("read", "--notation", "andreev", "--size", "19", stdin=data)
    assert nodes(result)[1]["B"] == ("jj",)
    assert nodes(result)[1]["C"][0].startswith("天元")


@for_each(
    ("arguments", "text", "told"),
    [
        ("--notation andreev --size 19", "1 +2+2\n2 =8+1", "line 2, column 3: “=8” is not a line"),
        ("--notation western --size 9", "", "line 1, column 1: the text contains no moves"),
        ("--notation western --size 9", "9" * 100_000, "line 1, column 1: “999"),
        (
            "--notation western --size 9 --form running",
            "D4",
            "expected a move number instead of “D4”",
        ),
        (
            "--notation western --size 9 --form actions",
            "D4",
            "“D4” is not an action",
        ),
        ("--notation named --size 9", "3-4", "goboard: a name in the notation named can stand for"),
        ("--notation western --size 99", "D4", "99"),
        ("--notation western --size 9 --form prose", "D4", "unknown format: 'prose'"),
        ("--size 9", "D4", "--notation"),
        ("--notation western", "D4", "--size"),
    ],
)
def test_what_cannot_be_read_ends_with_status_2(goboard, record, arguments, text, told):
    path = record(text, "text.txt")
    result = goboard("read", *arguments.split(), path)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    if told.startswith("line"):
        assert result.err.startswith(f"{path}: line ")
    assert "Traceback" not in result.err


def test_a_file_that_is_not_there_ends_with_status_2(goboard, tmp_path):
    result = goboard("read", "--notation", "western", "--size", "9", tmp_path / "none.txt")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"{tmp_path / 'none.txt'}: ")


def test_what_is_odd_is_told_and_the_record_written_as_given(goboard, record):
    path = record("1 D4\n2 D4\n3 B C3\n4 B A1", "text.txt")
    result = goboard("read", "--notation", "western", "--size", "9", path)
    assert [list(node) for node in nodes(result)[1:]] == [["B"], ["W"], ["B"], ["B"]]
    assert result.err.splitlines() == [
        f"{path}: line 2, column 1: move 2 is illegal: occupied",
        f"{path}: line 4, column 1: the colour of move 4 doesn't match its number",
    ]


def test_damage_is_repaired_on_request(goboard):
    options = ["--notation", "andreev", "--size", "19"]
    assert goboard("read", *options, stdin=b"1 33").status == 2
    result = goboard("read", *options, "--repair", stdin=b"1 33")
    assert nodes(result)[1] == {"B": ("pd",)}
    assert result.err == "-: line 1, column 3: “33” was read as -3-3\n"


@for_each("form", ["moves", "actions"])
@for_each("known", [known.id for known in NOTATIONS if known.bijective])
def test_what_moves_writes_is_read_back(goboard, record, known, form):
    text = goboard("moves", record(GAME), "--notation", known, "--form", form)
    assert (text.status, text.err) == (0, "")
    options = ["--notation", known, "--size", "9x9"]
    back = goboard("read", *options, stdin=text.out.encode())
    assert back.err == ""
    again = goboard("moves", "-", "--notation", known, "--form", form, stdin=back.out.encode())
    assert again.out == text.out
    whole = [
        goboard("moves", path, "--json").json for path in (record(GAME), record(back.out, "b"))
    ]
    assert whole[0] == whole[1]


@pytest.mark.corpus
def test_the_record_of_davars_page_goes_both_ways(goboard):
    spec = material_data("spec", "notations.json")
    text = spec["records"]["davar_sequence"]["text"]
    options = ["--notation", "andreev", "--size", "19x19"]
    read = goboard("read", *options, stdin=text.encode())
    assert read.err == ""
    assert goboard("moves", "-", *options[:2], stdin=read.out.encode()).lines == text.splitlines()


@pytest.mark.parametrize(
    ("notation", "text", "points"),
    [
        ("draughts", "28 f4 3", ["ef", "eh", "fa"]),
        ("diagonal", "f4 28 g5", ["eh", "ef", "gh"]),
        ("diagonal", "1 f4 2 28", ["eh", "ef"]),
        ("draughts", "+B e4 28 2. f4", ["eh"]),
        ("diagonal", "28 f4", ["eh"]),
    ],
)
def test_draughts_numbers_and_diagonals_are_read_either_way(goboard, notation, text, points):
    result = goboard("read", "--notation", notation, "--size", "10x10", stdin=text.encode())
    assert result.err == ""
    moves = [node.get("B") or node.get("W") for node in nodes(result)]
    assert [point for move in moves if move for point in move] == points


@for_each(
    ("text", "said"),
    [
        ("> . X .\n> . O .\n> . . .\n", "SZ[3]AB[ba]AW[bb]"),
        ("boardsize 9\nplay b e5\n", "SZ[9]\n;B[ee]"),
        ("B[E5] W[C3]", "SZ[9]\n;B[ee]\n;W[cg]"),
    ],
)
def test_boards_and_logs_are_read_as_by_convert(goboard, record, text, said):
    result = goboard("read", record(text), "--notation", "western", "--size", "9x9")
    assert result.status == 0
    assert "".join(said.split()) in "".join(result.out.split())


def test_a_board_that_cannot_be_read_is_refused_as_by_convert(goboard, record):
    path = record(". X .\n. O .\n. .\n")
    read = goboard("read", path, "--notation", "western", "--size", "9x9")
    convert = goboard("convert", path, "-")
    reason = "the row differs in length from the others"
    for result in (read, convert):
        assert result.status == 2
        assert reason in result.err
        assert "line 3, column 1" in result.err
