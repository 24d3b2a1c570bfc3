from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import (
    RECORDING,
    Board,
    Colour,
    IllegalReason,
    Ko,
    OffBoardError,
    Point,
    Rules,
    Size,
    rule_set,
)
from goboard_gui.record import (
    NodeNotFoundError,
    PlayAttempt,
    PlayOutcome,
    Property,
    Session,
    StepWarning,
    Tree,
    new_game,
)
from goboard_gui.record.steps import LineReplay
from goboard_gui.record.values.game_rules import with_rules
from tests.cases import for_each
from tests.record.record_cases import branch, line, properties, setup, trees

BLACK, WHITE = Colour.BLACK, Colour.WHITE
KO = setup(
    ".XO.",
    "X.XO",
    ".XO.",
)
TAKE, RETAKE = Point(1, 1), Point(2, 1)


def at_end(tree: Tree, rules: Rules | None = RECORDING) -> Session:
    session = Session(tree, rules)
    session.go_to(session.line[-1])
    return session


@pytest.fixture
def forked() -> Session:
    """Return a record with the main line 0 1 2 3 and the variation 4 5 below node 1."""
    tree, _ = branch(line("SZ[9]", "B[aa]", "W[bb]", "B[cc]"), 1, "W[dd]", "B[ee]")
    return Session(tree)


def test_a_session_opens_at_the_root():
    session = Session(line("SZ[9]", "B[aa]", "W[bb]"))
    assert session.cursor == session.cursor_index == 0
    assert session.line == [0, 1, 2]
    assert session.board == Board.empty(Size(9, 9))
    assert session.size == Size(9, 9)


def test_a_play_that_is_not_there_is_added_and_gone_to():
    session = Session(new_game(Size(9, 9)))
    attempt = session.play(Point(4, 4))
    assert attempt.outcome is PlayOutcome.ADDED
    assert (attempt.colour, attempt.point) == (BLACK, Point(4, 4))
    assert attempt.judgement.illegal is None
    assert session.board[Point(4, 4)] is BLACK
    assert session.tree.node(session.cursor).properties == (Property("B", ("ee",)),)
    assert session.to_play is WHITE


def test_a_play_that_is_there_is_followed_and_nothing_is_added(forked):
    before = forked.tree
    attempt = forked.play(Point(0, 0))
    assert attempt.outcome is PlayOutcome.FOLLOWED
    assert forked.cursor == 1
    assert forked.tree is before


def test_a_play_of_a_later_variation_is_followed_too(forked):
    forked.go_to(1)
    assert forked.play(Point(3, 3)).outcome is PlayOutcome.FOLLOWED
    assert forked.cursor == 4
    assert forked.line == [0, 1, 4, 5]


def test_the_same_point_in_the_other_colour_is_another_move(forked):
    attempt = forked.play(Point(0, 0), WHITE)
    assert attempt == PlayAttempt(PlayOutcome.ADDED, WHITE, Point(0, 0), attempt.judgement)
    assert forked.tree.children(0) == (1, forked.cursor)


def test_a_new_move_in_the_middle_begins_a_variation(forked):
    forked.go_to(2)
    forked.play(Point(7, 7))
    assert forked.tree.children(2) == (3, forked.cursor)
    assert forked.tree.main_line() == [0, 1, 2, 3]


@pytest.mark.parametrize("value", ["", "tt"])
def test_a_pass_is_followed_however_it_is_written(value):
    session = Session(line("SZ[9]", f"B[{value}]"))
    assert session.play(None).outcome is PlayOutcome.FOLLOWED
    assert session.cursor == 1


@pytest.mark.parametrize(
    ("node", "played", "outcome"),
    [
        pytest.param("B[zz]", None, PlayOutcome.ADDED, id="a move at no point is no pass"),
        pytest.param("B[aa]W[ba]", Point(0, 0), PlayOutcome.FOLLOWED, id="the first of two moves"),
        pytest.param("W[aa]B[ba]", Point(1, 0), PlayOutcome.ADDED, id="not the second"),
    ],
)
def test_only_the_move_that_a_node_makes_is_followed(node, played, outcome):
    session = Session(line("SZ[9]", node))
    assert session.play(played, BLACK).outcome is outcome


