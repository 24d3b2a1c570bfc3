from __future__ import annotations

import pytest
from hypothesis import given

from goboard_gui.diagram.book.content.comment_languages import CommentLanguages
from goboard_gui.diagram.book.options import PrintedGame
from goboard_gui.diagram.web_board.errors import UnsupportedBoardError
from goboard_gui.diagram.web_board.page_data import page_data
from goboard_gui.diagram.web_board.shown_record import RecordKind, shown_records
from goboard_gui.record.steps import board_at
from tests.cases import for_each
from tests.diagram.web_board_cases import games_of, options, positions, records_of
from tests.record.record_cases import trees


def data_of(shown, chosen=None):
    return page_data(shown, "", chosen or options(), CommentLanguages(shown.original))


def data(text, kind=RecordKind.GAME):
    (shown,) = records_of(text, kind)
    return data_of(shown)


def nodes(text):
    return data(text)["nodes"]


@given(trees())
def test_the_stones_at_every_node_are_those_of_the_replay(tree):
    (shown,) = shown_records([PrintedGame(tree, tree.root)], RecordKind.GAME)
    found = data_of(shown)
    expected = [list(board_at(tree, node).cells) for node in tree.preorder()]
    assert positions(found) == expected


@given(trees())
def test_parents_and_children_are_those_of_the_tree_in_preorder(tree):
    (shown,) = shown_records([PrintedGame(tree, tree.root)], RecordKind.GAME)
    found = data_of(shown)["nodes"]
    order = list(tree.preorder())
    for index, node in enumerate(order):
        parent = tree.parent(node)
        assert found[index]["p"] == (-1 if parent is None else order.index(parent))
        assert found[index].get("c", []) == [order.index(child) for child in tree.children(node)]


def test_a_move_has_its_colour_point_and_number():
    found = nodes("(;SZ[9];B[cd];W[];PL[B];B[ee])")
    assert [node.get("m") for node in found] == [None, [1, 29], [2, -1], None, [1, 40]]
    assert [node.get("n") for node in found] == [None, 1, 2, None, 3]


def test_a_value_that_is_no_point_is_shown_as_it_is_written():
    assert nodes("(;SZ[9];B[zz])")[1]["m"] == [1, -1, "zz"]


def test_captures_disappear_with_their_colours_and_replaced_stones_change_theirs():
    _, captured = nodes("(;SZ[9]AW[aa]AB[ba];B[ab])")
    assert (captured["a"], captured["r"]) == ([[9, 1]], [[0, 2]])
    _, replaced = nodes("(;SZ[9]AW[aa];AB[aa])")
    assert (replaced["a"], replaced["r"]) == ([[0, 1]], [[0, 2]])


def test_a_node_without_changes_has_only_its_parent():
    assert nodes("(;SZ[9];XX[y])") == [{"p": -1, "c": [1]}, {"p": 0}]


@for_each(
    ("text", "expected"),
    [
        ("TR[aa]SQ[ba]CR[ca]MA[da]SL[ea]", {"TR": [0], "SQ": [1], "CR": [2], "MA": [3], "SL": [4]}),
        ("TB[aa:ba]TW[ia]", {"TB": [0, 1], "TW": [8]}),
        ("LB[aa:A][bb:\\:1]", {"LB": [[0, "A"], [10, ":1"]]}),
        ("AR[aa:bb]LN[ca:cb][cb:ca]", {"AR": [[0, 10]], "LN": [[2, 11]]}),
        ("DD[aa]", {"DD": [0]}),
        ("VW[aa:ba]", {"VW": [0, 1]}),
        ("L[aa][ba]", {"LB": [[0, "a"], [1, "b"]]}),
    ],
)
def test_markup_is_listed_by_its_properties(text, expected):
    assert nodes(f"(;SZ[9]{text})")[0]["k"] == expected


def test_a_label_for_which_no_board_has_room_is_cut():
    ((_, label),) = nodes(f"(;SZ[9]LB[aa:{'x' * 1_000_000}])")[0]["k"]["LB"]
    assert label == f"{'x' * 100}…"


def test_dimmed_and_visible_points_are_those_in_effect():
    found = nodes("(;SZ[9]DD[aa]VW[ba];B[cc];DD[]VW[])")
    assert [node.get("k") for node in found] == [
        {"DD": [0], "VW": [1]},
        {"DD": [0], "VW": [1]},
        None,
    ]


def test_comments_names_and_evaluations_are_text():
    (found,) = nodes("(;SZ[9]C[One\ntwo\\]]N[Start]BM[1])")
    assert (found["t"], found["x"], found["g"]) == ("One\ntwo]", "Start", "Bad move.")


def test_only_comments_in_another_language_state_it():
    text = "(;SZ[9]C[This is the best move for Black.];C[Чёрные сыграли очень хорошо.])"
    english, russian = nodes(text)
    assert ("l" in english, russian["l"]) == (False, "ru")
    (shown,) = records_of(text, RecordKind.GAME)
    english, russian = data_of(shown, options(language="ru"))["nodes"]
    assert (english["l"], "l" in russian) == ("en", False)


def test_characters_that_could_deceive_readers_are_left_out():
    (found,) = nodes("(;SZ[9]C[a\u202eb\u2028c\x00d]LB[aa:\u202ex])")
    assert (found["t"], found["k"]["LB"]) == ("abcd", [[0, "x"]])


def test_a_page_opens_at_the_node_of_its_game():
    (tree,) = games_of("(;SZ[9](;B[aa];W[bb])(;B[cc]))")
    for index, node in enumerate(tree.preorder()):
        (shown,) = shown_records([PrintedGame(tree, node)], RecordKind.GAME)
        assert data_of(shown)["start"] == index


@for_each("edges", ["1", "2", "3"])
def test_boards_with_joined_edges_are_refused(edges):
    with pytest.raises(UnsupportedBoardError, match=r"^game.sgf: web boards show only rect"):
        records_of(f"(;GM[q5go-1]TO[{edges}]SZ[9])")


def test_a_game_that_the_program_does_not_know_is_shown_like_go():
    assert positions(data("(;GM[21]SZ[9];B[aa])"))[1][0] == 1
