"""Event, date and komi as Nihon Ki-in and Sina name them."""

from __future__ import annotations

import pytest

from goboard_gui.files.sgf.branch_text import read_branches
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.root_properties import non_info_properties
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.game_index.reading import read_games
from goboard_gui.go import Size
from goboard_gui.record.edits.cleaning import CleaningKind, count_markup, remove_markup
from goboard_gui.record.values.evaluations import (
    MoveEvaluation,
    read_annotations,
    with_move_evaluation,
)
from goboard_gui.record.values.game_info import read_texts, with_info
from goboard_gui.record.values.game_rules import declared_komi
from goboard_gui.record.values.scoring import scoring_terms
from tests.cases import for_each

KISEI = "TE[第1回 棋聖戦]RD[2001-01-15]KO[黒5目半]PB[柳]"


def game(root: str, moves: str = ";B[pd];W[dd]"):
    return read_sgf(f"(;{root}{moves})".encode()).games[0]


NAMED = [
    pytest.param(KISEI, ("第1回 棋聖戦", "2001-01-15", 5.5), id="Nihon Ki-in"),
    pytest.param("TE[Kisei]KO[5.5]", ("Kisei", None, 5.5), id="without a date"),
    pytest.param("TE[]RD[2001-01-15]KO[5.5]", (None, "2001-01-15", 5.5), id="without an event"),
    pytest.param("TE[Kisei]EV[Oza]RD[2001]", ("Oza", "2001", None), id="a standard name, too"),
    pytest.param("TE[3]RD[2001]", ("3", "2001", None), id="another number"),
    pytest.param("TE[1]RD[2001]KO[5.5]", (None, None, None), id="an evaluation"),
    pytest.param("TE[2]KO[]", (None, None, None), id="a strong evaluation"),
    pytest.param("TE[]KO[]", (None, None, None), id="an evaluation of FF[3]"),
    pytest.param("RD[2001]KO[5.5]", (None, None, None), id="no event at all"),
]


@for_each(("root", "stated"), NAMED)
def test_event_date_and_komi_are_known_wherever_they_are_asked_for(root, stated):
    for text in (f"(;{root};B[pd];W[dd])", f"({root};B[pd];W[dd])"):
        (tree,) = read_sgf(text.encode()).games
        info = read_info(tree)
        assert (info.event, info.date, info.komi) == stated
        assert declared_komi(tree) == info.komi
        assert scoring_terms(tree, 2).komi == (info.komi or 0)
        (indexed,) = read_games(text.encode())
        assert (indexed.info.event, indexed.info.date, indexed.info.komi) == stated


@for_each(
    ("root", "evaluation"),
    [(KISEI, None), ("TE[]RD[2001]", None), ("TE[1]", MoveEvaluation.GOOD)],
)
def test_an_event_is_no_evaluation(root, evaluation):
    tree = game(root)
    assert read_annotations(tree, tree.root).move is evaluation
    assert bool(count_markup(tree, [tree.root])) == (evaluation is not None)
    cleaned = remove_markup(tree, [tree.root], [CleaningKind.EVALUATIONS])
    assert (cleaned is tree) == (evaluation is None)


def test_a_move_of_such_a_record_can_still_be_evaluated():
    tree = game(KISEI, ";B[pd]TE[1];W[dd]")
    assert read_annotations(tree, 1).move is MoveEvaluation.GOOD
    evaluated = with_move_evaluation(tree, tree.root, MoveEvaluation.GOOD)
    assert read_info(evaluated) == read_info(tree)
    assert read_annotations(evaluated, tree.root).move is MoveEvaluation.GOOD


def test_they_are_saved_as_they_are_until_one_of_them_is_edited():
    file = read_sgf(f"({KISEI}\n;B[pd];W[dd])".encode())
    (tree,) = file.games
    longer, _ = tree.add(2, [tree.properties(1)[0]])
    assert KISEI in write_sgf(file, [longer]).decode()
    with_result = with_info(tree, {"RE": "B+R"})
    assert f"{KISEI}RE[B+R]" in write_sgf(file, [with_result]).decode()
    dated = with_info(tree, {"DT": "2001-01-16", "KM": "6.5"})
    assert "EV[第1回 棋聖戦]DT[2001-01-16]KM[6.5]PB[柳]" in write_sgf(file, [dated]).decode()
    assert "EV" not in read_texts(with_info(tree, {"EV": None}))


def test_they_belong_to_the_game_and_not_to_a_branch_or_the_other_properties():
    tree = game(f"{KISEI}XX[y]")
    assert [item.ident for item in non_info_properties(tree).values()] == ["XX"]
    assert len(read_branches(f"({KISEI};B[pd];W[dd])", Size(19, 19))[0]) == 2
