"""Swapping Black and White throughout a record: an edit, not a view."""

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
    """Swap the colours of all moves, stones, times, territories, turns and evaluations in a record.

    With ``players`` the names, ranks, teams and the winner are swapped as well, so that each player
    keeps their moves. Properties keep their order and values their form; komi and handicap stay as
    they are. Returns the tree itself if nothing changes. O(nodes).

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
    return tree.set_properties_of_nodes(changed) if changed else tree


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
    """Return the word for the other colour in place of a match; unusual capitalisation is lost."""
    word = match[1]
    other = _WORDS.get(word) or _WORDS[word.lower()]
    return match[0].replace(word, other)


def _negated(value: str) -> str:
    """Return a numeric estimate with the opposite sign, or any other value unchanged."""
    match = _NUMBER.fullmatch(value)
    if match is None or not match[3].strip().strip("0."):
        return value
    return match[1] + ("" if match[2] == "-" else "-") + match[3]
