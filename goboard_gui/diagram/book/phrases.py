"""Texts on printed pages: templates, which can be translated, and functions that fill them in.

Users can edit templates. A placeholder that is not known is printed unchanged.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ...go import Colour, rule_set
from ...named_tuples import NamedTuple
from ...record.properties.marks import Mark
from .blocks import InlineStone, InlineText, plain_text
from .text_direction import isolate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from .blocks import Inline


class Phrases(NamedTuple):
    """The templates of texts on printed pages; placeholders in braces are filled in by
    `fill_template`.

    ``figure`` and ``diagram`` are captions, whose placeholders ``{figure}`` and ``{diagram}`` are
    counters and ``{moves}`` is the range of moves; ``{start}`` says where a variation starts, by
    ``instead_of`` or ``after_move``, and for a variation of a variation by ``in_diagram``, too. A
    comment refers to it by ``see_diagram``. Notes list ``{moves}`` at a ``{place}``; a letter that
    several comments use is preceded by the ``{number}`` of the move.
    ``named`` is the caption of a figure with a name, ``position`` that of a single position.
    ``title`` is the heading of a game; it can use all placeholders of captions that do not depend
    on a figure. A detail with its own template, such as ``komi``, is printed only if known;
    ``rules`` is for rule sets that have no name here. ``decimal_sign`` is the decimal separator.
    The templates from ``review`` to ``first_choice_at`` are those of the review of a game.
    The templates from ``board`` to ``white_territory`` describe boards to readers who can't see
    them: the part of the board, the first and the last move, and lists of moves, stones and marks.
    Those from ``marked_stone`` to ``area_of_white`` are used in texts that have no small stones.
    """

    decimal_sign: str = "."

    figure: str = "Figure {figure} ({moves})"
    figure_alone: str = "Figure {figure}"
    diagram: str = "Diagram {diagram} ({start})"
    instead_of: str = "instead of {number}"
    after_move: str = "after {number}"
    in_diagram: str = "{start} in {diagram}"
    see_diagram: str = "Dia. {diagram}"
    range: str = "{first}–{last}"
    at: str = "{moves} at {place}"
    at_of_move: str = "{moves} (move {number}) at {place}"
    connects: str = "{moves} connects at {place}"
    black_pass: str = "Black {number}: pass"
    white_pass: str = "White {number}: pass"
    black_to_play: str = "Black to play"
    white_to_play: str = "White to play"
    footer: str = "{page} / {pages}"
    contents: str = "Contents"
    problems: str = "Problems"
    problem: str = "Problem {number} – {turn}"
    short_problem: str = "{number} – {turn}"
    answer: str = "Solution {number}"
    further_answer: str = "Solution {number} ({start})"
    wrong_answer: str = "Problem {number} – wrong ({start})"
    answers: str = "Solutions"
    tile: str = "Row {row} of {rows}, column {column} of {columns}"
    not_drawn: str = "This board can't be drawn with LaTeX."
    true_size: str = "Line spacing {x} × {y} mm when printed at 100%"
    number_column: str = "No."
    passed: str = "pass"
    set_up_black: str = "Setup: Black {points}"
    set_up_white: str = "Setup: White {points}"
    taken_off: str = "Removed: {points}"

    named: str = "{name} ({start})"
    position: str = "After move {last}"
    position_alone: str = ""
    passes: str = "{moves}: pass"
    black_move: str = "Black {number}"
    white_move: str = "White {number}"
    between_moves: str = ", "
    between_notes: str = "; "
    lead: str = "{number}: "

    board: str = "Board {width} × {height}"
    upper_left: str = "Upper left corner"
    upper_side: str = "Upper side"
    upper_right: str = "Upper right corner"
    left_side: str = "Left side"
    middle: str = "Middle of the board"
    right_side: str = "Right side"
    lower_left: str = "Lower left corner"
    lower_side: str = "Lower side"
    lower_right: str = "Lower right corner"
    first_move: str = "First move: {move}"
    last_move: str = "Last move: {move}"
    move_at: str = "{move} {point}"
    move_list: str = "Moves"
    accessibility: str = (
        "Boards are pictures with alternative texts; their moves are also listed as text."
    )
    moves_in_order: str = "Moves: {moves}"
    black_stones: str = "Black: {points}"
    white_stones: str = "White: {points}"
    labels: str = "Labels: {points}"
    arrows: str = "Arrows: {points}"
    lines: str = "Lines: {points}"
    triangles: str = "Triangles: {points}"
    squares: str = "Squares: {points}"
    circles: str = "Circles: {points}"
    crosses: str = "Crosses: {points}"
    selected_points: str = "Selected points: {points}"
    black_territory: str = "Black's territory: {points}"
    white_territory: str = "White's territory: {points}"

    marked_stone: str = "{colour} ({mark})"
    triangle: str = "triangle"
    square: str = "square"
    circle: str = "circle"
    cross: str = "cross"
    selected: str = "selected"
    area_of_black: str = "Black's territory"
    area_of_white: str = "White's territory"

    review: str = "Review"
    worst_moves: str = "Worst moves"
    analysed_by: str = "Analysis by {engine}"
    visits: str = "{visits} visits per position"
    graph: str = "Graph of {moves} moves."
    graph_caption: str = (
        "▼ Mistakes by Black, △ mistakes by White. The more a move loses, the larger its triangle."
    )
    mistakes_listed: str = "Mistakes: {moves}"
    win_rate_axis: str = "Black's win rate"
    score_axis: str = "Black's lead in points"
    percent: str = "{number}\u00a0%"
    opening: str = "Opening"
    middle_game: str = "Middle game"
    endgame: str = "Endgame"
    moves_reviewed: str = "Moves reviewed"
    points_per_move: str = "Points lost per move"
    percent_per_move: str = "Win rate lost per move (%)"
    loss_in_phase: str = "… {phase}"
    mistakes: str = "Mistakes"
    first_choices: str = "First choices of the engine"
    points_lost: str = "Points lost"
    percent_lost: str = "Win rate lost (%)"
    loss_below: str = "below {last}"
    loss_from: str = "{first} and more"
    loses_points: str = "{move} loses {loss} points"
    loses_percent: str = "{move} loses {loss}\u00a0% of the win rate"
    win_rate_change: str = "Black's win rate: {before} → {after}"
    score_change: str = "Black's lead: {before} → {after}"
    first_choice: str = "First choice of the engine: {place}"
    first_choice_at: str = "{letter}: first choice of the engine, {place}"

    title: str = "{black} – {white}"
    black: str = "Black"
    white: str = "White"
    player: str = "{name} {rank}"
    between_facts: str = "\u00a0· "
    round: str = "Round {round}"
    komi: str = "Komi {komi}"
    handicap: str = "Handicap {handicap}"
    japanese: str = rule_set("japanese").english
    chinese: str = rule_set("chinese").english
    korean: str = rule_set("korean").english
    aga: str = rule_set("aga").english
    new_zealand: str = rule_set("nz").english
    ing: str = rule_set("ing").english
    tromp_taylor: str = rule_set("tromp-taylor").english
    citizendium: str = rule_set("citizendium").english
    rules: str = "Rules: {rules}"
    time: str = "Time: {time}"
    black_wins: str = "Black wins"
    white_wins: str = "White wins"
    by_points: str = "{winner} by {points} points"
    by_one_point: str = "{winner} by 1 point"
    by_resignation: str = "{winner} by resignation"
    on_time: str = "{winner} on time"
    by_forfeit: str = "{winner} by forfeit"
    draw: str = "Draw"
    void: str = "No result"

    bad_move: str = "Bad move."
    very_bad_move: str = "Very bad move."
    doubtful_move: str = "Doubtful move."
    interesting_move: str = "Interesting move."
    good_move: str = "Good move."
    very_good_move: str = "Very good move."
    good_for_black: str = "Good for Black."
    very_good_for_black: str = "Very good for Black."
    good_for_white: str = "Good for White."
    very_good_for_white: str = "Very good for White."
    even: str = "Even position."
    unclear: str = "Unclear position."
    very_unclear: str = "Very unclear position."


RULE_SET_FIELDS = {
    "japanese": "japanese",
    "chinese": "chinese",
    "korean": "korean",
    "aga": "aga",
    "nz": "new_zealand",
    "ing": "ing",
    "tromp-taylor": "tromp_taylor",
    "citizendium": "citizendium",
}
"""The fields of `Phrases` with the names of rule sets, by the ids of the rule sets."""

ENGLISH = Phrases()


_MARKS = {
    Mark.TRIANGLE: "triangle",
    Mark.SQUARE: "square",
    Mark.CIRCLE: "circle",
    Mark.CROSS: "cross",
    Mark.SELECTED: "selected",
    Mark.TERRITORY_BLACK: "area_of_black",
    Mark.TERRITORY_WHITE: "area_of_white",
}
"""The phrases with the names of marks."""

NO_BREAK = "\u00a0"
_PLACE = re.compile(r"\{([a-z_]+)\}")

EXAMPLE_VALUES: Mapping[str, str] = {
    "figure": "3",
    "diagram": "2",
    "figures": "5",
    "moves": "101–150",
    "first": "101",
    "last": "150",
    "after": "100",
    "start": "instead of 101",
    "name": "The ear-reddening move",
    "game": "1",
    "black": "Inoue Gennan Inseki 8p",
    "white": "Kuwahara Shusaku 4p",
    "black_name": "Inoue Gennan Inseki",
    "black_rank": "8p",
    "white_name": "Kuwahara Shusaku",
    "white_rank": "4p",
    "event": "Friendly game",
    "round": "1",
    "date": "1846-09-11",
    "place": "Osaka",
    "result": "White wins by 2 points",
    "file": "ear-reddening",
}
"""The placeholders of captions and titles, with example values.

