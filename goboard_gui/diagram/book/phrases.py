"""The words of a printed record, as templates that a translation can replace."""

from __future__ import annotations

from typing import NamedTuple


class Phrases(NamedTuple):
    """Templates; what stands in braces is filled in, see `templates`.

    ``figure`` and ``diagram`` are captions: ``{figure}`` and ``{diagram}`` count them, ``{moves}``
    is the range of their moves. Notes tell of ``{moves}`` at a ``{place}``. ``named`` is the
    caption of a figure that the record gives a name, ``position`` that of a board of its own.
    ``title`` stands above a game; it may have all that captions may have. What is said in a
    template of its own, such as ``komi``, is said only where it is known; ``rules`` tells of those
    that have no name here. ``decimal_sign`` parts a number from its fraction.
    """

    decimal_sign: str = "."

    figure: str = "Figure {figure} ({moves})"
    figure_alone: str = "Figure {figure}"
    diagram: str = "Diagram {diagram}"
    range: str = "{first}–{last}"
    at: str = "{moves} at {place}"
    connects: str = "{moves} connects at {place}"
    black_pass: str = "Black {number}: pass"
    white_pass: str = "White {number}: pass"
    black_to_play: str = "Black to play"
    white_to_play: str = "White to play"
    footer: str = "{title} – {page} / {pages}"
    problem: str = "Problem {number} – {turn}"
    answer: str = "Answer {number}"
    further_answer: str = "Answer {number}, board {place}"
    answers: str = "Answers"
    tile: str = "Row {row} of {rows}, column {column} of {columns}"
    not_drawn: str = "This board cannot be drawn with LaTeX."
    true_size: str = "Lines {x} × {y} mm apart if printed at 100 %"
    number_column: str = "No."
    passed: str = "pass"
    set_up_black: str = "Set up Black {points}"
    set_up_white: str = "Set up White {points}"
    taken_off: str = "Taken off {points}"

    named: str = "{name}"
    position: str = "After move {last}"
    position_alone: str = ""
    passes: str = "{moves}: pass"
    black_move: str = "Black {number}"
    white_move: str = "White {number}"
    between_moves: str = ", "
    between_notes: str = "; "
    lead: str = "{number}: "

    title: str = "{black} – {white}"
    black: str = "Black"
    white: str = "White"
    player: str = "{name} {rank}"
    between_facts: str = "\u00a0· "
    round: str = "Round {round}"
    komi: str = "Komi {komi}"
    handicap: str = "Handicap {handicap}"
    japanese: str = "Japanese rules"
    chinese: str = "Chinese rules"
    korean: str = "Korean rules"
    aga: str = "AGA rules"
    new_zealand: str = "New Zealand rules"
    ing: str = "Ing rules"
    tromp_taylor: str = "Tromp–Taylor rules"
    citizendium: str = "Citizendium rules"
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


ENGLISH = Phrases()
