"""Regular expressions that are compiled when they are first used.

Compiling one takes up to a millisecond, and a command uses less than half of the expressions in the
modules that it imports. Those that nearly every command uses are compiled by `re` at once.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, AnyStr, cast

if TYPE_CHECKING:
    from re import Pattern


def late_pattern(pattern: AnyStr, flags: int = 0) -> Pattern[AnyStr]:
    r"""Return a pattern that is compiled when an attribute of it is first used.

    >>> digits = late_pattern(r"\d+")
    >>> digits.findall("1 and 23"), digits.pattern
    (['1', '23'], '\\d+')
    """
    return cast("Pattern[AnyStr]", _LatePattern(pattern, flags))


class _LatePattern:
    def __init__(self, pattern: str | bytes, flags: int) -> None:
        self._source = pattern, flags

    @cached_property
    def _compiled(self) -> Pattern[Any]:
        return re.compile(*self._source)

    def __getattr__(self, name: str) -> object:
        """Return an attribute of the compiled pattern, which is kept so that this is done once."""
        if name.startswith("__"):  # Python asks the attributes of an abstract class what they are
            raise AttributeError(name)
        value = self.__dict__[name] = getattr(self._compiled, name)
        return value
