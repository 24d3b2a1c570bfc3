"""What is found redundant, old or wrong in a record, and what becomes of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.files.tidy import Cleanup, find_problems, tidy_record
from goboard_gui.go import RECORDING
from goboard_gui.record import Session
from goboard_gui.record.steps import walk_steps
from tests.cases import for_each


def game(text: str):
    return read_sgf(text.encode()).games[0]


def terse(tree) -> str:
    """Return a tree as SGF on one line, without what the writer adds to a new file's root."""
    text = write_sgf(new_sgf_file([tree]), [tree]).decode()
    return text.replace("CA[UTF-8]", "").replace("\n", "")


def tidied(text: str, *kinds: Cleanup) -> str:
    return terse(tidy_record(game(text), kinds))


K = Cleanup
CASES = [
    (K.INFO_NAMES, "(;TE[Kisei]RD[2001]KO[5.5]PB[x];B[aa]TE[1])",
     "(;EV[Kisei]DT[2001]KM[5.5]PB[x];B[aa]TE[1])"),
    (K.INFO_NAMES, "(;TE[Kisei]EV[Oza]KO[5.5])", "(;TE[Kisei]EV[Oza]KM[5.5])"),
    (K.INFO_NAMES, "(;TE[1]RD[2001]KO[];B[aa]TE[x])", "(;TE[1]RD[2001]KO[];B[aa]TE[x])"),
    (K.OLD_PROPERTIES, "(;TE[]RD[2001];B[aa]TE[])", "(;TE[]RD[2001];B[aa]TE[1])"),
    (K.EMPTY_PROPERTIES, "(;TE[]RD[2001]KO[];TE[])", "(;TE[]RD[2001]KO[];)"),
    (K.SETUP_AND_MOVE, "(;TE[Kisei]KO[5.5]AB[aa]B[bb])", "(;TE[Kisei]KO[5.5]AB[aa];B[bb])"),
    (K.GAME_INFO, "(;TE[Kisei];EV[Oza]DT[2001])", "(;TE[Kisei]DT[2001];EV[Oza])"),
    (K.OLD_PROPERTIES, "(;L[aa][bb]M[cc])", "(;LB[aa:a][bb:b]MA[cc])"),
    (K.OLD_PROPERTIES, "(;B[aa]M[aa][cc];W[cc]M[aa:cc])",
     "(;B[aa]TR[aa]MA[cc];W[cc]TR[aa][cc]MA[ba][ca][ab][bb][cb][ac][bc])"),
    (K.OLD_PROPERTIES, "(;AB[aa:cc]M[aa:cc][zz](;AE[aa]M[aa])(;M[aa]))",
     "(;AB[aa:cc]TR[aa:cc]MA[zz](;AE[aa]MA[aa])(;TR[aa]))"),
    (K.OLD_PROPERTIES, "(;L[aa:ba][zz])", "(;LB[aa:a][ba:b][zz])"),
    (K.OLD_PROPERTIES, "(;B[aa]TE[]GB[2])", "(;B[aa]TE[1]GB[2])"),
    (K.OLD_PROPERTIES, "(;B[aa]TE[1]C[x]BM[2];W[bb]BM[]TE[];B[cc]TE[2]DO[])",
     "(;B[aa]IT[]C[x];W[bb]DO[];B[cc]TE[2]DO[])"),
    (K.EMPTY_PROPERTIES, "(;C[]AB[]N[a];B[]KO[];FG[]VW[];LB[ ])", "(;N[a];B[]KO[];FG[]VW[];)"),
    (K.EMPTY_PROPERTIES, "(;AB[aa][]XX[])", "(;AB[aa]XX[])"),
    (K.DUPLICATES, "(;AB[aa][bb]C[a]AB[aa];LB[aa:1][aa:1])", "(;AB[aa][bb]C[a];LB[aa:1])"),
    (K.DUPLICATES, "(;B[aa]B[aa]XX[1][1])", "(;B[aa]B[aa]XX[1][1])"),
    (K.SEVERAL_VALUES, "(;SZ[9][13]C[a]C[b];C[c][d]N[e][f])", "(;SZ[9]C[a\nb];C[c\nd]N[e])"),
    (K.SEVERAL_VALUES, "(;XX[1][2]AB[aa][bb];B[aa]B[bb])", "(;XX[1][2]AB[aa][bb];B[aa]B[bb])"),
    (K.OFF_BOARD, "(;SZ[9]AB[aa][zz]LB[aa:1][zz:2]AR[aa:zz];B[zz])",
     "(;SZ[9]AB[aa]LB[aa:1];B[zz])"),
    (K.OFF_BOARD, "(;SZ[9]VW[]DD[aa:cc][ja])", "(;SZ[9]VW[]DD[aa:cc])"),
    (K.OFF_BOARD_MOVES, "(;SZ[9];B[zz];W[ee];B[tt])", "(;SZ[9];B[];W[ee];B[tt])"),
    (K.LETTER_PASSES, "(;SZ[9];B[tt];W[ee];B[])", "(;SZ[9];B[];W[ee];B[])"),
    (K.LETTER_PASSES, "(;SZ[21];B[tt])", "(;SZ[21];B[tt])"),
    (K.SETUP_AND_MOVE, "(;SZ[9];AB[aa]B[bb]C[x]XX[y](;W[cc])(;W[dd]))",
     "(;SZ[9];AB[aa]XX[y];B[bb]C[x](;W[cc])(;W[dd]))"),
    (K.SETUP_AND_MOVE, "(;AB[aa]B[bb]PB[x])", "(;AB[aa]PB[x];B[bb])"),
    (K.MOVE_FIRST, "(;C[x]SZ[9];C[a]BL[9]TR[cc]B[cc]N[b];TR[dd]B[dd](;C[c]W[])(;W[ee]C[d]))",
     "(;C[x]SZ[9];B[cc]C[a]BL[9]TR[cc]N[b];B[dd]TR[dd](;W[]C[c])(;W[ee]C[d]))"),
    (K.MOVE_FIRST, "(;C[x]B[aa];OW[9]W[bb];C[y];C[z]AB[cc]B[dd])",
     "(;C[x]B[aa];OW[9]W[bb];C[y];C[z]AB[cc]B[dd])"),
    (K.REDUNDANT_SETUP, "(;SZ[5]AB[aa]AE[bb];AB[aa][bb]AW[cc];AE[cc][dd])",
     "(;SZ[5]AB[aa];AB[bb]AW[cc];AE[cc])"),
    (K.REDUNDANT_SETUP, "(;SZ[5];B[aa];AB[aa:ba])", "(;SZ[5];B[aa];AB[ba])"),
    (K.REDUNDANT_SETUP, "(;SZ[5]AB[aa];AB[aa][zz][bb:cc])", "(;SZ[5]AB[aa];AB[zz][bb:cc])"),
    (K.REDUNDANT_SETUP, "(;SZ[5](;AB[aa])(;AE[aa]))", "(;SZ[5](;AB[aa])(;))"),
    (K.HANDICAP_STONES, "(;SZ[9]HA[2];W[ee])", "(;SZ[9]HA[2]AB[gc][cg];W[ee])"),
    (K.HANDICAP_STONES, "(;SZ[9]HA[2];W[gc])", "(;SZ[9]HA[2];W[gc])"),
    (K.WRONG_TURN, "(;PL[W];C[x];B[aa])", "(;PL[B];C[x];B[aa])"),
    (K.WRONG_TURN, "(;PL[W](;B[aa])(;W[aa]))", "(;PL[W](;B[aa])(;W[aa]))"),
    (K.WRONG_TURN, "(;B[aa]PL[B];W[bb]PL[B];PL[W])", "(;B[aa]PL[W];W[bb]PL[B];PL[W])"),
    (K.REDUNDANT_TURN, "(;PL[B];B[aa]PL[W];W[bb];PL[B]N[a];PL[W])",
     "(;;B[aa];W[bb];N[a];PL[W])"),
    (K.REDUNDANT_TURN, "(;PL[W];B[aa])", "(;PL[W];B[aa])"),
    (K.REDUNDANT_TURN, "(;PL[B])", "(;PL[B])"),
    (K.REDUNDANT_TURN, "(;PL[B](;B[aa])(;W[aa]))", "(;PL[B](;B[aa])(;W[aa]))"),
    (K.GAME_INFO, "(;SZ[9];PB[x]RE[B+R]B[aa];PB[y])", "(;SZ[9]PB[x]RE[B+R];B[aa];PB[y])"),
    (K.GAME_INFO, "(;PB[x];PB[x]C[a])", "(;PB[x];C[a])"),
    (K.DATES, "(;DT[2016/03/09])", "(;DT[2016-03-09])"),
    (K.DATES, "(;DT[03/09/2016])", "(;DT[03/09/2016])"),
    (K.RESULTS, "(;RE[White wins by resignation])", "(;RE[W+R])"),
    (K.NUMBERS, "(;KM[6,5]HA[2 stones]TM[60 min]BR[9段])", "(;KM[6.5]HA[2]TM[3600]BR[9段])"),
    (K.ODD_KOMI, "(;KM[375])", "(;KM[7.5])"),
    (K.ODD_KOMI, "(;KM[3.75])", "(;KM[7.5])"),
    (K.ODD_KOMI, "(;KM[650])", "(;KM[6.5])"),
    (K.ODD_KOMI, "(;KM[0])", "(;KM[0])"),
    (K.ANALYSIS, "(;SBKV[5]C[x];B[aa]GBAN[1]SBKS[1]OGSC[1]XX[SBKV];LZ[x]KT[a][b]QLZV[1:1]QKGV[x])",
     "(;C[x];B[aa]XX[SBKV];)"),
    (K.SETUP_AND_MOVE, "(;;AB[aa]B[bb]SBKV[5]GBAN[1])", "(;;AB[aa];B[bb]SBKV[5]GBAN[1])"),
    (K.TRAILING_PASSES, "(;B[aa](;W[];B[tt])(;W[bb];B[]C[end]))", "(;B[aa](;W[bb];B[]C[end]))"),
    (K.TRAILING_PASSES, "(;B[];W[aa];B[])", "(;B[];W[aa])"),
    (K.EMPTY_NODES, "(;;B[aa];;(;W[bb])(;;(;W[cc])(;W[dd])))", "(;;B[aa](;W[bb])(;W[cc])(;W[dd]))"),
    (K.EMPTY_NODES, "(;;)", "(;)"),
    (K.ILLEGAL_MOVES, "(;SZ[5];B[aa];W[aa])", "(;SZ[5];B[aa];W[aa])"),
]  # fmt: skip


