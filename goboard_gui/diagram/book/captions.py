"""What stands below a board, and what it may tell of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour
from ...record.figures import FigureFlag, FigureKind
from .blocks import Text
from .figuring import leaves_out, written
from .templates import filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...record.figures import Figure, NumberedMove
    from .blocks import Inline
    from .phrases import Phrases


def caption(figure: Figure, phrases: Phrases, facts: Mapping[str, str]) -> Inline:
    """The caption of a figure; ``facts`` are those of its game, see `headers.facts`.

    The name that the record gives it counts more than our own words, which count it.
    """
    if figure.name and not leaves_out(figure, FigureFlag.NO_NAME):
        template = phrases.named
    elif figure.kind is FigureKind.DIAGRAM:
        template = phrases.diagram
    else:
        template = phrases.figure if figure.moves else phrases.figure_alone
    text = filled(template, {**facts, **_told(figure, phrases)})
    return (Text(text),) if text.strip() else ()


def position_caption(last: int, phrases: Phrases, facts: Mapping[str, str]) -> Inline:
    """The caption of a board of its own, after the move of a number, 0 for none."""
    template = phrases.position if last else phrases.position_alone
    text = filled(template, {**facts, "last": str(last or "")})
    return (Text(text),) if text.strip() else ()


def turn(colour: Colour, phrases: Phrases) -> Inline:
    """Whose turn it is."""
    black = colour is Colour.BLACK
    return (Text(phrases.black_to_play if black else phrases.white_to_play),)


def move_range(figure: Figure, phrases: Phrases) -> str:
    """The numbers of the first and the last move; only one where they are the same.

    Those of a game are its own, those of a variation as they are drawn.
    """
    first, last = _ends(figure)
    return first if first == last else filled(phrases.range, {"first": first, "last": last})


def _told(figure: Figure, phrases: Phrases) -> dict[str, str]:
    """What can be filled in for a figure."""
    first, last = _ends(figure)
    is_figure = figure.kind is FigureKind.FIGURE
    return {
        "figure": str(figure.ordinal) if is_figure else "",
        "diagram": "" if is_figure else str(figure.ordinal),
        "moves": move_range(figure, phrases),
        "first": first,
        "last": last,
        "after": _after(figure),
        "name": figure.name,
    }


def _ends(figure: Figure) -> tuple[str, str]:
    if not figure.moves:
        return "", ""
    first, last = figure.moves[0], figure.moves[-1]
    return _number(figure, first), _number(figure, last)


def _number(figure: Figure, move: NumberedMove) -> str:
    own = written(move) if figure.kind is FigureKind.DIAGRAM else ""
    return own or str(move.number)


def _after(figure: Figure) -> str:
    """The number of the move before it."""
    if figure.origin is not None:
        return str(figure.origin.number)
    return str(figure.first - 1) if figure.moves else ""
