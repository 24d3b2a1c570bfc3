"""Opening of files in any format."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from .errors import ReadError, ReadErrorReason
from .foreign.errors import UnsupportedFormatError
from .formats import Format, detect_format
from .sgf.reading import MAX_BYTES, Progress, new_sgf_file, read_sgf
from .storage.contents import read_contents

# Most files are SGF; the other readers are imported on demand.

if TYPE_CHECKING:
    import os

    from ..diagnostics import Diagnostic
    from ..record import Tree
    from .foreign.reading import ImportedGames
    from .sgf.reading import SgfFile

_SAVED_AS_TEXT = ".txt"
_UNSUPPORTED = {
    f".{ending}": (form, form.unsupported)
    for form in Format
    if form.unsupported is not None
    for ending in form.extensions
}


@dataclass(frozen=True, eq=False)
class OpenedFile:
    """An opened file: its games, and the problems found in it.

    ``file`` is used for saving the games. For SGF it is the file as read; for any other format a
    new file without a path: the games are saved under another name, as SGF.
    """

    format: Format
    file: SgfFile
    encoding: str
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def games(self) -> tuple[Tree, ...]:
        """The games in file order."""
        return self.file.games

    @property
    def is_foreign(self) -> bool:
        """Whether the file is not SGF and therefore must not be overwritten."""
        return self.format is not Format.SGF


def open_path(
    path: str | os.PathLike[str],
    encoding: str | None = None,
    progress: Progress | None = None,
    *,
    allow_pipe: bool = False,
) -> OpenedFile:
    """Read a file of any supported format.

    ``allow_pipe`` accepts a named pipe, and waits until a program has written to it.

    :raises ReadError: when it cannot be read, or as `open_bytes` does.
    """
    return open_bytes(
        read_contents(path, MAX_BYTES, allow_pipe=allow_pipe), str(path), encoding, progress
    )


def open_bytes(
    data: bytes, name: str = "", encoding: str | None = None, progress: Progress | None = None
) -> OpenedFile:
    r"""Read a file given as bytes; its format is detected from the contents or else from the name.

    ``encoding`` overrides the declared and detected encodings; ``progress`` is called while an SGF
    record is read.

    :raises CancelledError: when ``progress`` does.
    :raises UnsupportedFormatError: when the format is known but not supported.
    :raises ReadError: when there is no game in it, or a limit is exceeded.
    :raises LookupError: when Python does not know ``encoding``.

    >>> opened = open_bytes(b"\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n")
    >>> opened.format.name, [tree.main_line() for tree in opened.games]
    ('GIB', [[0, 1]])
    """
    form = detect_format(data)
    if form is Format.SGF:
        return _open_sgf(data, name, encoding, progress)
    from .foreign.reading import read

    return _opened(form, read(data, form, name, encoding))


def _opened(form: Format, read: ImportedGames) -> OpenedFile:
    return OpenedFile(form, new_sgf_file(read.games), read.encoding, tuple(read.diagnostics))


def _open_sgf(
    data: bytes, name: str, encoding: str | None, progress: Progress | None
) -> OpenedFile:
    """Read a file of undetected format as SGF or, if that contains no game, as board diagrams."""
    try:
        file = read_sgf(data, name, encoding, progress)
    except ReadError as error:
        ending = PurePath(name).suffix.lower()
        known = _UNSUPPORTED.get(ending)
        if error.reason is not ReadErrorReason.NO_GAME:
            raise
        if known is not None:
            raise UnsupportedFormatError(name, *known) from None
        from .foreign.reading import read_diagrams

        drawn = read_diagrams(data, name, encoding, raise_if_invalid=ending == _SAVED_AS_TEXT)
        if drawn is None:
            raise
        return _opened(Format.DIAGRAM, drawn)
    return OpenedFile(Format.SGF, file, file.source.encoding, file.diagnostics)
