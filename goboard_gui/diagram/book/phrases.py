"""The words of a printed record, as templates that a translation can replace."""

from __future__ import annotations

from typing import NamedTuple


class Phrases(NamedTuple):
    """Templates; what stands in braces is filled in.

    ``figure`` and ``diagram`` are captions: ``{figure}`` and ``{diagram}`` count them, ``{moves}``
    is the range of their moves. Notes tell of ``{moves}`` at a ``{place}``.
    """

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
    problem: str = "Problem {number} – {to_play}"
    answer: str = "Answer {number}"
    answers: str = "Answers"
    tile: str = "Row {row} of {rows}, column {column} of {columns}"
    true_size: str = "Lines {x} × {y} mm apart if printed at 100 %"
    number_column: str = "No."
    passed: str = "pass"
    set_up_black: str = "Set up Black {points}"
    set_up_white: str = "Set up White {points}"
    taken_off: str = "Taken off {points}"


ENGLISH = Phrases()