@for_each(("kind", "before", "after"), CASES, ids=[f"{case[0].name}-{case[1]}" for case in CASES])
def test_what_is_of_a_kind_is_mended_and_nothing_else(kind, before, after):
    assert tidied(before, kind) == terse(game(after))
    again = tidy_record(game(tidied(before, kind)), [kind])
    assert again.is_unedited


def test_a_root_says_what_it_is_and_keeps_what_it_said():
    assert "FF[4]" in (new := tidied("(;C[a]SZ[9]GM[1]PB[x])", K.ROOT))
    assert new.startswith("(;FF[4]GM[1]AP[Goboard:")
    assert new.endswith("]SZ[9]C[a]PB[x])")
    tree = tidy_record(game("(;FF[3]SZ[9]AP[x]GM[1])"), [K.ROOT], "GB18030")
    assert [item.values[0] for item in tree.properties(0)] == ["4", "1", "GB18030", "x", "9"]
    assert tidy_record(tree, [K.ROOT], "GB18030") is tree


def found(text: str) -> list[tuple]:
    return [
        (each.code, each.place.node, *each.arguments.values()) for each in find_problems(game(text))
    ]


def test_what_can_be_tidied_is_listed_kind_by_kind_with_what_would_become_of_it():
    head = "FF[4]GM[1]CA[UTF-8]AP[x]SZ[5]"
    text = f"(;{head}AB[aa]AE[bb]C[];AB[cc]B[dd];;W[dd];B[zz];W[tt])"
    assert found(text) == [
        (K.EMPTY_PROPERTIES, 0, "C[]", ""),
        (K.OFF_BOARD_MOVES, 4, "B[zz]", "B[]"),
        (K.LETTER_PASSES, 5, "W[tt]", "W[]"),
        (K.SETUP_AND_MOVE, 1, "AB[cc] B[dd]", ";AB[cc] ;B[dd]"),
        (K.REDUNDANT_SETUP, 0, "AE[bb]", ""),
        (K.TRAILING_PASSES, 5, "W[tt]", ""),
        (K.EMPTY_NODES, 2, ";", ""),
        (K.ILLEGAL_MOVES, 3, "W[dd]", "W[dd]"),
    ]