def test_a_pass_that_is_not_there_is_added():
    session = Session(line("SZ[9]"))
    assert session.play(None) == PlayAttempt(PlayOutcome.ADDED, BLACK, None, session.step.judgement)
    assert session.tree.node(session.cursor).properties == (Property("B", ("",)),)
    assert session.to_play is WHITE


def test_plays_after_two_passes_are_added_and_remarked_upon():
    session = Session(line("SZ[9]"))
    session.play(None)
    session.play(None)
    attempt = session.play(Point(4, 4))
    assert attempt.outcome is PlayOutcome.ADDED
    assert attempt.judgement.after_end
    assert session.step.warnings == (StepWarning.AFTER_END,)


@pytest.mark.parametrize(
    ("tree", "point", "colour", "reason"),
    [
        pytest.param(
            line("SZ[9]", "B[ee]"), Point(4, 4), WHITE, IllegalReason.OCCUPIED, id="occupied"
        ),
        pytest.param(
            line(setup(".X", "X.")), Point(0, 0), WHITE, IllegalReason.SUICIDE, id="suicide"
        ),
        pytest.param(line(KO, "W[bb]"), RETAKE, BLACK, IllegalReason.KO, id="ko"),
    ],
)
def test_a_play_against_the_rules_is_refused_unless_wanted_anyway(tree, point, colour, reason):
    session = at_end(tree)
    cursor = session.cursor
    position = session.board
    attempt = session.play(point, colour)
    assert (attempt.outcome, attempt.judgement.illegal) == (PlayOutcome.REFUSED, reason)
    assert session.tree is tree
    assert (session.cursor, session.board) == (cursor, position)
    anyway = session.play(point, colour, allow_illegal=True)
    assert (anyway.outcome, anyway.judgement.illegal) == (PlayOutcome.ADDED, reason)
    assert session.step.illegal is reason
    assert session.tree.parent(session.cursor) == cursor


def test_an_illegal_move_that_is_in_the_record_is_followed():
    session = Session(line("SZ[9]", "B[ee]", "W[ee]"))
    session.go_to(1)
    attempt = session.play(Point(4, 4))
    assert (attempt.outcome, attempt.judgement.illegal) == (
        PlayOutcome.FOLLOWED,
        IllegalReason.OCCUPIED,
    )
    assert session.cursor == 2


def test_a_ko_may_be_retaken_after_a_move_elsewhere_and_its_answer():
    session = Session(line(KO))
    assert session.play(TAKE, WHITE).outcome is PlayOutcome.ADDED
    assert session.play(RETAKE).judgement.illegal is IllegalReason.KO
    assert session.play(None).outcome is PlayOutcome.ADDED
    assert session.play(Point(3, 0)).outcome is PlayOutcome.ADDED
    assert session.play(RETAKE).outcome is PlayOutcome.ADDED
    assert session.step.captured == (TAKE,)


def test_a_repetition_is_told_but_refused_only_by_superko_rules():
    nodes = [KO, "W[bb]", "B[]", "W[]"]
    plain = at_end(line(*nodes)).play(RETAKE)
    assert (plain.outcome, plain.judgement.repeats) == (PlayOutcome.ADDED, 1)
    strict = at_end(line(*nodes), Rules(Ko.POSITIONAL)).play(RETAKE)
    assert (strict.outcome, strict.judgement.illegal) == (
        PlayOutcome.REFUSED,
        IllegalReason.SUPERKO,
    )


def test_the_position_before_a_ko_differs_by_line():
    """Where the retaken stone was never taken, placing one on its point is no ko."""
    tree, (other,) = branch(line(KO, "W[bb]"), 0, "W[da]")
    session = Session(tree)
    session.go_to(1)
    assert session.judge(RETAKE).illegal is IllegalReason.KO
    session.go_to(other)
    assert session.judge(TAKE).illegal is None
    session.go_to(1)
    assert session.judge(RETAKE).illegal is IllegalReason.KO


