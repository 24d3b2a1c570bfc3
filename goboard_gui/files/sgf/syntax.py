r"""SGF grammar as regular expressions: identifiers, values, properties, nodes.

Only ASCII white space separates tokens (``\s`` under re.ASCII), as in FF[4] and sgfmill. All
repetitions are possessive, so that nothing backtracks on any text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from sys import intern
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...record.tree import Property
from ..errors import UnwritableValueError

if TYPE_CHECKING:
    from collections.abc import Iterable

# Before 3.11.5 (Debian 12 has 3.11.2), CPython keeps input consumed by a failed last repetition if
# that contains a repetition of its own (gh-106052).
_POSSESSIVE_GROUPS_WORK = re.fullmatch("(?:ab?c)*+a", "aca") is not None


def possessive_repeat(part: str, times: str = "*") -> str:
    """Return a regular expression that matches ``part`` possessively, with the quantifier
    ``times``.

    If Python's own possessive groups do not work, it is an atomic group around a greedy repetition:
    equally correct, but it remembers each repetition until the last, which takes hundreds of
    megabytes for millions of them.

    >>> import re
    >>> re.match(possessive_repeat("ab?c"), "acabca")[0]
    'acabc'
    """
    if _POSSESSIVE_GROUPS_WORK:
        return f"(?:{part}){times}+"
    return f"(?>(?:{part}){times})"


_FLAGS = re.ASCII | re.DOTALL

IDENT = r"[a-z]*+[A-Z][A-Za-z0-9]*+"
RAW = r"[^\]\\]*+" + possessive_repeat(r"\\.[^\]\\]*+")

# A '[' inside a value is legal and common ("[3d\]"); directly after a property name at the start of
# a node or line it means that a ']' was lost before. Such nodes, and those with NULs, are left to
# the salvaging reader.
_INSIDE = r"[^\]\[\\\0]*+"
_ESCAPED_OR_BRACKET = r"(?:\\.|(?<![;\n][A-Z])(?<![;\n][A-Z][A-Z])\[)" + _INSIDE
SOUND_VALUE = rf"\[{_INSIDE}(?:\]|{possessive_repeat(_ESCAPED_OR_BRACKET, '+')}\])\s*+"
"""A valid value with trailing white space, for patterns with the flags re.ASCII and re.DOTALL."""
_SOUND_PROPERTY = rf"[A-Z][A-Za-z0-9]*+\s*+{possessive_repeat(SOUND_VALUE, '+')}"

# A valid node with trailing white space. Group 1: the next brackets, short enough to cache their
# meaning. Group 2: anything else.
NODE = re.compile(
    rf";\s*+{possessive_repeat(_SOUND_PROPERTY)}(?=[;)]|\(\s*+;|\Z)" r"([()][()\s]{0,63}+)?|(.)",
    _FLAGS,
)
# A property with trailing white space, and a node known to be valid.
_VALUES = possessive_repeat(rf"\[{RAW}\]\s*+", "+")
PROPERTY = rf"{IDENT}\s*+{_VALUES}"
_SOUND_NODE = re.compile(rf";\s*+{possessive_repeat(PROPERTY)}", _FLAGS)
# A valid node without white space between tokens, brackets in values, and lower-case letters in
# names: exactly what is written for its properties.
_PLAIN_VALUE = r"\[[^\]\[\\]*+" + possessive_repeat(r"\\.[^\]\[\\]*+") + r"\]"
_PLAIN_PROPERTY = rf"[A-Z][A-Z0-9]*+{possessive_repeat(_PLAIN_VALUE, '+')}"
_PLAIN_NODE = late_pattern(rf";{possessive_repeat(_PLAIN_PROPERTY)}(?=[;()])", _FLAGS)
VALUE = late_pattern(rf"\[({RAW})\]", _FLAGS)
NEXT_BRACKET = late_pattern(
    r"[^()\[]*+" + possessive_repeat(rf"\[{RAW}\][^()\[]*+") + r"([()])", _FLAGS
)
"""The text up to the next round bracket outside of values."""

# The text before the '[' of a property at the start of a node or line.
_NAME_BEFORE = late_pattern(r"(?:;|(?<=\n))[A-Z]{1,2}\Z", re.ASCII)

# FF[1] to FF[3] allow lower-case letters in names; only the capitals count ("CoPyright" is CP).
_LOWER = dict.fromkeys(range(ord("a"), ord("z") + 1))
_MORE_VALUES = possessive_repeat(rf"\s*+\[{RAW}\]")
_WHITE_SPACE = re.compile(r"\s*+", _FLAGS)
_PROPERTY = re.compile(rf"\s*+({IDENT})\s*+\[({RAW})\]({_MORE_VALUES})", _FLAGS)
_NAME = late_pattern(r"[A-Za-z][A-Za-z0-9]*", re.ASCII)
_WRITABLE = late_pattern(RAW, _FLAGS)


@lru_cache(1024)
def parse_ident(name: str) -> str:
    """Return the identifier of a property name: its capitals and digits, or all of a lower-case
    name.

    >>> parse_ident("CoPyright"), parse_ident("foo")
    ('CP', 'foo')
    """
    if name.isupper():
        return intern(name)
    short = name.translate(_LOWER)
    return intern(short if short[:1].isalpha() else name)


def end_of_unclosed_value(raw: str) -> int | None:
    """Return where a value that lacks its ']' should have ended, or None for a valid one.

    That is before the next property; several may have lost theirs in a row.

    >>> texts = ["dd;W[pp", "dd;W[pp;B[dp", "at ;W[pp, he said [2"]
    >>> tuple(map(end_of_unclosed_value, texts))
    (2, 2, None)
    """
    cut, end = None, len(raw)
    while (bracket := raw.rfind("[", 0, end)) >= 0:
        name = _NAME_BEFORE.search(raw[max(0, bracket - 3) : bracket])
        if name is None or raw.find("\\", bracket, end) >= 0:
            break
        cut = end = bracket - len(name[0])
    return cut


def node_end(text: str, start: int) -> int:
    """Return the end offset of a valid node, including trailing white space."""
    match = _SOUND_NODE.match(text, start)
    return start if match is None else match.end()


def skip_white_space(text: str, start: int) -> int:
    """Return the offset of the first character from ``start`` on that is not white space."""
    match = _WHITE_SPACE.match(text, start)
    return start if match is None else match.end()


def properties(text: str, start: int, end: int) -> tuple[Property, ...]:
    r"""Parse the properties of the valid node in ``text[start:end]``, which begins with its ';'.

    >>> properties(";AB[aa] [bb]C[a\\]]", 0, 18)
    (Property(ident='AB', values=('aa', 'bb')), Property(ident='C', values=('a\\]',)))
    """
    found = []
    pos = start + 1
    # A search would look for a property from each of the trailing white-space characters.
    while match := _PROPERTY.match(text, pos, end):
        pos = match.end()
        found.append(_property(match))
    return tuple(found)


def property_pieces(text: str, start: int) -> tuple[dict[Property, str], int]:
    r"""Parse the properties of the valid node at ``start``; return the text of each with its
    leading white space, and the end offset of the last one.

    >>> property_pieces(";B[aa]\n C [x] ", 0)[0]
    {Property(ident='B', values=('aa',)): 'B[aa]', Property(ident='C', values=('x',)): '\n C [x]'}
    """
    pieces = {}
    pos = start + 1
    while match := _PROPERTY.match(text, pos):
        pos = match.end()
        pieces[_property(match)] = match[0]
    return pieces, pos


def _property(match: re.Match[str]) -> Property:
    name, first, more = match.groups()
    return Property(parse_ident(name), (first, *VALUE.findall(more)) if more else (first,))


def is_plain_node(text: str, start: int) -> bool:
    r"""Return whether the text of the valid node at ``start`` is what `node_text` returns for its
    properties.

    >>> [is_plain_node(text, 0) for text in (";B[aa]C[\\]];", ";B [aa];", ";B[aa]\n;", ";Bl[aa];")]
    [True, False, False, False]
    """
    return _PLAIN_NODE.match(text, start) is not None


def node_text(properties: Iterable[Property]) -> str:
    """Return a node as SGF text.

    :raises UnwritableValueError: when it would not read back unchanged.
    """
    return ";" + "".join(map(property_text, properties))


def property_text(prop: Property) -> str:
    r"""Return a property as SGF text.

    :raises UnwritableValueError: when it would not read back unchanged.

    >>> property_text(Property("AB", ("aa", "bb")))
    'AB[aa][bb]'
    """
    ident, values = prop
    if not values or not _is_writable_ident(ident):
        raise UnwritableValueError(ident)
    for raw in values:
        if ("]" in raw or "\\" in raw) and not _WRITABLE.fullmatch(raw):
            raise UnwritableValueError(ident, raw)
        if "[" in raw and end_of_unclosed_value(raw):
            raise UnwritableValueError(ident, raw)
    return f"{ident}[{']['.join(values)}]"


@lru_cache(1024)
def _is_writable_ident(ident: str) -> bool:
    return _NAME.fullmatch(ident) is not None and parse_ident(ident) == ident