``figure`` and ``diagram`` count those of a game and are empty for the other kind, ``figures`` is
how many figures the game has. ``moves`` is the range from ``first`` to ``last``; a variation begins
``after`` a move, and ``start`` says so in words, or which move it replaces. ``name`` is what the
record calls a figure, ``game`` counts the games of a book, ``file`` is the file's name without its
ending. ``black`` and ``white`` are the names of the players with their ranks.
"""
GAME_PLACEHOLDERS = (
    *("figures", "game", "black", "white", "black_name", "black_rank", "white_name", "white_rank"),
    *("event", "round", "date", "place", "result", "file"),
)
"""The placeholders of titles."""


def example_caption(
    template: str,
    places: Iterable[str] = EXAMPLE_VALUES,
    values: Mapping[str, str] = EXAMPLE_VALUES,
) -> str:
    """Return the template of a caption or title with example values filled in.

    ``places`` are the placeholders that it may have.

    >>> example_caption("Fig. {figure}, {event}"), example_caption("{what} {figure")
    ('Fig. 3, Friendly game', '{what} {figure')
    >>> example_caption("{figure} {game}", GAME_PLACEHOLDERS)
    '{figure} 1'
    """
    return fill_template(template, {place: values[place] for place in places})


def fill_template(template: str, values: Mapping[str, str]) -> str:
    """Return a template with its placeholders filled in; unknown placeholders are kept.

    Values of right-to-left scripts do not change the order of the texts around them.
    """
    text, *parts = _template_parts(template)
    for place, following in zip(parts[::2], parts[1::2], strict=True):
        text += isolate(values.get(place, f"{{{place}}}")) + following
    return text


@lru_cache(maxsize=256)
def _template_parts(template: str) -> list[str]:
    """Return the texts of a template and the placeholders between them, in order."""
    return _PLACE.split(template)


def fill_inline(template: str, values: Mapping[str, str | Inline]) -> Inline:
    """Return a template as running text with its placeholders filled in; values may contain small
    stones.

    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.diagram.book.blocks import InlineStone
    >>> stone, at = fill_inline("{moves} at {place}", {"moves": (InlineStone(Colour.BLACK, "55"),)})
    >>> stone.label, at.text
    ('55', ' at {place}')
    """
    return join_inline("", _parts(template, values))


def _parts(template: str, values: Mapping[str, str | Inline]) -> Iterator[Inline]:
    """Yield the parts of a template in order, with values in place of the placeholders."""
    end = 0
    for found in _PLACE.finditer(template):
        yield (InlineText(template[end : found.start()]),)
        value = values.get(found[1], found[0])
        yield (InlineText(isolate(value)),) if isinstance(value, str) else value
        end = found.end()
    yield (InlineText(template[end:]),)


def coloured_number(colour: Colour, number: str, phrases: Phrases) -> str:
    """Return a move by colour and number.

    >>> from goboard_gui.go import Colour
    >>> coloured_number(Colour.BLACK, "61", ENGLISH)
    'Black 61'
    """
    phrase = phrases.black_move if colour is Colour.BLACK else phrases.white_move
    return fill_template(phrase, {"number": number})


def stone_description(stone: InlineStone, phrases: Phrases) -> str:
    """Return the text that screen readers and copied text have in place of an inline stone.

    >>> from goboard_gui.go import Colour
    >>> stone_description(InlineStone(Colour.WHITE, "4"), ENGLISH)
    'White 4'
    >>> stone_description(InlineStone(Colour.WHITE, "4", text="4"), ENGLISH)
    '4'
    """
    if stone.colour is not None and not stone.label and stone.mark is None:
        return phrases.black if stone.colour is Colour.BLACK else phrases.white
    sign = plain_text((stone,))
    if stone.text or stone.colour is None:
        return sign
    return coloured_number(stone.colour, sign, phrases)


def stone_in_words(stone: InlineStone, phrases: Phrases) -> str:
    """Return an inline stone in words, without characters that look like stones or marks.

    >>> from goboard_gui.go import Colour
    >>> stone_in_words(InlineStone(Colour.WHITE, mark=Mark.TRIANGLE), ENGLISH)
    'White (triangle)'
    >>> stone_in_words(InlineStone(Colour.WHITE, "4"), ENGLISH)
    'White 4'
    """
    if stone.mark is None:
        return stone_description(stone, phrases)
    mark = str(getattr(phrases, _MARKS[stone.mark]))
    if stone.colour is None:
        return mark
    colour = phrases.black if stone.colour is Colour.BLACK else phrases.white
    return fill_template(phrases.marked_stone, {"colour": colour, "mark": mark})


def join_inline(separator: str, parts: Iterable[Inline]) -> Inline:
    """Return pieces of running text, joined by a separator."""
    together: list[InlineText | InlineStone] = []
    for number, part in enumerate(parts):
        for piece in (InlineText(separator), *part) if number else part:
            before = together[-1] if together else None
            if isinstance(piece, InlineStone):
                together.append(piece)
            elif isinstance(before, InlineText) and before[1:] == piece[1:]:
                together[-1] = piece._replace(text=before.text + piece.text)
            elif piece.text:
                together.append(piece)
    return tuple(together)


def without_breaks_before_stones(text: Inline) -> Inline:
    """Return running text with no line breaks between a word and the small stone after it."""
    following = (*text[1:], None)
    return tuple(
        piece._replace(text=f"{piece.text[:-1]}{NO_BREAK}")
        if isinstance(piece, InlineText)
        and isinstance(after, InlineStone)
        and piece.text[-1:] == " "
        else piece
        for piece, after in zip(text, following, strict=True)
    )


def fill_without_gaps(template: str, values: Mapping[str, str]) -> str:
    """Return a filled-in template without the spaces around placeholders whose values are empty.

    >>> fill_without_gaps("{name} {rank}", {"name": "Shusaku", "rank": ""})
    'Shusaku'
    """
    return " ".join(fill_template(template, values).split())