def test_all_properties_of_a_node_are_listed_where_their_order_changes():
    text = "(;FF[4]GM[1]CA[UTF-8]AP[x]SZ[5];C[a]N[b]B[cc])"
    assert found(text) == [(K.MOVE_FIRST, 1, "C[a] N[b] B[cc]", "B[cc] C[a] N[b]")]


def test_nothing_is_done_to_what_is_tidy():
    tree = game("(;FF[4]GM[1]CA[UTF-8]AP[x]SZ[9]PB[a]KM[6.5]RE[B+R]DT[2016-03-09];B[aa];W[bb])")
    assert find_problems(tree) == []
    assert tidy_record(tree, list(Cleanup)) is tree


def test_what_one_kind_leaves_empty_the_next_one_removes():
    text = "(;SZ[5]AB[aa];AB[aa][aa]C[];B[bb])"
    kinds = [kind for kind in Cleanup if kind.is_recommended and kind is not K.ROOT]
    assert tidied(text, *kinds) == terse(game("(;SZ[5]AB[aa];B[bb])"))


def test_illegal_moves_are_only_listed_and_what_is_not_advised_has_to_be_asked_for():
    assert [kind for kind in Cleanup if kind.is_report_only] == [K.UNREADABLE, K.ILLEGAL_MOVES]
    assert {kind for kind in Cleanup if not kind.is_recommended} == {
        K.OFF_BOARD_MOVES,
        K.HANDICAP_STONES,
        K.ODD_KOMI,
        K.ANALYSIS,
        K.TRAILING_PASSES,
        K.UNREADABLE,
        K.ILLEGAL_MOVES,
    }


