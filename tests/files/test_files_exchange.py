"""Records as other programs write them, and what others make of ours (see docs/exchange.md)."""

from __future__ import annotations

from sgfmill import sgf

from goboard_gui.files.comments import read_comment
from goboard_gui.files.errors import SgfDiagnosticCode
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from tests.cases import for_each
from tests.files.exchange_facts import facts, read_facts, write_facts
from tests.files.exchange_records import RECORDS

NAMES = [f"{record.subject}, {record.name}" for record in RECORDS]


def test_the_records_cover_what_the_campaign_is_about():
    assert len(RECORDS) >= 60
    assert len(set(NAMES)) == len(NAMES)


@for_each("record", RECORDS, ids=NAMES)
def test_a_record_means_what_is_stated_and_is_saved_unchanged(record):
    file = read_sgf(record.data)
    assert list(map(read_facts, file.games)) == record.games
    assert write_sgf(file, file.games) == record.data


@for_each("record", RECORDS, ids=NAMES)
def test_a_record_written_anew_means_the_same(record):
    data = write_facts(record.games)
    assert list(map(read_facts, read_sgf(data).games)) == record.games


@for_each("record", RECORDS, ids=NAMES)
def test_a_record_converted_to_utf8_means_the_same(record):
    file = read_sgf(record.data)
    data = write_sgf(file, file.games, "UTF-8")
    data.decode("utf-8")
    assert list(map(read_facts, read_sgf(data).games)) == record.games


LINE = [facts(PB="李明"), facts(B="dd", C="[1d] a:b"), facts(W="", C="one\ntwo")]
"""What each program below was given."""


WRITTEN = {
    "@sabaki/sgf: lines, blanks, bare colons": (
        "(\n  ;GM[1]FF[4]CA[GB2312]SZ[19]PB[李明]\n  ;B[dd]C[[1d\\] a:b]LB[ee:4:5]\n"
        "  (\n    ;W[]C[one\ntwo]\n  )\n  (\n    ;W[tt]\n  )\n\n)",
        [
            LINE[0],
            LINE[1] | facts(LB=["ee:4:5"]),
            LINE[2],
            facts(parent="1", W=""),
        ],
    ),
    "sgfmill: sorted properties, lines broken between them, tt": (
        "(;FF[4]CA[UTF-8]GM[1]PB[李明]SZ[19];B[dd]C[[1d\\] a:b];C[one\ntwo]\nW[tt])\n",
        LINE,
    ),
    "sgf: sorted properties, bare line breaks": (
        "(;CA[UTF-8]FF[4]GM[1]PB[李明]SZ[19];B[dd]C[[1d\\] a:b];C[one\ntwo]W[])",
        LINE,
    ),
    "pysgf: as it was": (
        "(;GM[1]FF[4]CA[GB18030]SZ[19]PB[李明];B[dd]C[[1d\\] a:b];W[]C[one\ntwo])",
        LINE,
    ),
    "goban: a node for each stone, a label a property": (
        "(;GM[1]FF[4]SZ[19]PB[李明]\n;B[dd]LB[ee:A]LB[ff:B]C[[1d\\] a:b\n]\n"
        ";AB[pp]\n;AW[dp]\n;W[]C[one\ntwo\n]\n)",
        [
            LINE[0],
            facts(B="dd", LB=["ee:A", "ff:B"], C="[1d] a:b\n"),
            facts(AB="pp"),
            facts(AW="dp"),
            facts(W="", C="one\ntwo\n"),
        ],
    ),
    "CGoban 1: four letters on boards of more than 19 lines": (
        "(;GM[1]FF[3]\nSZ[30]AB[aaab][bdbd];W[auau]TR[acac]LB[adad:x];B[];W[babd]\n)\n\n",
        [
            facts(SZ="30", AB="ab DD"),
            facts(W="uu", TR="cc", LB=["dd:x"]),
            facts(B=""),
            facts(W="AD"),
        ],
    ),
    "qGo: CA twice, no stones, an arrow without its start": (
        "(;GM[1]FF[4]AP[qGo:2.1.0]ST[1]CA[UTF-8]\nSZ[19]HA[2]KM[0.5]PW[White]PB[Black]\n"
        "CA[UTF-8]\n;W[dd]C[[1\\]\\[2\\]]\n(\n;B[dp]BL[28]OB[3]\n)\n(\n;B[pd]AR[aa:cc][:pp]\n)\n)",
        [
            facts(HA="2", KM="0.5", PW="White", PB="Black"),
            facts(W="dd", C="[1][2]"),
            facts(B="dp", BL="28", OB="3"),
            facts(parent="1", B="pd", AR="aa:cc"),
        ],
    ),
    "GNU Go: the position, without moves": (
        "(;GM[1]FF[4]\nSZ[19]\nGN[GNU Go 3.8 load and print]\nDT[2026-11-29]\n"
        "KM[5.5]HA[0]RU[Japanese]AP[GNU Go:3.8]AW[pd][pp]\nAB[dd][jj][dp]\nPL[W]\n)\n",
        [
            facts(
                GN="GNU Go 3.8 load and print",
                DT="2026-11-29",
                KM="5.5",
                HA="0",
                RU="Japanese",
                AW="pd pp",
                AB="dd dp jj",
                PL="W",
            )
        ],
    ),
}


@for_each(("text", "game"), WRITTEN.values(), ids=WRITTEN)
def test_what_other_programs_write_is_read_completely(text, game):
    (tree,) = read_sgf(text.encode()).games
    assert read_facts(tree) == game


def test_a_comment_that_pysgf_has_cut_is_read_to_its_end():
    text = r"(;GM[1]SZ[19];B[dd]C[[1\\][2\] and [3d\\][4k\]];W[pp])"
    (tree,) = read_sgf(text.encode()).games
    assert read_comment(tree, 1) == "[1\\\n2] and [3d\\\n4k]"
    assert [node.get("W") for node in read_facts(tree)] == [None, None, ["pp"]]


def test_a_name_that_qgo_has_not_closed_ends_before_the_next_property():
    text = "(;GM[1]FF[4]SZ[19]PW[White]PB[A [1d\\]\nCA[UTF-8]\n;B[dd]C[a\\]b c]\n)"
    file = read_sgf(text.encode())
    assert [diagnostic.code for diagnostic in file.diagnostics] == [SgfDiagnosticCode.RUNAWAY_VALUE]
    assert read_facts(file.games[0]) == [
        facts(PW="White", PB="A [1d]"),
        facts(B="dd", C="a]b c"),
    ]


READ_BY_SGFMILL = [
    record for record in RECORDS if record.games[0][0].get("SZ", ["19"])[0] in ("9", "19", "21")
]


@for_each("record", READ_BY_SGFMILL, ids=lambda record: record.name)
def test_sgfmill_reads_the_moves_and_comments_that_are_written(record):
    game = sgf.Sgf_game.from_bytes(write_facts(record.games))
    wanted = record.games[0]
    nodes = list(preorder(game.get_root()))
    assert len(nodes) == len(wanted)
    for node, given in zip(nodes, wanted, strict=True):
        for ident in given.keys() & {"C", "PB", "N"}:
            assert node.get(ident) == given[ident][0]
        colours = given.keys() & {"B", "W"}
        if len(colours) == 1:
            (colour,) = colours
            colour_read, point = node.get_move()
            assert colour_read == colour.lower()
            assert (point is None) == (given[colour] == [""])


def preorder(root):
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(node)))
