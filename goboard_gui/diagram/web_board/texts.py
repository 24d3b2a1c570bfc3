"""Texts of web boards: templates, which can be translated."""

from __future__ import annotations

from ...named_tuples import NamedTuple


class WebTexts(NamedTuple):
    """The words on a page; placeholders in braces are filled in.

    The script finds its texts by the names of the fields. Those from ``board`` to ``moves`` name
    parts of the page to screen readers; those up to ``view_ta`` are menus and buttons, those up to
    ``wrong`` describe positions, and those up to ``solution_text`` accompany the solving of a
    problem. The last ones are in the header and link the pages of a folder.
    """

    board: str = "Go board, {columns} × {rows}"
    board_region: str = "Board"
    details: str = "Record"
    navigation: str = "Navigation"
    problem: str = "Problem"
    variations: str = "Variations"
    comment: str = "Comment"
    moves: str = "Moves"

    view: str = "View"
    notation: str = "Coordinates"
    download: str = "Download SGF"
    first: str = "Start"
    back: str = "Back"
    forward: str = "Forward"
    last: str = "End"
    previous_variation: str = "Previous variation"
    next_variation: str = "Next variation"
    view_id: str = "Normal view"
    view_r90: str = "Rotated right"
    view_r180: str = "Rotated 180°"
    view_r270: str = "Rotated left"
    view_mh: str = "Mirrored horizontally"
    view_mv: str = "Mirrored vertically"
    view_td: str = "Mirrored across the \\ diagonal"
    view_ta: str = "Mirrored across the / diagonal"

    black: str = "Black"
    white: str = "White"
    black_stone: str = "black stone"
    white_stone: str = "white stone"
    empty: str = "empty"
    passed: str = "pass"
    start: str = "Start of the game"
    no_move: str = "No move"
    move: str = "{colour} {number} {point}"
    move_without_number: str = "{colour} {point}"
    captures: str = "captures {count}"
    variation_of: str = "variation {number} of {count}"
    variations_follow: str = "{count} variations follow"
    right: str = "right"
    wrong: str = "wrong"

    take_back: str = "Take back"
    play_pass: str = "Pass"
    solution: str = "Solution"
    again: str = "Again"
    right_so_far: str = "Right so far. {turn}"
    solved: str = "Right! The problem is solved."
    solved_late: str = "Right, after a mistake."
    wrong_line: str = "Wrong."
    not_in_record: str = "Wrong: {move} is not in the record. Try another move."
    solution_text: str = "Solution: step through the right lines."

    black_player: str = "Black: {name}"
    white_player: str = "White: {name}"
    previous_page: str = "Previous page"
    next_page: str = "Next page"


ENGLISH_TEXTS = WebTexts()
