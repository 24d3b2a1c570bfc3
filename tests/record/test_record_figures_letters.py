"""Letters that comments cite stay readable: each is on the board of its comment, and only once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Crop, Size
from goboard_gui.record.analysis.cited_letters import find_cited_letters, replace_cited_letters
from goboard_gui.record.figures import (
    FixedLengthSplit,
    LetterPolicy,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    plan_figures,
)
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.record.record_cases import branch, line, point

SIZE = Size(9, 9)
WHOLE = PlanOptions(SingleFigure())
KEEP, AUTO, DIAGRAM, BREAK, RELETTER = (
    LetterPolicy(name) for name in ("keep", "auto", "diagram", "break", "reletter")
)
OMIT = None


def at(text):
    return point(text, SIZE)


def planned(policy, *texts, **options):
    return plan_figures(line("SZ[9]", *texts), replace(WHOLE, letters=policy, **options))


def letters(figure):
    """The letters on the board, by place."""
    return {write_point(where): label for where, label in sorted(figure.markup.labels.items())}


TWICE = (
    "B[ee]LB[aa:A][bb:B]C[White at A or B.]",
    "W[cc]",
    "B[gg]LB[ha:A][hb:B]C[Now A is better than B.]",
)
"""Two comments, each from A on."""


def test_letters_that_are_visible_and_unique_stay_as_they_are():
    (figure,) = planned(AUTO, "B[ee]LB[aa:C][bb:A]C[A or C]", "W[cc]LB[ha:B]C[At B.]")
    assert letters(figure) == {"aa": "C", "bb": "A", "ha": "B"}
    assert not any(printed.new or printed.has_own_board for printed in figure.letters.values())


@for_each(
    ("policy", "expected", "new"),
    [
        (AUTO, {"aa": "A", "bb": "B", "ha": "C", "hb": "D"}, {"A": "C", "B": "D"}),
        (RELETTER, {"aa": "A", "bb": "B", "ha": "C", "hb": "D"}, {"A": "C", "B": "D"}),
        (DIAGRAM, {"aa": "A", "bb": "B"}, {}),
        (KEEP, {"aa": "A", "bb": "B", "ha": "A", "hb": "B"}, {}),
        (OMIT, {}, {}),
    ],
    ids=["auto", "reletter", "diagram", "keep", "omit"],
)
def test_letters_that_two_comments_use(policy, expected, new):
    (figure,) = planned(policy, *TWICE)
    assert letters(figure) == expected
    assert dict(figure.letters[3].new if 3 in figure.letters else {}) == new


def test_kept_letters_that_are_on_the_board_twice_are_ambiguous():
    (figure,) = planned(KEEP, *TWICE)
    assert figure.letters[1].ambiguous == figure.letters[3].ambiguous == ("A", "B")
    assert figure.letters[1].lost == ()


def test_a_new_figure_starts_before_a_letter_is_repeated_or_covered():
    first, second = planned(BREAK, *TWICE)
    assert (letters(first), letters(second)) == ({"aa": "A", "bb": "B"}, {"ha": "A", "hb": "B"})
    assert second.started_for_letters == ("A", "B")
    first, second = planned(BREAK, "B[ee]LB[aa:A]C[At A.]", "W[cc]", "B[aa]")
    assert (len(first.moves), second.started_for_letters) == (2, ("A",))


@for_each(
    "texts",
    [
        ["B[ee]LB[aa:A]C[At A.]", "W[aa]"],
        ["B[aa]LB[aa:A]C[At A.]", "W[ee]"],
        ["B[aa]LB[bb:A][cc:D]C[The A-group and D.]", "W[ee]LB[ff:D]C[Now at D.]", "B[bb]"],
    ],
    ids=["played later", "the stone just played", "uncertain"],
)
def test_a_comment_whose_letters_the_board_cannot_show_gets_a_board_of_its_own(texts):
    (figure,) = planned(AUTO, *texts)
    assert figure.letters[1].has_own_board
    small = figure.comment_boards[1]
    assert small.markup.labels == read_markup(line("SZ[9]", *texts), 1).labels
    assert not set(small.numbers) & set(small.markup.labels)
    assert not any(one.node == 1 for one in figure.covered)
    assert not any(printed.lost or printed.ambiguous for printed in figure.letters.values())


def test_uncertain_letters_stay_and_others_avoid_them():
    (figure,) = planned(
        AUTO,
        "B[ee]LB[aa:A]C[At A.]",
        "W[cc]LB[bb:A]C[Black plays A.]",
        "B[gg]LB[ha:A]C[Why not A?]",
    )
    assert letters(figure) == {"aa": "B", "bb": "A"}
    assert list(figure.comment_boards) == [3]


def test_a_board_next_to_a_comment_shows_its_position_with_the_number_of_the_last_move():
    texts = "AB[ba]AW[aa]", "B[ab]LB[cb:A]C[At A.]", "W[cb]"
    (figure,) = planned(AUTO, *texts)
    small = figure.comment_boards[2]
    assert small.base.rows()[:3] == [".X.......", "X........", "........."]
    assert {write_point(where): move.label for where, move in small.numbers.items()} == {"ab": 1}
    assert small.crop == Crop(0, 0, 4, 3)
    assert small.moves == small.notes == ()


def test_letters_of_two_points_in_one_comment_remain_ambiguous():
    for policy in (AUTO, DIAGRAM, RELETTER):
        (figure,) = planned(policy, "B[ee]LB[aa:A][bb:A]C[Both A are sente. White at A.]")
        assert figure.letters[1].ambiguous == ("A",)


def test_the_earlier_of_two_labels_on_one_point_of_a_node_is_in_a_note():
    for policy in (AUTO, DIAGRAM, RELETTER):
        (figure,) = planned(policy, "B[ee]LB[aa:A][aa:B]C[White at A or B.]")
        small = figure.comment_boards[1]
        assert [one.label for one in small.covered] == ["A"]
        assert set(small.markup.labels.values()) == {"B"}
    (figure,) = planned(KEEP, "B[ee]LB[aa:A][aa:B]C[White at A or B.]")
    assert [one.label for one in figure.covered] == ["A"]
    assert letters(figure) == {"aa": "B"}
    assert figure.letters[1].lost == ("A",)


def test_a_comment_may_cite_letters_of_an_earlier_node():
    texts = (
        "B[ee]LB[aa:A][bb:B]C[White at A or B.]",
        "W[cc]LB[ha:A][hb:B]C[Black at A or B.]",
        "B[gg]C[Black ignores A, and B is still big.]",
    )
    (figure,) = planned(AUTO, *texts)
    assert dict(figure.letters[3].new) == {"A": "C", "B": "D"}
    (figure,) = planned(KEEP, *texts)
    assert figure.letters[3].ambiguous == ("A", "B")
    (figure,) = planned(AUTO, *texts, "W[ha]C[At A, as expected.]")
    assert figure.comment_boards[4].markup.labels == {at("ha"): "A"}


def test_the_diagram_of_a_variation_shows_letters_of_the_node_that_it_leaves():
    tree = line("SZ[9]", "B[ee]LB[aa:A][bb:B]C[White at A or B.]", "W[cc]")
    tree, _ = branch(tree, 1, "W[aa]C[White A. Now B remains.]")
    plan = replace(WHOLE, variations=VariationDiagrams.GAME)
    _, diagram = plan_figures(tree, plan)
    (small,) = diagram.comment_boards.values()
    assert small.markup.labels == {at("aa"): "A", at("bb"): "B"}


def test_full_width_letters_are_the_same_letters():
    (figure,) = planned(
        AUTO,
        "B[ee]LB[gc:A]C[白Aが普通。]",
        "W[gd]LB[cc:Ａ]C[黒Ａが好点。]",
        "B[hh]LB[gc:Ａ][ch:Ｂ]C[白Ａ、Ｂ。]",
    )
    assert letters(figure) == {"gc": "A", "cc": "B", "ch": "C"}
    assert [dict(printed.new) for printed in figure.letters.values()] == [
        {},
        {"Ａ": "B"},
        {"Ａ": "A", "Ｂ": "C"},
    ]


def test_no_new_letter_is_one_that_a_comment_uses_for_something_else():
    (figure,) = planned(
        RELETTER,
        "B[ee]LB[aa:A]C[White at A.]",
        "W[cc]LB[bb:A]C[Black at A.]",
        "B[gg]C[B is ahead, W must hurry. Plan D.]",
        "W[hh]LB[cb:A]C[Black at A.]",
    )
    assert letters(figure) == {"aa": "A", "bb": "C", "cb": "E"}


def test_an_overwritten_label_stays_in_its_note_if_the_other_one_is_replaced():
    (figure,) = planned(RELETTER, "B[ee]LB[aa:A][aa:C]C[White at C.]", "W[cc]LB[bb:B]C[At B.]")
    assert [one.label for one in figure.covered] == ["A"]
    assert letters(figure) == {"aa": "B", "bb": "C"}


def test_new_letters_avoid_those_that_no_comment_cites():
    uncited = "B[ee]LB[ii:A][ih:C]"
    (figure,) = planned(AUTO, uncited, "W[cc]LB[aa:A]C[At A.]", "B[gg]LB[bb:A]C[At A.]")
    assert letters(figure) == {"ii": "A", "ih": "C", "aa": "B", "bb": "D"}


def test_a_point_that_two_comments_cite_has_one_letter():
    (figure,) = planned(AUTO, "B[ee]LB[aa:A]C[At A.]", "W[cc]LB[aa:B][bb:A]C[At A or B.]")
    assert letters(figure) == {"aa": "A", "bb": "B"}
    assert dict(figure.letters[2].new) == {"A": "B", "B": "A"}


def test_a_letter_outside_an_explicit_crop_gets_a_board_of_its_own():
    (figure,) = planned(AUTO, "B[ee]LB[aa:A]C[At A.]", crop=Crop(3, 3, 8, 8))
    assert figure.letters[1].has_own_board


def test_letters_that_comments_cite_are_left_out_with_their_comments_and_others_stay():
    (figure,) = planned(OMIT, "B[ee]LB[aa:A][bb:x]C[At A.]", "W[aa]", "B[cc]LB[dd:D]")
    assert letters(figure) == {"bb": "x", "dd": "D"}
    assert figure.covered == ()


def test_letters_beyond_z_are_doubled():
    texts = [f"B[a{row}]" for row in "abc"]
    texts += [
        f"{colour}[b{row}]LB[{column}{row}:A]C[At A.]"
        for colour, column in zip("WBW", "ghi", strict=True)
        for row in "abcdefghi"
    ]
    (figure,) = planned(AUTO, *texts)
    given = sorted(figure.markup.labels.values(), key=lambda text: (len(text), text))
    assert given[-2:] == ["AA", "AB"]


POINTS = [write_point(where) for where in SIZE.points()]
TEXTS = [
    "White at A or B.",
    "The A-group.",
    "A good move.",
    "C, B and A are miai.",
    "B plays C.",
    "",
]


@st.composite
def lettered_nodes(draw):
    """A move with labels and a comment that may cite them."""
    colour = draw(st.sampled_from("BW"))
    where = draw(st.sampled_from(POINTS[:20]))
    places = draw(st.lists(st.sampled_from(POINTS[:24]), max_size=3, unique=True))
    labels = draw(st.permutations("ABCx"))
    marks = "".join(f"[{place}:{label}]" for place, label in zip(places, labels, strict=False))
    text = draw(st.sampled_from(TEXTS))
    move = draw(st.sampled_from([f"{colour}[{where}]"] * 9 + ["", f"{colour}[]"]))
    return move + (f"LB{marks}" if marks else "") + (f"C[{text}]" if text else "")


@st.composite
def lettered_records(draw):
    """A record with a variation, whose comments cite letters."""
    tree = line("SZ[9]", *draw(st.lists(lettered_nodes(), min_size=1, max_size=12)))
    below = draw(st.sampled_from(tree.main_line()))
    tree, _ = branch(tree, below, *draw(st.lists(lettered_nodes(), max_size=5)))
    return tree


PLANS = st.builds(
    PlanOptions,
    split=st.sampled_from([SingleFigure(), FixedLengthSplit(5)]),
    repeat_last=st.booleans(),
    keep_captured=st.booleans(),
    variations=st.sampled_from(VariationDiagrams),
    crop=st.sampled_from([None, Crop(0, 0, 5, 5)]),
    letters=st.sampled_from([AUTO, DIAGRAM, RELETTER]),
)


def known_letters(tree, figure):
    """The points of each letter of a figure's nodes, by node; those before count, too."""
    known, found = {}, {}
    for node in (tree.parent(figure.nodes[0]), *figure.nodes):
        if node is not None:
            labels = read_markup(tree, node).labels
            known = {**known, **{label: where for where, label in labels.items()}}
            found[node] = known
    return found


