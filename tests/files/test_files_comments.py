from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.comment_rewriting import rewrite_comments, rotate_comments
from goboard_gui.files.comments import (
    COMMENT_NOTATION,
    comment_notation,
    comment_point_naming,
    read_comment,
    with_comment,
    with_comment_notation,
)
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, notation
from goboard_gui.notation.prose import find_names
from goboard_gui.record import Tree, board_size
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.record.properties.codec import read_move
from goboard_gui.record.tree import Property
from tests.cases import for_each
from tests.files.sgf_cases import FULL, corpus_files
from tests.record.record_cases import branch, line

ANDREEV, WESTERN = notation("andreev"), notation("western")


def naming(tree: Tree, key: str) -> Naming:
    return Naming(notation(key), board_size(tree))


def commented(*comments: str, root: str = "SZ[19]") -> Tree:
    """Return a line of nodes with these comments, the first below the root."""
    tree = line(root, *("" for _ in comments))
    for node, comment in enumerate(comments, 1):
        tree = with_comment(tree, node, comment)
    return tree


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"])) | st.sampled_from(["]", "a\nb\\]"]))
def test_a_comment_is_read_as_it_was_written(text):
    tree = with_comment(Tree.new(), 0, text)
    assert read_comment(tree, 0) == text


def test_a_comment_keeps_its_place_among_the_properties_and_no_text_removes_it():
    tree = line("SZ[9]C[old]PL[W]C[more]")
    assert read_comment(tree, 0) == "old\nmore"
    changed = with_comment(tree, 0, "new [1]")
    assert changed.properties(0) == (
        Property("SZ", ("9",)),
        Property("C", ("new [1\\]",)),
        Property("PL", ("W",)),
    )
    assert with_comment(changed, 0, "").properties(0) == (
        Property("SZ", ("9",)),
        Property("PL", ("W",)),
    )


def test_the_same_comment_is_no_edit():
    tree = commented("here")
    assert with_comment(tree, 1, "here") is tree
    assert with_comment(tree, 0, "") is tree


@pytest.mark.parametrize(
    ("root", "key"),
    [
        ("", "western"),
        ("GBCN[andreev]", "andreev"),
        ("GBCN[ sgf\n]", "sgf"),
        ("GBCN[?]", "western"),
    ],
)
def test_comments_are_western_unless_the_root_says_otherwise(root, key):
    assert comment_notation(line(f"SZ[9]{root}")).id == key


def test_the_notation_of_comments_is_kept_in_the_file():
    tree = with_comment_notation(line("SZ[9]"), ANDREEV)
    (back,) = read_sgf(write_sgf(read_sgf(b"(;SZ[9])"), [tree])).games
    assert comment_notation(back) == ANDREEV
    assert with_comment_notation(back, ANDREEV) is back
    assert comment_notation(with_comment_notation(back, WESTERN)) == WESTERN


def test_names_in_comments_are_those_of_the_record():
    assert comment_point_naming(line("SZ[13:9]GBCN[andreev]")) == Naming(ANDREEV, Size(13, 9))


def test_rewriting_translates_comments_and_leaves_the_rest():
    tree = line(
        "SZ[19]GC[Q16 opens]C[At D4 and K10]LB[pd:Q16]N[Q16]",
        "B[pd]C[Nothing here]",
        "C[Not at q3]",
    )
    rewritten, changes, _ = rewrite_comments(tree, naming(tree, "western"), naming(tree, "andreev"))
    assert [(node, ident, after) for node, ident, _, after, _, _ in changes] == [
        (0, "GC", "-3-3 opens"),
        (0, "C", "At +3+3 and =9=9"),
        (2, "C", "Not at -3+2"),
    ]
    first = changes[1]
    assert [first.before[name.start : name.end] for name in first.names_before] == ["D4", "K10"]
    assert [first.after[name.start : name.end] for name in first.names_after] == ["+3+3", "=9=9"]
    assert rewritten.properties(0) == (
        Property("SZ", ("19",)),
        Property("GC", ("-3-3 opens",)),
        Property("C", ("At +3+3 and =9=9",)),
        Property("LB", ("pd:Q16",)),
        Property("N", ("Q16",)),
        Property(COMMENT_NOTATION, ("andreev",)),
    )
    assert rewritten.properties(1) is tree.properties(1)


