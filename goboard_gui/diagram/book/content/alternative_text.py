"""Alternative texts of boards: what a board shows, in words, for readers who can't see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour, Crop
from ....named_tuples import NamedTuple
from ....record.properties.marks import Mark
from ..blocks import AlternativeText, plain_text
from ..phrases import coloured_number, fill_template
from ..text_cleanup import clean_text
from .figures import drawn_number_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ....go import Point
    from ....notation import Naming
    from ....record.figures import Figure, NumberedMove
    from ....record.steps import Move
    from ...picture import Picture
    from ..blocks import Inline
    from ..phrases import Phrases

SHORT_LIMIT = 150
"""The maximum length of a short text, in characters."""
LIMIT = 1000
"""The maximum length of a text with all moves, in characters."""
_CUT = "…"

_REGIONS = {
    ("upper", "left"): "upper_left",
    ("upper", ""): "upper_side",
    ("upper", "right"): "upper_right",
    ("", "left"): "left_side",
    ("", ""): "middle",
    ("", "right"): "right_side",
    ("lower", "left"): "lower_left",
    ("lower", ""): "lower_side",
    ("lower", "right"): "lower_right",
}
"""The phrases for parts of a board, by the edges that they include."""
_MARKS = {
    Mark.TRIANGLE: "triangles",
    Mark.SQUARE: "squares",
    Mark.CIRCLE: "circles",
    Mark.CROSS: "crosses",
    Mark.SELECTED: "selected_points",
    Mark.TERRITORY_BLACK: "black_territory",
    Mark.TERRITORY_WHITE: "white_territory",
}
"""The phrases that list the points with a mark."""


def board_alt_text(
    figure: Figure,
    picture: Picture,
    naming: Naming,
    phrases: Phrases,
    title: Inline = (),
    last_move: Move | None = None,
) -> AlternativeText:
    """Return the alternative text of the board of a figure.

    ``title`` is its caption, or says what the board shows; without it, the text begins with the
    size of the board. ``last_move`` is the last move before a figure without moves, if it should be
    mentioned. The moves are followed by labels and marks. Stones that are not moves come last; they
    are listed in the first figure of a game and in figures without moves, since other figures
    continue a position that has been described.
    """
    words = FigureInWords(figure, naming, phrases)
    last = words.last_move(last_move)
    details = " ".join(map(_sentence, filter(None, (_region(picture, phrases), last))))
    heading = " ".join(clean_text(plain_text(title)).split()) or _size_text(picture, phrases)
    short = f"{_shortened(heading, SHORT_LIMIT - len(details) - 1)} {details}".strip()
    return AlternativeText(short, _with_lists(short, words.lists(), phrases.between_moves))


def _size_text(picture: Picture, phrases: Phrases) -> str:
    size = picture.empty_board.size
    return fill_template(phrases.board, {"width": str(size.width), "height": str(size.height)})


def _region(picture: Picture, phrases: Phrases) -> str:
    """Return the name of the part of the board that a cropped picture shows, "" if it shows all."""
    whole, crop = Crop.whole_board(picture.empty_board.size), picture.crop
    if crop is None or crop == whole:
        return ""
    down = _edge("upper" * (crop.top == whole.top), "lower" * (crop.bottom == whole.bottom))
    across = _edge("left" * (crop.left == whole.left), "right" * (crop.right == whole.right))
    return str(getattr(phrases, _REGIONS[down, across]))


def _edge(first: str, second: str) -> str:
    """Return the edge that a crop includes, or an empty string for neither or both."""
    return "" if first and second else first or second


class FigureInWords(NamedTuple):
    """A figure in words: its first and its last move, and lists of its moves, labels, marks and
    stones.
    """

    figure: Figure
    naming: Naming
    phrases: Phrases

    def first_move(self) -> str:
        """Return a sentence with the first move of the figure, which must have moves."""
        move = self._numbered_move(self.figure.moves[0], with_colour=True)
        return _sentence(fill_template(self.phrases.first_move, {"move": move}))

    def all_moves(self) -> str:
        """Return a sentence that lists all moves of the figure."""
        moves = self.phrases.between_moves.join(self._moves())
        return _sentence(_listed(self.phrases.moves_in_order, moves))

    def last_move(self, before: Move | None) -> str:
        """Return a phrase with the last move of the figure, or else with the one ``before`` it."""
        if self.figure.moves:
            move = self._numbered_move(self.figure.moves[-1], with_colour=True)
        elif before is not None:
            colour = self.phrases.black if before.colour is Colour.BLACK else self.phrases.white
            move = self._move_at(colour, before.point)
        else:
            return ""
        return fill_template(self.phrases.last_move, {"move": move})

    def lists(self) -> Iterator[tuple[str, Iterator[str]]]:
        """Yield the templates of lists, with their items."""
        figure, phrases = self.figure, self.phrases
        yield phrases.moves_in_order, self._moves()
        marks = figure.markup.marks
        labels = {point: text for point, text in figure.markup.labels.items() if text.strip()}
        yield phrases.labels, (self._label_at(labels[point], point) for point in self._seen(labels))
        for mark, phrase in _MARKS.items():
            marked = (point for point in self._seen(marks) if mark in marks[point])
            yield getattr(phrases, phrase), map(self.naming.name, marked)
        for template, pairs in (
            (phrases.arrows, figure.markup.arrows),
            (phrases.lines, figure.markup.lines),
        ):
            yield template, (self._range(*pair) for pair in pairs)
        if figure.moves and not (figure.origin is None and figure.ordinal == 1):
            return
        stones = figure.base.stones() if figure.moves else figure.stones
        for template, colour in (
            (phrases.black_stones, Colour.BLACK),
            (phrases.white_stones, Colour.WHITE),
        ):
            points = (point for point in self._seen(stones) if stones[point] is colour)
            yield template, map(self._stone, points)

    def _moves(self) -> Iterator[str]:
        """Yield the moves, with the colours of the first one and of those that break the turn."""
        previous = None
        for move in self.figure.moves:
            yield self._numbered_move(move, with_colour=previous in (None, move.colour))
            previous = move.colour

    def _numbered_move(self, move: NumberedMove, *, with_colour: bool) -> str:
        number = drawn_number_text(move) or str(move.number)
        if with_colour:
            number = coloured_number(move.colour, number, self.phrases)
        return self._move_at(number, move.point)

    def _stone(self, point: Point) -> str:
        """Return the point of a stone, after the number on it if it has one."""
        move = None if self.figure.moves else self.figure.numbers.get(point)
        number = drawn_number_text(move) if move else ""
        return self._move_at(number, point) if number else self.naming.name(point)

    def _move_at(self, move: str, point: Point | None) -> str:
        name = self.phrases.passed if point is None else self.naming.name(point)
        return fill_template(self.phrases.move_at, {"move": move, "point": name})

    def _label_at(self, label: str, point: Point) -> str:
        name = self.naming.name(point)
        text = " ".join(clean_text(label).split())
        return fill_template(self.phrases.at, {"moves": text, "place": name})

    def _range(self, start: Point, end: Point) -> str:
        names = {"first": self.naming.name(start), "last": self.naming.name(end)}
        return fill_template(self.phrases.range, names)

    def _seen(self, points: Iterable[Point] | Mapping[Point, object]) -> list[Point]:
        """Return the points that are not cropped off, in reading order."""
        crop = self.figure.crop
        seen = (point for point in points if crop is None or crop.contains(point))
        return sorted(seen, key=lambda point: self.naming.to_view(point)[::-1])


def _with_lists(text: str, lists: Iterable[tuple[str, Iterator[str]]], separator: str) -> str:
    """Return a text followed by lists, cut after a whole item at the maximum length."""
    for template, items in lists:
        frame = len(_sentence(_listed(template, "")))
        room = LIMIT - len(f" {_CUT}") - len(text) - len(" ") - frame
        fitting, is_whole = _fitting_items(items, separator, room)
        if fitting:
            if not is_whole:
                fitting.append(_CUT)
            text = f"{text} {_sentence(_listed(template, separator.join(fitting)))}"
        if not is_whole:
            return text if fitting else f"{text} {_CUT}"
    return text


def _listed(template: str, items: str) -> str:
    return fill_template(template, {"points": items, "moves": items})


def _fitting_items(items: Iterator[str], separator: str, room: int) -> tuple[list[str], bool]:
    """Return the items that fit, with room for a cut after them, and whether these are all.

    ``room`` is the number of characters for the items and the separators between them.
    """
    fitting: list[str] = []
    for item in items:
        room -= len(item) + len(separator)
        if room < len(_CUT):
            return fitting, False
        fitting.append(item)
    return fitting, True


def _sentence(text: str) -> str:
    """Return a text that ends with a punctuation mark."""
    return text if text.endswith((".", "!", "?", "…", "。", "！", "？")) else f"{text}."


def _shortened(text: str, limit: int) -> str:
    """Return a text as a sentence of at most ``limit`` characters, cut after a word if that is not
    far back.
    """
    if len(_sentence(text)) <= limit:
        return _sentence(text)
    cut = text[: limit - len(_CUT)]
    words = cut.rpartition(" ")[0]
    return f"{(words if len(words) > limit // 2 else cut).rstrip(' ,;:–-')}{_CUT}"