def own_cited_letters(tree, node):
    """The letters of a node's own labels that its comment cites."""
    labels = read_markup(tree, node).labels
    text = "".join(tree.node(node).values("C") or ())
    return {one.label for one in find_cited_letters(text, labels.values())}


@given(lettered_records(), PLANS)
def test_no_letter_of_any_record_is_lost_or_ambiguous(tree, options):
    for figure in plan_figures(tree, options):
        shown = [
            label
            for where, label in figure.markup.labels.items()
            if figure.crop is None or figure.crop.contains(where)
        ]
        counts = Counter([*shown, *(one.label for one in figure.covered)])
        known = known_letters(tree, figure)
        for node in figure.nodes:
            cited = figure.letters[node].cited if node in figure.letters else ()
            assert own_cited_letters(tree, node) <= set(cited)
            for letter in cited:
                where = known[node][letter]
                small = figure.comment_boards.get(node)
                if small is not None:
                    assert figure.letters[node].has_own_board
                    shown = [*small.markup.labels.values(), *(one.label for one in small.covered)]
                    in_notes = [(one.point, one.label) for one in small.covered]
                    assert shown.count(letter) == 1
                    assert small.markup.labels[where] == letter or (where, letter) in in_notes
                    assert where not in small.numbers
                    assert small.crop is None or small.crop.contains(where)
                    continue
                printed = figure.letters[node].new.get(letter, letter)
                assert figure.markup.labels.get(where) == printed
                assert counts[printed] == 1
                assert where not in figure.numbers or not figure.numbers[where].label
                assert figure.crop is None or figure.crop.contains(where)


