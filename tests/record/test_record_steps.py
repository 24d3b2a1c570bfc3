from __future__ import annotations

import pytest

from goboard_gui.go import RECORDING, Board, Colour, IllegalReason, Ko, Point, Rules, Size
from goboard_gui.record import Move, StepWarning, board_size, invalid_size
from goboard_gui.record.steps import LineReplay, Prisoners
from tests.cases import for_each
from tests.record.record_cases import line, point, replayed, setup

BLACK, WHITE = Colour.BLACK, Colour.WHITE


def steps(tree, rules=RECORDING):
    replay = LineReplay(tree, rules)
    return list(replay.replay_line(tree.main_line()))


def board_after(tree):
    return replayed(tree, RECORDING, tree.main_line()[-1]).board


def picture(tree) -> list[str]:
    return board_after(tree).rows()


def test_moves_are_numbered_from_the_root_and_take_turns():
    root, one, two, note, three = steps(line("SZ[9]", "B[ee]", "W[cc]", "C[a note]", "B[gg]"))
    assert [step.number for step in (root, one, two, note, three)] == [0, 1, 2, 2, 3]
    assert [step.to_play for step in (root, one, two, note)] == [BLACK, WHITE, BLACK, BLACK]
    assert root.move is note.move is None
    assert one.move == Move(BLACK, Point(4, 4))
    assert not any(step.illegal or step.warnings for step in (root, one, two, note, three))


def test_captured_stones_leave_the_board_and_are_counted_for_their_taker():
    tree = line(
        setup(
            ".XO.",
            "XOOX",
            ".XX.",
            "....",
        ),
        "B[da]",
    )
    before, after = steps(tree)
    assert before.prisoners == Prisoners()
    assert set(after.captured) == {Point(2, 0), Point(1, 1), Point(2, 1)}
    assert after.prisoners == Prisoners(black=3)
    assert picture(tree) == [".X.X", "X..X", ".XX.", "...."]


def test_prisoners_add_up_along_the_line_for_both_players():
    ko = line(
        setup(
            ".XO..",
            "X.XO.",
            ".XO..",
        ),
        *("W[bb]", "B[]", "W[ea]", "B[cb]", "W[ec]", "B[]", "W[bb]"),
    )
    assert [tuple(step.prisoners) for step in steps(ko)] == [
        *((0, 0), (0, 1), (0, 1), (0, 1)),
        *((1, 1), (1, 1), (1, 1), (1, 2)),
    ]


def test_stones_of_a_suicide_are_the_opponents_prisoners():
    tree = line(setup(".XO.", "XXO.", "OO..", "...."), "B[aa]")
    step = steps(tree)[-1]
    assert step.illegal is IllegalReason.SUICIDE
    assert set(step.captured) == {Point(0, 0), Point(1, 0), Point(0, 1), Point(1, 1)}
    assert step.prisoners == Prisoners(white=4)
    assert picture(tree) == ["..O.", "..O.", "OO..", "...."]


@for_each(
    ("root", "nodes", "rules", "reason"),
    [
        pytest.param("SZ[9]", ["B[ee]", "W[ee]"], RECORDING, IllegalReason.OCCUPIED, id="occupied"),
        pytest.param(setup(".X", "X."), ["W[aa]"], RECORDING, IllegalReason.SUICIDE, id="suicide"),
        pytest.param(
            setup(".X.", "XO.", "..."), ["W[aa]"], Rules(suicide=True), None, id="allowed"
        ),
        pytest.param(
            setup(".X.", "XX.", "...") + "PL[W]",
            ["W[aa]"],
            Rules(Ko.SITUATIONAL, suicide=True),
            None,
            id="as a pass",
        ),
        pytest.param(
            setup(".X.", "XX.", "..."),
            ["W[aa]"],
            Rules(Ko.SITUATIONAL, suicide=True),
            IllegalReason.SUPERKO,
            id="whosever turn it was",
        ),
        pytest.param(
            setup(".XO.", "X.XO", ".XO."), ["W[bb]", "B[cb]"], RECORDING, IllegalReason.KO, id="ko"
        ),
        pytest.param(
            setup(".XO.", "X.XO", ".XO."),
            ["W[bb]", "B[]", "W[]", "B[cb]"],
            RECORDING,
            None,
            id="no ko after two passes",
        ),
        pytest.param(
            setup(".XO.", "X.XO", ".XO."),
            ["W[bb]", "B[]", "W[]", "B[cb]"],
            Rules(Ko.POSITIONAL),
            IllegalReason.SUPERKO,
            id="superko",
        ),
    ],
)
def test_the_last_move_is_judged_by_the_rules_given(root, nodes, rules, reason):
    assert steps(line(root, *nodes), rules)[-1].illegal is reason


