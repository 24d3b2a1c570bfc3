"""Names of file formats, and filters for file dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.i18n import translator

if TYPE_CHECKING:
    from collections.abc import Iterable

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
