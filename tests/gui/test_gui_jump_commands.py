from __future__ import annotations

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.find.jump_commands import JumpCommands
from goboard_gui.record import Property, Tree
from tests.gui.annotating_cases import Annotating
from tests.record.record_cases import branch, line


def made(stage, tree: Tree) -> Annotating:
    going = Annotating(stage(tree))
    JumpCommands(going.workspace, going.strip)
    return going


@pytest.fixture
def going(stage, qtbot) -> Annotating:
    tree = line("SZ[9]", "B[ee]C[a]", "W[cc]FG[]TR[ee]", "B[gg]C[b]")
    tree, _ = branch(tree, 1, "W[gc]HO[1]C[c]")
    return made(stage, tree)


@pytest.mark.parametrize(
    ("command", "start", "nodes", "said"),
    [
        (Command.NEXT_COMMENT, 0, [1, 3, 4, 4], "no more comments"),
        (Command.PREVIOUS_COMMENT, 4, [3, 1, 1], "no earlier comments"),
        (Command.NEXT_FIGURE, 0, [2, 2], "no more figures"),
        (Command.PREVIOUS_FIGURE, 4, [2, 2], "no earlier figures"),
        (Command.NEXT_HOTSPOT, 0, [4, 4], "no more hotspots"),
        (Command.PREVIOUS_HOTSPOT, 4, [4], "no earlier hotspots"),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_one_goes_from_one_to_the_next_until_there_are_no_more(going, command, start, nodes, said):
    going.document.go_to(start)
    gone = []
    for _ in nodes:
        assert going.said == ""
        going.do(command)
        gone.append(going.cursor)
    assert gone == nodes
    assert said in going.said


def test_a_large_record_is_sought_through_while_the_window_lives(stage, qtbot):
    nodes = [(None, (Property("SZ", ("9",)),))]
    nodes += [(number, (Property("B", ("",)),)) for number in range(5_000)]
    nodes.append((5_000, (Property("C", ("the end",)),)))
    tree, _ = Tree.new([Property("SZ", ("9",))]).graft(0, nodes)
    going = made(stage, tree)
    going.do(Command.NEXT_COMMENT)
    qtbot.waitUntil(lambda: going.cursor != 0)
    assert going.document.session.cursor_index == 5_002


def test_who_went_elsewhere_meanwhile_is_left_there(stage, in_steps):
    going = made(stage, line("SZ[9]", *["B[]", "W[]"] * 10, "B[ee]C[the end]"))
    going.do(Command.NEXT_COMMENT)
    going.document.go_to(1)
    in_steps()
    assert going.cursor == 1
