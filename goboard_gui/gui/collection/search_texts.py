"""Texts about the results of searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game_index.errors import IndexErrorCode
from ...game_index.query import Anchor
from ...game_index.shares import Share
from ..core.i18n import format_number, tr_noop, translator
from ..widgets.qt_texts import without_mnemonic
from ..wording import error_messages
from ..wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...game_index.errors import UnusableIndexError
    from ...game_index.query import Query
    from ...game_index.statistics.continuation_table import ContinuationRow
    from ...go import Colour, Point
    from .search import Search

_C = "Collection"
_tr = translator(_C)

_ANCHORS = {
    None: tr_noop(_C, "&Automatic (Corner, Edge or Interior)"),
    Anchor.FIXED: tr_noop(_C, "&Same Place Only"),
    Anchor.CORNER: tr_noop(_C, "In &Corners"),
    Anchor.SIDE: tr_noop(_C, "Along &Edges"),
    Anchor.INSIDE: tr_noop(_C, "In the &Interior"),
    Anchor.ANYWHERE: tr_noop(_C, "An&ywhere, Including Edges"),
}


_NO_BREAK = "\u00a0"


def anchor_name(anchor: Anchor | None) -> str:
    """Return the name of an anchor for the options menu; an anchor restricts where on the board a
    region may match.
    """
    return _tr(_ANCHORS[anchor])


def percent_text(share: float) -> str:
    """Return a fraction as a percentage; a positive fraction is never shown as 0 %.

    >>> percent_text(0.5), percent_text(0.004), percent_text(0.0)
    ('50 %', '<1 %', '0 %')
    """
    return f"{share:.0%}".replace("%", " %") if share >= 0.005 or not share else "<1 %"


def result_summary(search: Search) -> str:
    """Return one line with the number of games found, the progress of the search, or the error."""
    if search.error is not None:
        return search_error_text(search.error)
    if search.progress is not None:
        return _tr(tr_noop(_C, "Searching… {share}")).format(share=percent_text(search.progress))
    if search.index is None or search.result is None or search.subset is None:
        return ""
    answer, total = search.result, search.subset.games
    if not answer.game_count:
        if not search.has_board_size:
            return no_games_of_size_text(*search.board_size)
        if not total:
            return _tr(tr_noop(_C, "No games match the filter."))
        return _tr(tr_noop(_C, "Not found in %Ln games"), total)
    text = _tr(tr_noop(_C, "{found} of %Ln games"), total).format(
        found=format_number(answer.game_count)
    )
    black = Share.from_wins(*answer.wins).value
    if black is None:
        return text
    return _tr(tr_noop(_C, "{games} · Black wins {share}")).format(
        games=text, share=percent_text(black).replace(" ", _NO_BREAK)
    )


def result_details(search: Search) -> str:
    """Return text with the number of hits, if there are more hits than games, and the number of
    games that end here.
    """
    answer = search.result
    if answer is None:
        return ""
    lines = []
    if answer.occurrences > answer.game_count:
        lines.append(_tr(tr_noop(_C, "%Ln hits"), answer.occurrences))
    if search.query.crop is not None and answer.continuations:
        shares = tr_noop(_C, "Shares of %Ln games")
        lines.append(_tr(shares, answer.game_count))
    if answer.ended_game_count:
        ended = tr_noop(_C, "%Ln games end here")
        if search.query.crop is not None or (search.index and search.index.has_variations):
            ended = tr_noop(_C, "%Ln without further moves")
        lines.append(_tr(ended, answer.ended_game_count))
    return " · ".join(lines)


def search_error_text(error: UnusableIndexError) -> str:
    """Return a message that explains why a search failed."""
    if error.code is IndexErrorCode.BUSY:
        return _tr(tr_noop(_C, "Another program is using this index."))
    return _tr(tr_noop(_C, "The index can't be used: {why}. Update the collection.")).format(
        why=error_messages.describe_error(error)
    )


def no_games_of_size_text(width: int, height: int) -> str:
    """Return the message that the collection has no games on boards of a given size."""
    text = _tr(tr_noop(_C, "The collection has no games on a {width}×{height} board."))
    return text.format(width=width, height=height)


def point_or_pass(point: Point | None, name: Callable[[Point], str]) -> str:
    """Return the name of the point of a move, or the word for a pass if the point is None.

    ``name`` is a function that returns the name of a point.
    """
    return _tr(tr_noop(_C, "pass")) if point is None else name(point)


def move_text(colour: Colour, point: Point | None, name: Callable[[Point], str]) -> str:
    """Return the colour and the point of a move as text; a ``point`` of None stands for a pass."""
    text = _tr(tr_noop(_C, "{colour} {point}"))
    return text.format(colour=colour_name(colour), point=point_or_pass(point, name))


def continuation_text(row: ContinuationRow, name: Callable[[Point], str]) -> str:
    """Return a sentence about a continuation: the move, how often it was played, and who won."""
    lines = [
        move_text(row.colour, row.point, name),
        _tr(tr_noop(_C, "%Ln games ({share} of {all})"), row.games).format(
            share=percent_text(row.share), all=format_number(row.all_games)
        ),
    ]
    if row.black_wins is not None:
        won = _tr(tr_noop(_C, "Black wins {black}, White {white}"))
        black, white = percent_text(row.black_wins), percent_text(1 - row.black_wins)
        lines.append(won.format(black=black, white=white))
    return " · ".join([row.letter, *lines] if row.letter else lines)


def region_text(query: Query) -> str:
    """Return a description of the search region and of where on the board it may match."""
    if query.crop is None:
        return ""
    lines = [
        _tr(tr_noop(_C, "Search region {width}×{height}")).format(
            width=query.crop.size.width, height=query.crop.size.height
        )
    ]
    if query.anchor is not None:
        lines.append(without_mnemonic(anchor_name(query.anchor)))
    if query.ignoring:
        lines.append(_tr(tr_noop(_C, "%n points ignored"), len(query.ignoring)))
    return " · ".join(lines)
