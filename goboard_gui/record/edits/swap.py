"""Black for White and White for Black throughout a record: an edit, not a view."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..tree import Property

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..tree import Tree


def _both_ways(pairs: Mapping[str, str]) -> dict[str, str]:
    return {**pairs, **{white: black for black, white in pairs.items()}}


_COLOURS = _both_ways(
    {"B": "W", "AB": "AW", "TB": "TW", "BL": "WL", "OB": "OW", "GB": "GW"},
)
_PLAYERS = _both_ways({"PB": "PW", "BR": "WR", "BT": "WT"})
_WORDS = _both_ways({"b": "w", "B": "W", "black": "white", "Black": "White", "BLACK": "WHITE"})
_TURN = re.compile(r"\A\s*(black|white|b|w)\b", re.IGNORECASE)
_WINNER = re.compile(r"\A\s*(black|white|b|w)(?=\s*\+)", re.IGNORECASE)
_NUMBER = re.compile(r"(\s*)([-+]?)((?:\d+\.?\d*|\.\d+)\s*)", re.ASCII)


def swap_colours(tree: Tree, *, players: bool) -> Tree:
    """The record with all moves, stones, times, territory, turns and judgements exchanged.

    With ``players`` their names, ranks and teams are exchanged, too, and so is the winner: each
    has played the very moves with the other stones then. Properties keep their places and values
    their form; komi and handicap stay as they are. The tree itself if nothing changes. O(nodes).

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("PB", ("Shusaku",)), Property("AB", ("aa",))])
    >>> [item.ident for item in swap_colours(tree, players=False).properties(0)]
    ['PB', 'AW']
    """
    idents = _COLOURS | _PLAYERS if players else _COLOURS
    changed = {}
    for node in tree.preorder():
        properties = tree.properties(node)
        swapped = tuple(_swapped(item, idents, players=players) for item in properties)
        if swapped != properties:
            changed[node] = swapped
    return tree.set_all(changed) if changed else tree


def _swapped(item: Property, idents: Mapping[str, str], *, players: bool) -> Property:
    ident, values = item
    if ident in idents:
        return Property(idents[ident], values)
    if ident == "PL":
        return Property(ident, tuple(_TURN.sub(_other_word, value) for value in values))
    if ident == "RE" and players:
        return Property(ident, tuple(_WINNER.sub(_other_word, value) for value in values))
    if ident == "V":
        return Property(ident, tuple(map(_negated, values)))
    return item


def _other_word(match: re.Match[str]) -> str:
    """The other colour in the place of a word for one; odd capitals are not kept."""
    word = match[1]
    other = _WORDS.get(word) or _WORDS[word.lower()]
    return match[0].replace(word, other)


def _negated(value: str) -> str:
    """An estimate for the other side: the same number with the other sign, if it is one."""
    match = _NUMBER.fullmatch(value)
    if match is None or not match[3].strip().strip("0."):
        return value
    return match[1] + ("" if match[2] == "-" else "-") + match[3]
