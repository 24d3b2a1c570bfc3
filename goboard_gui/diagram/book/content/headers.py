"""Game headers: players, event, date, rules and result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....files.sgf.game_info import read_info
from ....go import Colour
from ....record.properties.conventions.numbers import write_score_points
from ....record.properties.conventions.result_words import GameEnding
from ....record.properties.conventions.results import parse_result
from ....record.values.game_rules import parse_rules
from ..blocks import (
    ChapterStart,
    InlineStone,
    InlineText,
    Paragraph,
    ParagraphStyle,
    plain_text,
)
from ..phrases import NO_BREAK, RULE_SET_FIELDS, fill_inline, fill_template, fill_without_gaps
from ..text_cleanup import clean_text
from ..text_direction import isolate_from_first

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ....record.properties.conventions.results import Result
    from ....record.values.game_info import GameInfo
    from ..blocks import Inline
    from ..options import PrintedGame
    from ..phrases import Phrases

_SHORT = 36  # the maximum length of details that are never broken across lines


def template_values(
    info: GameInfo, phrases: Phrases, *, game: int = 1, figures: int = 1, file: str = ""
) -> dict[str, str]:
    """Return the values for the template placeholders that describe a game, such as its players."""
    return {
        "figures": str(figures),
        "game": str(game),
        "black": _player_text(info, Colour.BLACK, phrases) or phrases.black,
        "white": _player_text(info, Colour.WHITE, phrases) or phrases.white,
        "black_name": _player_name(info, Colour.BLACK) or phrases.black,
        "black_rank": clean_text(info.black_rank or ""),
        "white_name": _player_name(info, Colour.WHITE) or phrases.white,
        "white_rank": clean_text(info.white_rank or ""),
        "event": clean_text(info.event or ""),
        "round": clean_text(info.round or ""),
        "date": clean_text(info.date or ""),
        "place": clean_text(info.place or ""),
        "result": result_in_words(info.result, phrases) if info.result else "",
        "file": clean_text(file),
    }


def game_values(
    game: PrintedGame, phrases: Phrases, *, number: int = 1, figures: int = 1
) -> dict[str, str]:
    """Return the values for the template placeholders of a game; ``number`` is its one-based index
    in the book.
    """
    info = read_info(game.tree)
    return template_values(info, phrases, game=number, figures=figures, file=game.file_stem)


def game_title(info: GameInfo, phrases: Phrases, values: Mapping[str, str]) -> str:
    """Return the title of a game: its players, its name, or the file name; it may be empty.

    ``values`` are the template values of the game, see `template_values`.
    """
    if any(_player_text(info, colour, phrases) for colour in Colour):
        return fill_template(phrases.title, values)
    return clean_text(info.game_name or "") or values["file"]


def game_start(
    game: PrintedGame, number: int, chapter: int, phrases: Phrases, *, opens_page: bool = True
) -> ChapterStart:
    """Return the start of a game, the ``number``-th of a chapter; the index of the first chapter is
    0.
    """
    info = read_info(game.tree)
    title = game_title(info, phrases, game_values(game, phrases, number=number))
    details = plain_text(_joined_details(_event_details(info, phrases), phrases))
    return ChapterStart(title, f"{chapter_anchor(chapter)}game-{number}", opens_page, details)


def chapter_anchor(chapter: int) -> str:
    """Return what the anchors of a chapter begin with: nothing in the first, whose index is 0."""
    return f"chapter-{chapter}-" if chapter else ""


def game_header(info: GameInfo, phrases: Phrases, values: Mapping[str, str]) -> Iterator[Paragraph]:
    """Yield the title and the details of a game, as centred paragraphs across the page."""
    for text, style in (
        (_title(info, phrases, values), ParagraphStyle.TITLE),
        (_joined_details(_event_details(info, phrases), phrases), ParagraphStyle.SUBTITLE),
        (_joined_details(_game_terms(info, phrases), phrases), ParagraphStyle.SUBTITLE),
    ):
        if plain_text(text).strip():
            yield Paragraph(text, style, centred=True, keep_with_next=True, spanning=True)


_PLAYER_PLACEHOLDERS = (
    *(("black", Colour.BLACK), ("black_name", Colour.BLACK)),
    *(("white", Colour.WHITE), ("white_name", Colour.WHITE)),
)


def _title(info: GameInfo, phrases: Phrases, values: Mapping[str, str]) -> Inline:
    """Return the title of a game, with a small stone before each player's name."""
    if not any(_player_text(info, colour, phrases) for colour in Colour):
        return (InlineText(game_title(info, phrases, values)),)
    players = {
        place: (InlineStone(colour), InlineText(f"{NO_BREAK}{values[place]}"))
        for place, colour in _PLAYER_PLACEHOLDERS
    }
    return fill_inline(phrases.title, {**values, **players})