def test_nodes_without_names_are_written_back_as_they_came():
    data = b"(;SZ[9] ;B[aa] C[soft\\\nbreak]\r\n ;W[bb]C[ @E5 \\:]  )"
    file = read_sgf(data)
    tree = file.games[0]
    rewritten, changes, _ = rewrite_comments(tree, naming(tree, "western"), naming(tree, "andreev"))
    assert [change.node for change in changes] == [2]
    written = write_sgf(file, [rewritten])
    assert b";B[aa] C[soft\\\nbreak]\r\n" in written
    assert b"C[ @=4=4 :]" in written


def test_rewriting_a_notation_into_itself_changes_nothing():
    tree = commented("q16 and +3-3")
    assert rewrite_comments(tree, naming(tree, "western"), naming(tree, "western")) == (
        tree,
        (),
        (),
    )


EVIDENT = [
    ("", "C[at E5]"),
    ("", "C[E5 is big]"),
    ("", "C[G7 or C3, plays E5]"),
    ("AB[ee]", "C[E5]"),
    ("", "TR[ee]C[E5]"),
    ("", "LB[ee:1]C[E5]"),
    ("", "AR[ee:aa]C[E5]"),
    ("", "LN[aa:ee]C[E5]"),
    ("", "W[ee]C[E5]"),
    ("", "B[ee]", "W[aa]", "B[ab]", "W[ac]", "B[ad]", "W[ba]AE[ee]C[E5]"),
    ("", "C[E5]", "W[aa]", "B[ab]", "W[ac]", "B[ad]", "W[ee]"),
    ("", "C[E5]", "", "B[]", "", "W[ee]"),
]
DOUBTFUL = [
    ("", "C[E5]"),
    ("", "C[G7 or C3 or E5]"),
    ("", "W[gg]C[Not E5]"),
    ("", "VW[ee]DD[ee]C[E5]"),
    ("", "TR[ee]", "C[E5]"),
    ("", "B[ee]", "W[aa]", "B[ab]", "W[ac]", "B[ad]", "W[ba]", "B[bb]AE[ee]C[E5]"),
    ("", "C[E5]", "W[aa]", "B[ab]", "W[ac]", "B[ad]", "W[ae]", "B[ee]"),
]


@for_each("nodes", EVIDENT)
def test_points_are_rewritten_where_there_is_evidence(nodes):
    tree = line(f"SZ[9]{nodes[0]}", *nodes[1:])
    _, changes, doubtful = rewrite_comments(tree, naming(tree, "western"), naming(tree, "andreev"))
    assert all("E5" not in change.after for change in changes)
    assert len(changes) == sum("E5" in node for node in nodes)
    assert not doubtful


@for_each("nodes", DOUBTFUL)
def test_names_without_evidence_are_rewritten_only_if_asked_for(nodes):
    tree = line(f"SZ[9]{nodes[0]}", *nodes[1:])
    source, target = naming(tree, "western"), naming(tree, "andreev")
    _, changes, doubtful = rewrite_comments(tree, source, target)
    assert not changes
    assert "E5" in doubtful
    _, (change,), again = rewrite_comments(tree, source, target, doubtful=True)
    assert "E5" not in change.after
    assert again == doubtful


def test_moves_that_are_spelled_like_points_are_not_rewritten():
    tree = line("SZ[19]", "B[cq]", "W[dd]", "B[pp]", "W[pd]")
    for node, text in enumerate(("B1-W2-B3 at C3", "C3 is big", "At B2 or W4", "At B2, B4"), 1):
        tree = with_comment(tree, node, text)
    rewritten = rewrite_comments(tree, naming(tree, "western"), naming(tree, "andreev"))
    names = naming(tree, "andreev").name
    big, two, four = names(Point(2, 16)), names(Point(1, 17)), names(Point(1, 15))
    assert [read_comment(rewritten.tree, node) for node in range(1, 5)] == [
        f"B1-W2-B3 at {big}",
        f"{big} is big",
        f"At {two} or W4",
        f"At {two}, {four}",
    ]
    assert rewritten.doubtful == ()