def test_an_illegal_move_is_on_the_board_all_the_same():
    assert picture(line("SZ[3]", "B[bb]", "W[bb]")) == ["...", ".O.", "..."]


@for_each(
    ("nodes", "warnings"),
    [
        pytest.param(["B[ee]", "W[cc]"], [], id="nothing odd"),
        pytest.param(["B[ee]", "B[cc]"], [StepWarning.SAME_COLOUR], id="same colour"),
        pytest.param(["W[ee]"], [], id="White may begin"),
        pytest.param(["B[ee]", "PL[B]", "B[cc]"], [], id="same colour announced"),
        pytest.param(
            ["B[ee]", "PL[W]", "B[cc]"], [StepWarning.SAME_COLOUR], id="not the one announced"
        ),
        pytest.param(["B[ee]", "AW[aa]B[cc]"], [], id="same colour after a setup"),
        pytest.param(["B[]", "W[]"], [], id="two passes"),
        pytest.param(["B[]", "W[]", "B[]"], [StepWarning.AFTER_END], id="a third pass"),
        pytest.param(
            ["B[]", "W[]", "B[aa]"], [StepWarning.AFTER_END], id="a play after two passes"
        ),
        pytest.param(["B[]", "W[]", "AB[ee]B[aa]"], [], id="a setup begins anew"),
        pytest.param(["B[zz]"], [StepWarning.BAD_POINT], id="a move off the board"),
        pytest.param(["B[5]"], [StepWarning.BAD_POINT], id="a move that is no point"),
        pytest.param(["AB[aa][zz]"], [StepWarning.BAD_POINT], id="a setup off the board"),
        pytest.param(["AB[zz]AW[1]AE[:]"], [StepWarning.BAD_POINT] * 3, id="several bad values"),
        pytest.param(["B[]", "W[zz]", "B[]"], [], id="a bad point is no pass"),
        pytest.param(["B[ee]W[cc]"], [StepWarning.SECOND_MOVE], id="two moves"),
        pytest.param(["B[ee][cc]"], [StepWarning.SECOND_MOVE], id="two values of a move"),
        pytest.param(
            ["B[zz]W[cc]"], [StepWarning.SECOND_MOVE, StepWarning.BAD_POINT], id="two oddities"
        ),
    ],
)
def test_the_last_node_has_warnings(nodes, warnings):
    assert list(steps(line("SZ[9]", *nodes))[-1].warnings) == warnings


def test_a_repeated_position_has_warnings_and_not_forbidden():
    ko = setup(".XO.", "X.XO", ".XO.")
    last = steps(line(ko, "W[bb]", "B[]", "W[]", "B[cb]"))[-1]
    assert last.illegal is None
    assert last.warnings == (StepWarning.REPETITION, StepWarning.AFTER_END)
    assert last.judgement.repeats is not None


def test_of_two_moves_in_a_node_the_first_counts():
    assert picture(line("SZ[3]", "W[aa]B[cc]")) == ["O..", "...", "..."]


def test_a_bad_point_counts_as_a_move_but_changes_nothing():
    tree = line("SZ[3]", "B[bb]", "W[zz]")
    step = steps(tree)[-1]
    assert (step.move, step.number, step.to_play) == (Move(WHITE, None), 2, BLACK)
    assert picture(tree) == ["...", ".X.", "..."]


def test_good_points_of_a_setup_are_placed_beside_bad_ones():
    assert picture(line("SZ[3]AB[aa][zz][cc]")) == ["X..", "...", "..X"]


def test_a_setup_in_the_middle_places_replaces_and_removes():
    tree = line("SZ[3]", "B[aa]", "W[ba]", "AB[ba][cc]AW[ac]AE[aa]")
    before, after = steps(tree)[-2:]
    assert picture(tree) == [".X.", "...", "O.X"]
    assert (after.number, after.move, after.to_play) == (2, None, before.to_play)
    assert (after.captured, after.prisoners) == ((), Prisoners())


def test_a_setup_captures_nothing():
    assert picture(line("SZ[2]AB[aa]AW[ba][ab]")) == ["XO", "O."]


def test_a_setup_lists_rectangles_too():
    assert picture(line("SZ[3]AB[aa:bb]AE[bb]")) == ["XX.", "X..", "..."]


