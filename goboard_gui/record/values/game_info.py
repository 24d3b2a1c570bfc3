"""What a record says about its game as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..node import Property
from . import texts
from .properties import OF_GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..tree import Tree

_LONGEST_NAME = 80
"""Letters; some file systems count bytes, up to 255."""


class GameInfo(NamedTuple):
    """Players, place, terms and result. None is what the record does not say.

    ``komi`` is in points for White, ``handicap`` in stones; everything else is text as written.
    """

    black_name: str | None = None
    black_rank: str | None = None
    black_team: str | None = None
    white_name: str | None = None
    white_rank: str | None = None
    white_team: str | None = None
    game_name: str | None = None
    event: str | None = None
    round: str | None = None
    date: str | None = None
    place: str | None = None
    rules: str | None = None
    komi: float | None = None
    handicap: int | None = None
    time: str | None = None
    overtime: str | None = None
    result: str | None = None
    opening: str | None = None
    annotator: str | None = None
    source: str | None = None
    user: str | None = None
    copyright: str | None = None
    comment: str | None = None

    def file_name(self) -> str | None:
        """What a file of the game may be called, without its ending: the date and the players.

        Only letters that every system takes in names are left. None without any player.

        >>> GameInfo(black_name="Lee Sedol", white_name="AlphaGo", date="2016-03-13").file_name()
        '2016-03-13 Lee Sedol - AlphaGo'
        >>> GameInfo(black_name="a/b?", date="1996-05,06").file_name()
        '1996-05,06 a b'
        """
        players = " - ".join(filter(None, (_plain(self.black_name), _plain(self.white_name))))
        if not players:
            return None
        return " ".join(filter(None, (_plain(self.date), players)))[:_LONGEST_NAME].strip()


def _plain(text: str | None) -> str:
    """A text without what file systems forbid, blanks for it."""
    kept = "".join(sign if sign.isalnum() or sign in "-_,.()'" else " " for sign in text or "")
    return " ".join(kept.split()).strip(".")


_LOOKED_AT = 20
"""So many nodes may tell of the game; records with a million nodes before a move are none."""


def _looked_at(tree: Tree) -> Iterator[int]:
    """The root, and some nodes after it up to the first with a move or a variation."""
    node: int | None = tree.root
    for _ in range(_LOOKED_AT):
        if node is None:
            return
        yield node
        children = tree.children(node)
        plain = len(children) == 1 and not tree.node(children[0]).has("B", "W")
        node = children[0] if plain else None


def raw_texts(tree: Tree) -> dict[str, str]:
    """The raw values that count, by identifier."""
    found: dict[str, str] = {}
    for node in _looked_at(tree):
        for ident, raws in tree.properties(node):
            if ident in OF_GAME:
                found.setdefault(ident, raws[0])
    return found


def raw_text(tree: Tree, ident: str) -> str | None:
    """The raw value that counts of one property, or None."""
    for node in map(tree.node, _looked_at(tree)):
        raw = node.first(ident)
        if raw is not None:
            return raw
    return None


def _text(ident: str, raw: str) -> str:
    return texts.text(raw) if ident == "GC" else texts.simple_text(raw)


def _raw(ident: str, text: str) -> str:
    return texts.encode_text(text) if ident == "GC" else texts.encode_simple_text(text)


def read_texts(tree: Tree) -> dict[str, str]:
    """The text of each property of the game that a record has, by its identifier.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> read_texts(Tree.new([Property("KM", ("6,5",)), Property("SZ", ("19",))]))
    {'KM': '6,5'}
    """
    return {ident: _text(ident, raw) for ident, raw in raw_texts(tree).items()}


def with_info(tree: Tree, changes: Mapping[str, str | None]) -> Tree:
    """A tree that has other texts for some of `OF_GAME`; None is for no such property.

    A property is changed in the node in which it is found, or else comes last in the root. All
    others stay as they are, and so does one whose text is not another. A property that goes
    goes from all nodes in which it would be looked for.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("PB", ("Honinbo",)), Property("SZ", ("19",))])
    >>> tree.node(0).properties == with_info(tree, {"PB": "Honinbo"}).node(0).properties
    True
    >>> with_info(tree, {"PB": None, "RE": "B+R"}).node(0).properties
    (Property(ident='SZ', values=('19',)), Property(ident='RE', values=('B+R',)))
    """
    before = read_texts(tree)
    wanted = {ident: text for ident, text in changes.items() if text != before.get(ident)}
    if not wanted:
        return tree
    edited: dict[int, Sequence[Property]] = {}
    for node in _looked_at(tree):
        held = tree.properties(node)
        kept = tuple(_changed(held, wanted))
        if node == tree.root:
            kept += tuple(_new(before, wanted))
        if kept != held:
            edited[node] = kept
    return tree.set_all(edited)


def _changed(held: Sequence[Property], wanted: dict[str, str | None]) -> Iterator[Property]:
    """The properties of a node, with those that are ``wanted``, which are taken from there."""
    for prop in held:
        ident = prop.ident
        if ident not in wanted:
            yield prop
        elif (text := wanted[ident]) is not None:
            del wanted[ident]
            yield Property(ident, (_raw(ident, text), *prop.values[1:]))


def _new(before: Mapping[str, str], wanted: dict[str, str | None]) -> Iterator[Property]:
    """The properties that no node has yet, taken from those that are ``wanted``."""
    for ident, text in list(wanted.items()):
        if ident not in before and text is not None:
            del wanted[ident]
            yield Property(ident, (_raw(ident, text),))
