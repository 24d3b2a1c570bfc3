"""Selection of the variations that the board shows, according to the settings or the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.variations import Variations, VariationsStyle
from ...record.analysis.continuations import VariationStyle, continuations, variation_style
from ..core.settings import (
    VARIATIONS_CHILDREN,
    VARIATIONS_FROM_FILE,
    VARIATIONS_SIBLINGS,
    VARIATIONS_STYLE,
)

if TYPE_CHECKING:
    from ...record import Session
    from ..core.settings import Settings

VARIATION_SETTINGS = (
    VARIATIONS_STYLE,
    VARIATIONS_CHILDREN,
    VARIATIONS_SIBLINGS,
    VARIATIONS_FROM_FILE,
)


def visible_variations(session: Session, settings: Settings) -> Variations | None:
    """Return the variations to show at the cursor, or None if none are shown.

    A single continuation is not regarded as a variation.
    """
    style = VariationsStyle(settings.get(VARIATIONS_STYLE))
    children = settings.get(VARIATIONS_CHILDREN)
    siblings = settings.get(VARIATIONS_SIBLINGS)
    stated = variation_style(session.tree) if settings.get(VARIATIONS_FROM_FILE) else None
    if stated is not None:
        relatives, on_board = stated
        if not on_board:
            return None
        children, siblings = (
            relatives is VariationStyle.CHILDREN,
            relatives is VariationStyle.SIBLINGS,
        )
    if style is VariationsStyle.NOTHING or not (children or siblings):
        return None
    following = session.line[session.cursor_index + 1 : session.cursor_index + 2]
    found = continuations(session.tree, session.cursor, next(iter(following), None))
    forks = children and len(session.tree.children(session.cursor)) > 1
    return Variations(found.children if forks else (), found.siblings if siblings else (), style)
