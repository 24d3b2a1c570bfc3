"""Caption templates that were chosen for records, by their files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from ...diagram.book.option import OptionType
from ...diagram.book.option_table import OPTIONS
from ..core.settings import Setting

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ...diagram.book.options import PrintChoices
    from ..core.settings import Settings

SAVED_CAPTIONS = Setting[list[str]]("print/captions", [])
"""The files with captions of their own and the templates as JSON, latest first."""

_MOST_FILES = 20
_KEYS = tuple(key for key, option in OPTIONS.items() if option.type is OptionType.TEMPLATE)


class SavedCaptions:
    """The caption templates of the records that were printed last, unless they are the usual
    ones.
    """

    def __init__(self, settings: Settings, usual: PrintChoices) -> None:
        self._settings = settings
        self._usual = usual

    def save(self, path: Path | None, choices: PrintChoices) -> None:
        """Save the captions of a record, unless it has no file."""
        if path is None:
            return
        saved = {file: texts for file, texts in self._files() if file != path.absolute()}
        chosen = {key: choices.get(key) for key in _KEYS}
        own = {key: text for key, text in chosen.items() if text != self._usual.get(key)}
        files = {path.absolute(): own, **saved} if own else saved
        texts = [
            json.dumps({"file": str(file), "templates": templates}, ensure_ascii=False)
            for file, templates in files.items()
        ]
        self._settings.set(SAVED_CAPTIONS, texts[:_MOST_FILES])

    def restore(self, path: Path | None, choices: PrintChoices) -> PrintChoices:
        """Return options with the captions of a record, or unchanged if it has none of its own."""
        saved = dict(self._files()).get(path.absolute()) if path is not None else None
        if saved is None:
            return choices
        return choices.with_values({key: saved.get(key, self._usual.get(key)) for key in _KEYS})

    def _files(self) -> Iterator[tuple[Path, Mapping[str, str]]]:
        for text in self._settings.get(SAVED_CAPTIONS):
            try:
                one = json.loads(text)
                file, templates = Path(one["file"]), dict(one["templates"])
            except (ValueError, TypeError, KeyError, RecursionError):
                continue
            if all(isinstance(template, str) for template in templates.values()):
                yield file, templates
