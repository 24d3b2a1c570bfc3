"""Titles and headers of web boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.sgf.game_info import read_info
from ...go import Colour
from ...record.values.game_info import GameInfo
from ...study.problem_collection import problem_title
from ..book.blocks import ParagraphStyle, plain_text
from ..book.content.figures import side_to_play_text
from ..book.content.headers import game_header, game_title, template_values
from ..book.phrases import fill_template, fill_without_gaps
from ..book.text_cleanup import clean_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..book.phrases import Phrases
    from .options import WebBoardOptions
    from .shown_record import ShownRecord


def page_title(shown: ShownRecord, phrases: Phrases) -> str:
    """Return the title of a page: the players, the name of the game or problem, or that of the
    file. Without any, that of a problem is its number, and that of a game the size of its board.
    """
    info = read_info(shown.original)
    if shown.is_problem:
        name = clean_text(problem_title(shown.original, shown.node)).strip()
        values = {"number": str(shown.number), "turn": turn_text(shown, phrases)}
        return name or fill_template(phrases.problem, values)
    values = template_values(info, phrases, file=shown.file_stem)
    if title := game_title(info, phrases, values).strip():
        return title
    size = shown.size
    return fill_template(phrases.board, {"width": str(size.width), "height": str(size.height)})


def turn_text(shown: ShownRecord, phrases: Phrases) -> str:
    """Return which player is to play in a problem."""
    return plain_text(side_to_play_text(shown.player, phrases)) if shown.player else ""


def player_texts(shown: ShownRecord, options: WebBoardOptions) -> Iterator[tuple[Colour, str]]:
    """Yield the known players with their colours in words."""
    info, texts = read_info(shown.original), options.texts
    for colour, template, name, team, rank in (
        (Colour.BLACK, texts.black_player, info.black_name, info.black_team, info.black_rank),
        (Colour.WHITE, texts.white_player, info.white_name, info.white_team, info.white_rank),
    ):
        if known := clean_text(name or team or "").strip():
            values = {"name": known, "rank": clean_text(rank or "")}
            player = fill_without_gaps(options.phrases.player, values)
            yield colour, fill_template(template, {"name": player})


def detail_lines(shown: ShownRecord, phrases: Phrases) -> list[str]:
    """Return the lines with the event and the terms of a game, as far as they are known; a problem
    has only the first.
    """
    info = read_info(shown.original)
    if shown.is_problem:
        info = GameInfo(event=info.event, round=info.round, date=info.date, place=info.place)
    values = template_values(info, phrases, file=shown.file_stem)
    return [
        plain_text(paragraph.inline)
        for paragraph in game_header(info, phrases, values)
        if paragraph.style is ParagraphStyle.SUBTITLE
    ]
