"""Scores read out of records and written into them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, RULE_SETS, Board, Colour, Point, rule_set
from goboard_gui.go.difference import area_and_territory_scores, explain_difference
from goboard_gui.go.score import Marking, Score, ScoringTerms, calculate_score
from goboard_gui.notation import notation
from goboard_gui.record.tree import Property
from goboard_gui.record.values.scoring import (
    agrees_with_result,
    result_text,
    scoring_terms,
    territory_marking,
    with_score,
)
from tests.cases import for_each
from tests.corpus import material, material_data
from tests.record.record_cases import line, replayed

if TYPE_CHECKING:
    from goboard_gui.record import Tree

B, W = Colour.BLACK, Colour.WHITE
JAPANESE, CHINESE = rule_set("japanese"), rule_set("chinese")
# .XO.
# OXO.
POSITION = "SZ[4:2]AB[ba][bb]AW[ca][cb][ab]"
BOARD = Board.from_rows(".XO.", "OXO.")
DEAD = Marking(frozenset({Point(0, 1)}))


def game(text: str) -> Tree:
    return read_sgf(text.encode()).games[0]


def last(tree: Tree) -> int:
    return tree.main_line()[-1]


def values(tree: Tree, node: int, ident: str) -> tuple[str, ...] | None:
    return tree.node(node).values(ident)


@for_each(
    ("text", "terms"),
    [
        pytest.param("(;SZ[3])", ScoringTerms(), id="nothing said"),
        pytest.param("(;KM[6.5]HA[4])", ScoringTerms(6.5, 4), id="komi and handicap"),
        pytest.param("(;KM[6,5]HA[4 stones])", ScoringTerms(6.5, 4), id="as people write them"),
        pytest.param("(;KM[375])", ScoringTerms(7.5), id="komi in hundredths of stones"),
        pytest.param("(;KM[3.75])", ScoringTerms(7.5), id="komi in stones"),
        pytest.param("(;KM[650])", ScoringTerms(6.5), id="komi in hundredths of points"),
        pytest.param("(;KM[-100.00])", ScoringTerms(-100), id="komi of a hundred points"),
        pytest.param("(;KM[reverse]HA[some])", ScoringTerms(), id="what makes no sense"),
        pytest.param("(;KM[];HA[])", ScoringTerms(), id="nothing between the brackets"),
        pytest.param("(;;KM[5.5])", ScoringTerms(5.5), id="in the second node"),
        pytest.param("(;KM[0.5];KM[5.5])", ScoringTerms(0.5), id="the first counts"),
        pytest.param("(;SZ[3];B[aa];W[];B[tt];W[bb])", ScoringTerms(0, 0, (0, 0), (1, 1), (1, 1))),
        pytest.param("(;SZ[3];B[aa];W[ba];B[];W[ab])", ScoringTerms(0, 0, (0, 1), (1, 0), (1, 2))),
        pytest.param("(;SZ[3];B[zz];W[zz])", ScoringTerms(), id="moves off the board"),
        pytest.param(
            "(;SZ[3];B[aa]AB[zz])", ScoringTerms(plays=(1, 0)), id="a setup off the board"
        ),
        pytest.param("(;SZ[3]AB[aa][ba];W[bb])", ScoringTerms(plays=(0, 1)), id="setup is no play"),
    ],
)
def test_what_a_game_brings_to_its_count(text, terms):
    tree = game(text)
    assert scoring_terms(tree, last(tree)) == terms


def test_moves_of_other_lines_and_later_ones_do_not_count():
    tree = game("(;SZ[5];B[aa](;W[bb];B[cc])(;W[];B[]))")
    plays = [scoring_terms(tree, node)[3:] for node in range(6)]
    assert plays == [
        ((0, 0), (0, 0)),
        ((0, 0), (1, 0)),
        ((0, 0), (1, 1)),
        ((0, 0), (2, 1)),
        ((0, 1), (1, 0)),
        ((1, 1), (1, 0)),
    ]


@for_each(
    ("marks", "dead", "owners"),
    [
        pytest.param("TB[aa][ab]TW[da][db]", "ab", {}, id="a dead stone"),
        pytest.param("TB[aa:ab]TW[da:db]", "ab", {}, id="as rectangles"),
        pytest.param("TB[aa][zz][ab][]TW[da][x][db]", "ab", {}, id="some that cannot be read"),
        pytest.param("TB[aa][ab][ba][bb]TW[da][db]", "ab", {}, id="living stones in the list"),
        pytest.param("TW[da][db]", "", {}, id="a point that both touch"),
        pytest.param("TB[ab]TW[da][db]", "ab", {"aa": None}, id="an empty point left out"),
        pytest.param("TB[aa][ab]TW[aa][da][db]", "ab", {"aa": None}, id="a point in both lists"),
        pytest.param(
            "TB[aa][ab][ca][cb][da][db]",
            "ab ca cb",
            {},
            id="all of one colour",
        ),
        pytest.param("TB[aa]TW[da]", "", {"aa": B, "db": None}, id="owners against the stones"),
    ],
)
def test_marks_tell_what_is_dead_and_whose_points_are(marks, dead, owners):
    found = territory_marking(line(POSITION + marks), 0)
    assert found is not None
    assert found.dead == {point(name) for name in dead.split()}
    assert found.owners == {point(name): owner for name, owner in owners.items()}
    assert not found.seki


@pytest.mark.parametrize("marks", ["", "TB[]", "TB[zz]TW[]", "TR[aa]"])
def test_without_marks_there_is_no_marking(marks):
    assert territory_marking(line(POSITION + marks), 0) is None


def point(name: str) -> Point:
    return Point(ord(name[0]) - ord("a"), ord(name[1]) - ord("a"))


def test_territory_is_marked_and_the_result_told():
    tree = line(POSITION, "B[]", "W[]")
    score = calculate_score(BOARD, DEAD, JAPANESE, ScoringTerms(0.5))
    marked = with_score(tree, 2, BOARD, DEAD, score)
    assert values(marked, 2, "TB") == ("aa", "ab")
    assert values(marked, 2, "TW") == ("da", "db")
    assert values(marked, 0, "RE") == ("B+0.5",)
    assert set(marked.difference(tree)) == {0, 2}
    assert territory_marking(marked, 2) == DEAD


def test_a_tie_that_black_wins_is_told_as_a_win_by_nothing():
    tie = calculate_score(Board.from_rows("X.O"), Marking(), rule_set("ing"), ScoringTerms())
    assert result_text(tie) == "B+0"
    assert agrees_with_result(line("(;RE[B+0])"), tie)
    assert not agrees_with_result(line("(;RE[0])"), tie)


def test_without_the_result_only_territory_is_marked():
    tree = line(POSITION + "RE[W+R]", "B[]")
    score = calculate_score(BOARD, DEAD, JAPANESE, ScoringTerms())
    marked = with_score(tree, 1, BOARD, DEAD, score, result=False)
    assert values(marked, 0, "RE") == ("W+R",)
    assert values(marked, 1, "TB") == ("aa", "ab")


def test_other_marks_give_way_in_their_places_and_what_cannot_be_read_stays():
    tree = line(POSITION + "RE[?]TW[aa:db][zz][]C[x]TB[ca]TW[ba]")
    score = calculate_score(BOARD, DEAD, JAPANESE, ScoringTerms())
    marked = with_score(tree, 0, BOARD, DEAD, score)
    assert marked.properties(0)[3:] == (
        Property("RE", ("B+1",)),
        Property("TW", ("da", "db", "zz")),
        Property("C", ("x",)),
        Property("TB", ("aa", "ab")),
    )


def test_a_colour_without_territory_has_no_list():
    tree = line("SZ[2:1]AB[aa]AW[ba]TB[aa]TW[ba]")
    full = Board.from_rows("XO")
    marked = with_score(
        tree, 0, full, Marking(), calculate_score(full, Marking(), CHINESE, ScoringTerms())
    )
    assert not marked.node(0).has_any_property("TB", "TW")


def test_the_same_score_again_changes_nothing():
    score = calculate_score(BOARD, DEAD, CHINESE, ScoringTerms())
    marked = with_score(line(POSITION), 0, BOARD, DEAD, score)
    assert with_score(marked, 0, BOARD, DEAD, score) is marked


def test_a_result_in_the_second_node_is_changed_there():
    tree = line(POSITION, "RE[?]", "B[]")
    marked = with_score(tree, 2, BOARD, DEAD, calculate_score(BOARD, DEAD, CHINESE, ScoringTerms()))
    assert (values(marked, 0, "RE"), values(marked, 1, "RE")) == (None, ("0",))


@pytest.mark.parametrize(
    ("rules", "black"), [(JAPANESE, None), (CHINESE, ("aa",))], ids=["japanese", "chinese"]
)
def test_eyes_in_seki_are_territory_where_the_rules_count_them(rules, black):
    board, seki = Board.from_rows(".X.O.", "XXOOO"), Marking(seki=frozenset({Point(1, 0)}))
    tree = line("SZ[5:2]AB[ba][ab][bb]AW[da][cb][db][eb]")
    marked = with_score(tree, 0, board, seki, calculate_score(board, seki, rules, ScoringTerms()))
    assert values(marked, 0, "TB") == black
    assert values(marked, 0, "TW") == ("ea",)


@pytest.mark.parametrize(
    ("komi", "text"), [(0, "B+2"), (2, "0"), (0.5, "B+1.5"), (2.5, "W+0.5"), (-1.25, "B+3.25")]
)
def test_results_are_written_as_sgf_has_them(komi, text):
    assert result_text(scored(komi)) == text


def scored(komi: float) -> Score:
    """Return a count of two points for Black, less komi."""
    return calculate_score(Board.from_rows("XXX.O"), Marking(), CHINESE, ScoringTerms(komi))


@for_each(
    ("result", "komi", "agreed"),
    [
        ("B+2", 0, True),
        ("B+2.00", 0, True),
        ("b+2 points", 0, True),
        ("B+1.5", 0, False),
        ("W+2", 0, False),
        ("B+", 0, True),
        ("W+", 0, False),
        ("0", 2, True),
        ("Draw", 2, True),
        ("jigo", 0, False),
        ("B+2", 2, False),
        ("W+1.75", 5.5, True),
        ("W+1.75", 3.75, True),
        ("W+1.5", 5, False),
        ("B+R", 0, None),
        ("W+T", 0, None),
        ("Void", 0, None),
        ("?", 0, None),
        ("who knows", 0, None),
        ("", 0, None),
    ],
)
def test_a_count_agrees_with_the_result_of_the_record_or_not(result, komi, agreed):
    assert agrees_with_result(line(f"RE[{result}]"), scored(komi)) is agreed


def test_a_record_without_a_result_says_nothing():
    assert agrees_with_result(line("SZ[9]"), scored(0)) is None


cells = st.lists(st.sampled_from((0, 0, 1, 2)), min_size=16, max_size=16)


@given(cells, st.data(), st.sampled_from(RULE_SETS))
def test_what_is_written_is_read_again(stones: list[int], data: st.DataObject, rules):
    empty = Board.from_rows(*["...."] * 4)
    board = Board(empty.graph, bytes(stones))
    some = st.sampled_from(sorted(board.stones()) or [Point(0, 0)])
    dead = data.draw(st.frozensets(some)) & board.stones().keys()
    anywhere = st.sampled_from(board.graph.points)
    owners = data.draw(st.dictionaries(anywhere, st.none() | st.sampled_from(Colour), max_size=3))
    # The opponent's territory is what tells that a stone is dead.
    marking = Marking(
        frozenset(dead),
        owners={
            **{point: owner for point, owner in owners.items() if board[point] is None},
            **{point: board[point].opponent for point in dead},
        },
    )
    setup = "".join(
        f"{ident}{''.join(f'[{chr(97 + at.column)}{chr(97 + at.row)}]' for at in points)}"
        for ident, colour in (("AB", B), ("AW", W))
        if (points := [at for at, held in board.stones().items() if held is colour])
    )
    tree = line(f"SZ[4]{setup}")
    score = calculate_score(board, marking, rules, ScoringTerms())
    again = territory_marking(with_score(tree, 0, board, marking, score), 0)
    if again is None:
        assert score.black.points == score.white.points == 0
    else:
        assert calculate_score(board, again, rules, ScoringTerms()) == score


def test_a_game_with_a_capture_and_a_dead_stone_comes_to_the_result_that_its_record_tells():
    tree = game(
        "(;SZ[5]KM[0.5]RE[B+3.5];B[cc];W[dc];B[cb];W[db];B[ca];W[da];B[cd];W[dd];B[ce];W[de]"
        ";B[ab];W[aa];B[ba];W[ad];B[be];W[];B[])"
    )
    board = replayed(tree, RECORDING, last(tree)).board
    assert board.rows() == [".XXO.", "X.XO.", "..XO.", "O.XO.", ".XXO."]
    terms = scoring_terms(tree, last(tree))
    assert (terms.komi, terms.handicap, terms.prisoners) == (0.5, 0, (1, 0))
    dead = Marking(frozenset({Point(0, 3)}))
    counts = area_and_territory_scores(board, dead, JAPANESE, terms)
    assert agrees_with_result(tree, counts.territory) is True
    assert (counts.territory.margin, counts.area.margin) == (3.5, 4.5)
    assert explain_difference(counts, terms).total == 1
    marked = with_score(tree, last(tree), board, dead, counts.territory)
    assert territory_marking(marked, last(tree)) == dead
    alive = area_and_territory_scores(board, Marking(), JAPANESE, terms)
    assert agrees_with_result(tree, alive.territory) is False


def exact_games() -> list[Any]:
    """Return the games of KGS whose result follows of the dead stones that are known of them."""
    games = material_data("corpus", "oracles", "kgs-score", "kgs_score.json")["games"]
    return [pytest.param(it, id=Path(it["file"]).stem) for it in games if it["formula_agrees"]]


@pytest.mark.corpus
@for_each("known", exact_games)
def test_games_of_a_server_come_to_the_results_that_their_records_tell(known: dict[str, Any]):
    tree = read_sgf(material("corpus", known["file"]).read_bytes()).games[0]
    replay = replayed(tree, RECORDING, last(tree))
    assert "/".join(replay.board.rows()) == known["board"]
    terms = scoring_terms(tree, last(tree))
    assert (terms.komi, terms.handicap) == (known["komi"], 0)
    assert terms.prisoners == (known["captured_by_black"], known["captured_by_white"])
    names = notation("western")
    dead = frozenset(names.parse(name, replay.board.size) for name in known["dead"])
    counts = area_and_territory_scores(replay.board, Marking(dead), JAPANESE, terms)
    assert agrees_with_result(tree, counts.territory) is True
    assert counts.area.margin - counts.territory.margin == explain_difference(counts, terms).total
    marked = with_score(tree, last(tree), replay.board, Marking(dead), counts.territory)
    assert territory_marking(marked, last(tree)) == Marking(dead)