def test_unreadable_numbers_are_only_listed():
    tree = game("(;SZ[99]KM[soon]HA[2];B[aa]BL[ages]WL[12])")
    found = [each for each in find_problems(tree) if each.code is K.UNREADABLE]
    assert [each.arguments["before"] for each in found] == ["SZ[99]", "KM[soon]", "BL[ages]"]
    assert tidy_record(tree, [K.UNREADABLE]) is tree


NODES = st.lists(
    st.sampled_from(
        ["B[aa]", "W[bb]", "B[]", "W[tt]", "AB[aa]", "AB[aa:bb]", "AE[aa]", "AW[cc]", "PL[B]",
         "PL[W]", "C[x]", "C[]", "N[a]", "LB[aa:1]", "L[aa]", "SQ[zz]", "RE[Black+3]", "XX[1]"]
    ),
    max_size=4,
)  # fmt: skip


@given(st.lists(NODES, min_size=1, max_size=8))
def test_tidying_what_is_advised_changes_no_position_no_turn_and_no_remark(nodes):
    text = "(;SZ[5]" + "".join(f";{''.join(dict.fromkeys(node))}" for node in nodes) + ")"
    tree = game(text)
    advised = [kind for kind in Cleanup if kind.is_recommended]
    after = tidy_record(tree, advised)
    assert not {each.code for each in find_problems(tidy_record(after, advised))}.intersection(
        advised
    )

    def told(tree):
        return [
            (step.move, step.number, step.captured, step.illegal)
            for step in walk_steps(tree, RECORDING)
            if step.move
        ]

    assert told(after) == told(tree)
    ends = [Session(each) for each in (tree, after)]
    for session in ends:
        session.go_to(session.line[-1])
    assert ends[0].board == ends[1].board
    assert ends[0].step.to_play == ends[1].step.to_play or not ends[0].step.number


def test_what_one_rule_makes_needless_another_removes():
    tree = game("(;SZ[5];AB[aa:bb]PL[B];B[aa]AB[aa]AB[aa:bb])")
    advised = [kind for kind in Cleanup if kind.is_recommended]
    after = tidy_record(tree, advised)
    assert tidy_record(after, advised) is after
    assert not [each for each in find_problems(after) if each.code in advised]
