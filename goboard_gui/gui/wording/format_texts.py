"""Names of file formats, and filters for file dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...display_text import escape_name
from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ...diagram.output.formats import Format

FORMAT_CONTEXT = "Formats"
_tr = translator(FORMAT_CONTEXT)


def short_format_name(known: Format) -> str:
    """Return the name of a format for use in a list of formats."""
    return _tr(known.short_name or known.name)


def file_filter(formats: Iterable[Format], first: Format) -> str:
    """Return the file type filters for a file dialog, with the type ``first`` at the top."""
    ordered = sorted(formats, key=lambda known: known != first)
    return ";;".join(f"{_tr(known.name)} (*{known.extension})" for known in ordered)


def unsupported_format_text(path: Path, formats: Iterable[Format]) -> str:
    """Return the message that a file can't be saved because of its extension, which is none of
    those of the formats.
    """
    text = _tr(
        tr_noop(
            FORMAT_CONTEXT,
            "Couldn't save {name}: {suffix} is not supported here. Choose one of {known}.",
        )
    )
    known = ", ".join(each.extension for each in formats)
    return text.format(name=escape_name(path.name), suffix=path.suffix, known=known)
