"""Figures drawn as text, and what their notes say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.go import Colour, Point
from goboard_gui.record.properties.codec import write_point
from tests.record.record_cases import line, setup

if TYPE_CHECKING:
    from goboard_gui.record import Tree
    from goboard_gui.record.figures import Figure

STONES = {None: ".", Colour.BLACK: "X", Colour.WHITE: "O"}


def rows(figure: Figure) -> list[str]:
    """Return what is drawn, row by row: `7` for a number, `XA` for a mark, `X^` for the first."""
    marks = {seat.point: seat.mark or "^" for seat in figure.marked_points}
    width, height = figure.base.size

    def cell(point: Point) -> str:
        move = figure.numbers.get(point)
        if move is not None and move.label:
            return str(move.label)
        return STONES[figure.stones.get(point)] + marks.get(point, "")

    return [" ".join(cell(Point(x, y)) for x in range(width)) for y in range(height)]


def notes(figure: Figure) -> list[str]:
    """Return what the notes say: `5, 7 at 3`, `8 at ^`, `9 at cc` where nothing is shown."""
    return [_told(note) for note in figure.notes]


def _told(note) -> str:
    moves = ", ".join(str(it.label or it.number) for it in note.moves)
    if note.note_point is None:
        return f"{moves}: pass"
    seat = note.note_point
    place = str(seat.label) if seat.label is not None else seat.mark or "^"
    verb = "connects at" if note.fills_ko else "at"
    return f"{moves} {verb} {place if seat.colour else write_point(seat.point)}"


def ranges(figures) -> list[tuple[int, int]]:
    """Return the first and last numbers of the moves of each."""
    return [(figure.first_number, figure.last_number) for figure in figures]


def played(rows_: tuple[str, ...], *moves: str, root: str = "") -> Tree:
    """Return a record: a position as `Board.from_rows` reads it, then `Bcc`, `W` or texts."""
    texts = [
        move if "[" in move else f"{move[0]}[{move[1:3]}]{move[3:]}"
        for move in (it.strip() for it in moves)
    ]
    return line(setup(*rows_) + root, *texts)


def passing(count: int, *, comments: tuple[int, ...] = (), marks: tuple[int, ...] = ()) -> Tree:
    """Return a game of so many moves on free points of a large board, none of them taken."""
    texts = []
    for number in range(1, count + 1):
        column, row = (number - 1) % 26 * 2, (number - 1) // 26
        text = f"{'WB'[number % 2]}[{write_point(Point(column, row))}]"
        text += "C[said]" if number in comments else ""
        texts.append(text + ("FG[]" if number in marks else ""))
    return line("SZ[52]", *texts)
