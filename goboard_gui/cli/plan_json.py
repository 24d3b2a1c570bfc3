"""The plan of the figures of a game as JSON, see docs/figures.md."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..record.figures import FigureFlag, FigureKind, plan_figures

if TYPE_CHECKING:
    from ..diagram.book.options import Game, PrintOptions
    from ..record.figures import Figure


def plan_json(game: Game, options: PrintOptions) -> list[dict[str, Any]]:
    """Return the figures of a game as JSON objects, with points of the record. This loads Qt."""
    from ..diagram.book.blocks import plain_text
    from ..diagram.book.content.figures import figure_caption
    from ..diagram.book.content.headers import game_values

    figures = plan_figures(game.tree, options.plan)
    count = sum(figure.kind is FigureKind.FIGURE for figure in figures)
    told = game_values(game, options.phrases, figures=count)
    captions = (plain_text(figure_caption(figure, options.phrases, told)) for figure in figures)
    return [_figure(*each, options) for each in zip(figures, captions, strict=True)]


def _figure(figure: Figure, caption: str, options: PrintOptions) -> dict[str, Any]:
    shown = (figure.repeated, *figure.moves) if figure.repeated else figure.moves
    drawn = [move for move in shown if move.point and figure.numbers.get(move.point) == move]
    return {
        "kind": figure.kind.value,
        "caption": caption,
        "from": figure.first_number,
        "to": figure.last_number,
        "after": figure.origin.number if figure.origin else None,
        "base": figure.base.rows(),
        "numbers": [
            {"point": move.point, "number": move.number, "label": move.label} for move in drawn
        ],
        "notes": _notes(figure, options),
        "repeated": figure.repeated.number if figure.repeated else None,
        "crop": figure.crop,
    }


def _notes(figure: Figure, options: PrintOptions) -> list[dict[str, Any]]:
    """Return the notes of a figure as separate objects, even if the record hides notes."""
    from ..diagram.book.blocks import plain_text
    from ..diagram.book.content.figures import figure_notes, figure_picture

    figure_options = figure.options
    if figure_options is not None and figure_options.flags is not None:
        figure = replace(
            figure,
            options=figure_options._replace(flags=figure_options.flags & ~FigureFlag.NO_LIST),
        )
    picture = figure_picture(figure, options.names, options.shown)
    naming = options.names.naming(figure.base.size)
    found = []
    for note in figure.notes:
        alone = replace(figure, notes=(note,))
        texts = figure_notes(alone, picture, naming, options.phrases, stones=False)
        found.append(
            {
                "text": "; ".join(map(plain_text, texts)),
                "moves": [move.number for move in note.moves],
                "point": note.note_point.point if note.note_point else None,
                "at": note.note_point.label if note.note_point else None,
            }
        )
    return found
