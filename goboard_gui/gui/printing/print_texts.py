"""Texts of the print window and of printed pages, in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from ...diagram.book.option_table import OPTIONS
from ...diagram.book.phrases import EXAMPLE_VALUES, RULE_SET_FIELDS, Phrases, fill_template
from ...go import rule_set
from ..core.i18n import tr_noop, translator
from ..widgets.value_editors import ValueChoice
from ..wording.notation_texts import notation_explanation, notation_title
from ..wording.rule_texts import rules_name
from ..wording.terms import view_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...diagram.book.option import Option, OptionValue
    from ...diagram.book.options import DocumentType

PRINT_CONTEXT = "Print"


def translate_option_text(text: str) -> str:
    """Translate a text of the option table or of the print window into the language of the
    window.
    """
    return QCoreApplication.translate(PRINT_CONTEXT, text)


def document_type_name(document_type: DocumentType) -> str:
    """Return the name of a kind of document."""
    values = OPTIONS["edition.material"].values
    return translate_option_text(next(each.label for each in values if each.value is document_type))


def option_choices(option: Option) -> Sequence[ValueChoice]:
    """Return the values that can be chosen for an option, with their names."""
    choices = [_choice(option.key, each) for each in option.offered_values]
    if option.none:
        choices.insert(0, ValueChoice(None, translate_option_text(option.none)))
    return choices


def _choice(key: str, value: OptionValue) -> ValueChoice:
    match key:
        case "edition.names.notation" | "edition.shown.second":
            return ValueChoice(
                value.value, notation_title(value.value), notation_explanation(value.value)
            )
        case "edition.setup.paper":
            return ValueChoice(value.value, value.value.label)
        case "edition.names.view":
            return ValueChoice(value.value, view_name(value.value))
    return ValueChoice(value.value, translate_option_text(value.label or value.name.capitalize()))


CUSTOM_PAPER_TEXT = tr_noop(PRINT_CONTEXT, "Custom size")
"""The entry for all other sizes in the list of papers."""

_PLACEHOLDERS: Mapping[str, str] = {
    "figure": tr_noop(PRINT_CONTEXT, "Figure number"),
    "diagram": tr_noop(PRINT_CONTEXT, "Diagram number"),
    "figures": tr_noop(PRINT_CONTEXT, "Number of figures"),
    "moves": tr_noop(PRINT_CONTEXT, "Range of moves"),
    "first": tr_noop(PRINT_CONTEXT, "First move"),
    "last": tr_noop(PRINT_CONTEXT, "Last move"),
    "after": tr_noop(PRINT_CONTEXT, "Move before the first"),
    "start": tr_noop(PRINT_CONTEXT, "Start of the variation"),
    "name": tr_noop(PRINT_CONTEXT, "Name in the record"),
    "game": tr_noop(PRINT_CONTEXT, "Game number"),
    "black": tr_noop(PRINT_CONTEXT, "Black with rank"),
    "white": tr_noop(PRINT_CONTEXT, "White with rank"),
    "black_name": tr_noop(PRINT_CONTEXT, "Black without rank"),
    "black_rank": tr_noop(PRINT_CONTEXT, "Rank of Black"),
    "white_name": tr_noop(PRINT_CONTEXT, "White without rank"),
    "white_rank": tr_noop(PRINT_CONTEXT, "Rank of White"),
    "event": tr_noop(PRINT_CONTEXT, "Event"),
    "round": tr_noop(PRINT_CONTEXT, "Round"),
    "date": tr_noop(PRINT_CONTEXT, "Date"),
    "place": tr_noop(PRINT_CONTEXT, "Place"),
    "result": tr_noop(PRINT_CONTEXT, "Result"),
    "file": tr_noop(PRINT_CONTEXT, "File name"),
}


def placeholder_name(placeholder: str) -> str:
    """Return what a placeholder of captions and titles stands for."""
    return translate_option_text(_PLACEHOLDERS[placeholder])


_C = "Pages"
_tr = translator(_C)

TEMPLATES: Mapping[str, str] = {
    "figure": tr_noop(_C, "Figure {figure} ({moves})"),
    "figure_alone": tr_noop(_C, "Figure {figure}"),
    "diagram": tr_noop(_C, "Diagram {diagram} ({start})"),
    "instead_of": tr_noop(_C, "instead of {number}"),
    "after_move": tr_noop(_C, "after {number}"),
    "in_diagram": tr_noop(_C, "{start} in {diagram}"),
    "see_diagram": tr_noop(_C, "Dia. {diagram}"),
    "range": "{first}–{last}",
    "at": tr_noop(_C, "{moves} at {place}"),
    "at_of_move": tr_noop(_C, "{moves} (move {number}) at {place}"),
    "connects": tr_noop(_C, "{moves} connects at {place}"),
    "black_pass": tr_noop(_C, "Black {number}: pass"),
    "white_pass": tr_noop(_C, "White {number}: pass"),
    "black_to_play": tr_noop(_C, "Black to play"),
    "white_to_play": tr_noop(_C, "White to play"),
    "footer": "{page} / {pages}",
    "contents": tr_noop(_C, "Contents"),
    "problem": tr_noop(_C, "Problem {number} – {turn}"),
    "answer": tr_noop(_C, "Solution {number}"),
    "further_answer": tr_noop(_C, "Solution {number} ({start})"),
    "wrong_answer": tr_noop(_C, "Problem {number} – wrong ({start})"),
    "answers": tr_noop(_C, "Solutions"),
    "problems": tr_noop(_C, "Problems"),
    "short_problem": "{number} – {turn}",
    "tile": tr_noop(_C, "Row {row} of {rows}, column {column} of {columns}"),
    "not_drawn": tr_noop(_C, "This board can't be drawn with LaTeX."),
    "true_size": tr_noop(_C, "Line spacing {x} × {y} mm when printed at 100%"),
    "number_column": tr_noop(_C, "No."),
    "passed": tr_noop(_C, "pass"),
    "set_up_black": tr_noop(_C, "Setup: Black {points}"),
    "set_up_white": tr_noop(_C, "Setup: White {points}"),
    "taken_off": tr_noop(_C, "Removed: {points}"),
    "named": "{name} ({start})",
    "position": tr_noop(_C, "After move {last}"),
    "position_alone": "",
    "passes": tr_noop(_C, "{moves}: pass"),
    "black_move": tr_noop(_C, "Black {number}"),
    "white_move": tr_noop(_C, "White {number}"),
    "between_moves": ", ",
    "between_notes": "; ",
    "lead": "{number}: ",
    "board": tr_noop(_C, "Board {width} × {height}"),
    "upper_left": tr_noop(_C, "Upper left corner"),
    "upper_side": tr_noop(_C, "Upper side"),
    "upper_right": tr_noop(_C, "Upper right corner"),
    "left_side": tr_noop(_C, "Left side"),
    "middle": tr_noop(_C, "Middle of the board"),
    "right_side": tr_noop(_C, "Right side"),
    "lower_left": tr_noop(_C, "Lower left corner"),
    "lower_side": tr_noop(_C, "Lower side"),
    "lower_right": tr_noop(_C, "Lower right corner"),
    "first_move": tr_noop(_C, "First move: {move}"),
    "last_move": tr_noop(_C, "Last move: {move}"),
    "move_at": "{move} {point}",
    "move_list": tr_noop(_C, "Moves"),
    "accessibility": tr_noop(
        _C, "Boards are pictures with alternative texts; their moves are also listed as text."
    ),
    "moves_in_order": tr_noop(_C, "Moves: {moves}"),
    "black_stones": tr_noop(_C, "Black: {points}"),
    "white_stones": tr_noop(_C, "White: {points}"),
    "labels": tr_noop(_C, "Labels: {points}"),
    "arrows": tr_noop(_C, "Arrows: {points}"),
    "lines": tr_noop(_C, "Lines: {points}"),
    "triangles": tr_noop(_C, "Triangles: {points}"),
    "squares": tr_noop(_C, "Squares: {points}"),
    "circles": tr_noop(_C, "Circles: {points}"),
    "crosses": tr_noop(_C, "Crosses: {points}"),
    "selected_points": tr_noop(_C, "Selected points: {points}"),
    "black_territory": tr_noop(_C, "Black's territory: {points}"),
    "white_territory": tr_noop(_C, "White's territory: {points}"),
    "marked_stone": tr_noop(_C, "{colour} ({mark})"),
    "triangle": tr_noop(_C, "triangle"),
    "square": tr_noop(_C, "square"),
    "circle": tr_noop(_C, "circle"),
    "cross": tr_noop(_C, "cross"),
    "selected": tr_noop(_C, "selected"),
    "area_of_black": tr_noop(_C, "Black's territory"),
    "area_of_white": tr_noop(_C, "White's territory"),
    "review": tr_noop(_C, "Review"),
    "worst_moves": tr_noop(_C, "Worst moves"),
    "analysed_by": tr_noop(_C, "Analysis by {engine}"),
    "visits": tr_noop(_C, "{visits} visits per position"),
    "graph": tr_noop(_C, "Graph of {moves} moves."),
    "graph_caption": tr_noop(
        _C,
        "▼ Mistakes by Black, △ mistakes by White. The more a move loses, the larger its triangle.",
    ),
    "mistakes_listed": tr_noop(_C, "Mistakes: {moves}"),
    "win_rate_axis": tr_noop(_C, "Black's win rate"),
    "score_axis": tr_noop(_C, "Black's lead in points"),
    "percent": tr_noop(_C, "{number}\u00a0%"),
    "opening": tr_noop(_C, "Opening"),
    "middle_game": tr_noop(_C, "Middle game"),
    "endgame": tr_noop(_C, "Endgame"),
    "moves_reviewed": tr_noop(_C, "Moves reviewed"),
    "points_per_move": tr_noop(_C, "Points lost per move"),
    "percent_per_move": tr_noop(_C, "Win rate lost per move (%)"),
    "loss_in_phase": tr_noop(_C, "… {phase}"),
    "mistakes": tr_noop(_C, "Mistakes"),
    "first_choices": tr_noop(_C, "First choices of the engine"),
    "points_lost": tr_noop(_C, "Points lost"),
    "percent_lost": tr_noop(_C, "Win rate lost (%)"),
    "loss_below": tr_noop(_C, "below {last}"),
    "loss_from": tr_noop(_C, "{first} and more"),
    "loses_points": tr_noop(_C, "{move} loses {loss} points"),
    "loses_percent": tr_noop(_C, "{move} loses {loss}\u00a0% of the win rate"),
    "win_rate_change": tr_noop(_C, "Black's win rate: {before} → {after}"),
    "score_change": tr_noop(_C, "Black's lead: {before} → {after}"),
    "first_choice": tr_noop(_C, "First choice of the engine: {place}"),
    "first_choice_at": tr_noop(_C, "{letter}: first choice of the engine, {place}"),
    "title": "{black} – {white}",
    "black": tr_noop(_C, "Black"),
    "white": tr_noop(_C, "White"),
    "player": "{name} {rank}",
    "between_facts": "\u00a0· ",
    "round": tr_noop(_C, "Round {round}"),
    "komi": tr_noop(_C, "Komi {komi}"),
    "handicap": tr_noop(_C, "Handicap {handicap}"),
    "rules": tr_noop(_C, "Rules: {rules}"),
    "time": tr_noop(_C, "Time: {time}"),
    "black_wins": tr_noop(_C, "Black wins"),
    "white_wins": tr_noop(_C, "White wins"),
    "by_points": tr_noop(_C, "{winner} by {points} points"),
    "by_one_point": tr_noop(_C, "{winner} by 1 point"),
    "by_resignation": tr_noop(_C, "{winner} by resignation"),
    "on_time": tr_noop(_C, "{winner} on time"),
    "by_forfeit": tr_noop(_C, "{winner} by forfeit"),
    "draw": tr_noop(_C, "Draw"),
    "void": tr_noop(_C, "No result"),
    "bad_move": tr_noop(_C, "Bad move."),
    "very_bad_move": tr_noop(_C, "Very bad move."),
    "doubtful_move": tr_noop(_C, "Doubtful move."),
    "interesting_move": tr_noop(_C, "Interesting move."),
    "good_move": tr_noop(_C, "Good move."),
    "very_good_move": tr_noop(_C, "Very good move."),
    "good_for_black": tr_noop(_C, "Good for Black."),
    "very_good_for_black": tr_noop(_C, "Very good for Black."),
    "good_for_white": tr_noop(_C, "Good for White."),
    "very_good_for_white": tr_noop(_C, "Very good for White."),
    "even": tr_noop(_C, "Even position."),
    "unclear": tr_noop(_C, "Unclear position."),
    "very_unclear": tr_noop(_C, "Very unclear position."),
}
"""Templates; placeholders in braces must not be translated, see `Phrases`."""


def example_start() -> str:
    """Return the translated example of where a variation starts, for caption templates."""
    return fill_template(_tr(TEMPLATES["instead_of"]), {"number": EXAMPLE_VALUES["first"]})


def translated_phrases() -> Phrases:
    """Return the translated templates of captions, notes and headers."""
    sign = QLocale().decimalPoint()
    templates = {name: _tr(text) for name, text in TEMPLATES.items()}
    rule_sets = {field: rules_name(rule_set(key)) for key, field in RULE_SET_FIELDS.items()}
    return Phrases(sign, **templates, **rule_sets)