@given(lettered_records(), PLANS)
def test_replaced_letters_of_any_comment_are_cited_as_before(tree, options):
    for figure in plan_figures(tree, options):
        for node, printed in figure.letters.items():
            text = "".join(tree.node(node).values("C"))
            new = {letter: printed.new.get(letter, letter) for letter in printed.cited}
            replaced = replace_cited_letters(text, new)
            assert len(set(new.values())) == len(new)
            if printed.new:
                found = find_cited_letters(replaced, new.values())
                assert [one.label for one in found] == [
                    new[one.label] for one in find_cited_letters(text, new)
                ]


@given(lettered_records(), PLANS)
def test_every_label_of_any_record_is_on_a_board_or_in_a_note(tree, options):
    for figure in plan_figures(tree, options):
        for node in figure.nodes:
            small = figure.comment_boards.get(node)
            for where, label in read_markup(tree, node).labels.items():
                on_board = where in figure.markup.labels
                on_small = small is not None and small.markup.labels.get(where) == label
                covered = any(one.point == where and one.label == label for one in figure.covered)
                assert on_board or on_small or covered


def test_what_stays_hidden_is_reported():
    figures = planned(KEEP, "B[aa]LB[aa:A]C[At A.]", "W[ee]")
    assert figures[0].letters[1].lost == ("A",)


def test_a_letter_on_a_numbered_stone_gets_a_small_board_where_breaks_do_not_help():
    [figure] = planned(BREAK, "B[aa]LB[aa:A]C[At A.]", "W[ee]")
    assert figure.letters[1].has_own_board
    assert figure.letters[1].lost == ()