def _joined_details(facts: Iterable[str], phrases: Phrases) -> Inline:
    """Return details as running text with separators between them; a separator is dropped at a line
    break.
    """
    between = InlineText(phrases.between_facts, is_separator=True)
    ordered = isolate_from_first(map(_kept_together, facts))
    return tuple(part for fact in ordered for part in (between, InlineText(fact)))[1:]


def _kept_together(fact: str) -> str:
    """Return a detail as text that is kept on one line unless it is long."""
    return fact.replace(" ", NO_BREAK) if len(fact) <= _SHORT else fact


def result_in_words(text: str, phrases: Phrases) -> str:
    """Return a result in words, or the text unchanged if it cannot be parsed.

    >>> from ..phrases import ENGLISH
    >>> result_in_words("W+0.5", ENGLISH), result_in_words("adjourned", ENGLISH)
    ('White wins by 0.5 points', 'adjourned')
    """
    result = parse_result(text)
    if result is None or result.ending is GameEnding.UNKNOWN:
        return "" if result else clean_text(text)
    return _result_text(result.with_margin_in_points, phrases)


def _result_text(result: Result, phrases: Phrases) -> str:
    """Return a parsed result in words."""
    black = result.winner is Colour.BLACK
    template = {
        GameEnding.POINTS: phrases.by_one_point if result.points == 1 else phrases.by_points,
        GameEnding.RESIGNATION: phrases.by_resignation,
        GameEnding.TIME: phrases.on_time,
        GameEnding.FORFEIT: phrases.by_forfeit,
        GameEnding.DRAW: phrases.draw,
        GameEnding.VOID: phrases.void,
    }.get(result.ending, "{winner}")
    winner = phrases.black_wins if black else phrases.white_wins
    return fill_template(
        template, {"winner": winner, "points": points_text(result.points or 0.0, phrases)}
    )


def points_text(points: float, phrases: Phrases) -> str:
    """Return a number of points with the decimal separator of the phrases."""
    return write_score_points(points).replace(".", phrases.decimal_sign)


def _player_text(info: GameInfo, colour: Colour, phrases: Phrases) -> str:
    """Return the name of a player or team, with the rank."""
    name = _player_name(info, colour)
    rank = info.black_rank if colour is Colour.BLACK else info.white_rank
    if not name:
        return ""
    return fill_without_gaps(phrases.player, {"name": name, "rank": clean_text(rank or "")})


def _player_name(info: GameInfo, colour: Colour) -> str:
    """Return the name of a player or team, without the rank."""
    if colour is Colour.BLACK:
        return clean_text(info.black_name or info.black_team or "")
    return clean_text(info.white_name or info.white_team or "")


def _event_details(info: GameInfo, phrases: Phrases) -> Iterator[str]:
    """Yield the event, round, date and place of a game and its name, as far as they are known."""
    players = [info.black_name or info.black_team, info.white_name or info.white_team]
    named = [player for player in players if player]
    if info.game_name and named and not any(player in info.game_name for player in named):
        yield clean_text(info.game_name)
    if info.event:
        yield clean_text(info.event)
    if info.round:
        is_number = info.round.strip().isdecimal()
        yield (
            fill_template(phrases.round, {"round": info.round})
            if is_number
            else clean_text(info.round)
        )
    yield from map(clean_text, filter(None, (info.date, info.place)))


def _game_terms(info: GameInfo, phrases: Phrases) -> Iterator[str]:
    """Yield the handicap, komi, rules, time limits and result of a game, as far as they are
    known.
    """
    if info.handicap:
        yield fill_template(phrases.handicap, {"handicap": str(info.handicap)})
    elif info.unreadable_handicap:
        yield fill_template(phrases.handicap, {"handicap": clean_text(info.unreadable_handicap)})
    if info.komi is not None:
        yield fill_template(phrases.komi, {"komi": points_text(info.komi, phrases)})
    elif info.unreadable_komi:
        yield fill_template(phrases.komi, {"komi": clean_text(info.unreadable_komi)})
    if info.rules:
        yield rules_text(info.rules, phrases)
    limits = []
    if info.time:
        from ....record.properties.conventions.time_limits import write_time  # many have no TM

        limits = [write_time(info.time) or info.time]
    if time := " + ".join((*limits, *filter(None, [info.overtime]))):
        yield fill_template(phrases.time, {"time": clean_text(time)})
    if info.result and (result := result_in_words(info.result, phrases)):
        yield result


def rules_text(stated: str, phrases: Phrases) -> str:
    """Return the name of the rules in a record, translated if the rule set is known."""
    rules = parse_rules(stated)
    if rules is not None and rules.id in RULE_SET_FIELDS:
        name: str = getattr(phrases, RULE_SET_FIELDS[rules.id])
        return name
    return fill_template(phrases.rules, {"rules": clean_text(stated)})
