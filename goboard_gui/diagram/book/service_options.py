"""Print options adapted to the requirements of a print service. Lengths are in millimetres."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..theme import blended_colour
from ..units import MM_PER_POINT
from .blocks import BoardBlock, Unit
from .options import RecordAttachment
from .page_setup import Margins
from .print_service import REQUIREMENTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..theme import Theme
    from .blocks import Block
    from .options import PrintOptions
    from .page_setup import PageSetup
    from .print_service import PrintService, Requirements

_SMALLEST_TYPE = 0.85
"""The smallest type on a page, such as in footers, relative to body text."""
_LINE = 1.4
"""The height of a line of a running head or footer, in ems."""
_HEAD_GAP = 4.0
"""The distance between running heads and the text."""


def adapted_options(options: PrintOptions, service: PrintService, pages: int) -> PrintOptions:
    """Return the options with which a book of this many pages meets the requirements of a service,
    as far as options can: margins, sizes of text, widths of lines, greys, and no attachment.

    With the number of pages of a longer book, margins are never smaller.
    """
    wanted = REQUIREMENTS[service]
    return replace(
        options,
        setup=_adapted_setup(options.setup, wanted, pages),
        theme=adapted_theme(options.theme, wanted),
        attach_record=RecordAttachment.NEVER,
    )


def _adapted_setup(setup: PageSetup, wanted: Requirements, pages: int) -> PageSetup:
    text_size = max(setup.text_size, wanted.text_size / _SMALLEST_TYPE)
    line = text_size * _SMALLEST_TYPE * _LINE * MM_PER_POINT
    bleed = wanted.bleed if setup.bleed else 0.0
    outer = wanted.margin_with_bleed if bleed else wanted.outer_margin
    inner = max(wanted.inner_margin(pages), wanted.outer_margin)
    top = outer + (_HEAD_GAP + line if setup.running_heads else 0.0)
    bottom = outer + (line if setup.page_numbers else 0.0)
    least = Margins(inner, top, outer, bottom)
    return replace(
        setup,
        text_size=text_size,
        sizes=setup.sizes.at_least(wanted.text_size),
        margins=Margins(*map(max, setup.margins, least)),
        mirrored_margins=True,
        bleed=bleed,
        crop_marks=False,
    )


def adapted_theme(theme: Theme, wanted: Requirements) -> Theme:
    """Return a theme whose lines are wide enough, and whose greys are dark enough."""
    return theme._replace(
        min_line_width=max(theme.min_line_width, wanted.line_width * MM_PER_POINT),
        min_label_size=max(theme.min_label_size, wanted.text_size * MM_PER_POINT),
        tints=tuple(_darkened(tint, theme.surface, wanted.least_grey) for tint in theme.tints),
    )


def adapted_blocks(blocks: Iterable[Block | None], service: PrintService) -> Iterator[Block | None]:
    """Yield blocks with boards that meet the requirements of a service, if one is chosen: the type
    of their labels is large enough, or they have no labels.
    """
    wanted = REQUIREMENTS.get(service)
    for block in blocks:
        if wanted is None or not isinstance(block, Unit):
            yield block
            continue
        least = wanted.text_size * MM_PER_POINT
        parts = (
            _with_edge_size(part, least) if isinstance(part, BoardBlock) else part
            for part in block.blocks
        )
        yield replace(block, blocks=tuple(parts))


def _with_edge_size(board: BoardBlock, least: float) -> BoardBlock:
    """Return a board with labels at its edges that are at least this large."""
    empty_board = board.picture.empty_board._replace(min_edge_size=least)
    return replace(board, picture=board.picture._replace(empty_board=empty_board))


def _darkened(tint: str, surface: str, least: float) -> str:
    """Return a tint, or the lightest grey that is dark enough if the tint is a lighter one."""
    seen = blended_colour(tint, 1.0, surface)
    lightest = round(255 * (1 - least))
    is_grey = surface == "#ffffff" and seen[1:3] == seen[3:5] == seen[5:7]
    if is_grey and lightest < int(seen[1:3], 16) < 255:
        return f"#{lightest:02x}{lightest:02x}{lightest:02x}"
    return tint
