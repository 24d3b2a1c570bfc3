"""Notes below a figure: the moves that its board cannot show, in words and small stones."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from ...go import Colour
from ...record.figures import FigureFlag
from ..picture import Mark
from .blocks import InlineStone, Text
from .figuring import leaves_out, names_points, written
from .templates import held, inline, joined

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...notation import Naming
    from ...record.figures import Figure, Note, NotePoint, NumberedMove
    from ..picture import Picture
    from .blocks import Inline
    from .phrases import Phrases


def notes_of(
    figure: Figure, picture: Picture, naming: Naming, phrases: Phrases, *, stones: bool = True
) -> tuple[Inline, ...]:
    """The lines below the picture of a figure: of moves at points, and of passes.

    With ``stones`` the numbers stand on small ones. Points have names where the picture has them
    at its edges, too. A record may want no notes.
    """
    if leaves_out(figure, FigureFlag.NO_LIST):
        return ()
    writer = _Writer(phrases, naming, stones, names_points(picture, naming), _say_colours(figure))
    at = [line for note in figure.notes if note.seat for line in writer.at(note, note.seat)]
    passes = [move for note in figure.notes if note.seat is None for move in note.moves]
    lines = (joined(phrases.between_notes, at), writer.passes(passes))
    return tuple(line for line in lines if line)


def number_of(move: NumberedMove, *, stones: bool) -> Inline:
    """The number of a move as it is drawn, or the one it has in the game where none is."""
    number = written(move) or str(move.number)
    return (InlineStone(move.colour, number) if stones else Text(number),)


def _say_colours(figure: Figure) -> bool:
    """Whether numbers do not tell colours, since someone moved twice in a row."""
    return any(one.colour is other.colour for one, other in pairwise(figure.moves))


class _Writer(NamedTuple):
    """Puts notes into words.

    ``named`` tells that points are called by their names, ``colours`` that those of moves are said.
    """

    phrases: Phrases
    naming: Naming
    stones: bool
    named: bool
    colours: bool

    def at(self, note: Note, seat: NotePoint) -> Iterator[Inline]:
        """The moves at a point; the last on its own if it connects."""
        moves, place = note.moves, self._place(seat)
        others = moves[:-1] if note.connects else moves
        if others:
            yield inline(self.phrases.at, {"moves": self._moves(others), "place": place})
        if note.connects:
            last = self._moves(moves[-1:])
            yield inline(self.phrases.connects, {"moves": last, "place": place})

    def passes(self, moves: Sequence[NumberedMove]) -> Inline:
        """Those who passed, and when."""
        if len(moves) == 1:
            phrase = (self.phrases.white_pass, self.phrases.black_pass)[_is_black(moves[0])]
            return held(inline(phrase, {"number": number_of(moves[0], stones=self.stones)}))
        if not moves:
            return ()
        said = joined(self.phrases.between_moves, map(self._coloured, moves))
        return inline(self.phrases.passes, {"moves": said})

    def _moves(self, moves: Sequence[NumberedMove]) -> Inline:
        return joined(
            self.phrases.between_moves,
            (
                self._coloured(move) if self.colours else number_of(move, stones=self.stones)
                for move in moves
            ),
        )

    def _coloured(self, move: NumberedMove) -> Inline:
        phrase = (self.phrases.white_move, self.phrases.black_move)[_is_black(move)]
        return held(inline(phrase, {"number": number_of(move, stones=self.stones)}))

    def _place(self, seat: NotePoint) -> Inline:
        """A point: by the number of its stone, by its name, or by the sign on its stone."""
        if seat.colour is not None and seat.label is not None:
            number = str(seat.label)
            return (InlineStone(seat.colour, number) if self.stones else Text(number),)
        if seat.colour is None or self.named:
            return (Text(self.naming.name(seat.point)),)
        mark = None if seat.sign else Mark.TRIANGLE
        return (InlineStone(seat.colour, seat.sign, mark),)


def _is_black(move: NumberedMove) -> bool:
    return move.colour is Colour.BLACK