def test_judging_changes_nothing(forked):
    forked.go_to(2)
    tree, position = forked.tree, forked.board
    assert forked.judge(Point(0, 0)).illegal is IllegalReason.OCCUPIED
    assert forked.judge(Point(5, 5)).illegal is None
    assert (forked.tree, forked.board, forked.cursor) == (tree, position, 2)
    assert forked.tree is tree


def test_a_point_off_the_board_cannot_be_judged(forked):
    with pytest.raises(KeyError):
        forked.judge(Point(9, 0))


def test_going_back_and_forth_stays_in_the_variation_last_visited(forked):
    forked.go_to(5)
    forked.go_to(0)
    assert forked.line == [0, 1, 4, 5]
    forked.go_to(2)
    forked.go_to(0)
    assert forked.line == [0, 1, 2, 3]


def test_the_variation_last_visited_is_remembered_at_each_fork():
    tree, first = branch(line("SZ[9]", "B[aa]"), 0, "B[bb]", "W[bb]")
    tree, second = branch(tree, first[0], "W[cc]", "B[dd]")
    session = Session(tree)
    session.go_to(second[-1])
    session.go_to(1)
    assert session.line == [0, 1]
    session.go_to(first[0])
    assert session.line == [0, first[0], *second]


def test_the_steps_of_a_line_are_those_of_its_nodes(forked):
    assert [step.node for step in forked.steps()] == [0, 1, 2, 3]
    forked.go_to(4)
    assert [step.node for step in forked.steps()] == [0, 1, 4, 5]
    assert [step.number for step in forked.steps()] == [0, 1, 2, 3]


def test_the_step_of_any_node_is_known_and_leaves_the_cursor_and_the_positions(forked):
    forked.go_to(3)
    before, replay = forked.board, LineReplay(forked.tree, forked.rules)
    steps, boards = {}, {}
    for node in forked.tree.preorder():
        for step in replay.replay_line(forked.tree.line_to(node)):
            steps[node] = step
        boards[node] = replay.board
    assert {node: forked.step_at(node) for node in reversed([*steps])} == steps
    assert (forked.cursor, forked.board) == (3, before)
    assert forked.judge(Point(8, 8)).illegal is None
    for node in steps:
        forked.go_to(node)
        assert (forked.step, forked.board) == (steps[node], boards[node])


@for_each(
    ("nodes", "cursor", "to_play"),
    [
        pytest.param(["SZ[9]AB[aa]", "W[bb]"], 0, WHITE, id="the move that follows"),
        pytest.param(["SZ[9]AB[aa]", "B[bb]"], 0, BLACK, id="the move that follows is Black's"),
        pytest.param(["HA[2]AB[cc][gg]", "W[ee]"], 0, WHITE, id="handicap"),
        pytest.param(["HA[2]AB[cc][gg]"], 0, WHITE, id="handicap without moves"),
        pytest.param(["SZ[9]", "B[aa]", "B[bb]"], 1, WHITE, id="not after the first move"),
        pytest.param(["SZ[9]"], 0, BLACK, id="an empty record"),
    ],
)
def test_whose_turn_it_is(nodes, cursor, to_play):
    session = Session(line(*nodes))
    session.go_to(cursor)
    assert session.to_play is to_play


def test_a_player_just_chosen_is_to_play_against_the_next_move_until_the_cursor_moves():
    session = Session(line("SZ[9]PL[W]", "B[aa]"))
    assert (session.to_play, session.overruled_player) == (BLACK, WHITE)
    session.turn_node = session.cursor
    assert (session.to_play, session.overruled_player) == (WHITE, None)
    session.go_to(1)
    session.go_to(0)
    assert session.to_play is BLACK
    session.turn_node = session.cursor
    session.play(Point(4, 4))
    session.go_to(0)
    assert (session.to_play, session.overruled_player) == (WHITE, None)


def test_resigning_is_written_into_the_root_and_moves_nothing():
    session = Session(line("SZ[9]RE[?]KM[6.5]", "B[aa]"))
    session.go_to(1)
    session.resign()
    assert session.tree.node(0).properties == tuple(properties("SZ[9]RE[B+R]KM[6.5]"))
    assert session.cursor == 1


