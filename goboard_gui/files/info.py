"""Game information between a record's nodes and those who read or change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import texts
from ..record.conventions.numbers import parse_points
from ..record.info import GameInfo
from ..record.properties import OF_GAME
from ..record.tree import Property

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..record.tree import Tree

_TEXTS = {
    "PB": "black_name",
    "BR": "black_rank",
    "BT": "black_team",
    "PW": "white_name",
    "WR": "white_rank",
    "WT": "white_team",
    "GN": "game_name",
    "EV": "event",
    "RO": "round",
    "DT": "date",
    "PC": "place",
    "RU": "rules",
    "TM": "time",
    "OT": "overtime",
    "RE": "result",
    "ON": "opening",
    "AN": "annotator",
    "SO": "source",
    "US": "user",
    "CP": "copyright",
}


def read_info(tree: Tree) -> GameInfo:
    """What a record says about its game; a value that makes no sense says nothing.

    Read are the root and, for what it does not have, the nodes after it up to the first with a
    move or a variation: some programs put the players into the second node.

    >>> from goboard_gui.record.tree import Tree
    >>> info = read_info(Tree.new([Property("PB", ("Shusaku",)), Property("KM", ("none",))]))
    >>> info.black_name, info.komi
    ('Shusaku', None)
    """
    found = _found(tree)
    told = {
        field: texts.simple_text(found[ident]).strip() or None
        for ident, field in _TEXTS.items()
        if ident in found
    }
    comment = texts.text(found["GC"]).strip() or None if "GC" in found else None
    komi = parse_points(texts.simple_text(found["KM"])) if "KM" in found else None
    return GameInfo(**told, komi=komi, handicap=_handicap(found.get("HA")), comment=comment)


def read_texts(tree: Tree) -> dict[str, str]:
    """The text of each property that `read_info` reads, by its identifier.

    >>> from goboard_gui.record.tree import Tree
    >>> read_texts(Tree.new([Property("KM", ("6,5",)), Property("SZ", ("19",))]))
    {'KM': '6,5'}
    """
    return {ident: _text(ident, raw) for ident, raw in _found(tree).items()}


def with_info(tree: Tree, changes: Mapping[str, str | None]) -> Tree:
    """A tree that has other texts for some of `OF_GAME`; None is for no such property.

    A property is changed in the node in which it is found, or else comes last in the root. All
    others stay as they are, and so does one whose text is not another. A property that goes
    goes from all nodes in which it would be looked for.

    >>> from goboard_gui.record.tree import Tree
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


def info_properties(info: GameInfo) -> list[Property]:
    """The properties of a root that say the same; what is None has none.

    >>> info_properties(GameInfo(black_name="Shusaku", komi=6.5))
    [Property(ident='PB', values=('Shusaku',)), Property(ident='KM', values=('6.5',))]
    """
    from .values import encode_number, encode_real

    pairs = [
        (ident, texts.encode_simple_text(text))
        for ident, field in _TEXTS.items()
        if (text := getattr(info, field)) is not None
    ]
    if info.komi is not None:
        pairs.append(("KM", encode_real(info.komi)))
    if info.handicap is not None:
        pairs.append(("HA", encode_number(info.handicap)))
    if info.comment is not None:
        pairs.append(("GC", texts.encode_text(info.comment)))
    return [Property(ident, (raw,)) for ident, raw in pairs]


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


def _found(tree: Tree) -> dict[str, str]:
    """The raw values that count, by identifier."""
    found: dict[str, str] = {}
    for node in _looked_at(tree):
        for ident, raws in tree.properties(node):
            if ident in OF_GAME:
                found.setdefault(ident, raws[0])
    return found


def _text(ident: str, raw: str) -> str:
    return texts.text(raw) if ident == "GC" else texts.simple_text(raw)


def _raw(ident: str, text: str) -> str:
    return texts.encode_text(text) if ident == "GC" else texts.encode_simple_text(text)


def _handicap(raw: str | None) -> int | None:
    if raw is None:
        return None
    from .values import BadValueError, number  # it imports sgfmill: most records have no handicap

    try:
        return number(raw)
    except BadValueError:
        return None
