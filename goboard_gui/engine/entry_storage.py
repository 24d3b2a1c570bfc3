"""Text form in which the engines of the user are stored."""

from __future__ import annotations

import json

from .analysis import Perspective
from .entry import EngineEntry

ENGINES_KEY = "engines/list"
"""The key of the list of engines in the settings file, which `encode_entry` writes."""


def encode_entry(entry: EngineEntry) -> str:
    """Return an engine as text, which consists of ASCII characters only."""
    return json.dumps(
        {
            "name": entry.name,
            "command": list(entry.command),
            "json": list(entry.json_command),
            "perspective": entry.perspective.value,
        }
    )


def decode_entry(text: str) -> EngineEntry | None:
    """Return the engine of a text that `encode_entry` has written, or None if it is damaged.

    >>> entry = EngineEntry("Größe", ("/opt/engine", "--gtp"))
    >>> decode_entry(encode_entry(entry)) == entry, decode_entry("{}")
    (True, None)
    """
    try:
        stored = json.loads(text)
        command, json_command = tuple(stored["command"]), tuple(stored.get("json", ()))
        perspective = Perspective(stored.get("perspective", Perspective.SIDE_TO_PLAY.value))
        name = stored["name"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    words = (name, *command, *json_command)
    if not command or not all(isinstance(word, str) and word for word in (name, command[0])):
        return None
    if not all(isinstance(word, str) for word in words):
        return None
    return EngineEntry(name, command, json_command, perspective)
