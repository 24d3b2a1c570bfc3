"""The user's engines, stored in the settings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.capabilities import EngineFamily
from ...engine.detection import family_of_program
from ...engine.entry_storage import decode_entry, encode_entry
from ..core.settings import ANALYSIS_ENGINE, ENGINES, PLAY_ENGINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...engine.entry import EngineEntry
    from ..core.settings import Setting, Settings


def read_entries(settings: Settings) -> list[EngineEntry]:
    """Return the user's engines in their order; damaged entries are left out."""
    entries = (decode_entry(text) for text in settings.get(ENGINES))
    return [entry for entry in entries if entry is not None]


def store_entries(settings: Settings, entries: Sequence[EngineEntry]) -> None:
    """Store the user's engines; names are unique."""
    settings.set(ENGINES, [encode_entry(entry) for entry in entries])


def chosen_entry(settings: Settings, role: Setting[str]) -> EngineEntry | None:
    """Return the engine for `ANALYSIS_ENGINE` or `PLAY_ENGINE`, or None if there is none."""
    name = settings.get(role)
    return next((entry for entry in read_entries(settings) if entry.name == name), None)


def can_analyse(entry: EngineEntry) -> bool:
    """Return whether an engine may be able to analyse, by the name of its program."""
    return family_of_program(Path(entry.program)) is not EngineFamily.GNU_GO


def unique_name(name: str, entries: Sequence[EngineEntry]) -> str:
    """Return a name that no engine has yet, with a number if necessary."""
    taken = {entry.name for entry in entries}
    number, unique = 1, name
    while unique in taken:
        number += 1
        unique = f"{name} {number}"
    return unique


def add_entry(settings: Settings, entry: EngineEntry, place: int | None = None) -> EngineEntry:
    """Add an engine, at the end or at a place in the list, and return it with its unique name."""
    entries = read_entries(settings)
    entry = replace(entry, name=unique_name(entry.name, entries))
    entries.insert(len(entries) if place is None else place, entry)
    store_entries(settings, entries)
    return entry


def replace_entry(settings: Settings, name: str, entry: EngineEntry) -> EngineEntry:
    """Replace the engine with this name, and return the new one with its unique name.

    The marks for analysis and play follow another name.
    """
    entries = read_entries(settings)
    others = [each for each in entries if each.name != name]
    entry = replace(entry, name=unique_name(entry.name, others))
    store_entries(settings, [entry if each.name == name else each for each in entries])
    for role in (ANALYSIS_ENGINE, PLAY_ENGINE):
        if settings.get(role) == name:
            settings.set(role, entry.name)
    return entry


def remove_entry(settings: Settings, name: str) -> None:
    """Remove the engine with this name, and its marks."""
    store_entries(settings, [each for each in read_entries(settings) if each.name != name])
    for role in (ANALYSIS_ENGINE, PLAY_ENGINE):
        if settings.get(role) == name:
            settings.set(role, "")