def test_setup_and_move_of_one_node_come_in_this_order():
    assert picture(line("SZ[2]", "B[bb]AW[aa]AB[ba]")) == ["OX", ".X"]
    captures = line("SZ[2]", "AW[aa]AB[ba]B[ab]")
    assert picture(captures) == [".X", "X."]
    assert steps(captures)[-1].captured == (Point(0, 0),)


def test_what_was_played_before_a_setup_is_no_ko():
    tree = line(setup(".XO.", "X.XO", ".XO."), "W[bb]", "AB[da]", "B[cb]")
    assert steps(tree)[-1].illegal is None


@for_each(
    ("nodes", "to_play"),
    [
        pytest.param(["SZ[9]"], BLACK, id="Black begins"),
        pytest.param(["PL[W]"], WHITE, id="unless the record says White"),
        pytest.param(["PL[white]"], WHITE, id="in a word"),
        pytest.param(["PL[w]"], WHITE, id="in a small letter"),
        pytest.param(["PL[]"], BLACK, id="a PL that says nothing"),
        pytest.param(["PL[2]"], BLACK, id="a PL that makes no sense"),
        pytest.param(["HA[2]AB[cc][gg]"], WHITE, id="White begins at handicap"),
        pytest.param(["HA[2 stones]AB[cc][gg]"], WHITE, id="handicap as people write it"),
        pytest.param(["HA[2.000000]AB[cc][gg]"], WHITE, id="handicap with decimals"),
        pytest.param(["HA[2]AB[cc][gg]PL[B]"], BLACK, id="unless the record says Black"),
        pytest.param(["HA[2]"], BLACK, id="handicap stones still to be placed"),
        pytest.param(["HA[1]AB[cc]"], BLACK, id="a handicap of one"),
        pytest.param(["HA[0]AB[cc]"], BLACK, id="a handicap of none"),
        pytest.param(["HA[many]AB[cc]"], BLACK, id="a handicap in words"),
        pytest.param(["HA[" + "9" * 5000 + "]AB[cc]"], BLACK, id="a handicap beyond all sense"),
        pytest.param(["SZ[9]", "B[aa]"], WHITE, id="turns alternate"),
        pytest.param(["SZ[9]", "B[aa]PL[B]"], BLACK, id="unless the record says who is next"),
        pytest.param(["SZ[9]", "B[]"], WHITE, id="a pass is a turn"),
        pytest.param(["PL[W]", "C[a note]"], WHITE, id="a note is no turn"),
    ],
)
def test_whose_turn_it_is_after_the_last_node(nodes, to_play):
    assert steps(line(*nodes))[-1].to_play is to_play


@for_each(
    ("root", "size", "bad"),
    [
        ("C[no size]", (19, 19), None),
        ("SZ[9]", (9, 9), None),
        ("SZ[19:13]", (19, 13), None),
        ("SZ[52]", (52, 52), None),
        ("SZ[1]", (1, 1), None),
        ("SZ[53]", (19, 19), "53"),
        ("SZ[0]", (19, 19), "0"),
        ("SZ[19:0]", (19, 19), "19:0"),
        ("SZ[big]", (19, 19), "big"),
        ("SZ[]", (19, 19), ""),
        ("SZ[1000000000]", (19, 19), "1000000000"),
        ("SZ[9]SZ[13]", (9, 9), None),
    ],
)
def test_a_size_that_no_board_has_is_told_and_19_stands_in(root, size, bad):
    tree = line(root)
    assert board_size(tree) == Size(*size)
    assert invalid_size(tree) == bad


def test_a_rectangle_is_replayed_as_one():
    board = board_after(line("SZ[3:2]", "B[cb]"))
    assert board == Board.from_rows("...", "..X")


def test_tt_passes_on_19_and_plays_on_21():
    assert steps(line("SZ[19]", "B[tt]"))[-1].move == Move(BLACK, None)
    assert steps(line("SZ[21]", "B[tt]"))[-1].move == Move(BLACK, Point(19, 19))


def test_a_line_is_replayed_from_where_the_two_part():
    tree = line("SZ[4:3]", "B[aa]", "W[ba]", "B[ca]")
    tree, side = tree.add(1, [])
    replay = LineReplay(tree, RECORDING)
    assert [step.node for step in replay.replay_line([0, 1, 2, 3])] == [0, 1, 2, 3]
    assert [step.node for step in replay.replay_line([0, 1, side])] == [side]
    assert replay.board[point("aa")] is BLACK
    assert replay.board[point("ba")] is None
    assert replay.line == [0, 1, side]
    assert replay.step.node == side
    assert list(replay.replay_line([0])) == []
    assert replay.board == Board.empty(Size(4, 3))
