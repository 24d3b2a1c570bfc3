"""The words of printed records in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from ...diagram.book.phrases import Phrases
from ..core.i18n.translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Pages"
_tr = translator(_C)

TEMPLATES: Mapping[str, str] = {
    "figure": mark(_C, "Figure {figure} ({moves})"),
    "figure_alone": mark(_C, "Figure {figure}"),
    "diagram": mark(_C, "Diagram {diagram}"),
    "range": "{first}–{last}",
    "at": mark(_C, "{moves} at {place}"),
    "connects": mark(_C, "{moves} connects at {place}"),
    "black_pass": mark(_C, "Black {number}: pass"),
    "white_pass": mark(_C, "White {number}: pass"),
    "black_to_play": mark(_C, "Black to play"),
    "white_to_play": mark(_C, "White to play"),
    "footer": "{title} – {page} / {pages}",
    "problem": mark(_C, "Problem {number} – {turn}"),
    "answer": mark(_C, "Answer {number}"),
    "further_answer": mark(_C, "Answer {number}, board {place}"),
    "answers": mark(_C, "Answers"),
    "tile": mark(_C, "Row {row} of {rows}, column {column} of {columns}"),
    "not_drawn": mark(_C, "This board cannot be drawn with LaTeX."),
    "true_size": mark(_C, "Lines {x} × {y} mm apart if printed at 100 %"),
    "number_column": mark(_C, "No."),
    "passed": mark(_C, "pass"),
    "set_up_black": mark(_C, "Set up Black {points}"),
    "set_up_white": mark(_C, "Set up White {points}"),
    "taken_off": mark(_C, "Taken off {points}"),
    "named": "{name}",
    "position": mark(_C, "After move {last}"),
    "position_alone": "",
    "passes": mark(_C, "{moves}: pass"),
    "black_move": mark(_C, "Black {number}"),
    "white_move": mark(_C, "White {number}"),
    "between_moves": ", ",
    "between_notes": "; ",
    "lead": "{number}: ",
    "title": "{black} – {white}",
    "black": mark(_C, "Black"),
    "white": mark(_C, "White"),
    "player": "{name} {rank}",
    "between_facts": "\u00a0· ",
    "round": mark(_C, "Round {round}"),
    "komi": mark(_C, "Komi {komi}"),
    "handicap": mark(_C, "Handicap {handicap}"),
    "japanese": mark(_C, "Japanese rules"),
    "chinese": mark(_C, "Chinese rules"),
    "korean": mark(_C, "Korean rules"),
    "aga": mark(_C, "AGA rules"),
    "new_zealand": mark(_C, "New Zealand rules"),
    "ing": mark(_C, "Ing rules"),
    "tromp_taylor": mark(_C, "Tromp–Taylor rules"),
    "citizendium": mark(_C, "Citizendium rules"),
    "rules": mark(_C, "Rules: {rules}"),
    "time": mark(_C, "Time: {time}"),
    "black_wins": mark(_C, "Black wins"),
    "white_wins": mark(_C, "White wins"),
    "by_points": mark(_C, "{winner} by {points} points"),
    "by_one_point": mark(_C, "{winner} by 1 point"),
    "by_resignation": mark(_C, "{winner} by resignation"),
    "on_time": mark(_C, "{winner} on time"),
    "by_forfeit": mark(_C, "{winner} by forfeit"),
    "draw": mark(_C, "Draw"),
    "void": mark(_C, "No result"),
    "bad_move": mark(_C, "Bad move."),
    "very_bad_move": mark(_C, "Very bad move."),
    "doubtful_move": mark(_C, "Doubtful move."),
    "interesting_move": mark(_C, "Interesting move."),
    "good_move": mark(_C, "Good move."),
    "very_good_move": mark(_C, "Very good move."),
    "good_for_black": mark(_C, "Good for Black."),
    "very_good_for_black": mark(_C, "Very good for Black."),
    "good_for_white": mark(_C, "Good for White."),
    "very_good_for_white": mark(_C, "Very good for White."),
    "even": mark(_C, "Even position."),
    "unclear": mark(_C, "Unclear position."),
    "very_unclear": mark(_C, "Very unclear position."),
}
"""What is filled in stands in braces and is not to be translated, see `Phrases`."""


def phrases() -> Phrases:
    """The templates of captions, notes, headers and the like, translated."""
    sign = QLocale().decimalPoint()
    return Phrases(sign, **{name: _tr(text) for name, text in TEMPLATES.items()})
