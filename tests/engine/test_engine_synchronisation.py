"""Commands that bring an engine to a position, carried out by models of engines."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.engine.capabilities import Capabilities, EngineFamily
from goboard_gui.engine.errors import KomiError, UnsendablePositionError, UnsupportedBoardError
from goboard_gui.engine.position import Play
from goboard_gui.engine.rule_names import katago_rules
from goboard_gui.engine.synchronisation import EngineState, synchronise
from goboard_gui.go import Board, Colour, Point, Size, handicap_points
from tests.cases import for_each
from tests.engine.harness import position
from tests.engine.model import ModelEngine, RefusedError
from tests.engine.walks import random_walk
from tests.examples import examples

SIDES = st.integers(2, 5)
SQUARES_ONLY = (EngineFamily.GNU_GO, EngineFamily.LEELA_ZERO, EngineFamily.OTHER)


def texts(state, wanted, engine):
    return [command.text for command in synchronise(state, wanted, engine.capabilities).commands]


def reach(engine, state, wanted):
    """Carry out a synchronisation; return the state after it."""
    plan = synchronise(state, wanted, engine.capabilities)
    for command in plan.commands:
        engine.run(command.text)
        state = command.state
    assert engine.board == wanted.board
    assert engine.komi == wanted.komi
    if engine.family is EngineFamily.KATAGO:
        assert engine.rules == katago_rules(wanted.rules)
    assert plan.full is any(command.text == "clear_board" for command in plan.commands)
    moves = [each.move_number for each in plan.commands if each.move_number is not None]
    assert moves == list(range(len(wanted.moves) - len(moves) + 1, len(wanted.moves) + 1))
    assert state == replace(after(wanted, engine), rules=state.rules)
    return state


@pytest.mark.parametrize("family", EngineFamily)
@examples(0.6)
@given(st.integers(0, 2**32), SIDES, SIDES, st.booleans())
def test_an_engine_follows_any_walk_through_a_tree(family, seed, width, height, is_square):
    engine, state = ModelEngine(family), EngineState()
    size = Size(width, width if is_square else height)
    for wanted in random_walk(Random(seed), size, 25):
        if family in SQUARES_ONLY and size.width != size.height:
            with pytest.raises(UnsupportedBoardError):
                synchronise(state, wanted, engine.capabilities)
        else:
            state = reach(engine, state, wanted)


@pytest.mark.parametrize("family", EngineFamily)
@given(st.integers(0, 2**32), st.lists(SIDES, min_size=2, max_size=5))
def test_an_engine_follows_changes_of_the_board(family, seed, sides):
    engine, state = ModelEngine(family), EngineState()
    chance = Random(seed)
    for side in sides:
        for wanted in random_walk(chance, Size(side, side), 4):
            state = reach(engine, state, wanted)


@given(st.integers(0, 2**32), st.integers(0, 20))
def test_an_engine_whose_board_is_unknown_gets_everything(seed, junk):
    engine, chance = ModelEngine(EngineFamily.KATAGO), Random(seed)
    for wanted in random_walk(chance, Size(4, 4), 10):
        for _ in range(junk):
            vertex = chance.choice("ABCD") + chance.choice("1234")
            with suppress(RefusedError):
                engine.run(f"play {chance.choice('BW')} {vertex}")
        reach(engine, EngineState(), wanted)


@given(st.integers(0, 2**32))
def test_undo_and_play_are_never_longer_than_everything(seed):
    engine, state = ModelEngine(EngineFamily.KATAGO), EngineState()
    for wanted in random_walk(Random(seed), Size(4, 4), 20):
        plan = synchronise(state, wanted, engine.capabilities)
        without_undo = Capabilities("KataGo", commands=engine.capabilities.commands - {"undo"})
        other = synchronise(state, wanted, without_undo)
        assert len(plan.commands) <= len(other.commands)
        state = plan.commands[-1].state if plan.commands else state


KATAGO = ModelEngine(EngineFamily.KATAGO)
GNU_GO = ModelEngine(EngineFamily.GNU_GO)
LEELA = ModelEngine(EngineFamily.LEELA_ZERO)


def after(wanted, engine):
    """Return the state of an engine that has reached a position."""
    return synchronise(EngineState(), wanted, engine.capabilities).commands[-1].state


def test_a_synchronisation_of_everything_begins_with_an_empty_board():
    sent = texts(EngineState(), position("D4 pass"), KATAGO)
    start = ["boardsize 9", "clear_board", "kata-set-rules japanese", "komi 6.5"]
    assert sent == [*start, "play B D4", "play W pass"]


@for_each(
    ("before", "after_it", "sent"),
    [
        ("D4 E5", "D4 E5 F6", ["play B F6"]),
        ("D4 E5", "D4 F6", ["undo", "play W F6"]),
        ("D4 E5", "D4 E5", []),
        ("D4 E5 F6 G7", "D4", ["undo"] * 3),
        ("D4 E5 F6 G7 H8", "D4", ["clear_board", "komi 6.5", "play B D4"]),
        ("D4 E5 F6 G7 H8 J9 C3", "", ["clear_board", "komi 6.5"]),
    ],
)
def test_only_the_difference_is_sent_if_that_is_shorter(before, after_it, sent):
    assert texts(after(position(before), GNU_GO), position(after_it), GNU_GO) == sent


def test_leela_zero_gets_the_komi_again_after_undo():
    sent = texts(after(position("D4 E5"), LEELA), position("D4"), LEELA)
    assert sent == ["undo", "komi 6.5"]
    assert texts(after(position("D4 E5"), GNU_GO), position("D4"), GNU_GO) == ["undo"]


def test_a_change_of_komi_or_rules_keeps_the_stones():
    state = after(position("D4"), KATAGO)
    assert texts(state, position("D4", komi=7.5), KATAGO) == ["komi 7.5"]
    assert texts(state, position("D4", rules="chinese"), KATAGO) == ["kata-set-rules chinese"]
    assert texts(state, position("D4", rules="chinese"), GNU_GO) == []


def test_rules_without_a_name_are_asked_for_instead():
    plan = synchronise(
        after(position("D4"), KATAGO), position("D4", rules="citizendium"), KATAGO.capabilities
    )
    assert [(command.text, command.sets_rules) for command in plan.commands] == [("", True)]


@for_each(
    ("count", "engine", "sent"),
    [
        (0, KATAGO, []),
        (1, KATAGO, ["set_position B D4"]),
        (1, GNU_GO, ["play B D4"]),
        (2, KATAGO, ["set_free_handicap"]),
        (2, GNU_GO, ["set_free_handicap"]),
        (9, KATAGO, ["set_free_handicap"]),
        (9, LEELA, ["set_free_handicap"]),
        (9, ModelEngine(EngineFamily.OTHER), ["play"] * 9),
    ],
)
def test_handicap_stones_are_sent_as_such_where_the_engine_takes_them(count, engine, sent):
    size = Size(19, 19)
    points = [Point(3, 15)] if count == 1 else handicap_points(count, size) if count else []
    setup = Board.empty(size).with_stones(dict.fromkeys(points, Colour.BLACK))
    wanted = position(setup=setup, first=Colour.WHITE, handicap=count > 0)
    found = [
        text for text in texts(EngineState(), wanted, engine) if text.startswith(("set_", "play"))
    ]
    assert [text.split()[0] for text in found] == [text.split()[0] for text in sent]
    if count == 1:
        assert found == sent
    reach(ModelEngine(engine.family), EngineState(), wanted)


def test_stones_that_are_not_handicap_are_set_up_by_position():
    setup = Board.empty(Size(9, 9)).with_stones(
        {Point(3, 5): Colour.WHITE, Point(2, 2): Colour.BLACK, Point(4, 4): Colour.BLACK}
    )
    assert "set_position B C7 B E5 W D4" in texts(EngineState(), position(setup=setup), KATAGO)
    sent = texts(EngineState(), position(setup=setup), GNU_GO)
    assert sent[-3:] == ["play B C7", "play B E5", "play W D4"]


def test_a_rectangular_board_needs_a_command_of_its_own():
    wanted = position(setup=Board.empty(Size(9, 13)))
    assert texts(EngineState(), wanted, KATAGO)[0] == "rectangular_boardsize 9 13"
    with pytest.raises(UnsupportedBoardError) as error:
        texts(EngineState(), wanted, GNU_GO)
    assert str(error.value) == "GNU Go can't play 9×13"


def test_the_engine_gets_the_frame_of_the_record():
    wanted = position("A1 J9 A9", setup=Board.empty(Size(9, 9)))
    assert wanted.moves[0].point == Point(0, 8)
    assert texts(EngineState(), wanted, GNU_GO)[-3:] == ["play B A1", "play W J9", "play B A9"]


@for_each(
    "wanted",
    [
        position(setup=Board.from_rows("OX.", "X..", "...")),
        replace(position("D4"), board=Board.empty(Size(9, 9))),
        replace(position("D4"), moves=(Play(Colour.BLACK, Point(9, 9)),)),
        replace(position("D4"), moves=(*position("D4").moves, Play(Colour.WHITE, Point(3, 5)))),
        replace(position(), setup=Board.empty(Size(13, 13))),
    ],
)
def test_a_position_that_moves_and_setup_do_not_lead_to_is_not_sent(wanted):
    with pytest.raises(UnsendablePositionError):
        texts(EngineState(), wanted, KATAGO)


def test_a_komi_that_would_be_rounded_is_not_sent():
    for komi, engine in ((6.25, KATAGO), (400.5, KATAGO), (3.75, GNU_GO)):
        with pytest.raises(KomiError):
            texts(EngineState(), position(komi=komi), engine)