def test_resigning_adds_the_result_where_there_was_none():
    session = Session(line("SZ[9]"))
    session.resign()
    assert session.tree.node(0).properties == tuple(properties("SZ[9]RE[W+R]"))


def test_resigning_replaces_the_result_that_a_later_node_states():
    session = Session(line("SZ[9]", "RE[?]KM[6.5]", "B[aa]"))
    session.resign()
    held = [session.tree.node(node).properties for node in (0, 1)]
    assert held == [tuple(properties("SZ[9]")), tuple(properties("RE[W+R]KM[6.5]"))]


def test_a_property_takes_the_place_of_the_old_one():
    session = Session(line("SZ[9]PB[old]PW[w]"))
    session.set_property(0, Property("PB", ("new",)))
    assert session.tree.node(0).properties == tuple(properties("SZ[9]PB[new]PW[w]"))
    session.set_property(0, Property("GN", ("added",)))
    assert session.tree.node(0).properties == tuple(properties("SZ[9]PB[new]PW[w]GN[added]"))


def test_a_changed_size_changes_the_board():
    session = Session(line("SZ[9]", "B[ee]"))
    session.go_to(1)
    session.set_property(0, Property("SZ", ("13",)))
    assert session.size == session.board.size == Size(13, 13)


def test_removing_takes_the_node_with_all_below_it_and_goes_to_its_parent(forked):
    forked.go_to(4)
    forked.remove_node()
    assert forked.cursor == 1
    assert list(forked.tree.preorder()) == [0, 1, 2, 3]
    assert forked.line == [0, 1, 2, 3]


def test_removing_the_root_does_nothing(forked):
    before = forked.tree
    forked.remove_node()
    assert forked.tree is before
    assert forked.cursor == 0


def test_an_old_tree_restored_is_the_record_again(forked):
    forked.go_to(3)
    before, cursor, position = forked.tree, forked.cursor, forked.board
    forked.play(Point(8, 8))
    after, later, next_position = forked.tree, forked.cursor, forked.board
    forked.replace_tree(before, cursor)
    assert (forked.cursor, forked.board) == (cursor, position)
    assert forked.tree is before
    assert forked.line == [0, 1, 2, 3]
    forked.replace_tree(after, later)
    assert (forked.cursor, forked.board) == (later, next_position)


def test_positions_seen_before_an_undo_do_not_outlive_it():
    session = Session(line("SZ[3]", "B[aa]"))
    session.go_to(1)
    before = session.tree
    session.set_property(1, Property("B", ("bb",)))
    assert session.board.rows() == ["...", ".X.", "..."]
    session.replace_tree(before, 1)
    assert session.board.rows() == ["X..", "...", "..."]


def test_an_edit_upstream_changes_the_positions_below():
    session = Session(line("SZ[3]", "B[aa]", "W[cc]"))
    session.go_to(2)
    session.set_property(1, Property("B", ("bb",)))
    assert session.cursor == 2
    assert session.board.rows() == ["...", ".X.", "..O"]


def test_the_variation_last_visited_survives_an_edit(forked):
    forked.go_to(5)
    forked.go_to(1)
    forked.set_property(0, Property("GN", ("x",)))
    assert forked.line == [0, 1, 4, 5]


def test_there_is_no_going_to_a_node_that_is_not_there(forked):
    with pytest.raises(NodeNotFoundError):
        forked.go_to(99)
    assert forked.cursor == 0


def test_positions_seen_are_not_replayed_again(monkeypatch):
    pushed = []

    class Counting(LineReplay):
        def push(self, node):
            pushed.append(node)
            return super().push(node)

    monkeypatch.setattr("goboard_gui.record.session.LineReplay", Counting)
    session = Session(line("SZ[9]", *[f"{'BW'[i % 2]}[a{'abcdefghi'[i]}]" for i in range(9)]))
    session.steps()
    assert pushed == list(range(10))
    for node in (3, 9, 0, 5):
        session.go_to(node)
        assert session.step.node == node
        assert len(session.board.stones()) == node
    assert pushed == list(range(10))


