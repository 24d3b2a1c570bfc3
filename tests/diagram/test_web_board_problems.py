from __future__ import annotations

import pytest
from hypothesis import given

from goboard_gui.diagram.book.content.comment_languages import CommentLanguages
from goboard_gui.diagram.web_board.page_data import page_data
from goboard_gui.diagram.web_board.shown_record import RecordKind
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.problem_judging import judge_problem
from goboard_gui.record.analysis.problems import find_problems, problem_start
from tests.cases import for_each
from tests.diagram.web_board_cases import options, page_of, positions, records_of
from tests.record.problem_records import records, written

pytestmark = pytest.mark.usefixtures("qapp")

START = "SZ[9]AB[aa]AW[ba]"


def data_of(shown):
    return page_data(shown, "", options(), CommentLanguages(shown.original))


def data(text, kind=None):
    (shown,) = records_of(text, kind)
    return data_of(shown)


def test_stones_of_both_players_make_a_record_a_problem():
    (problem,) = records_of(f"(;{START};B[ab])")
    (game,) = records_of("(;SZ[9]HA[2]AB[cc][gg];W[ab])")
    assert (problem.is_problem, game.is_problem) == (True, False)
    (chosen,) = records_of(f"(;{START};B[ab])", RecordKind.GAME)
    assert not chosen.is_problem


def test_a_page_says_who_solves_the_problem_and_starts_at_its_position():
    found = data(f"(;{START}PL[W];W[ab])")
    assert found["problem"] == {"colour": 2, "text": "White to play"}
    assert found["start"] == 0
    assert positions(found)[0][:2] == [1, 2]


def test_moves_have_the_verdicts_of_the_judge():
    found = data(f"(;{START}(;B[ab];W[ac];B[ad]C[RIGHT];W[ae])(;B[bb];W[cc]C[Wrong.])(;B[cc]))")
    verdicts = [(node.get("j"), node.get("e")) for node in found["nodes"]]
    assert verdicts == [
        (None, None),
        *(("right", None), ("right", None), ("right", True), (None, None)),
        *(("wrong", None), ("wrong", None)),
        ("wrong", None),
    ]


def test_words_for_programs_are_not_shown():
    found = data(f"(;{START};B[ab]C[A ko. RIGHT])")
    assert found["nodes"][1]["t"] == "A ko."


def test_the_same_move_occurs_once_with_all_its_continuations():
    found = data(f"(;{START}(;B[ab](;W[ac]))(;B[ab](;W[ad];B[ae]C[RIGHT])))")
    points = [node.get("m") for node in found["nodes"]]
    assert points == [None, [1, 9], [2, 18], [2, 27], [1, 36]]


def test_games_of_a_file_with_the_same_position_are_one_problem():
    text = f"(;{START};B[ab]C[RIGHT])(;{START};B[bb])(;SZ[9]AB[cc]AW[cd];B[ce])"
    first, second = records_of(text)
    assert len(data_of(first)["nodes"]) == 3
    assert (first.number, second.number) == (1, 2)
    assert data_of(first)["sgf"]["data"].count("AB[aa]") == 2


def test_a_collection_in_one_game_has_a_page_for_each_problem():
    text = "(;SZ[9]GN[Easy](;AB[aa]AW[ba];B[ab])(;AB[cc]AW[cd];B[ce]))"
    first, second = map(data_of, records_of(text))
    assert [positions(each)[0].count(1) for each in (first, second)] == [1, 1]
    assert "AB[cc]" not in first["sgf"]["data"]


def test_moves_of_a_problem_in_a_game_are_counted_from_its_start():
    (shown,) = records_of("(;SZ[9]AB[aa]AW[ba];B[ab];W[bb])")
    assert [node.get("n") for node in data_of(shown)["nodes"]] == [None, 1, 2]


def test_a_problem_without_a_solution_is_shown_like_a_game():
    found = data(f"(;{START};B[ab]C[Wrong.])")
    assert "problem" not in found
    assert all("j" not in node for node in found["nodes"])


@given(records)
def test_verdicts_are_those_of_the_judge_for_every_problem(record):
    turn, forest = record
    text = f"(;SZ[5]AB[ee]AW[ed]{turn}{written(forest)})"
    tree = read_sgf(text.encode()).games[0]
    (node,) = find_problems(tree, tree.root)
    judged = judge_problem([tree], problem_start(tree, node))
    (shown,) = records_of(text)
    nodes = data_of(shown)["nodes"]
    ends = [move for move in judged.root.preorder() if move.is_right_end]
    assert sum(node.get("e", False) for node in nodes) == len(ends)
    if judged.is_solvable:
        assert len(nodes) == sum(1 for _ in judged.root.preorder())
    for index, found in enumerate(nodes):
        if found.get("j") == "right":
            below = [child for child in found.get("c", ()) if nodes[child].get("j") == "right"]
            assert found.get("e") or below
            assert index == 0 or nodes[found["p"]].get("j") in (None, "right")


@for_each(
    ("text", "title"),
    [
        (f"(;{START}N[Ladder];B[ab])", "Ladder"),
        (f"(;{START}GN[Easy];B[ab])", "Easy"),
        (f"(;{START};B[ab])", "Problem 1 – Black to play"),
    ],
)
def test_a_problem_has_its_name_or_a_number(text, title):
    assert page_of(text).text_in("h1") == title


def test_without_scripts_the_solution_is_hidden_until_it_is_opened():
    page = page_of(f"(;{START}C[Kill.](;B[bb])(;B[ab];W[ac];B[ad]C[RIGHT]))")
    assert page.text_in("summary") == "Solution"
    assert [text.strip() for tags, text in page.texts if "li" in tags and text.strip()] == [
        *("Black A8", "White A7", "Black A6"),
    ]
    shown = "".join(text for tags, text in page.texts if "main" in tags and "details" not in tags)
    assert ("Kill." in shown, "Black to play" in shown, "A8" in shown) == (True, True, False)
