"""Check of the templates of captions and titles for unknown placeholders."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .option import OptionType
from .option_table import OPTIONS
from .phrases import EXAMPLE_VALUES, GAME_PLACEHOLDERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .option import Option
    from .phrases import Phrases

_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_OF_POSITIONS = {"last", *GAME_PLACEHOLDERS}


class UnknownPlaceholder(NamedTuple):
    """A placeholder, including its braces, that is printed unchanged because its template does not
    have it.
    """

    option: Option
    text: str


def unknown_placeholders(phrases: Phrases) -> Iterator[UnknownPlaceholder]:
    """Yield the unknown placeholders in the templates that users can edit.

    >>> from .phrases import ENGLISH
    >>> [found.text for found in unknown_placeholders(ENGLISH._replace(figure="{foo} {figure}"))]
    ['{foo}']
    """
    for option in OPTIONS.values():
        if option.type is not OptionType.TEMPLATE or not option.flags:
            continue
        template: str = getattr(phrases, option.key.rpartition(".")[2])
        for text in dict.fromkeys(_PLACEHOLDER.findall(template)):
            if text[1:-1] not in _known_placeholders(option):
                yield UnknownPlaceholder(option, text)


def _known_placeholders(option: Option) -> frozenset[str]:
    """Return the placeholders that are filled in; in captions of figures and diagrams, those of the
    other kind are empty.
    """
    known = frozenset(option.placeholders)
    return known if known <= _OF_POSITIONS else frozenset(EXAMPLE_VALUES)
