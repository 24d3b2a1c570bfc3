"""Game information between a record's root and `GameInfo`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..record.info import GameInfo
from ..record.tree import Property
from . import values

if TYPE_CHECKING:
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
_IDENTS = (*_TEXTS, "KM", "HA", "GC")


def read_info(tree: Tree) -> GameInfo:
    """What a record says about its game; a value that makes no sense says nothing.

    Read are the root and, for what it does not have, the nodes after it up to the first with a
    move or a variation: some programs put the players into the second node.

    >>> from goboard_gui.record.tree import Tree
    >>> info = read_info(Tree.new([Property("PB", ("Shusaku",)), Property("KM", ("none",))]))
    >>> info.black_name, info.komi
    ('Shusaku', None)
    """
    found: dict[str, str] = {}
    node: int | None = tree.root
    while node is not None:
        for ident, raws in tree.node(node).properties:
            if ident in _IDENTS:
                found.setdefault(ident, raws[0])
        children = tree.children(node)
        plain = len(children) == 1 and not tree.node(children[0]).has("B", "W")
        node = children[0] if plain else None
    texts = {
        field: values.simple_text(found[ident]).strip() or None
        for ident, field in _TEXTS.items()
        if ident in found
    }
    comment = values.text(found["GC"]).strip() or None if "GC" in found else None
    return GameInfo(
        **texts, komi=_komi(found.get("KM")), handicap=_handicap(found.get("HA")), comment=comment
    )


def info_properties(info: GameInfo) -> list[Property]:
    """The properties of a root that say the same; what is None has none.

    >>> info_properties(GameInfo(black_name="Shusaku", komi=6.5))
    [Property(ident='PB', values=('Shusaku',)), Property(ident='KM', values=('6.5',))]
    """
    pairs = [
        (ident, values.encode_simple_text(text))
        for ident, field in _TEXTS.items()
        if (text := getattr(info, field)) is not None
    ]
    if info.komi is not None:
        pairs.append(("KM", values.encode_real(info.komi)))
    if info.handicap is not None:
        pairs.append(("HA", values.encode_number(info.handicap)))
    if info.comment is not None:
        pairs.append(("GC", values.encode_text(info.comment)))
    return [Property(ident, (raw,)) for ident, raw in pairs]


def _komi(raw: str | None) -> float | None:
    """Komi as files have it: 6.5, 6,5, 5 1/2, "6.5 points"; None for anything else."""
    if raw is None:
        return None
    match = _KOMI.fullmatch(values.simple_text(raw))
    if match is None:
        return None
    half = 0.5 if match["half"] else 0.0
    komi = float((match["number"] or "0").replace(",", "."))
    return komi - half if komi < 0 else komi + half


# Half a point is ½, 1/2, or 半 behind the word for points.
_KOMI = re.compile(
    r"\s*(?=[-+\d½.])(?P<number>[-+]?\d{1,4}(?:[.,]\d{0,4})?|[-+]?\.\d{1,4})?"
    r"\s*(?P<half>½|1/2|目半|집반)?\s*(?:points?|pts?\.?|目|집)?\s*",
    re.ASCII,
)


def _handicap(raw: str | None) -> int | None:
    try:
        return None if raw is None else values.number(raw)
    except values.BadValueError:
        return None
