"""Game information under the names that Nihon Ki-in and Sina give it.

| property | in their records      | in FF[4]                          | standard name |
|----------|-----------------------|-----------------------------------|---------------|
| ``TE``   | event                 | a good move: 1 or 2               | ``EV``        |
| ``RD``   | date                  | unknown                           | ``DT``        |
| ``KO``   | komi, such as 黒6目半 | a move that may be illegal: empty | ``KM``        |

Sources: records of both, such as the one of Nihon Ki-in among the tests of @sabaki/sgf.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..node import Property

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_STANDARD_NAMES = {"TE": "EV", "RD": "DT", "KO": "KM"}
_EVENT, _DATE = "TE", "RD"
_EVALUATIONS = ("1", "2")


def standard_names(root: Mapping[str, str]) -> Mapping[str, str]:
    """Return a mapping from properties that state game information under another name to their
    standard names.

    ``root`` has the first raw value of each property of a root. Records of this kind are recognised
    by an event, which is not an evaluation, or by an empty one with a date.

    >>> standard_names({"TE": "Kisei", "KO": "5.5", "PB": "Ann"})
    {'TE': 'EV', 'KO': 'KM'}
    >>> standard_names({"TE": "1", "KO": ""})
    {}
    """
    event = root.get(_EVENT)
    if event is None or event.strip() in _EVALUATIONS:
        return {}
    if not event.strip() and not root.get(_DATE, "").strip():
        return {}
    return {ident: name for ident, name in _STANDARD_NAMES.items() if ident in root}


def root_standard_names(properties: Sequence[Property]) -> Mapping[str, str]:
    """Return the `standard_names` of the properties of a root."""
    if not any(item.ident == _EVENT for item in properties):
        return {}
    return standard_names({item.ident: item.values[0] for item in reversed(properties)})


def with_standard_names(properties: tuple[Property, ...]) -> tuple[Property, ...]:
    """Return the properties of a root with game information under its standard names.

    A property stays as it is if the root also has one with the standard name.

    >>> with_standard_names((Property("TE", ("Kisei",)), Property("RD", ("2001",))))
    (Property(ident='EV', values=('Kisei',)), Property(ident='DT', values=('2001',)))
    """
    held = {item.ident for item in properties}
    names = {
        ident: name for ident, name in root_standard_names(properties).items() if name not in held
    }
    if not names:
        return properties
    return tuple(Property(names.get(item.ident, item.ident), item.values) for item in properties)
