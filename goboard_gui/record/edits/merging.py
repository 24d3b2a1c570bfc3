"""What two nodes with the same move say, said by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..node import Property
from ..values.properties import MOVES, OF_MOVE, OF_POSITION
from ..values.texts import encode_text, simple_text, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_COMMENT, _NAME = "C", "N"
_JUDGEMENTS = ({"BM", "DO", "IT", "TE"}, {"DM", "GB", "GW", "UC"})
_SAID_ONCE = {*MOVES, *OF_MOVE, *OF_POSITION, "DD", "PL", "VW"} - {_COMMENT, _NAME}


def merged(kept: Sequence[Property], given: Sequence[Property]) -> list[Property]:
    """The properties of a node that take in those of another.

    Lists get the values that they lack, and so does what nobody knows. Comments stand below each
    other; a name that differs becomes a part of the comment. Of what can be said but once, such
    as the time left or how good the move was, the first node's counts.

    >>> merged([Property("B", ("aa",)), Property("C", ("big",))], [Property("C", ("urgent",))])
    [Property(ident='B', values=('aa',)), Property(ident='C', values=('big\\n\\nurgent',))]
    """
    said: dict[str, Property] = {}
    for item in kept:
        said[item.ident] = _with_values(said.get(item.ident), item)
    comments = [*said[_COMMENT].values] if _COMMENT in said else []
    for item in given:
        ident = item.ident
        if ident == _COMMENT or (ident == _NAME and _differs(item, said.get(ident))):
            comments += item.values
        elif ident not in said:
            if not any(ident in kind and kind.intersection(said) for kind in _JUDGEMENTS):
                said[ident] = item
        elif ident not in _SAID_ONCE:
            said[ident] = _with_values(said[ident], item)
    comment = _joined(comments)
    if comment is not None:
        said[_COMMENT] = Property(_COMMENT, (comment,))
    return list(said.values())


def _with_values(before: Property | None, item: Property) -> Property:
    """A property with the values of another that it lacks."""
    if before is None:
        return item
    more = (value for value in item.values if value not in before.values)
    return Property(item.ident, (*before.values, *more))


def _differs(name: Property, other: Property | None) -> bool:
    return other is not None and simple_text(name.values[0]) != simple_text(other.values[0])


def _joined(comments: Iterable[str]) -> str | None:
    """Comments in one, each but once; None for none, and a single one as it was written."""
    raws = {text(raw).strip(): raw for raw in reversed(list(comments))}
    raws.pop("", None)
    texts = list(reversed(raws))
    if len(texts) < 2:
        return raws[texts[0]] if texts else None
    return encode_text("\n\n".join(texts))
