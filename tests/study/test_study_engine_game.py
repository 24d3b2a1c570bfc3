"""Games against engines: what follows from what happens, as tables of events and their effects."""

from __future__ import annotations

import pytest

from goboard_gui.engine.time_control import (
    AbsoluteTime,
    CanadianTime,
    FischerTime,
    GameTime,
    JapaneseTime,
    TimeLeft,
    UnlimitedTime,
)
from goboard_gui.go import Board, Colour, Size
from goboard_gui.record.properties.time_control import Clock, Overtime, TimeControl
from goboard_gui.record.values.clocks import Clocks
from goboard_gui.study.engine_game import EngineGame, Turn
from tests.cases import for_each

BLACK, WHITE = Colour.BLACK, Colour.WHITE
BOARD = Board.empty(Size(9, 9))
BYO_YOMI = TimeControl(60, Overtime.BYO_YOMI, 10, 3)
CANADIAN = TimeControl(60, Overtime.CANADIAN, 100, 5)
FISCHER = TimeControl(60, Overtime.FISCHER, 10)
ABSOLUTE = TimeControl(60)
NO_LIMIT = TimeControl()


def turn(node: int = 0, to_play: Colour = BLACK, *, ended: bool = False, **clocks) -> Turn:
    return Turn(node, BOARD, to_play, Clocks(**clocks), ended)


def game(
    *engines: Colour, control: TimeControl = BYO_YOMI, ready: bool = True, start: Turn | None = None
) -> EngineGame:
    """Return a game in which the user or an engine is about to move, at the time 0."""
    made = EngineGame(frozenset(engines), control, start or turn())
    for colour in engines if ready else ():
        made.engine_ready(colour, 0)
    return made


def seconds(made: EngineGame, now: float) -> tuple[float, float]:
    """Return what the clocks of Black and White show."""
    clocks = [made.clock(colour, now) for colour in (BLACK, WHITE)]
    return tuple(clock.seconds for clock in clocks)


@for_each(
    ("engines", "to_play", "wants_move", "users_turn", "running"),
    [
        ([WHITE], BLACK, False, True, BLACK),
        ([BLACK], BLACK, True, False, None),
        ([WHITE], WHITE, True, False, None),
        ([BLACK, WHITE], BLACK, True, False, None),
    ],
)
def test_engines_are_asked_in_their_turns_and_users_clocks_run(
    engines, to_play, wants_move, users_turn, running
):
    made = game(*engines, start=turn(0, to_play))
    assert (made.wants_move, made.is_users_turn, made.running) == (wants_move, users_turn, running)


@for_each("engines", [[WHITE], [BLACK], [BLACK, WHITE]])
def test_nothing_runs_before_all_engines_are_ready(engines):
    made = game(*engines, ready=False)
    for colour in engines:
        assert not (made.is_ready)
        assert not (made.wants_move)
        assert not (made.running)
        made.engine_ready(colour, 30)
    assert made.is_ready
    assert seconds(made, 30) == (60, 60)
    assert made.running is (BLACK if BLACK not in engines else None)


def test_an_engines_clock_starts_when_it_begins_to_think():
    made = game(WHITE)
    made.set_turn(turn(1, WHITE, black=Clock(50)), 10)
    assert made.wants_move
    made.move_requested()
    assert (made.wants_move, made.is_thinking, made.running) == (False, True, None)
    assert seconds(made, 15) == (50, 60)
    made.search_began(20)
    assert made.running is WHITE
    assert seconds(made, 26) == (50, 54)
    assert made.clock_after_move(26) == Clock(54)


@for_each(
    ("control", "clock", "used", "stated"),
    [
        (ABSOLUTE, None, 7, Clock(53)),
        (ABSOLUTE, Clock(20), 7, Clock(13)),
        (FISCHER, Clock(20), 7, Clock(23)),
        (BYO_YOMI, Clock(5), 7, Clock(8, 3)),
        (BYO_YOMI, Clock(4, 3), 12, Clock(8, 2)),
        (CANADIAN, Clock(5), 7, Clock(98, 4)),
        (CANADIAN, Clock(50, 1), 7, Clock(100, 5)),
        (NO_LIMIT, None, 7, None),
    ],
)
def test_the_clock_that_a_move_records(control, clock, used, stated):
    made = game(WHITE, control=control, start=turn(4, BLACK, black=clock))
    assert made.clock_after_move(used) == stated


@for_each(
    ("control", "clocks", "sent"),
    [
        (NO_LIMIT, {}, None),
        (ABSOLUTE, {}, GameTime(AbsoluteTime(60), TimeLeft(60), TimeLeft(60))),
        (FISCHER, {"white": Clock(9)}, GameTime(FischerTime(60, 10), TimeLeft(60), TimeLeft(9))),
        (
            BYO_YOMI,
            {"black": Clock(4, 2), "white": Clock(30)},
            GameTime(JapaneseTime(60, 10, 3), TimeLeft(10, 2), TimeLeft(30)),
        ),
        (
            CANADIAN,
            {"black": Clock(40, 2)},
            GameTime(CanadianTime(60, 100, 5), TimeLeft(40, 2), TimeLeft(60)),
        ),
        (ABSOLUTE, {"black": Clock(0)}, GameTime(UnlimitedTime(), TimeLeft(0), TimeLeft(0))),
    ],
)
def test_the_time_that_is_sent_is_the_time_that_is_shown(control, clocks, sent):
    made = game(BLACK, control=control, start=turn(4, BLACK, **clocks))
    assert made.time_to_send() == sent
    if sent is not None and sent.control != UnlimitedTime():
        assert seconds(made, 0) == (sent.black.seconds, sent.white.seconds)


