from __future__ import annotations

from typing import NamedTuple

import pytest

from goboard_gui.go import Board, Colour, IllegalReason, Judgement, Point, Replay, Rules
from tests.cases import for_each
from tests.go.diagrams import FAULTLESS, B, W, board, make, point, points, side_by_side


class Case(NamedTuple):
    """A picture with ``*`` where a colour plays, and beside it what becomes of it."""

    name: str
    colour: Colour
    picture: str
    illegal: IllegalReason | None = None

    @property
    def point(self) -> Point:
        rows = enumerate(side_by_side(self.picture)[0])
        return next(Point(row.index("*"), number) for number, row in rows if "*" in row)

    @property
    def before(self) -> Board:
        return Board.from_rows(*(row.replace("*", ".") for row in side_by_side(self.picture)[0]))

    @property
    def after(self) -> Board:
        return Board.from_rows(*side_by_side(self.picture)[1])

    @property
    def captured(self) -> set[Point]:
        return {*self.before.stones(), self.point} - set(self.after.stones())


CASES = [
    Case(
        "a stone in the middle",
        B,
        """
        .X.  .X.
        XO*  X.X
        .X.  .X.
        """,
    ),
    Case(
        "a stone at the edge",
        W,
        """
        OXO  O.O
        .*.  .O.
        """,
    ),
    Case(
        "a stone in the corner",
        B,
        """
        O*.  .X.
        X..  X..
        """,
    ),
    Case(
        "a chain",
        B,
        """
        .XX.  .XX.
        XOOX  X..X
        XO*.  X.X.
        .X..  .X..
        """,
    ),
    Case(
        "a chain that the stone touches twice",
        B,
        """
        OOX  ..X
        O*X  .XX
        XX.  XX.
        """,
    ),
    Case(
        "three chains at once",
        B,
        """
        .XOX.  .X.X.
        XO*OX  X.X.X
        .X.X.  .X.X.
        """,
    ),
    Case(
        "four chains at once",
        W,
        """
        ..O..  ..O..
        .OXO.  .O.O.
        OX*XO  O.O.O
        .OXO.  .O.O.
        ..O..  ..O..
        """,
    ),
    Case(
        "one chain of two, where the other has a liberty",
        B,
        """
        XO*O.  X.XO.
        .X.X.  .X.X.
        """,
    ),
    Case(
        "not what is diagonal to it",
        B,
        """
        OX.  .X.
        *O.  XO.
        ...  ...
        """,
    ),
    Case(
        "nothing that has another liberty",
        B,
        """
        XOO.  XOO.
        .*XX  .XXX
        """,
    ),
    Case(
        "capture comes before suicide",
        W,
        """
        X*XO  .O.O
        XXXO  ...O
        OOOO  OOOO
        """,
    ),
    Case(
        "no suicide where the stone joins a chain with a liberty",
        B,
        """
        .XO  .XO
        O*O  OXO
        .O.  .O.
        """,
    ),
    Case(
        "suicide of a stone",
        B,
        """
        .O.  .O.
        O*O  O.O
        .O.  .O.
        """,
        IllegalReason.SUICIDE,
    ),
    Case(
        "suicide in the corner",
        W,
        """
        *X.  .X.
        X..  X..
        """,
        IllegalReason.SUICIDE,
    ),
    Case(
        "suicide of a chain",
        B,
        """
        X*O  ..O
        OO.  OO.
        """,
        IllegalReason.SUICIDE,
    ),
    Case(
        "suicide of two chains that the stone joins",
        B,
        """
        X*XO  ...O
        OOO.  OOO.
        """,
        IllegalReason.SUICIDE,
    ),
    Case(
        "a chain set up without liberties stays while others play",
        B,
        """
        OX.*  OX.X
        X...  X...
        """,
    ),
]
every_case = for_each("case", CASES, ids=lambda case: case.name)


@every_case
def test_a_stone_takes(case: Case):
    played = case.before.play(case.point, case.colour)
    assert played.board == case.after
    assert played.captured == case.captured


@every_case
def test_a_replay_makes_every_stone_and_judges_it(case: Case):
    replay = Replay(case.before)
    assert replay.play(case.point, case.colour).illegal is case.illegal
    assert replay.board == case.after
    assert len(replay.captured) == len(set(replay.captured))
    assert set(replay.captured) == case.captured


@every_case
def test_suicide_is_allowed_where_the_rules_allow_it(case: Case):
    replay = Replay(case.before, Rules(suicide=True))
    assert replay.play(case.point, case.colour).illegal is None
    assert replay.board == case.after


def test_a_suicide_names_the_point_of_the_stone_first():
    replay = Replay(board("X.XO OOO."))
    make(replay, "Xba")
    assert replay.captured[0] == point("ba")


def test_a_snapback_takes_more_than_it_gave():
    replay = Replay(board("..XO. XXXO. OOO.."))
    taken = []
    for move in ("Oba", "Xaa", "Oba"):
        assert make(replay, move) == [FAULTLESS]
        taken.append(set(replay.captured))
    assert taken == [set(), points("ba"), points("aa ca ab bb cb")]
    assert replay.board == board(".O.O. ...O. OOO..")


@pytest.mark.parametrize("colour", Colour)
def test_an_occupied_point_is_told_and_taken_over(colour: Colour):
    replay = Replay(board("X.. ..."))
    assert replay.play(Point(0, 0), colour).illegal is IllegalReason.OCCUPIED
    assert replay.board.stones() == {Point(0, 0): colour}
    assert replay.captured == []


def test_a_stone_on_an_occupied_point_captures_like_any_other():
    replay = Replay(board("OOX XX. ..."))
    assert make(replay, "Xba") == [Judgement(IllegalReason.OCCUPIED)]
    assert replay.captured == [point("aa")]
    assert replay.board == board(".XX XX. ...")


def test_a_chain_set_up_without_liberties_goes_when_a_stone_is_played_on_its_neighbour():
    replay = Replay(board("OX. X.. ..."))
    assert make(replay, "Xba") == [Judgement(IllegalReason.OCCUPIED)]
    assert replay.board == board(".X. X.. ...")


def test_a_whole_board_of_52_lines_can_be_captured_at_once():
    last = Point(51, 51)
    full = Board.from_rows(*["X" * 52] * 51, "X" * 51 + ".")
    played = full.play(last, W)
    assert played.board.stones() == {last: W}
    assert len(played.captured) == 52 * 52 - 1
    assert full.play(last, B).board.stones() == {}
