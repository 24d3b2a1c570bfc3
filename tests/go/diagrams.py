"""Positions as pictures and moves as short words, for the tests of the game.

A move is the sign of a colour and a point as in SGF (column, then row from the top): ``Xba`` is
Black in the second column of the first row, ``O`` alone is White's pass.
"""

from __future__ import annotations

from string import ascii_letters

from goboard_gui.go import Board, Colour, IllegalReason, Judgement, Ko, Point, Replay, Rules

B, W = Colour.BLACK, Colour.WHITE
COLOURS = {"X": B, "O": W}
FAULTLESS = Judgement()


def rows(picture: str) -> list[str]:
    return picture.split()


def board(picture: str) -> Board:
    return Board.from_rows(*rows(picture))


def side_by_side(picture: str) -> list[list[str]]:
    """Return the rows of each of the pictures that stand next to each other."""
    return [list(column) for column in zip(*map(str.split, picture.split("\n")[1:-1]), strict=True)]


def point(name: str) -> Point:
    column, row = map(ascii_letters.index, name)
    return Point(column, row)


def points(names: str) -> set[Point]:
    return {point(name) for name in names.split()}


def make(replay: Replay, moves: str) -> list[Judgement]:
    """Make the moves and return what was said of each."""
    said = []
    for move in moves.split():
        colour, name = COLOURS[move[0]], move[1:]
        said.append(replay.play(point(name), colour) if name else replay.pass_turn(colour))
    return said


def replay_of(
    picture: str, ko: Ko = Ko.SIMPLE, to_play: Colour = B, *, suicide: bool = False
) -> Replay:
    return Replay(board(picture), Rules(ko, suicide), to_play)


def against(reason: IllegalReason | None, repeats: int | None = None) -> Judgement:
    return Judgement(reason, repeats)
