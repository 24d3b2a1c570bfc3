"""Small stones in place of the moves that comments mention, such as "Black 61"."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ....notation.coloured_moves import find_move_mentions
from ....record.figures import FigureFlag
from ..blocks import InlineStone, InlineText
from ..phrases import coloured_number, join_inline
from ..text_warnings import TextWarningKind
from ..typography import edited_text
from .figures import drawn_number_text, is_hidden

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ....go import Colour
    from ....notation.coloured_moves import ColouredMoveMention
    from ....notation.mentions import Mention
    from ....record.figures import Figure, NumberedMove
    from ....record.figures.line_moves import LineMoves, LineReader
    from ..blocks import Inline
    from ..phrases import Phrases
    from ..typography import TextEdit


class FigureMoves:
    """The moves of a figure and of its line of play, as comments mention them: by colour and
    number.

    With ``notes``, moves in the notes of the figure count as shown.
    """

    def __init__(self, figure: Figure, lines: LineReader, *, notes: bool) -> None:
        self._figure = figure
        self._lines = lines
        self._notes = notes and not is_hidden(figure, FigureFlag.NO_LIST)

    def labels(self, mention: ColouredMoveMention) -> tuple[str, ...]:
        """Return the labels that the figure shows for the moves of a mention, or an empty tuple if
        one of the moves has no label of its own.
        """
        labels = [self._labels.get((mention.colour, each.number), "") for each in mention.numbers]
        return tuple(labels) if all(labels) else ()

    def warning_about(self, mention: ColouredMoveMention) -> TextWarningKind | None:
        """Return the warning about a mention that stays text, or None.

        Either its moves are on the line, but all of the other colour, or a number of a move that
        the figure does not show is drawn on another move.
        """
        colours, other = self.line.colours, {mention.colour.opponent}
        if all(colours.get(each.number) == other for each in mention.numbers):
            return TextWarningKind.WRONG_COLOUR
        shown = {(move.colour, move.number) for move in self._shown}
        drawn = {drawn_number_text(move) for move in self._shown}
        if any(
            mention.colour in colours.get(each.number, ())
            and (mention.colour, each.number) not in shown
            and str(each.number) in drawn
            for each in mention.numbers
        ):
            return TextWarningKind.OTHER_NUMBER
        return None

    def number_at(self, node: int) -> int:
        """Return the number of the last move up to a node of the figure, or 0."""
        return self.line.numbers[node]

    @cached_property
    def line(self) -> LineMoves:
        """The moves on the line of the figure."""
        return self._lines.line_through(self._figure.nodes[-1])

    @cached_property
    def _shown(self) -> Sequence[NumberedMove]:
        """The moves that the figure shows, on its board or in its notes."""
        shown = list(self._figure.numbers.values())
        if self._notes:
            shown += (move for note in self._figure.notes for move in note.moves)
        return shown

    @cached_property
    def _labels(self) -> Mapping[tuple[Colour, int], str]:
        """The labels that identify a move of the figure, by colour and number."""
        figure, shown = self._figure, self._shown
        labels = [*figure.markup.labels.values(), *(one.label for one in figure.covered)]
        labels += map(drawn_number_text, shown)
        unique = {label for label, count in Counter(labels).items() if count == 1}
        numbers = Counter((move.colour, move.number) for move in shown)
        return {
            (move.colour, move.number): label
            for move in shown
            if (label := drawn_number_text(move)) in unique
            and numbers[move.colour, move.number] == 1
        }


class MarkedText(NamedTuple):
    """A comment in which small stones replace the mentions of moves, and the mentions that stayed
    although they may mislead the reader, each with the kind of warning.
    """

    inline: Inline
    misleading: tuple[tuple[TextWarningKind, ColouredMoveMention], ...]


def with_stones(
    text: str,
    names: Iterable[Mention],
    moves: FigureMoves,
    phrases: Phrases,
    edits: Sequence[TextEdit] = (),
) -> MarkedText:
    """Return a comment with small stones for the moves that its figure shows, and with ``edits`` of
    the text between them.

    A word for the colour stays before the stone, a letter does not. ``names`` are those of points
    in the text.
    """
    parts: list[Inline] = []
    misleading = []
    end = 0
    for mention in find_move_mentions(text, names, (phrases.black, phrases.white)):
        labels = moves.labels(mention)
        if not labels and (kind := moves.warning_about(mention)):
            misleading.append((kind, mention))
        after_word = mention.after_word
        for number, label in zip(mention.numbers, labels, strict=False):
            spoken = label if after_word else coloured_number(mention.colour, label, phrases)
            stone = InlineStone(mention.colour, label, text=spoken)
            between = edited_text(text, edits, end, number.start)
            parts += (InlineText(between),), (stone,)
            end, after_word = number.end, True
    rest = (InlineText(edited_text(text, edits, end)),)
    return MarkedText(join_inline("", [*parts, rest]), tuple(misleading))
