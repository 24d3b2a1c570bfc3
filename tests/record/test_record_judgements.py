"""Evaluations, hotspots and names of nodes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record.values.evaluations import (
    NO_ANNOTATIONS,
    MoveEvaluation,
    NodeAnnotations,
    PositionEvaluation,
    read_annotations,
    with_emphasis,
    with_hotspot,
    with_move_evaluation,
    with_node_name,
    with_position_evaluation,
)
from tests.cases import for_each
from tests.record.record_cases import line

MOVE, POSITION = MoveEvaluation, PositionEvaluation


def written(tree) -> str:
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(1)
    )


@for_each(
    ("text", "expected"),
    [
        ("B[aa]", NodeAnnotations()),
        ("BM[1]", NodeAnnotations(move=MOVE.BAD)),
        ("BM[2]", NodeAnnotations(move=MOVE.BAD, move_strong=True)),
        ("BM[]", NodeAnnotations(move=MOVE.BAD)),
        ("TE[2]", NodeAnnotations(move=MOVE.GOOD, move_strong=True)),
        ("DO[]", NodeAnnotations(move=MOVE.DOUBTFUL)),
        ("IT[2]", NodeAnnotations(move=MOVE.INTERESTING)),
        ("IT[]BM[2]", NodeAnnotations(move=MOVE.INTERESTING)),
        ("GB[1]", NodeAnnotations(position=POSITION.GOOD_FOR_BLACK)),
        ("GW[2]", NodeAnnotations(position=POSITION.GOOD_FOR_WHITE, position_strong=True)),
        ("DM[2]", NodeAnnotations(position=POSITION.EVEN, position_strong=True)),
        ("UC[x]", NodeAnnotations(position=POSITION.UNCLEAR)),
        ("HO[1]", NodeAnnotations(hotspot=1)),
        ("HO[2]", NodeAnnotations(hotspot=2)),
        ("N[two\nlines\\:]", NodeAnnotations(name="two lines:")),
        ("FG[259:x]", NodeAnnotations(figure=True)),
        ("C[x]", NodeAnnotations(comment=True)),
        ("C[]", NodeAnnotations()),
        ("C[][x]", NodeAnnotations(comment=True)),
        ("DD[]", NodeAnnotations(markup=True)),
        ("LB[aa:A]", NodeAnnotations(markup=True)),
        ("AE[aa]", NodeAnnotations(setup=True)),
        ("B[aa]TE[1]UC[1]", NodeAnnotations(move=MOVE.GOOD, position=POSITION.UNCLEAR)),
    ],
)
def test_what_is_said_of_a_node_is_read(text, expected):
    assert read_annotations(line("", text), 1) == expected


def test_a_plain_move_costs_nothing_to_tell():
    assert read_annotations(line("", "B[aa]BL[30]"), 1) is NO_ANNOTATIONS


@for_each(
    ("before", "judgement", "strong", "after"),
    [
        ("B[aa]C[x]", MOVE.BAD, False, "B[aa]C[x]BM[1]"),
        ("BM[1]C[x]", MOVE.GOOD, True, "TE[2]C[x]"),
        ("BM[1]C[x]", MOVE.DOUBTFUL, True, "DO[]C[x]"),
        ("TE[1]BM[2]C[x]DO[]", MOVE.INTERESTING, False, "IT[]C[x]"),
        ("BM[1]GB[2]", None, False, "GB[2]"),
        ("C[x]", None, False, "C[x]"),
    ],
)
def test_judgements_of_a_move_replace_each_other(before, judgement, strong, after):
    tree = with_move_evaluation(line("", before), 1, judgement, strong=strong)
    assert written(tree) == after


@pytest.mark.parametrize(
    ("before", "judgement", "strong", "after"),
    [
        ("GB[1]BM[1]", POSITION.UNCLEAR, False, "UC[1]BM[1]"),
        ("GB[1]GW[1]", POSITION.EVEN, True, "DM[2]"),
        ("GB[1]BM[1]", None, False, "BM[1]"),
    ],
)
def test_judgements_of_a_position_replace_each_other(before, judgement, strong, after):
    tree = with_position_evaluation(line("", before), 1, judgement, strong=strong)
    assert written(tree) == after


@pytest.mark.parametrize(
    ("level", "after"), [(0, "C[x]BM[1]"), (1, "C[x]HO[1]BM[1]"), (2, "C[x]HO[2]BM[1]")]
)
def test_a_hotspot_has_one_of_two_levels(level, after):
    assert written(with_hotspot(line("", "C[x]HO[1]BM[1]"), 1, level)) == after


def test_a_hotspot_has_no_third_level():
    with pytest.raises(ValueError, match="not 3"):
        with_hotspot(line("", "C[x]"), 1, 3)


@given(st.text(st.sampled_from("ab]\\[: \n;N\u2028")) | st.text())
def test_a_name_comes_back(text):
    tree = with_node_name(line("", "C[x]N[old]"), 1, text)
    shown = " ".join(text.strip().splitlines()).translate(dict.fromkeys(b"\t\v\f\0", " ")).strip()
    assert read_annotations(tree, 1).name == shown
    assert tree.node(1).has_any_property("N") is bool(text.strip())


said = st.builds(
    "".join,
    st.lists(
        st.sampled_from(["BM[1]", "DO[]", "TE[2]", "GB[1]", "UC[2]", "HO[1]", "N[x]", "C[x]"]),
        unique=True,
    ),
)


@given(said, st.sampled_from(MOVE), st.sampled_from(POSITION), st.booleans(), st.integers(0, 2))
def test_what_was_said_is_read_and_the_rest_stays(text, move, position, strong, level):
    before = line("", text)
    tree = with_move_evaluation(before, 1, move, strong=strong)
    tree = with_position_evaluation(tree, 1, position, strong=strong)
    tree = with_hotspot(tree, 1, level)
    assert read_annotations(tree, 1) == read_annotations(before, 1)._replace(
        move=move,
        move_strong=strong and move.can_be_emphasised,
        position=position,
        position_strong=strong,
        hotspot=level,
    )
    assert with_move_evaluation(tree, 1, move, strong=strong) is tree


def test_all_that_is_said_and_has_degrees_is_said_strongly_or_not():
    tree = line("SZ[9]", "B[aa]DO[]UC[1]HO[1]")
    strong = with_emphasis(tree, 1, strong=True)
    assert written(strong) == "B[aa]DO[]UC[2]HO[2]"
    assert read_annotations(strong, 1).is_emphasised
    assert written(with_emphasis(strong, 1, strong=False)) == written(tree)


def test_nothing_is_said_strongly_where_nothing_is_said():
    tree = line("SZ[9]", "B[aa]IT[]")
    assert with_emphasis(tree, 1, strong=True) is tree
    assert not read_annotations(tree, 1).can_be_emphasised
