"""What an index answers, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..translating import mark, translator

if TYPE_CHECKING:
    from .search import Search

_C = "Collection"
_tr = translator(_C)


def found(search: Search) -> str:
    """In how many games something was found, in a line."""
    if search.index is None:
        return _tr(mark(_C, "No collection is open."))
    if search.answer is None:
        return ""
    return _tr(mark(_C, "{found} of {games} games")).format(
        found=f"{search.answer.game_count:,}", games=f"{len(search.index):,}"
    )