def test_a_move_added_at_the_end_replays_only_itself(monkeypatch):
    pushed = []

    class Counting(LineReplay):
        def push(self, node):
            pushed.append(node)
            return super().push(node)

    monkeypatch.setattr("goboard_gui.record.session.LineReplay", Counting)
    session = Session(new_game(Size(9, 9)))
    for column in range(9):
        session.play(Point(column, column))
        assert len(session.board.stones()) == column + 1
    assert pushed == list(range(10))


actions = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 10**6)), max_size=15)


@given(trees(), actions)
def test_after_anything_done_the_session_is_as_if_opened_there(tree, script):
    session = Session(tree)
    history = [(tree, 0)]
    for action, choice in script:
        nodes = list(session.tree.preorder())
        node = nodes[choice % len(nodes)]
        points = [*session.size.points(), None]
        if action <= 1:
            session.go_to(node)
        elif action == 2:
            session.play(points[choice % len(points)], allow_illegal=bool(choice % 2))
        elif action == 3:
            session.remove_node()
        elif action == 4:
            session.set_property(node, Property("AW", ("ba", "bb")))
        else:
            session.replace_tree(*history[choice % len(history)])
        history.append((session.tree, session.cursor))
        fresh = Session(session.tree)
        fresh.go_to(session.cursor)
        assert (session.step, session.board) == (fresh.step, fresh.board)
        assert session.to_play is fresh.to_play
        assert session.line[session.cursor_index] == session.cursor
        assert [session.line[0], session.line[-1]] == [0, session.steps()[-1].node]
        for above, below in pairwise(session.line):
            assert session.tree.parent(below) == above
        assert not session.tree.children(session.line[-1])


def test_a_removed_node_cannot_be_gone_to(forked):
    forked.go_to(4)
    forked.remove_node()
    assert 1 in forked.tree
    for removed in (4, 5, 99, -1):
        assert removed not in forked.tree
        with pytest.raises(NodeNotFoundError) as caught:
            forked.go_to(removed)
        assert caught.value.node == removed
    assert forked.cursor == 1


def test_stones_set_up_at_the_root_of_an_empty_record_become_its_position():
    session = Session(new_game(Size(9, 9)))
    session.set_up_stones({Point(2, 6): BLACK, Point(6, 2): WHITE})
    node = session.tree.node(session.tree.root)
    assert (node.values("AB"), node.values("AW"), node.values("AE")) == (("cg",), ("gc",), None)
    assert session.cursor == session.tree.root


def test_stones_set_up_after_a_move_have_a_node_of_their_own():
    session = at_end(line("SZ[9]", "B[ee]"))
    session.set_up_stones({Point(4, 4): None, Point(0, 0): WHITE})
    assert session.tree.node(session.cursor).properties == (
        Property("AW", ("aa",)),
        Property("AE", ("ee",)),
    )
    assert session.board.stones() == {Point(0, 0): WHITE}
    assert session.step.number == 1


def test_more_stones_set_up_join_the_node_that_sets_up():
    session = at_end(line("SZ[9]AB[aa]", "B[ee]"))
    session.set_up_stones({Point(0, 0): WHITE})
    node = session.cursor
    session.set_up_stones({Point(0, 0): BLACK, Point(1, 0): WHITE})
    session.set_up_stones({Point(4, 4): None})
    assert session.cursor == node
    assert session.tree.node(node).properties == (
        Property("AW", ("ba",)),
        Property("AE", ("ee",)),
    )


def test_setting_up_what_is_there_is_no_edit():
    session = at_end(line("SZ[9]AB[aa]"))
    tree = session.tree
    session.set_up_stones({Point(0, 0): BLACK, Point(5, 5): None})
    assert session.tree is tree


def stones_after(session: Session, node: int) -> set[Point]:
    """The stones at a node, as a session sees it that never had another record."""
    again = Session(session.tree, RECORDING)
    again.go_to(node)
    return set(again.board.stones())


