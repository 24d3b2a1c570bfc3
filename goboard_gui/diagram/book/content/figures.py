"""Figures as pictures, with their captions and notes."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING

from ....go import Board, Colour
from ....named_tuples import NamedTuple
from ....record.figures import FigureFlag, FigureKind
from ....record.figures.cropping import is_rectangle
from ....record.properties.marks import Mark
from ...compose import LastMoveMark, compose_picture
from ...edge_labels import labels_by_side, visible_edge_labels
from ...picture import Cell
from ..blocks import InlineStone, InlineText, plain_text
from ..phrases import (
    NO_BREAK,
    fill_inline,
    fill_template,
    join_inline,
    without_breaks_before_stones,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ....go import Point
    from ....notation import Naming
    from ....record import Step
    from ....record.figures import Figure, Note, NotePoint, NumberedMove
    from ....record.values.markup import Markup
    from ...compose import DisplayOptions
    from ...picture import Picture
    from ..blocks import Inline
    from ..options import NamingOptions
    from ..phrases import Phrases

_BLANK = Cell()
_LEAST_SUMMED_UP = 3
"""The number of passes in a row from which only the first and the last are named."""


def figure_picture(
    figure: Figure,
    naming_options: NamingOptions,
    display: DisplayOptions,
    *,
    notes: bool = True,
    last_step: Step | None = None,
) -> Picture:
    """Return the picture of a figure, with its stones, move numbers and markup.

    With ``notes``, the stones that notes refer to are marked unless coordinates identify them.
    ``last_step`` is the step whose move gets the mark of the last move, if any. What the record
    hides in this figure (FG) is not shown.
    """
    naming = naming_options.point_naming(figure.base.shape)
    if is_hidden(figure, FigureFlag.NO_COORDINATES):
        display = display._replace(edges=frozenset())
    last = last_step and last_step.move and last_step.move.point
    if last in figure.numbers and display.last_move is not LastMoveMark.NOTHING:
        # The dot becomes a ring around the number.
        display = display._replace(last_move=LastMoveMark.DOT)
    stones = Board.empty(figure.base.graph).with_stones(figure.stones)
    picture = compose_picture(
        stones, naming, display, last_step, markup=_markup_to_draw(figure.markup)
    )
    crop = figure.crop and figure.crop.transformed(naming_options.view, naming.size)
    if naming.notation.plan is not None:
        crop = None  # only columns and rows can be cut off
    empty_board = picture.empty_board
    if is_hidden(figure, FigureFlag.NO_HOSHI):
        empty_board = empty_board._replace(hoshi=frozenset())
    cells = dict(picture.cells)
    picture = picture._replace(empty_board=empty_board, cells=cells, crop=crop)
    _write_numbers(cells, figure, naming)
    if (
        notes
        and not is_hidden(figure, FigureFlag.NO_LIST)
        and not labels_identify_points(picture, naming)
    ):
        _mark_noted_stones(cells, figure, naming)
    return picture


def is_hidden(figure: Figure, flag: FigureFlag) -> bool:
    """Return whether the record asks to hide an element of a figure, such as its list of moves
    (property FG).

    The record may leave this decision to the viewer; in that case nothing is hidden.
    """
    flags = (figure.options and figure.options.flags) or FigureFlag(0)
    return flag in flags and FigureFlag.VIEWER not in flags


def labels_identify_points(picture: Picture, naming: Naming) -> bool:
    """Return whether the coordinates at the edges of a picture identify every point on it."""
    empty_board = picture.empty_board
    labels = visible_edge_labels(empty_board.edges, picture.crop, empty_board.size)
    return naming.notation.bijective and any(labels_by_side(labels))


def drawn_number_text(move: NumberedMove) -> str:
    """Return the number drawn on a move, or an empty string if none is drawn."""
    return str(move.label) if move.label else ""


def _write_numbers(cells: dict[Point, Cell], figure: Figure, naming: Naming) -> None:
    """Add the move numbers of a figure to the cells of its picture; a number replaces the label of
    a stone.
    """
    for point, move in figure.numbers.items():
        seen_at = naming.to_view(point)
        if label := drawn_number_text(move):
            cells[seen_at] = cells.get(seen_at, _BLANK)._replace(stone=move.colour, label=label)


def _mark_noted_stones(cells: dict[Point, Cell], figure: Figure, naming: Naming) -> None:
    """Mark with a letter or a triangle the stones that notes refer to."""
    for seat in figure.marked_points:
        point = naming.to_view(seat.point)
        cell = cells.get(point, _BLANK)
        if seat.mark:
            cells[point] = cell._replace(label=seat.mark)
        elif Mark.TRIANGLE not in cell.marks:
            cells[point] = cell._replace(marks=(Mark.TRIANGLE, *cell.marks))


def _markup_to_draw(markup: Markup) -> Markup:
    """Return the markup of a figure, leaving out the visible part (VW) if it is a rectangle,
    because the picture is cropped to it anyway.
    """
    view = markup.view
    return markup if view is None or not is_rectangle(view) else markup._replace(view=None)


def figure_caption(
    figure: Figure, phrases: Phrases, values: Mapping[str, str], origin: str = ""
) -> Inline:
    """Return the caption of a figure.

    ``values`` are the template values of its game. If the record names the figure, the name is used
    instead of the number. ``origin`` is the anchor to which the words link that say where a
    variation starts.
    """
    if figure.printed_name:
        template = phrases.named
    elif figure.kind is FigureKind.DIAGRAM:
        template = phrases.diagram
    else:
        template = phrases.figure if figure.moves else phrases.figure_alone
    start = start_text(figure, phrases)
    values = {**values, **figure_values(figure, phrases)}
    text = fill_with_start(template, values, start, origin)
    return text if plain_text(text).strip() else ()


def fill_with_start(
    template: str, values: Mapping[str, str], start: str, origin: str = ""
) -> Inline:
    """Return the template of a caption with its placeholders filled in, among them ``{start}``,
    where a variation starts.

    The brackets around it are omitted if ``start`` is empty. ``origin`` is the anchor to which it
    links.
    """
    if not start:
        template = template.replace(_BRACKETED_START, "")
    linked: Inline = (InlineText(start, target=origin),) if start else ()
    return fill_inline(template, {**values, "start": linked})


_BRACKETED_START = " ({start})"


def start_text(figure: Figure, phrases: Phrases) -> str:
    """Return a phrase for where a variation starts, such as "instead of 17" or "after 16".

    It is empty for figures of a game, and for the problems of a collection that is printed as a
    game.
    """
    origin = figure.origin
    if origin is None or not (origin.replaced or origin.label):
        return ""
    template = phrases.instead_of if origin.replaced else phrases.after_move
    start = fill_template(template, {"number": str(origin.replaced or origin.label)})
    diagram = origin.continued
    if not diagram and origin.kind is FigureKind.DIAGRAM:
        diagram = origin.figure_ordinal
    if not diagram:
        return start
    reference = origin.diagram_name or fill_template(phrases.see_diagram, {"diagram": str(diagram)})
    return fill_template(phrases.in_diagram, {"start": start, "diagram": reference})


def position_caption(last: int, phrases: Phrases, values: Mapping[str, str]) -> Inline:
    """Return the caption of a position after move ``last``, or of the initial position if ``last``
    is 0.
    """
    template = phrases.position if last else phrases.position_alone
    text = fill_template(template, {**values, "last": str(last or "")})
    return (InlineText(text),) if text.strip() else ()


def side_to_play_text(colour: Colour, phrases: Phrases) -> Inline:
    """Return the phrase "Black to play" or "White to play" in the language of ``phrases``."""
    black = colour is Colour.BLACK
    return (InlineText(phrases.black_to_play if black else phrases.white_to_play),)


def move_range_text(figure: Figure, phrases: Phrases) -> str:
    """Return the range of the moves in a figure, such as "51–100".

    Figures of a game use the move numbers of the record, those of a variation the numbers that are
    drawn.
    """
    first, last = _first_and_last_number(figure)
    return first if first == last else fill_template(phrases.range, {"first": first, "last": last})


def figure_values(figure: Figure, phrases: Phrases) -> dict[str, str]:
    """Return the values for those placeholders of a caption template that depend on the figure,
    except where a variation starts, see `start_text`.
    """
    first, last = _first_and_last_number(figure)
    is_figure = figure.kind is FigureKind.FIGURE
    return {
        "figure": str(figure.ordinal) if is_figure else "",
        "diagram": "" if is_figure else str(figure.ordinal),
        "moves": move_range_text(figure, phrases),
        "first": first,
        "last": last,
        "after": _previous_number(figure),
        "name": figure.name,
    }


def _first_and_last_number(figure: Figure) -> tuple[str, str]:
    """Return the numbers of the first and last move of a figure, or two empty strings if it has no
    moves.
    """
    if not figure.moves:
        return "", ""
    first, last = figure.moves[0], figure.moves[-1]
    return str(figure.caption_number(first)), str(figure.caption_number(last))


def _previous_number(figure: Figure) -> str:
    """Return the number of the last move before a figure, or an empty string if there is none."""
    if figure.origin is not None:
        return str(figure.origin.number)
    return str(figure.first_number - 1) if figure.moves else ""


def figure_notes(
    figure: Figure, picture: Picture, naming: Naming, phrases: Phrases, *, stones: bool = True
) -> tuple[Inline, ...]:
    """Return the notes below a figure: the moves and labels that its board cannot show, and passes.

    With ``stones``, move numbers are drawn as small stones. Points are named if the picture has
    coordinates. The record can suppress all notes.
    """
    listed, passes = list_notes(figure, picture, naming, phrases, stones=stones)
    lines = (join_inline(phrases.between_notes, listed), passes)
    return tuple(line for line in lines if line)


def list_notes(
    figure: Figure, picture: Picture, naming: Naming, phrases: Phrases, *, stones: bool = True
) -> tuple[tuple[Inline, ...], Inline]:
    """Return the notes below a figure one by one, and the note on passes, which may be empty.

    See `figure_notes`.
    """
    if is_hidden(figure, FigureFlag.NO_LIST):
        return (), ()
    writer = _NoteWriter(
        phrases,
        naming,
        stones,
        labels_identify_points(picture, naming),
        _must_state_colours(figure),
    )
    at = [
        line
        for note in figure.notes
        if note.note_point
        for line in writer.notes_at(note, note.note_point)
    ]
    at += writer.covered_labels(figure)
    at += writer.covered_marks(figure)
    passes = [move for note in figure.notes if note.note_point is None for move in note.moves]
    return tuple(at), writer.pass_note(passes)


def inline_number(move: NumberedMove, *, stones: bool, after_colour: bool = False) -> Inline:
    """Return the number drawn on a move, or else its move number, as a small stone or as text.

    ``after_colour`` says that the word for its colour is printed before it, and need not be read
    out again.
    """
    number = drawn_number_text(move) or str(move.number)
    if not stones:
        return (InlineText(number),)
    return (InlineStone(move.colour, number, text=number if after_colour else ""),)


def _must_state_colours(figure: Figure) -> bool:
    """Return whether notes must state the colours of moves, because a player moved twice in
    a row.
    """
    return any(one.colour is other.colour for one, other in pairwise(figure.moves))


class _NoteWriter(NamedTuple):
    """Converter of a figure's notes to running text.

    With ``names_points``, points are referred to by name. With ``names_colours``, each move is
    preceded by its colour.
    """

    phrases: Phrases
    naming: Naming
    stones: bool
    names_points: bool
    names_colours: bool

    def notes_at(self, note: Note, seat: NotePoint) -> Iterator[Inline]:
        """Yield the notes on the moves at one point; a move that fills a ko has its own."""
        moves, place = note.moves, self._point_reference(seat)
        others = moves[:-1] if note.fills_ko else moves
        if others:
            yield fill_inline(self.phrases.at, {"moves": self._move_list(others), "place": place})
        if note.fills_ko:
            last = self._move_list(moves[-1:])
            yield fill_inline(self.phrases.connects, {"moves": last, "place": place})

    def covered_labels(self, figure: Figure) -> Iterator[Inline]:
        """Yield a note on each label that a number or another label hides.

        A letter that the figure has at several points is preceded by its move.
        """
        labels = [one for one in figure.covered if one.label]
        counts = Counter([*figure.markup.labels.values(), *(one.label for one in labels)])
        for one in dict.fromkeys(one._replace(node=0, number=0) for one in labels):
            same = next(each for each in labels if each[2:] == one[2:])
            values: dict[str, str | Inline] = {
                "moves": (InlineText(one.label),),
                "place": self._covered_place(figure, one.point),
                "number": str(same.number),
            }
            repeated = counts[one.label] > 1 and same.number
            phrase = self.phrases.at_of_move if repeated else self.phrases.at
            yield fill_inline(phrase.replace(" ", NO_BREAK), values)

    def covered_marks(self, figure: Figure) -> Iterator[Inline]:
        """Yield a note on each kind of mark that numbers hide, with all its places."""
        places: dict[Mark, dict[Point, Inline]] = defaultdict(dict)
        for one in figure.covered:
            for mark in one.marks:
                places[mark][one.point] = self._covered_place(figure, one.point)
        for mark, there in sorted(places.items(), key=lambda item: item[0].value):
            sign = (InlineStone(None, mark=mark),)
            place = join_inline(self.phrases.between_moves, there.values())
            yield fill_inline(self.phrases.at, {"moves": sign, "place": place})

    def _covered_place(self, figure: Figure, point: Point) -> Inline:
        """Return what is seen at a point with covered markup: a number, or else its label or
        name.
        """
        move = figure.numbers.get(point)
        if move is not None and move.label:
            return inline_number(move, stones=self.stones)
        label = figure.markup.labels.get(point, "")
        return (InlineText(label if label and not self.names_points else self.naming.name(point)),)

    def pass_note(self, moves: Sequence[NumberedMove]) -> Inline:
        """Return the note on passes; it is empty if there are none.

        Several passes in a row are summed up by the first and the last of them.
        """
        if len(moves) == 1:
            phrase = (self.phrases.white_pass, self.phrases.black_pass)[_is_black(moves[0])]
            return self._after_colour(phrase, moves[0])
        if not moves:
            return ()
        names = [name for run in _alternating_runs(moves) for name in self._run_names(run)]
        return fill_inline(
            self.phrases.passes, {"moves": join_inline(self.phrases.between_moves, names)}
        )

    def _run_names(self, moves: Sequence[NumberedMove]) -> Iterator[Inline]:
        """Yield the moves of a run with their colours, or only their range if they are many."""
        if len(moves) < _LEAST_SUMMED_UP:
            yield from map(self._move_with_colour, moves)
            return
        first, last = (inline_number(move, stones=self.stones) for move in (moves[0], moves[-1]))
        yield fill_inline(self.phrases.range, {"first": first, "last": last})

    def _move_list(self, moves: Sequence[NumberedMove]) -> Inline:
        """Return a list of moves as running text."""
        return join_inline(
            self.phrases.between_moves,
            (
                self._move_with_colour(move)
                if self.names_colours
                else inline_number(move, stones=self.stones)
                for move in moves
            ),
        )

    def _move_with_colour(self, move: NumberedMove) -> Inline:
        """Return a move with its colour as running text."""
        phrase = (self.phrases.white_move, self.phrases.black_move)[_is_black(move)]
        return self._after_colour(phrase, move)

    def _after_colour(self, phrase: str, move: NumberedMove) -> Inline:
        """Return a template with the word for the colour of a move, filled in with its number."""
        number = inline_number(move, stones=self.stones, after_colour=True)
        return without_breaks_before_stones(fill_inline(phrase, {"number": number}))

    def _point_reference(self, seat: NotePoint) -> Inline:
        """Return running text that refers to a point: the number of its stone, its name, or
        a mark.
        """
        if seat.colour is not None and seat.label is not None:
            number = str(seat.label)
            return (InlineStone(seat.colour, number) if self.stones else InlineText(number),)
        if seat.colour is None or self.names_points:
            return (InlineText(self.naming.name(seat.point)),)
        mark = None if seat.mark else Mark.TRIANGLE
        return (InlineStone(seat.colour, seat.mark, mark),)


def _alternating_runs(moves: Sequence[NumberedMove]) -> Iterator[Sequence[NumberedMove]]:
    """Yield the runs of consecutive moves in which the players alternate, in order."""
    start = 0
    for end, (move, after) in enumerate(pairwise(moves), 1):
        if after.number != move.number + 1 or after.colour is move.colour:
            yield moves[start:end]
            start = end
    yield moves[start:]


def _is_black(move: NumberedMove) -> bool:
    return move.colour is Colour.BLACK