def test_the_first_move_of_a_variation_is_evidence():
    main = line("SZ[9]", "B[cc]C[Not E5]", "W[cg]")
    tree, _ = branch(main, 0, "B[ee]C[Not C7]", "W[gc]")
    _, changes, doubtful = rewrite_comments(tree, naming(tree, "western"), naming(tree, "andreev"))
    assert [change.after for change in changes] == ["Not =4=4", "Not +2-2"]
    assert not doubtful


@for_each("symmetry", Symmetry)
def test_turning_a_record_there_and_back_restores_comments_without_evidence(symmetry):
    texts = "E2 in diagram E2.", "A1 (page B2), vitamin B12", "Hm, option -C3 or G7-C3."
    tree = line("SZ[9]AB[eh]", *(f"W[{'abc'[number]}e]" for number in range(3)))
    for node, text in enumerate(texts, 1):
        tree = with_comment(tree, node, text)
    turned = rotate_record(rotate_comments(tree, symmetry).tree, symmetry)
    back = rotate_record(rotate_comments(turned, symmetry.inverse).tree, symmetry.inverse)
    assert tuple(read_comment(back, node) for node in (1, 2, 3)) == texts


@for_each("symmetry", Symmetry)
@for_each("key", ["western", "andreev", "cartesian"])
def test_names_in_comments_follow_a_turned_board(symmetry, key):
    tree = with_comment_notation(line("SZ[13:9]", "B[cb]", "W[lh]"), notation(key))
    for node, point in enumerate([Point(2, 1), Point(11, 7)], 1):
        name = comment_point_naming(tree).name(point)
        tree = with_comment(tree, node, f"{name} was played.")
    turned = rotate_record(rotate_comments(tree, symmetry).tree, symmetry)
    names = comment_point_naming(turned)
    assert names.size == symmetry.transformed_size(Size(13, 9))
    for node, ident in ((1, "B"), (2, "W")):
        ((_, _, points),) = find_names(read_comment(turned, node), names)
        assert points == {read_move(turned.node(node).first_value(ident), names.size)}


def test_names_in_comments_come_back_when_the_board_does():
    tree = commented("Q16 or D4", "R3 (see #12)")
    there = rotate_comments(tree, Symmetry.R90).tree
    back = rotate_comments(there, Symmetry.R270).tree
    assert read_comment(there, 1) != read_comment(tree, 1)
    assert [read_comment(back, node) for node in (1, 2)] == ["Q16 or D4", "R3 (see #12)"]


def canonical(text: str, names: Naming, foreign: Naming) -> bool:
    """Whether all names in a text are spelled as we do and can stand in the other notation."""
    mentions = find_names(text, names)
    return (
        bool(mentions)
        and all(
            text[start:end] == names.name(next(iter(points))) for start, end, points in mentions
        )
        and not find_names(text, foreign)
    )


@pytest.mark.corpus
def test_real_comments_come_back_from_another_notation():
    seen = 0
    for path in corpus_files()[:: 1 if FULL else 3]:
        try:
            games = read_sgf_file(path).games
        except (ValueError, OSError):
            continue
        for tree in games:
            western, andreev = naming(tree, "western"), naming(tree, "andreev")
            there = rewrite_comments(tree, western, andreev)
            changed = {change.node for change in there.changes}
            assert all(
                there.tree.properties(node) is tree.properties(node)
                or there.tree.properties(node) == tree.properties(node)
                for node in tree.preorder()
                if node not in changed and node != tree.root
            )
            back = {
                (change.node, change.ident): change.after
                for change in rewrite_comments(there.tree, andreev, western).changes
            }
            for node, ident, before, after, *_ in there.changes:
                found = find_names(after, andreev)
                assert len(found) >= len(find_names(before, western))
                blanks_put_between = after.count(" ") - before.count(" ")
                if canonical(before, western, andreev) and not blanks_put_between:
                    seen += 1
                    assert back[node, ident] == before
    assert seen > (100 if FULL else 10)


@for_each("key", NOTATIONS, ids=lambda key: key.id)
def test_comments_may_be_in_any_notation(key):
    tree = with_comment_notation(line("SZ[9]"), key)
    assert comment_notation(tree) == key
