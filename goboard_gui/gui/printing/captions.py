"""Storage of the caption templates that the user chose for each file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ...diagram.book.option import OptionType
from ...diagram.book.option_table import OPTIONS
from ..core.settings import Setting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...diagram.book.options import PrintChoices
    from ...record import Session
    from ..core.settings import Settings
    from .chapters import RecordSource

SAVED_CAPTIONS = Setting[list[str]]("print/captions", [])
"""Files with caption templates of their own, each with its templates as JSON, latest first."""

_MOST_FILES = 20
_KEYS = tuple(key for key, option in OPTIONS.items() if option.type is OptionType.TEMPLATE)


class SavedCaptions:
    """The caption templates of recently printed records, unless they are the default ones.

    Those of a record without a file are forgotten when it is closed.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: WeakKeyDictionary[Session, dict[str, str]] = WeakKeyDictionary()

    def save_captions(
        self, records: RecordSource, choices: PrintChoices, usual: PrintChoices
    ) -> None:
        """Save the captions of a record."""
        chosen = {key: choices.get(key) for key in _KEYS}
        own = {key: text for key, text in chosen.items() if text != usual.get(key)}
        self._open[records.session] = own
        if records.path is None:
            return
        path = records.path.absolute()
        saved = {file: texts for file, texts in self._files() if file != path}
        files = {path: own, **saved} if own else saved
        texts = [
            json.dumps({"file": str(file), "templates": templates}, ensure_ascii=False)
            for file, templates in files.items()
        ]
        self._settings.set(SAVED_CAPTIONS, texts[:_MOST_FILES])

    def restore_captions(
        self, records: RecordSource, choices: PrintChoices, usual: PrintChoices
    ) -> PrintChoices:
        """Return options with the captions of a record, or unchanged if it has none of its own."""
        own = self._open.get(records.session)
        if own is None and records.path is not None:
            own = dict(self._files()).get(records.path.absolute())
        if not own:
            return choices
        return choices.with_values({key: own.get(key, usual.get(key)) for key in _KEYS})

    def _files(self) -> Iterator[tuple[Path, dict[str, str]]]:
        for text in self._settings.get(SAVED_CAPTIONS):
            try:
                one = json.loads(text)
                file, templates = Path(one["file"]), dict(one["templates"])
            except (ValueError, TypeError, KeyError, RecursionError):
                continue
            if all(isinstance(template, str) for template in templates.values()):
                yield file, templates
