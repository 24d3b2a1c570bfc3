"""What the tests of records as text share: records as plain data, and random games."""

from __future__ import annotations

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_records.errors import TextError
from goboard_gui.files.text_records.events import iterate_events
from goboard_gui.files.text_records.reading import read
from goboard_gui.go import RECORDING, Board, Colour, Replay, Size
from goboard_gui.notation import notation
from goboard_gui.record import Property, new_game
from goboard_gui.record.properties.codec import write_move, write_points
from goboard_gui.record.steps import LineReplay

SETUP = {Colour.BLACK: "AB", Colour.WHITE: "AW", None: "AE"}
SAID = ("AB", "AW", "AE", "B", "W", "MN", "C")
"""The properties that a text can tell of."""
SIDES = (1, 2, 3, 4, 5, 7, 9, 13, 18, 19, 20, 21, 27, 52)


def said(tree):
    """Return the main line as SGF, node by node, as far as a text can tell of it."""
    return [
        "".join(
            name + "".join(f"[{value}]" for value in values)
            for name, values in tree.properties(node)
            if name in SAID
        )
        for node in tree.main_line()
    ]


def played(tree):
    """Return what is played in the main line: each move with its player and the position after it,
    and the last position.
    """
    replay = LineReplay(tree, RECORDING)
    moves = [
        (*step.move, replay.board)
        for step in replay.replay_line(tree.main_line())
        if step.move is not None
    ]
    return [*moves, replay.board]


def understood(text, key, size=19, **options):
    """Return what a text says, and what was noticed."""
    side = (size, size) if isinstance(size, int) else size
    record = read(text, notation(key), Size(*side), **options)
    return said(record.tree), [str(notice) for notice in record.diagnostics]


def failure(text, key, size=19, **options):
    """Return the error with which a text is refused."""
    with pytest.raises(TextError) as caught:
        understood(text, key, size, **options)
    return caught.value


def tree_of(text):
    """Return the first game of an SGF text."""
    return read_sgf(text.encode()).games[0]


@st.composite
def games(draw, longest=60):
    """Return a legal game with captures, perhaps from a position that was set up."""
    size = Size(draw(st.sampled_from(SIDES)), draw(st.sampled_from(SIDES)))
    random = draw(st.randoms(use_true_random=False))
    points = size.points()
    tree, replay = new_game(size), Replay(Board.empty(size), RECORDING)
    node = tree.root
    count = min(len(points) // 3, draw(st.integers(0, 6)))
    stones = {point: random.choice(list(Colour)) for point in random.sample(points, count)}
    if stones:
        replay.set_up(stones)
        setup = [
            Property(ident, write_points(point for point in stones if stones[point] is colour))
            for colour, ident in ((Colour.BLACK, "AB"), (Colour.WHITE, "AW"))
            if colour in stones.values()
        ]
        tree = tree.set_properties(node, [*tree.properties(node), *setup])
    near = points[: 12 + draw(st.integers(0, 40))]  # so that stones are taken on large boards too
    for number in range(1, draw(st.integers(1, longest)) + 1):
        colour = Colour.BLACK if number % 2 else Colour.WHITE
        tries = (random.choice(near) for _ in range(8) if random.random() < 0.98)
        point = next((one for one in tries if not replay.judge(one, colour).illegal), None)
        if point is None:
            replay.pass_turn(colour)
        else:
            replay.play(point, colour)
        move = Property("B" if colour is Colour.BLACK else "W", (write_move(point),))
        tree, node = tree.add(node, [move])
    return tree, size


@st.composite
def unusual_games(draw, longest=40):
    """Return a game in which White may begin, players may move twice or on a stone, and stones are
    set up, recoloured and taken off at any time.
    """
    size = Size(draw(st.sampled_from(SIDES)), draw(st.sampled_from(SIDES)))
    random = draw(st.randoms(use_true_random=False))
    near = size.points()[: 12 + draw(st.integers(0, 40))]
    tree, colour = new_game(size), random.choice(list(Colour))
    node = tree.root
    for _ in range(draw(st.integers(1, longest))):
        if random.random() < 0.15:
            points = random.sample(near, min(len(near), random.randint(1, 4)))
            stones = {point: random.choice([*Colour, None]) for point in points}
            properties = [
                Property(ident, write_points(points))
                for stone, ident in SETUP.items()
                if (points := [point for point in stones if stones[point] is stone])
            ]
        else:
            point = random.choice(near) if random.random() < 0.95 else None
            properties = [Property("B" if colour is Colour.BLACK else "W", (write_move(point),))]
            colour = colour if random.random() < 0.15 else colour.opponent
        tree, node = tree.add(node, properties)
    # Stones that are only taken off empty points leave nothing to write.
    assume(any(not event.is_empty for event in iterate_events(tree)))
    return tree, size
