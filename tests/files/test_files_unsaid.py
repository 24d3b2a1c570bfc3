from __future__ import annotations

import pytest

from goboard_gui.files import comments
from goboard_gui.files.comments import MissingNotation, with_comment, with_comment_notation
from goboard_gui.notation import notation
from goboard_gui.record.tree import Property, Tree
from tests.record.record_cases import line


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [
        pytest.param(["SZ[9]", "B[ee]"], True, id="moves alone"),
        pytest.param(["SZ[9]", "B[ee]C[Hm.]"], False, id="a comment"),
        pytest.param(["SZ[9]GC[Final]"], False, id="a comment on the game"),
        pytest.param(["SZ[9]GBCN[western]", "B[ee]"], False, id="a notation"),
    ],
)
def test_what_tells_how_comments_name_points(nodes, expected):
    assert MissingNotation().is_missing_in(line(*nodes)) is expected


def test_edits_are_followed_there_and_back():
    asked, tree = MissingNotation(), line("SZ[9]", "B[ee]")
    assert asked.is_missing_in(tree)
    longer, move = tree.add(1, [Property("W", ("cc",))])
    assert asked.is_missing_in(longer)
    commented = with_comment(longer, move, "Hm.")
    assert not asked.is_missing_in(commented)
    assert not asked.is_missing_in(with_comment(commented, 0, "A game."))
    assert asked.is_missing_in(with_comment(commented, move, ""))
    assert not asked.is_missing_in(with_comment_notation(longer, notation("andreev")))
    assert asked.is_missing_in(longer)


def test_a_record_is_gone_through_once(monkeypatch):
    looked = []
    asked, tree = MissingNotation(), line("SZ[9]", *["B[ee]"] * 50)
    assert asked.is_missing_in(tree)
    has_comment = comments.has_comment
    monkeypatch.setattr(
        comments, "has_comment", lambda tree, node: looked.append(node) or has_comment(tree, node)
    )
    longer, move = tree.add(50, [Property("W", ("cc",))])
    assert asked.is_missing_in(longer)
    assert sorted(looked) == [50, move]


def test_of_another_record_nothing_is_known():
    asked = MissingNotation()
    assert asked.is_missing_in(line("SZ[9]"))
    assert not asked.is_missing_in(line("SZ[9]C[Hm.]"))
    assert asked.is_missing_in(Tree.new())
