"""Repeating a part of a regular expression without ever taking a repetition back."""

from __future__ import annotations

import re

# CPython before 3.11.5, Debian 12's among them, keeps what a last repetition had read before it
# failed, if that holds a repetition of its own (gh-106052).
_POSSESSIVE_GROUPS_WORK = re.fullmatch("(?:ab?c)*+a", "aca") is not None


def repeated(part: str, times: str = "*") -> str:
    """A regular expression for ``part`` repeated ``times``, ``*``, ``+`` or ``?``, possessively.

    Where Python's own possessive groups do not work it is an atomic group around a greedy
    repetition: right as well, but it remembers each repetition until the last, which takes
    hundreds of megabytes for millions of them.

    >>> import re
    >>> re.match(repeated("ab?c"), "acabca")[0]
    'acabc'
    """
    if _POSSESSIVE_GROUPS_WORK:
        return f"(?:{part}){times}+"
    return f"(?>(?:{part}){times})"
