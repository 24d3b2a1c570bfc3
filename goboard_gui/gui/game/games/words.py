"""Texts about a game in the list of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....files.game_summary import Order
from ....files.sgf.encoding_preview import shown
from ....record.steps import DEFAULT_SIZE
from ...core.i18n import tr_noop, translator
from ...widgets.thumbnails import ThumbnailPosition

if TYPE_CHECKING:
    from ....files.game_summary import Summary

_G = "Games"
_tr = translator(_G)

_MOMENTS = {
    ThumbnailPosition.END: tr_noop(_G, "Final positions"),
    ThumbnailPosition.MOVE_50: tr_noop(_G, "After 50 moves"),
    ThumbnailPosition.START: tr_noop(_G, "Starting positions"),
}

_ORDERS = {
    Order.DATE: tr_noop(_G, "&Date"),
    Order.EVENT: tr_noop(_G, "&Event and round"),
    Order.BLACK: tr_noop(_G, "&Black"),
    Order.WHITE: tr_noop(_G, "&White"),
    Order.RESULT: tr_noop(_G, "&Result"),
    Order.MOVES: tr_noop(_G, "&Number of moves"),
}


def moment_name(moment: ThumbnailPosition) -> str:
    """Return the name of a thumbnail position."""
    return _tr(_MOMENTS[moment])


def order_name(order: Order) -> str:
    """Return the name of a sort order."""
    return _tr(_ORDERS[order])


class Told(NamedTuple):
    """The texts about a game, one per line; "" for information that is missing."""

    black: str
    white: str
    event: str
    result: str
    extent: str


def told(number: int, summary: Summary) -> Told:
    """Return the texts about a game; ``number`` counts from 1."""
    info = summary.info
    black = _joined(" ", info.black_name, info.black_rank)
    white = _joined(" ", info.white_name, info.white_rank)
    title = info.game_name or _tr(tr_noop(_G, "Game {number}")).format(number=number)
    if not black and not white:
        black = title
    moves = _tr(tr_noop(_G, "%n moves"), summary.moves)
    size = "" if summary.size == DEFAULT_SIZE else str(summary.size)
    return Told(
        *map(
            shown,
            (
                black,
                white,
                _joined(" · ", info.event, info.round, info.place),
                _joined(" · ", info.result, info.date),
                _joined(" · ", f"{number}.", size, moves),
            ),
        )
    )


def sentence(number: int, summary: Summary) -> str:
    """Return the same texts on one line."""
    return _joined(" · ", *told(number, summary))


def _joined(between: str, *texts: str | None) -> str:
    return between.join(" ".join(text.split()) for text in texts if text)