def test_a_turn_that_is_the_same_changes_nothing():
    made = game(WHITE)
    made.set_turn(turn(1, WHITE), 5)
    made.move_requested()
    made.search_began(6)
    assert not made.set_turn(turn(1, WHITE), 9)
    assert made.is_thinking
    assert seconds(made, 16) == (60, 50)


def test_undo_is_another_turn_with_the_clocks_of_that_turn():
    made = game(WHITE, start=turn(2, BLACK, black=Clock(40), white=Clock(30)))
    made.set_turn(turn(3, WHITE, black=Clock(33), white=Clock(30)), 7)
    made.move_requested()
    made.search_began(8)
    assert made.set_turn(turn(2, BLACK, black=Clock(40), white=Clock(30)), 20)
    assert (made.is_thinking, made.wants_move, made.running) == (False, False, BLACK)
    assert seconds(made, 20) == (40, 30)
    assert seconds(made, 25) == (35, 30)


def test_a_corrected_stone_is_another_turn():
    made = game(WHITE)
    made.set_turn(turn(1, WHITE), 1)
    made.move_requested()
    stone = BOARD.play(BOARD.graph.points[0], BLACK).board
    assert made.set_turn(Turn(1, stone, WHITE, Clocks()), 2)
    assert made.wants_move


@for_each("engines", [[WHITE], [BLACK]])
def test_a_pause_stops_the_clock_and_keeps_the_request(engines):
    made = game(*engines)
    if made.wants_move:
        made.move_requested()
        made.search_began(0)
    asked = made.is_thinking
    made.pause(10)
    assert (made.is_paused, made.running) == (True, None)
    assert seconds(made, 100) == (50, 60)
    made.resume(200)
    assert (made.is_thinking, made.wants_move, made.running) == (asked, False, BLACK)
    assert seconds(made, 205) == (45, 60)


def test_during_a_pause_no_engine_is_asked():
    made = game(BLACK, WHITE)
    made.pause(0)
    assert not made.wants_move
    made.set_turn(turn(1, WHITE), 3)
    assert not made.wants_move
    made.resume(5)
    assert made.wants_move


def test_an_engine_that_is_restarted_gets_the_time_that_was_sent():
    made = game(BLACK)
    made.move_requested()
    made.search_began(0)
    assert seconds(made, 20) == (40, 60)
    made.search_interrupted()
    assert (made.running, made.is_thinking, made.notice_time(500)) == (None, True, None)
    made.search_began(30)
    assert seconds(made, 30) == (60, 60)


def test_an_engine_that_failed_is_asked_again_only_on_demand():
    made = game(BLACK)
    made.move_requested()
    made.search_began(0)
    made.engine_failed(10)
    assert (made.has_failed, made.is_thinking, made.wants_move) == (True, False, False)
    assert seconds(made, 60) == (50, 60)
    made.retry()
    assert (made.has_failed, made.wants_move) == (False, True)
    made.move_requested()
    made.search_began(70)
    assert seconds(made, 75) == (55, 60)


@for_each(("control", "over"), [(ABSOLUTE, 60), (FISCHER, 60), (BYO_YOMI, 90), (CANADIAN, 160)])
@pytest.mark.parametrize("engine", [BLACK, WHITE])
def test_time_that_is_over_is_noticed_once_and_stops_the_clocks(engine, control, over):
    made = game(engine, control=control)
    if engine is BLACK:
        made.move_requested()
        made.search_began(0)
    assert made.notice_time(over - 1) is None
    assert made.notice_time(over) is BLACK
    assert made.notice_time(over + 1) is None
    assert made.running is None
    assert made.clock_after_move(over + 50).seconds == 0
    assert made.is_thinking is (engine is BLACK)


def test_after_a_move_that_was_too_late_the_game_goes_on_without_clocks():
    made = game(WHITE, control=ABSOLUTE)
    assert made.notice_time(61) is BLACK
    made.set_turn(turn(1, WHITE, black=Clock(0)), 70)
    made.move_requested()
    made.search_began(71)
    made.set_turn(turn(2, BLACK, black=Clock(0)), 80)
    assert made.running is None
    assert made.notice_time(500) is None
    assert made.clock_after_move(500) is None
    assert seconds(made, 500) == (0, 60)


def test_undo_of_a_move_that_was_too_late_lets_the_clocks_run_again():
    made = game(WHITE, control=ABSOLUTE)
    assert made.notice_time(61) is BLACK
    made.set_turn(turn(1, WHITE, black=Clock(0)), 70)
    made.set_turn(turn(0, BLACK), 80)
    assert made.running is BLACK
    assert seconds(made, 85) == (55, 60)


def test_after_the_end_nothing_runs_and_undo_continues_the_game():
    made = game(WHITE)
    made.set_turn(turn(2, BLACK, ended=True), 5)
    assert not (made.is_users_turn)
    assert not (made.is_engines_turn)
    assert not (made.running)
    made.set_turn(turn(1, WHITE), 9)
    assert made.wants_move
    made.set_turn(turn(0, BLACK), 12)
    assert made.running is BLACK


@for_each("colour", [BLACK, WHITE])
def test_without_a_limit_there_are_no_clocks(colour):
    made = game(WHITE, control=NO_LIMIT)
    assert (made.running, made.clock(colour, 5), made.notice_time(1e6)) == (None, None, None)