NEW = Point(0, 0)


def test_the_starting_position_is_corrected_in_place_although_moves_follow():
    session = Session(line("SZ[9]AB[cc]", "B[ee]"))
    session.set_up_stones({NEW: BLACK, Point(2, 2): None})
    assert list(session.tree.preorder()) == [0, 1]
    assert session.tree.node(0).values("AB") == ("aa",)
    assert stones_after(session, 1) == {NEW, Point(4, 4)}


@for_each(
    "texts",
    [
        pytest.param(("SZ[9]", "B[ee]", "W[cc]"), id="a move"),
        pytest.param(("SZ[9]", "AB[ee]", "W[cc]"), id="a setup node"),
        pytest.param(("SZ[9]", "C[text]", "W[cc]"), id="a comment"),
    ],
)
def test_setup_before_later_moves_becomes_a_variation_and_more_stones_join_it(texts):
    session = Session(line(*texts))
    before = stones_after(session, 2)
    session.go_to(1)
    session.set_up_stones({NEW: BLACK})
    new = session.cursor
    session.set_up_stones({Point(1, 0): WHITE})
    assert session.cursor == new
    assert session.tree.children(1) == (2, new)
    assert session.tree.properties(new) == (Property("AB", ("aa",)), Property("AW", ("ba",)))
    assert session.tree.properties(1) == tuple(properties(texts[1]))
    assert stones_after(session, 2) == before


def test_a_root_with_a_move_is_not_changed_by_setup():
    session = Session(line("SZ[9]B[ee]", "W[cc]"))
    session.set_up_stones({NEW: BLACK})
    assert session.tree.children(0) == (1, session.cursor)


def test_the_node_whose_setup_is_edited_is_changed_although_moves_follow_until_the_cursor_moves():
    session = Session(line("SZ[9]", "AB[ee]", "W[cc]"))
    session.go_to(1)
    session.setup_node = 1
    session.set_up_stones({NEW: BLACK})
    session.set_up_stones({Point(4, 4): None})
    assert session.cursor == 1
    assert session.tree.properties(1) == (Property("AB", ("aa",)),)
    assert stones_after(session, 2) == {NEW, Point(2, 2)}
    session.go_to(2)
    session.go_to(1)
    session.set_up_stones({Point(4, 4): BLACK})
    assert session.tree.children(1) == (2, session.cursor)


def test_a_move_is_not_changed_by_setup_even_if_its_setup_is_to_be_edited():
    session = at_end(line("SZ[9]", "B[ee]"))
    session.setup_node = session.cursor
    assert not session.can_change_setup
    session.set_up_stones({NEW: BLACK})
    assert session.tree.properties(1) == (Property("B", ("ee",)),)


def test_setup_goes_into_a_new_node_if_it_has_to():
    session = Session(line("SZ[9]", "B[ee]"))
    session.set_up_stones({NEW: BLACK}, new_node=True)
    assert session.tree.children(0) == (1, session.cursor)
    assert session.board.stones() == {NEW: BLACK}


@given(trees(), st.integers(0, 10**6), st.sampled_from([BLACK, WHITE, None]))
def test_setup_after_the_start_affects_no_node_that_there_was(tree, choice, colour):
    nodes = list(tree.preorder())
    session = Session(tree, RECORDING)
    point = Point(choice % session.size.width, 0)
    session.go_to(nodes[choice % len(nodes)])
    start = session.cursor
    session.set_up_stones({point: colour})
    assert session.board[point] is colour
    for node in nodes:
        if start != tree.root and (node != start or tree.children(start)):
            assert session.tree.properties(node) == tree.properties(node)
            assert session.tree.line_to(node) == tree.line_to(node)
    assert [node for node in session.tree.preorder() if node in nodes] == nodes


def test_stones_are_not_set_up_beside_the_board():
    session = Session(new_game(Size(9, 9)))
    with pytest.raises(OffBoardError):
        session.set_up_stones({Point(9, 0): BLACK})


SENDING_TWO = setup(".O.X.", "OXXX.", "OX...", ".X...")


