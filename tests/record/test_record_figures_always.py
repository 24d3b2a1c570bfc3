"""Whatever a record holds and however it is cut, its figures show every move once, as it was."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import example, given, note
from hypothesis import strategies as st

from goboard_gui.record import Tree
from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    plan_figures,
    without_figure_settings,
)
from goboard_gui.record.properties.codec import write_point
from tests.cases import for_each
from tests.record.figures_oracle import faults
from tests.record.record_cases import BOARD, line, properties, trees

SPLITS = [
    FixedLengthSplit(3),
    EvenSplit(4),
    CaptureSplit(2, 5),
    OverlapSplit(6),
    MarkSplit(),
    CommentSplit(),
    MoveNumberSplit((2, 5)),
    SingleFigure(),
]
SUICIDE = line("SZ[3:2]", *("W[cb]", "B[aa]", "W[ba]", "B[ca]", "W[aa]", "B[ca]"))
_points = st.sampled_from(BOARD.points()).map(write_point)
_setups = st.builds("{}[{}]".format, st.sampled_from(["AB", "AW", "AE"]), _points)
_said = st.one_of(
    st.sampled_from(["C[said]", "C[ ]", "FG[]", "FG[0:]", "FG[256:kept]", "FG[32768:]", "PM[0]"]),
    st.sampled_from(
        ["PM[1]", "PM[2]", "MN[1]", "MN[99]", "MN[500]", "DD[aa]", "VW[aa:ba]", "VW[]"]
    ),
    st.builds("{}[{}]".format, st.sampled_from(["TR", "CR", "TB"]), _points),
    st.builds("LB[{}:{}]".format, _points, st.sampled_from(["A", "B", "long"])),
    st.builds("AR[{}:{}]".format, _points, _points),
)


@st.composite
def games(draw) -> Tree:
    """Draw a record of a tiny board that says much of its figures."""
    tree = Tree.new(properties(f"SZ[{BOARD.width}:{BOARD.height}]" + draw(st.just("") | _setups)))
    for count in range(1, draw(st.integers(1, 30))):
        chance = draw(st.integers(0, 15))
        parent = draw(st.integers(0, count - 1)) if chance == 0 else count - 1
        text = f"{'BW'[count % 2]}[{draw(_points)}]"
        match chance:
            case 1:
                text = draw(st.sampled_from(["B[]", "W[]", "B[zz]", "AE[zz]", "B[aa]W[ba]"]))
            case 2:
                text = draw(_setups)
            case 3:
                text += draw(_setups)
            case 4 | 5 | 6:
                text += draw(_said)
            case 7:
                text = draw(_said)
        tree, _ = tree.add(parent, properties(text))
    return tree


options = st.builds(
    PlanOptions,
    st.sampled_from(SPLITS),
    st.sampled_from(Numbering),
    st.booleans(),
    st.booleans(),
    st.sampled_from(VariationDiagrams),
    st.sampled_from(Cropping),
    first=st.sampled_from([1, 1, 1, 4]),
    last=st.sampled_from([None, None, None, 9]),
)


@given(games(), options)
def test_each_move_is_shown_with_its_number_or_named_in_a_note_of_its_own_figure(tree, wanted):
    note(str([(tree.parent(node), tree.properties(node)) for node in tree.preorder()]))
    assert faults(tree, wanted) == []


@given(games(), options)
@example(
    line("SZ[5]", "B[aa]FG[257:One]PM[2]MN[117]VW[aa:cc]", "W[bb]", "B[cc]FG[]"), PlanOptions()
)
def test_ignored_figure_settings_are_as_if_they_were_not_in_the_record(tree, wanted):
    settings = {"FG", "PM", "MN", "VW"}
    removed = tree.set_properties_of_nodes(
        {
            node: [item for item in tree.properties(node) if item.ident not in settings]
            for node in tree.preorder()
        }
    )
    ignored = without_figure_settings(tree)
    for node in tree.preorder():
        assert ignored.properties(node) == removed.properties(node) == ignored.node(node).properties
        assert ignored.children(node) == tree.children(node)
    assert plan_figures(ignored, wanted) == plan_figures(removed, wanted)
    assert without_figure_settings(removed).node(tree.root) is removed.node(tree.root)


def test_a_record_without_its_figure_settings_can_be_edited_like_any_other():
    tree = line("SZ[5]", "B[aa]FG[]", "W[bb]MN[9]")
    tree, added = tree.add(2, properties("B[cc]PM[2]"))
    longer, new = without_figure_settings(tree).add(added, properties("W[dd]"))
    assert (longer.main_line(), new) == ([0, 1, 2, 3, 4], 4)
    assert [len(longer.properties(node)) for node in longer.main_line()] == [1] * 5
    assert not longer.has_id(5)


@given(tree=trees(), repeat=st.booleans(), keep=st.booleans())
@example(tree=line("SZ[3:2]"), repeat=True, keep=True)
@example(tree=SUICIDE, repeat=True, keep=True)
@for_each("split", SPLITS, ids=lambda split: type(split).__name__)
def test_each_rule_holds_where_it_says_a_figure_ends(split, tree, repeat, keep):
    wanted = PlanOptions(split, repeat_last=repeat, keep_captured=keep)
    note(str([(tree.parent(node), tree.properties(node)) for node in tree.preorder()]))
    assert faults(tree, wanted) == []
    assert faults(tree, replace(wanted, variations=VariationDiagrams.GAME)) == []
