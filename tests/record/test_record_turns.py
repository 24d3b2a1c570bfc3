"""The player to move: what `PL` says, what the next moves say, and who decides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.content.games import position_figure
from goboard_gui.diagram.book.content.problems import find_problems
from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.record_diagram import write_diagram
from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from goboard_gui.go import RECORDING, Colour
from goboard_gui.notation import notation
from goboard_gui.record import Session, walk_steps
from goboard_gui.record.turns import overruled_player, player_to_move, starting_player
from goboard_gui.study.best_play import best_play_from
from tests.cases import for_each

BLACK, WHITE = Colour.BLACK, Colour.WHITE


def tree_of(text):
    return read_sgf(f"(;SZ[9]{text})".encode()).games[0]


@for_each(
    ("text", "node", "player", "overruled"),
    [
        pytest.param("", 0, BLACK, None, id="an empty record"),
        pytest.param("AB[aa];W[bb]", 0, WHITE, None, id="the first move"),
        pytest.param(";C[x];W[bb]", 0, WHITE, None, id="the first move behind a comment"),
        pytest.param("(;C[x])(;W[bb])", 0, WHITE, None, id="the first move of any variation"),
        pytest.param(";AB[aa];W[bb]", 0, BLACK, None, id="no move behind further stones"),
        pytest.param("HA[2]AB[cc][gg]", 0, WHITE, None, id="handicap stones"),
        pytest.param("HA[2]AB[cc][gg];B[ee]", 0, BLACK, None, id="Black after handicap stones"),
        pytest.param("PL[W]", 0, WHITE, None, id="stated"),
        pytest.param("PL[ white ]", 0, WHITE, None, id="stated in a word"),
        pytest.param("PL[?];W[ab]", 0, WHITE, None, id="nonsense is stated"),
        pytest.param("PL[W];W[bb]", 0, WHITE, None, id="stated rightly"),
        pytest.param("PL[W](;B[bb])(;W[bb])", 0, WHITE, None, id="rightly for one variation"),
        pytest.param("PL[W](;B[bb])(;C[x];W[bb])", 0, WHITE, None, id="one behind a comment"),
        pytest.param("PL[W];B[bb]", 0, BLACK, WHITE, id="stated wrongly"),
        pytest.param("PL[W](;B[bb])(;B[cc])", 0, BLACK, WHITE, id="wrongly for all variations"),
        pytest.param("PL[W];C[x];B[bb]", 0, BLACK, WHITE, id="wrongly before a comment"),
        pytest.param("PL[W];C[x];B[bb]", 1, BLACK, WHITE, id="wrongly, at the comment"),
        pytest.param("PL[W];PL[B];B[bb]", 0, WHITE, None, id="corrected later"),
        pytest.param("PL[W];AB[cc];B[bb]", 0, WHITE, None, id="before further stones"),
        pytest.param("PL[W];AB[cc];B[bb]", 1, BLACK, None, id="at further stones"),
        pytest.param("PL[W];AB[cc]", 1, WHITE, None, id="at further stones without moves"),
        pytest.param(";B[aa];B[bb]", 1, WHITE, None, id="twice in a row"),
        pytest.param(";B[aa]PL[B];B[bb]", 1, BLACK, None, id="twice as stated"),
        pytest.param(";B[aa]PL[B];W[bb]", 1, WHITE, BLACK, id="stated wrongly with a move"),
        pytest.param("PL[W];W[aa];W[bb]", 1, BLACK, None, id="only the next move counts"),
    ],
)
def test_one_function_decides_for_all_who_is_to_play(text, node, player, overruled):
    tree = tree_of(text)
    step = list(walk_steps(tree, RECORDING))[node]
    assert (player_to_move(tree, step), overruled_player(tree, step)) == (player, overruled)
    session = Session(tree)
    session.go_to(node)
    assert (session.to_play, session.overruled_player) == (player, overruled)
    assert best_play_from(session).to_play is player
    options = PrintOptions(NamingOptions(notation("western")))
    figure, *_ = position_figure(PrintedGame(tree, node), options)
    assert (figure.to_play, figure.overruled_player) == (player, overruled)
    diagram = write_diagram(tree, node, TextDiagramStyle.PLAIN).text
    assert f"{player.name.capitalize()} to play" in diagram


@for_each(
    ("text", "player", "overruled", "solution"),
    [
        pytest.param("AB[aa]AW[ba]PL[W];B[ab]", BLACK, WHITE, [1], id="stated wrongly"),
        pytest.param("AB[aa]AW[ba]PL[W](;B[ab])(;W[bb]TE[1])", WHITE, None, [2], id="rightly"),
        pytest.param("AB[aa]AW[ba]PL[B](;B[ab])(;W[bb]TE[1])", BLACK, None, [1], id="for Black"),
        pytest.param("AB[aa]AW[ba]", BLACK, None, [], id="nobody"),
    ],
)
def test_a_printed_problem_and_its_solution_follow_the_moves(text, player, overruled, solution):
    tree = tree_of(text)
    options = PrintOptions(NamingOptions(notation("western")))
    (problem,) = find_problems([PrintedGame(tree, 0)], options)
    assert (problem.player, problem.overruled_player) == (player, overruled)
    assert problem.question.overruled_player is overruled
    assert problem.solution == solution


def test_a_problem_in_a_game_begins_with_its_first_move_even_if_the_same_player_moved():
    tree = tree_of(";B[aa];B[bb]")
    step = list(walk_steps(tree, RECORDING))[1]
    assert starting_player(tree, step) is BLACK


@given(st.sampled_from(["", "PL[B]", "PL[W]"]), st.lists(st.sampled_from("BW"), max_size=4))
def test_the_player_to_move_makes_one_of_the_next_moves_if_there_are_any(stated, players):
    variations = "".join(f"(;{player}[aa])" for player in players)
    tree = tree_of(f"{stated}{variations}")
    step = next(walk_steps(tree, RECORDING))
    letter = "B" if player_to_move(tree, step) is BLACK else "W"
    assert not players or letter in players
    assert not stated or letter in stated or overruled_player(tree, step) is not None


def test_a_record_of_very_many_variations_is_not_searched_to_its_end():
    tree = tree_of("PL[W]" + "(;B[aa])" * 3000 + "(;W[aa])")
    assert player_to_move(tree, next(walk_steps(tree, RECORDING))) is BLACK
