"""What is written as text reads back as the same record."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_gui.files.text_records.events import iterate_events
from goboard_gui.files.text_records.reading import read
from goboard_gui.files.text_records.writing import write
from goboard_gui.go import Colour, Size
from goboard_gui.notation import NOTATIONS, Naming, RecordStyle, notation
from goboard_gui.record import Tree, board_size
from goboard_gui.record.properties.codec import write_move
from tests.cases import for_each
from tests.examples import examples
from tests.files.text_cases import games, played, said, tree_of, unusual_games

ONE_TO_ONE = [known for known in NOTATIONS if known.bijective]


@examples(0.2)
@given(game=games(), style=st.sampled_from(RecordStyle), told=st.booleans())
@for_each("known", ONE_TO_ONE, ids=lambda known: known.id)
def test_a_legal_game_reads_back_from_any_form(known, game, style, told):
    tree, size = game
    if not known.supports(size):
        return
    written = write(tree, Naming(known, size), style)
    record = read("\n".join(written.lines), known, size, style if told else None)
    assert said(record.tree) == said(tree)
    assert written.diagnostics == record.diagnostics == []


@examples(0.2)
@given(game=unusual_games(), style=st.sampled_from(RecordStyle), told=st.booleans())
@for_each("known", ONE_TO_ONE, ids=lambda known: known.id)
def test_stones_colours_and_order_read_back_whoever_moves_and_whatever_is_set_up(
    known, game, style, told
):
    tree, size = game
    if not known.supports(size):
        return
    written = write(tree, Naming(known, size), style)
    record = read("\n".join(written.lines), known, size, style if told else None)
    assert played(record.tree) == played(tree)
    assert written.diagnostics == []


def test_unusual_games_have_what_they_should():
    seen = Counter()

    @settings(max_examples=30, derandomize=True)
    @given(unusual_games())
    def count(game):
        steps = [event.step for event in iterate_events(game[0]) if event.step.move]
        colours = [step.move.colour for step in steps]
        seen["White begins"] += colours[:1] == [Colour.WHITE]
        seen["twice"] += any(one is other for one, other in pairwise(colours))
        seen["setup"] += any(
            event.set_up for event in iterate_events(game[0]) if not event.step.move
        )
        seen["taken off"] += any(event.removed_by_setup for event in iterate_events(game[0]))
        seen["illegal"] += any(step.illegal for step in steps)

    count()
    assert set(seen) == {kind for kind, times in seen.items() if times >= 2}


def test_random_games_take_stones():
    taking = 0

    @settings(max_examples=40, derandomize=True)
    @given(games())
    def count(game):
        nonlocal taking
        taking += any(event.step.captured for event in iterate_events(game[0]))

    count()
    assert taking >= 1


@for_each(
    "text",
    [
        pytest.param("(;SZ[5]AB[ba][ab]AW[bb];W[ee];B[cb];W[dd];B[bc])", id="White begins"),
        pytest.param("(;SZ[9];B[aa];AE[aa];W[bb];AB[cc]AW[dd];B[ee])", id="setup in the midst"),
        pytest.param("(;SZ[9];B[aa];AB[ab]AW[ac]AE[aa])", id="setup at the end"),
        pytest.param("(;SZ[2]AB[aa][ba][ab];B[bb];W[ab])", id="a suicide of four"),
        pytest.param("(;SZ[9];B[ee];W[ee];B[ee];B[ef])", id="occupied points"),
        pytest.param("(;SZ[9];B[];W[];B[];B[aa])", id="passes"),
        pytest.param("(;SZ[3:2]AB[ca][bb]AW[aa][ba][ab];B[cb];W[cb];B[])", id="a ko at once"),
    ],
)
@for_each("key", ["western", "cartesian", "andreev", "tengen-squares"])
def test_a_list_of_moves_reads_back_whatever_happened(text, key):
    tree = tree_of(text)
    size = board_size(tree)
    lines = write(tree, Naming(notation(key), size), RecordStyle.MOVES).lines
    assert said(read("\n".join(lines), notation(key), size).tree) == said(tree)


@for_each(
    "text",
    [
        pytest.param("(;SZ[9];B[aa];AB[ab]AW[ac]AE[aa];W[ad])", id="setup in the midst"),
        pytest.param("(;SZ[9];B[aa];AE[aa])", id="a stone taken off at the end"),
        pytest.param("(;SZ[9];B[aa];AE[aa];W[bb])", id="a stone taken off before a move"),
        pytest.param(
            "(;SZ[3:2];B[bb];W[ab];B[];W[aa];B[];W[ba];AE[ab][bb];B[ca])",
            id="a move that would have taken a stone without a setup",
        ),
        pytest.param(
            "(;SZ[1:4];B[];W[aa];B[];W[ab];B[];W[ac];AE[ab];B[ad])",
            id="a suicide that would have taken stones without a setup",
        ),
        pytest.param(
            "(;SZ[1:2];W[aa];AE[aa];W[ab])",
            id="a move that would have been a suicide without a setup",
        ),
        pytest.param(
            "(;SZ[1:2];W[aa];AE[aa];W[ab];AE[ab])",
            id="a move that would have been a suicide, and its stone taken off",
        ),
        pytest.param(
            "(;SZ[1:2]AW[aa][ab];B[];AE[aa];W[ab];AE[ab])",
            id="a move on its own stone, taken off after it",
        ),
        pytest.param(
            "(;SZ[1:2]AW[aa][ab];B[];W[ab]C[bad];B[aa])",
            id="a suicide on an occupied point",
        ),
        pytest.param("(;SZ[2]AB[aa][ba][ab];B[bb];W[ab])", id="a suicide of four"),
        pytest.param("(;SZ[9];B[ee];W[ee];B[ee];W[ef])", id="occupied points"),
        pytest.param("(;SZ[9]AB[cc];W[ee];W[dd];B[ff];B[gg])", id="White begins"),
        pytest.param("(;SZ[9]AB[aa]C[To begin];B[ee]C[Tengen];W[]C[3 is left])", id="comments"),
        pytest.param("(;SZ[9]AB[ba]AW[aa];B[ab]C[takes a\\]b\\\\c: d];W[ee])", id="escapes"),
        pytest.param("(;SZ[9];B[ee]C[illegal: ko];W[ee]C[illegal: suicide, he says])", id="lies"),
        pytest.param("(;SZ[9];B[ee];AW[aa][bb]C[日本　碁];W[cc])", id="on setup"),
    ],
)
@for_each("key", ["western", "cartesian", "andreev", "tengen-squares"])
def test_rows_of_actions_read_back_whatever_happened(text, key):
    tree = tree_of(text)
    size = board_size(tree)
    lines = write(tree, Naming(notation(key), size), RecordStyle.ACTIONS).lines
    assert said(read("\n".join(lines), notation(key), size, RecordStyle.ACTIONS).tree) == said(tree)


@pytest.fixture(scope="module")
def long_game() -> Tree:
    size, choose = Size(19, 19), random.Random(1)
    moves = (f";{'BW'[at % 2]}[{write_move(choose.choice(size.points()))}]" for at in range(1_100))
    return tree_of(f"(;SZ[19]{''.join(moves)})")


@pytest.mark.parametrize(
    ("key", "style"),
    [
        ("western", RecordStyle.MOVES),
        ("cartesian", RecordStyle.RUNNING),
        ("andreev", RecordStyle.ACTIONS),
    ],
)
def test_more_than_a_thousand_moves_are_written_and_read(long_game, key, style):
    size = Size(19, 19)
    lines = write(long_game, Naming(notation(key), size), style).lines
    record = read("\n".join(lines), notation(key), size)
    moves = [
        node
        for node in record.tree.main_line()
        if record.tree.node(node).has_any_property("B", "W")
    ]
    assert len(moves) == 1_100
