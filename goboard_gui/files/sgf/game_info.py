"""Conversion between game information and SGF properties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.properties import texts
from ...record.properties.conventions.komi import read_komi
from ...record.properties.conventions.numbers import read_handicap
from ...record.tree import Property
from ...record.values.game_info import GameInfo, raw_texts
from ...record.values.game_rules import is_from_fox
from ...record.values.unreadable import unreadable_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...record.tree import Tree

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
    """Return the game information of a record; invalid values are ignored.

    Properties are looked up in the root, then in the nodes after it up to the first with a move or
    a variation: some programs put the players into the second node.

    >>> from goboard_gui.record.tree import Tree
    >>> info = read_info(Tree.new([Property("PB", ("Shusaku",)), Property("KM", ("none",))]))
    >>> info.black_name, info.komi
    ('Shusaku', None)
    """
    return info_from_values(raw_texts(tree), fox=is_from_fox(tree))


def info_from_values(found: Mapping[str, str], *, fox: bool = False) -> GameInfo:
    """Return the game information given by raw SGF values, by property identifier.

    ``fox`` means that Fox wrote the record, which has a komi of its own.

    >>> info_from_values({"RE": "B+R", "HA": "2"}).handicap
    2
    """
    info_texts = {
        field: texts.decode_simple_text(found[ident]).strip() or None
        for ident, field in _TEXTS.items()
        if ident in found
    }
    comment = texts.decode_text(found["GC"]).strip() or None if "GC" in found else None
    komi_text = texts.decode_simple_text(found.get("KM", "")).strip()
    return GameInfo(
        **info_texts,
        komi=read_komi(komi_text, fox=fox) if komi_text else None,
        unreadable_komi=unreadable_text("KM", found.get("KM", "")) or None,
        handicap=read_handicap(texts.decode_simple_text(found.get("HA", ""))),
        unreadable_handicap=unreadable_text("HA", found.get("HA", "")) or None,
        comment=comment,
    )


def info_properties(info: GameInfo) -> list[Property]:
    """Return the root properties that represent game information; fields that are None are omitted.

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
