"""Jumps and edits far along a line, which are replayed ahead, equal those of a new session."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from goboard_gui.go import Colour, Point, Size
from goboard_gui.record import Session, new_game
from goboard_gui.record import session as session_module
from goboard_gui.record.tree import NodeNotFoundError, Property, Tree
from tests.record.record_cases import line

POINTS = Size(4, 4).points()


@pytest.fixture
def in_steps(monkeypatch) -> None:
    """Let every way be prepared, however short."""
    monkeypatch.setattr(session_module, "_SHORT_WAY", 0)
    monkeypatch.setattr(session_module, "_PREPARED_AT_ONCE", 2)
    monkeypatch.setattr(session_module, "_KEPT_POSITIONS", 3)
    monkeypatch.setattr(session_module, "_CHECKPOINT_INTERVAL", 4)


def random_properties(random: Random) -> list[Property]:
    letters = "abcd"
    point = random.choice(letters) + random.choice(letters)
    if random.random() < 0.15:
        return [Property(random.choice(["AB", "AW", "AE"]), (point,))]
    return [Property(random.choice("BW"), ("" if random.random() < 0.2 else point,))]


def random_tree(random: Random, nodes: int) -> Tree:
    tree = new_game(Size(4, 4))
    node = tree.root
    for _ in range(nodes):
        if random.random() < 0.1:
            node = random.choice(list(tree.preorder()))
        tree, node = tree.add(node, random_properties(random))
    return tree


def told(session: Session) -> tuple[object, ...]:
    """Return what a session says at its cursor."""
    judged = [session.judge(point, Colour.BLACK) for point in POINTS[::3]]
    return (
        *(session.step, session.board, session.to_play, session.has_ended, judged),
        *(session.steps_to_cursor(), session.markup),
    )


def at(tree: Tree, node: int) -> Session:
    session = Session(tree)
    session.go_to(node)
    return session


def test_a_prepared_jump_arrives_where_a_plain_one_does(in_steps):
    random = Random(1)
    tree = random_tree(random, 60)
    session = Session(tree)
    nodes = list(tree.preorder())
    for node in random.choices(nodes, k=60):
        before = session.cursor
        preparation = session.preparation(node)
        if preparation is not None:
            steps = session.prepared(preparation)
            next(steps, None)
            assert told(session) == told(at(tree, before))  # it disturbs nothing
            deque(steps, maxlen=0)
            assert preparation.finished
        session.go_to(node, preparation)
        assert told(session) == told(at(tree, node))


@pytest.mark.parametrize("prepared", [True, False])
def test_a_prepared_edit_is_shown_as_a_plain_one(in_steps, prepared):
    random = Random(2)
    tree = random_tree(random, 40)
    session = Session(tree)
    versions = [tree]
    for _ in range(40):
        tree = session.tree
        kind = random.random()
        node = random.choice([each for each in tree.preorder() if each != tree.root])
        if kind < 0.4:
            tree = tree.set_properties(node, random_properties(random))
        elif kind < 0.6:
            tree, node = tree.add(node, random_properties(random))
        elif kind < 0.7 and len(list(tree.preorder())) > 30:
            tree = tree.remove(node)
        elif kind < 0.8:
            rules = Property("RU", (random.choice(["Japanese", "NZ", "Chinese"]),))
            kept = [item for item in tree.properties(tree.root) if item.ident != "RU"]
            tree = tree.set_properties(tree.root, [*kept, rules])
        else:
            tree = random.choice(versions)  # as undo does
        versions.append(tree)
        cursor = random.choice(list(tree.preorder()))
        preparation = session.preparation(cursor, tree) if prepared else None
        if preparation is not None:
            deque(session.prepared(preparation), maxlen=0)
        session.replace_tree(tree, cursor, preparation)
        assert told(session) == told(at(tree, cursor))
        for other in random.choices(list(tree.preorder()), k=3):
            assert session.step_at(other) == at(tree, other).step


def test_a_short_way_needs_no_preparation():
    tree = line("SZ[9]", *(["B[]", "W[]"] * 300))
    session = Session(tree)
    assert session.preparation(300) is None
    assert session.preparation(600) is not None
    session.go_to(600)
    assert session.board is not None
    assert session.preparation(599) is None
    with pytest.raises(NodeNotFoundError):
        session.preparation(9999)


def test_an_edit_far_along_a_line_replays_only_what_follows(monkeypatch):
    tree = line("SZ[9]", *(["B[]", "W[]"] * 300))
    session = Session(tree)
    session.go_to(600)
    assert session.step.number == 600
    pushed = []
    push = session_module.LineReplay.push
    monkeypatch.setattr(
        session_module.LineReplay,
        "push",
        lambda replay, node: pushed.append(node) or push(replay, node),
    )
    session.replace_tree(tree.set_properties(590, [Property("B", ("ee",))]), 600)
    assert session.board[Point(4, 4)] is Colour.BLACK
    assert len([node for node in dict.fromkeys(pushed) if node < 590 and node % 64]) < 64
    assert pushed.count(595) <= 2
