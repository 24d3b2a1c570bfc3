"""Jumps over many moves, which are replayed in slices of the event loop."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer

from goboard_gui.files.comments import read_comment
from goboard_gui.gui.core.document import Document
from goboard_gui.record import session as session_module
from tests.gui.gui_cases import Heard
from tests.record.record_cases import branch, line

LAST = 600


@pytest.fixture
def far(qapp, in_steps) -> Document:
    """Return a document with 600 passes, a variation after the first, and its cursor at the root;
    jumps take several turns of the event loop.
    """
    tree = line("SZ[9]", *(["B[]", "W[]"] * (LAST // 2)))
    tree, _ = branch(tree, 1, "W[cc]")
    return Document(tree)


def test_a_long_jump_takes_turns_and_arrives(far, in_steps):
    heard = Heard(far, "cursor_moved")
    far.go_to(LAST)
    assert far.session.cursor == 0
    in_steps()
    assert far.session.cursor == LAST
    assert heard.take() == {"cursor_moved": 1}
    assert far.session.has_ended
    far.go_to(LAST - 1)  # which is near
    assert far.session.cursor == LAST - 1


def test_a_new_target_replaces_the_one_on_the_way(far, in_steps):
    heard = Heard(far, "cursor_moved")
    far.go_to(LAST)
    far.go_to(3)
    assert far.session.cursor == 3
    far.go_to(LAST)
    far.go_to(LAST - 1)
    far.go_to(3)  # where the cursor is
    in_steps()
    assert far.session.cursor == 3
    far.go_to(LAST)
    far.go_to(LAST - 1)
    in_steps()
    assert far.session.cursor == LAST - 1
    assert heard.take() == {"cursor_moved": 2}


def test_edits_wait_until_the_cursor_has_arrived(far):
    turns = []
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: turns.append(far.session.cursor))
    timer.start()
    far.go_to(LAST)
    far.play(None, anyway=True)
    assert far.session.line[LAST:] == [LAST, far.session.cursor]
    assert 0 in turns  # events were handled on the way
    timer.stop()


def test_typing_belongs_to_the_node_that_is_shown_and_gives_up_a_jump(far, in_steps):
    far.go_to(LAST)
    far.set_comment("Here.")
    in_steps()
    assert far.session.cursor == 0
    assert read_comment(far.session.tree, 0) == "Here."
    assert read_comment(far.session.tree, LAST) == ""


def test_undo_and_redo_far_away_take_turns(far, in_steps, monkeypatch):
    monkeypatch.setattr(session_module, "_PREPARED_AT_ONCE", 50)
    far.go_to(LAST)
    in_steps()
    tree = far.session.tree
    root = [*tree.properties(0), *line("AB[ee]").properties(0)]
    turns = []
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: turns.append(far.session.tree))
    timer.start()
    assert far.replace_tree("Stone", tree.set_properties(0, root), LAST)
    assert len(far.session.board.stones()) == 1
    assert tree in turns
    turns.clear()
    far.undo_stack.undo()
    assert far.session.tree is tree
    assert len(far.session.board.stones()) == 0
    assert len(turns) > 1
    far.undo_stack.redo()
    assert len(far.session.board.stones()) == 1
    timer.stop()


def test_another_game_file_or_line_ends_a_jump(far, in_steps):
    other = line("SZ[9]", "B[aa]")
    far.open_games([far.session.tree, other], None, None)
    for leave, cursor in [
        (lambda: far.go_to_game(1), 0),
        (lambda: far.open_games([other], None, None), 0),
    ]:
        far.open_games([line("SZ[9]", *(["B[]", "W[]"] * 300)), other], None, None)
        far.go_to(LAST)
        leave()
        in_steps()
        assert far.session.cursor == cursor


def test_the_steps_of_a_long_line_are_replayed_in_turns(far, in_steps):
    far.replay_line()
    assert far.session.is_replayed(LAST)
    assert far.session.cursor == 0
    assert len(far.session.steps()) == LAST + 1


def test_what_nodes_inherit_is_looked_up_on_the_way(far, in_steps):
    seen = []
    far.add_jump_lookup(lambda _tree, node: seen.append(node))
    far.go_to(LAST)
    in_steps()
    assert seen == sorted(seen)
    assert seen[-1] == LAST
