"""What the styles of text diagrams require and leave out, and the functions that write them."""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, chains
from ...named_tuples import NamedTuple
from . import gnugo_writing
from .diagram_content import Omission, count_omissions, undrawn_markup
from .gnugo_writing import write_gnugo, write_gnugo_ascii
from .plain_writing import plain_omissions, write_plain
from .sensei_writing import (
    sensei_omissions,
    sensei_undrawn_labels,
    split_diagrams,
    write_forum,
    write_sensei,
)
from .sgfmill_writing import write_sgfmill
from .template_writing import LEAST_LINES, write_template
from .text_diagram_style import TextDiagramStyle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ...go import BoardShape
    from .diagram_content import DiagramContent


class BoardRequirement(Enum):
    """A requirement of a style for the board; the value is the English text."""

    LINES = "a board with columns and rows"
    GNU_GO = "a square board of up to 19 lines"
    SGFMILL = "a square board of at least 2 lines"
    WIKIPEDIA = "a board with at least 2 columns and 2 rows"

    def is_met(self, shape: BoardShape) -> bool:
        """Return whether a board meets the requirement."""
        width, height = shape.size
        if shape.plan is not None:
            return False
        if self is BoardRequirement.LINES:
            return True
        if self is BoardRequirement.WIKIPEDIA:
            return min(width, height) >= LEAST_LINES
        least, most = _SIDES[self]
        return width == height and least <= width <= most


_SIDES = {
    BoardRequirement.GNU_GO: (1, gnugo_writing.MOST_LINES),
    BoardRequirement.SGFMILL: (2, MAX_SIDE),
}


class UnsupportedBoardError(ValueError):
    """Exception raised if a board cannot be written in a style."""

    def __init__(self, style: TextDiagramStyle, requirement: BoardRequirement) -> None:
        super().__init__(style, requirement)
        self.style = style
        self.requirement = requirement

    def __str__(self) -> str:
        return f"the {self.style.value} style needs {self.requirement.value}"


class UnsupportedContentError(ValueError):
    """Exception raised if a style that leaves nothing out can't show some content.

    ``omitted`` counts that content by kind.
    """

    def __init__(self, style: TextDiagramStyle, omitted: Mapping[Omission, int]) -> None:
        super().__init__(style, omitted)
        self.style = style
        self.omitted = omitted

    def __str__(self) -> str:
        kinds = ", ".join(omission.value for omission in self.omitted)
        return f"the {self.style.value} style can't show: {kinds}"


class WrittenDiagram(NamedTuple):
    """A text diagram, or several in one text, and how much of the content it does not show.

    ``diagrams`` is their number.
    """

    text: str
    omitted: Mapping[Omission, int] = MappingProxyType({})
    diagrams: int = 1


class _StyleRow(NamedTuple):
    write: Callable[[DiagramContent], WrittenDiagram]
    requirement: BoardRequirement | None = None
    may_omit: frozenset[Omission] = frozenset(Omission)
    """What the style may leave out; the rest is an error."""


def _plain(content: DiagramContent) -> WrittenDiagram:
    return WrittenDiagram(write_plain(content), plain_omissions(content))


def _split(write: Callable[[DiagramContent], str]) -> Callable[[DiagramContent], WrittenDiagram]:
    """Return a function that writes a diagram of Sensei's Library for every ten moves."""

    def write_all(content: DiagramContent) -> WrittenDiagram:
        parts = list(split_diagrams(content))
        texts = list(map(write, parts))
        if labels := sensei_undrawn_labels(content, parts):
            texts.append(f"{labels}\n")
        return WrittenDiagram("\n".join(texts), sensei_omissions(content, parts), len(parts))

    return write_all


def _stones(write: Callable[[DiagramContent], str]) -> Callable[[DiagramContent], WrittenDiagram]:
    """Return a function that writes only the stones of the whole board."""

    def write_stones(content: DiagramContent) -> WrittenDiagram:
        markup = content.markup
        omitted = undrawn_markup(content, set()) | count_omissions(
            {
                Omission.PAIRS: len(markup.arrows) + len(markup.lines),
                Omission.NUMBERS: sum(move.number > 0 for move in content.moves),
                Omission.PART: not content.shows_whole_board,
                Omission.COORDINATES: content.naming is not None
                and not content.has_western_coordinates,
            }
        )
        return WrittenDiagram(write(content.with_moves_played()), omitted)

    return write_stones


def _wikipedia(content: DiagramContent) -> WrittenDiagram:
    return WrittenDiagram(*write_template(content))


def _sgfmill(content: DiagramContent) -> WrittenDiagram:
    written = _stones(write_sgfmill)(content)
    board = content.with_moves_played().board
    captured = sum(len(chain.points) for chain in chains(board) if not chain.liberties)
    omitted = {**written.omitted, **count_omissions({Omission.CAPTURED: captured})}
    return written._replace(omitted=omitted)


_ROWS = {
    TextDiagramStyle.PLAIN: _StyleRow(_plain),
    TextDiagramStyle.SENSEI: _StyleRow(_split(write_sensei), BoardRequirement.LINES),
    TextDiagramStyle.FORUM: _StyleRow(_split(write_forum), BoardRequirement.LINES),
    TextDiagramStyle.GNU_GO: _StyleRow(_stones(write_gnugo), BoardRequirement.GNU_GO),
    TextDiagramStyle.GNU_GO_ASCII: _StyleRow(_stones(write_gnugo_ascii), BoardRequirement.GNU_GO),
    TextDiagramStyle.SGFMILL: _StyleRow(_sgfmill, BoardRequirement.SGFMILL),
    TextDiagramStyle.WIKIPEDIA: _StyleRow(
        _wikipedia, BoardRequirement.WIKIPEDIA, frozenset({Omission.COORDINATES})
    ),
}


def unmet_requirement(style: TextDiagramStyle, shape: BoardShape) -> BoardRequirement | None:
    """Return the requirement of a style that a board does not meet, or None if it meets all."""
    requirement = _ROWS[style].requirement
    return None if requirement is None or requirement.is_met(shape) else requirement


def write_content(
    content: DiagramContent, style: TextDiagramStyle, *, more_numbers: int = 0
) -> WrittenDiagram:
    """Return the content of a diagram as text in a style.

    ``more_numbers`` is the number of move numbers that should be shown but that the content does
    not have; they count as omitted.

    :raises UnsupportedBoardError: if the style is not for such a board.
    :raises UnsupportedContentError: if the style can't show some content, and leaves nothing out.
    """
    unmet = unmet_requirement(style, content.board.shape)
    if unmet is not None:
        raise UnsupportedBoardError(style, unmet)
    row = _ROWS[style]
    written = row.write(content)
    numbers = more_numbers + written.omitted.get(Omission.NUMBERS, 0)
    omitted = {**written.omitted, **count_omissions({Omission.NUMBERS: numbers})}
    if refused := {key: number for key, number in omitted.items() if key not in row.may_omit}:
        raise UnsupportedContentError(style, refused)
    return written._replace(omitted=omitted)
