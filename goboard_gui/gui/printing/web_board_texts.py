"""Texts of web boards in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.web_board.texts import WebTexts
from ...go import Symmetry
from ..core.i18n import tr_noop, translator
from ..wording.terms import view_name

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "WebBoard"
_tr = translator(_C)

TEMPLATES: Mapping[str, str] = {
    "board": tr_noop(_C, "Go board, {columns} × {rows}"),
    "board_region": tr_noop(_C, "Board"),
    "details": tr_noop(_C, "Record"),
    "navigation": tr_noop(_C, "Navigation"),
    "problem": tr_noop(_C, "Problem"),
    "variations": tr_noop(_C, "Variations"),
    "comment": tr_noop(_C, "Comment"),
    "moves": tr_noop(_C, "Moves"),
    "view": tr_noop(_C, "View"),
    "notation": tr_noop(_C, "Coordinates"),
    "download": tr_noop(_C, "Download SGF"),
    "first": tr_noop(_C, "Start"),
    "back": tr_noop(_C, "Back"),
    "forward": tr_noop(_C, "Forward"),
    "last": tr_noop(_C, "End"),
    "previous_variation": tr_noop(_C, "Previous variation"),
    "next_variation": tr_noop(_C, "Next variation"),
    "black": tr_noop(_C, "Black"),
    "white": tr_noop(_C, "White"),
    "black_stone": tr_noop(_C, "black stone"),
    "white_stone": tr_noop(_C, "white stone"),
    "empty": tr_noop(_C, "empty"),
    "passed": tr_noop(_C, "pass"),
    "start": tr_noop(_C, "Start of the game"),
    "no_move": tr_noop(_C, "No move"),
    "move": "{colour} {number} {point}",
    "move_without_number": "{colour} {point}",
    "captures": tr_noop(_C, "captures {count}"),
    "variation_of": tr_noop(_C, "variation {number} of {count}"),
    "variations_follow": tr_noop(_C, "{count} variations follow"),
    "right": tr_noop(_C, "right"),
    "wrong": tr_noop(_C, "wrong"),
    "take_back": tr_noop(_C, "Take back"),
    "play_pass": tr_noop(_C, "Pass"),
    "solution": tr_noop(_C, "Solution"),
    "again": tr_noop(_C, "Again"),
    "right_so_far": tr_noop(_C, "Right so far. {turn}"),
    "solved": tr_noop(_C, "Right! The problem is solved."),
    "solved_late": tr_noop(_C, "Right, after a mistake."),
    "wrong_line": tr_noop(_C, "Wrong."),
    "not_in_record": tr_noop(_C, "Wrong: {move} is not in the record. Try another move."),
    "solution_text": tr_noop(_C, "Solution: step through the right lines."),
    "black_player": tr_noop(_C, "Black: {name}"),
    "white_player": tr_noop(_C, "White: {name}"),
    "previous_page": tr_noop(_C, "Previous page"),
    "next_page": tr_noop(_C, "Next page"),
}
"""Templates; placeholders in braces must not be translated, see `WebTexts`."""


def translated_web_texts() -> WebTexts:
    """Return the translated words of web boards."""
    views = {f"view_{view.value}": view_name(view) for view in Symmetry}
    return WebTexts(**views, **{name: _tr(text) for name, text in TEMPLATES.items()})
