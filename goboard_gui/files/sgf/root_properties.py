"""Root properties other than game information; private ones can be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.properties.info_names import root_standard_names
from ...record.properties.tables import (
    GAME_INFO_PROPERTIES,
    MARKUP_PROPERTIES,
    MOVE_ATTRIBUTES,
    POINT_VALUE_TYPES,
    POSITION_ATTRIBUTES,
    REPLAY_PROPERTIES,
    ROOT_PROPERTIES,
)
from ...record.stored_analysis.tables import GBAN
from ...record.tree import Property
from ..comments import COMMENT_NOTATION
from ..errors import UnwritableValueError
from .syntax import VALUE, property_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...record.tree import Tree

_KNOWN = frozenset(
    {
        *REPLAY_PROPERTIES,
        *MARKUP_PROPERTIES,
        *GAME_INFO_PROPERTIES,
        *MOVE_ATTRIBUTES,
        *POSITION_ATTRIBUTES,
        *ROOT_PROPERTIES,
        *POINT_VALUE_TYPES,
    }
)


def is_private(ident: str) -> bool:
    """Return whether a property is private to some program, so that its meaning is unknown.

    >>> is_private("KGSDE"), is_private("AB"), is_private("GBAN")
    (True, False, False)
    """
    return ident not in _KNOWN and ident not in (COMMENT_NOTATION, GBAN)


def non_info_properties(tree: Tree) -> dict[int, Property]:
    """Return the root properties that are not part of the game information, by index."""
    held = tree.properties(tree.root)
    info = {*GAME_INFO_PROPERTIES, *root_standard_names(held)}
    return {place: prop for place, prop in enumerate(held) if prop.ident not in info}


def values_text(prop: Property) -> str:
    r"""Return the values of a property in SGF syntax, each in brackets.

    >>> values_text(Property("XX", ("a", "b\\]")))
    '[a][b\\]]'
    """
    return "".join(f"[{raw}]" for raw in prop.values)


def read_property(ident: str, text: str) -> Property:
    r"""Parse the name and the values of a private property as typed by the user.

    :raises UnwritableValueError: when the name is not private, or the text is not a sequence of
        values in brackets that read back unchanged.

    >>> read_property("XX", "[a] [b\\]]")
    Property(ident='XX', values=('a', 'b\\]'))
    """
    if not (ident.isupper() and is_private(ident)):
        raise UnwritableValueError(ident)
    raws, place = [], 0
    text = text.strip()
    while place < len(text):
        match = VALUE.match(text, place)
        if match is None:
            raise UnwritableValueError(ident, text[place:])
        raws.append(match[1])
        place = match.end()
        while text[place : place + 1].isspace():
            place += 1
    prop = Property(ident, tuple(raws))
    property_text(prop)
    return prop


def edit_root_properties(
    tree: Tree, changes: Mapping[int, Property | None], added: Sequence[Property] = ()
) -> Tree:
    """Return the tree with root properties replaced or removed by index, and new ones appended.

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new([Property("XX", ("a",)), Property("SZ", ("9",)), Property("YY", ("b",))])
    >>> changes = {0: Property("XX", ("c",)), 2: None}
    >>> [each.values for each in edit_root_properties(tree, changes).properties(0)]
    [('c',), ('9',)]
    """
    held = tree.properties(tree.root)
    wanted = (changes.get(place, prop) for place, prop in enumerate(held))
    kept = (*(prop for prop in wanted if prop is not None), *added)
    return tree if kept == held else tree.set_properties(tree.root, kept)
