"""All choices for printing: print options, the games to print, and the options of files."""

from __future__ import annotations

from dataclasses import dataclass, field, is_dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING, Any

from ...notation import DEFAULT_NOTATION
from .options import (
    DocumentType,
    FileOptions,
    GameScope,
    NamingOptions,
    PrintOptions,
    PrintScope,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class PrintChoices:
    """Print options with the games to print and the output options.

    ``several`` says whether the file has more than one game, ``chaptered`` whether the book has
    other chapters; both are facts, not options. The keys of `option_table` are the paths of the
    other fields.
    """

    edition: PrintOptions
    scope: PrintScope = PrintScope()  # noqa: RUF009  # a value
    output: FileOptions = FileOptions()  # noqa: RUF009  # a value
    several: bool = field(default=True, compare=False)
    chaptered: bool = field(default=False, compare=False)

    @property
    def all_games(self) -> bool:
        """Whether all games of a file with several games are printed."""
        return self.several and self.scope.games is GameScope.ALL

    def at(self, key: str) -> Any:
        """Return an option by its key.

        :raises AttributeError: if the option does not exist, because another way to split is
        chosen.
        """
        return reduce(getattr, key.split("."), self)

    def with_choice(self, key: str, value: Any) -> PrintChoices:
        """Return the options with one changed, see `at`.

        Changing the material also changes stones and games to its defaults, unless they were
        changed before.
        """
        if key == "edition.material":
            scope = self.scope
            if scope.games is default_games(self.edition.material):
                scope = scope._replace(games=default_games(value))
            return replace(self, edition=self.edition.of(value), scope=scope)
        return self.with_value(key, value)

    def with_value(self, key: str, value: Any) -> PrintChoices:
        """Return the options with just one changed, see `at`."""
        return self.with_values({key: value})

    def with_values(self, values: Mapping[str, Any]) -> PrintChoices:
        """Return the options with these changed, by key."""
        changes: dict[str, Any] = {}
        for key, value in values.items():
            *sections, name = key.split(".")
            section = reduce(lambda outer, inner: outer.setdefault(inner, {}), sections, changes)
            section[name] = value
        chosen: PrintChoices = _changed(self, changes)
        return chosen


def _changed(value: Any, changes: Mapping[str, Any]) -> Any:
    """Return a dataclass or named tuple with changed fields; dictionaries change inner fields."""
    return with_fields(
        value,
        {
            name: _changed(getattr(value, name), change) if isinstance(change, dict) else change
            for name, change in changes.items()
        },
    )


def with_fields(value: Any, fields: Mapping[str, Any]) -> Any:
    """Return a dataclass or named tuple with some fields replaced."""
    return replace(value, **fields) if is_dataclass(value) else value._replace(**fields)  # type: ignore[type-var]  # no class


def default_games(material: DocumentType) -> GameScope:
    """Return the default for a material: problem files usually hold one problem per game."""
    return GameScope.ALL if material is DocumentType.PROBLEMS else GameScope.THIS


DEFAULTS = PrintChoices(PrintOptions(NamingOptions(DEFAULT_NOTATION)))
"""The defaults of all options."""