@for_each(
    ("stated", "reason", "again"),
    [
        ("", None, 1),
        ("RU[Hahn]", None, 1),
        ("RU[Japanese]", None, 1),
        ("RU[Chinese]", IllegalReason.SUPERKO, 1),
        ("RU[NZ]", None, 1),
        ("RU[koNATURALscoreAREAsui0]", None, 1),
    ],
)
def test_moves_are_judged_by_the_rules_that_the_record_states(stated, reason, again):
    session = at_end(line(SENDING_TWO + stated, "B[ed]", "W[ca]", "B[aa]"), None)
    attempt = session.play(Point(1, 0), WHITE)
    assert (attempt.judgement.illegal, attempt.repeated_move) == (reason, again)
    assert attempt.outcome is (PlayOutcome.REFUSED if reason else PlayOutcome.ADDED)


def test_rules_that_are_given_count_whatever_the_record_states():
    session = Session(line("SZ[9]RU[NZ]"), Rules(Ko.POSITIONAL))
    assert session.rules == Rules(Ko.POSITIONAL)
    assert session.rule_set is rule_set("nz")


def test_a_record_is_judged_anew_when_its_rules_change():
    tree = line(SENDING_TWO, "W[ca]", "B[aa]", "W[ba]")
    session = at_end(tree, None)
    assert session.rule_set is None
    assert session.step.illegal is None
    session.replace_tree(with_rules(tree, rule_set("chinese")), session.cursor)
    assert session.rule_set is rule_set("chinese")
    assert session.step.illegal is IllegalReason.SUPERKO
    assert [step.illegal for step in session.steps()][-1] is IllegalReason.SUPERKO
    session.replace_tree(tree, session.cursor)
    assert session.step.illegal is None


def test_rules_that_judge_alike_make_nothing_be_replayed():
    session = at_end(line("SZ[9]RU[Japanese]", "B[aa]"), None)
    step = session.step
    session.replace_tree(with_rules(session.tree, rule_set("korean")), session.cursor)
    assert session.rule_set is rule_set("korean")
    assert session.step is step


def test_the_move_that_is_repeated_is_counted_as_moves_are():
    root = SENDING_TWO + "RU[Tromp-Taylor]"
    session = at_end(line(root, "B[ed]", "W[ca]", "B[aa]"), None)
    attempt = session.play(Point(1, 0), WHITE)
    assert (attempt.judgement.repeats, attempt.repeated_move) == (2, 1)
    assert session.refused_attempt(Point(1, 0), WHITE) == attempt
    assert session.refused_attempt(Point(4, 0), WHITE) is None


@pytest.mark.parametrize("kept", [0, 3, 200])
def test_positions_are_the_same_wherever_checkpoints_are(monkeypatch, kept):
    points = [f"{column}{row}" for row in "abcde" for column in "abcde"]
    nodes = [f"{'BW'[at % 2]}[{point}]" for at, point in enumerate(points[::2] + points[1::2])]
    nodes[9:9] = ["AB[aa:ca]AE[ee]PL[W]"]
    tree = line("SZ[5]", *nodes, *nodes)
    usual = Session(tree)
    positions = {}
    for node in usual.line:
        usual.go_to(node)
        positions[node] = usual.board
    assert len(set(positions.values())) > 30
    monkeypatch.setattr("goboard_gui.record.session._KEPT_POSITIONS", kept)
    monkeypatch.setattr("goboard_gui.record.session._CHECKPOINT_INTERVAL", 7)
    session = Session(tree)
    for node in (*reversed(session.line), *session.line):
        session.go_to(node)
        assert session.board == positions[node]


@for_each("cursor", [0, 4, 6])
def test_nodes_are_known_to_be_on_the_main_line_wherever_the_cursor_is(cursor):
    tree = line("SZ[9]", "B[aa]", "W[bb]", "B[cc]", "W[dd]")
    tree, _ = branch(tree, 1, "W[ee]", "B[ff]")
    session = Session(tree)
    session.go_to(cursor)
    assert [node for node in range(7) if session.is_on_main_line(node)] == [0, 1, 2, 3, 4]
