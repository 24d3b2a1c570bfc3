"""Output of commands to a file or to standard output."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from .common import CommandError
from .qt import importing_qt

if TYPE_CHECKING:
    from argparse import _ActionsContainer
    from collections.abc import Iterable, Iterator

_STANDARD_OUTPUT = "-"
_STEM = "out"


@dataclass(frozen=True)
class Output:
    """An output file, or standard output if ``path`` is None."""

    path: Path | None = None

    def __str__(self) -> str:
        return _STANDARD_OUTPUT if self.path is None else str(self.path)

    def write(self, data: bytes) -> None:
        """Write all of ``data``; if that fails, no incomplete file is left.

        :raises CommandError: the file cannot be written, or there is no standard output.
        """
        if self.path is not None:
            _save(self.path, data)
        elif sys.stdout is None:
            raise CommandError("goboard: standard output is closed")
        else:
            sys.stdout.buffer.write(data)

    def resolve_extension(self, chosen: str | None, known: Iterable[str], kind: str) -> str:
        """Return the extension of the output format: that of the format chosen or else that of the
        output file.

        ``chosen`` has no dot, while the result has one. ``kind`` describes the output in error
        messages, such as "a chart".

        :raises CommandError: the format is not one of the ``known`` extensions.
        """
        if chosen is not None:
            return f".{chosen}"
        listed = ", ".join(known)
        if self.path is None:
            names = listed.replace(".", "")
            raise CommandError(f"{self}: choose a format for {kind} with --format ({names})")
        extension = self.path.suffix.lower()
        if extension not in known:
            raise CommandError(
                f"{self}: unsupported format for {kind}: {extension or 'no extension'} "
                f"(use {listed})"
            )
        return extension

    @contextmanager
    def target_path(self, extension: str) -> Iterator[Path]:
        """Return a context manager that yields the path of a file to write; a temporary file is
        copied to the output on exit.

        The file has the given extension. For standard output it is in a temporary folder, so that
        nothing is printed if writing fails.

        :raises CommandError: several files were written, but the output is standard output; or the
            content cannot be copied.
        """
        if self.path is not None and self.path.suffix.lower() == extension:
            yield self.path
            return
        with TemporaryDirectory(prefix="goboard-") as folder:
            yield Path(folder, _STEM + extension)
            files = sorted(Path(folder).iterdir())
            if self.path is None and len(files) > 1:
                raise CommandError(f"{self}: can't write {len(files)} files to standard output")
            for file in files:
                self._numbered(file.stem.removeprefix(_STEM)).write(file.read_bytes())

    def _numbered(self, number: str) -> Output:
        """Return this output with ``number`` appended to the file name, unless it is standard
        output.
        """
        if self.path is None or not number:
            return self
        return Output(self.path.parent / f"{self.path.stem}{number}{self.path.suffix}")


def parse_output(text: str) -> Output:
    """Parse an output argument: ``-`` is standard output, anything else a file.

    >>> parse_output("-").path, str(parse_output("./-").path)
    (None, '-')
    """
    return Output(None if text == _STANDARD_OUTPUT else Path(text))


def add_output_option(
    parser: _ActionsContainer,
    *,
    required: bool = False,
    default: Output | None = None,
) -> None:
    """Add the option `--output`, which names the output file."""
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        type=parse_output,
        required=required,
        default=default,
        help="output file, or - for standard output"
        if default is None
        else f"(default: {default} for standard output)",
    )


def add_format_option(
    parser: _ActionsContainer, known: Iterable[str], default: str = "its extension"
) -> None:
    """Add the option `--format`, whose value is used instead of the extension of the output
    file.
    """
    parser.add_argument(
        "--format",
        choices=[extension.removeprefix(".") for extension in known],
        help=f"output format (default: {default})",
    )


@contextmanager
def qt_target_path(output: Output, extension: str) -> Iterator[Path]:
    """Load Qt, and provide a path with the given extension at which a block can draw a file.

    :raises CommandError: the file cannot be drawn or written.
    """
    with importing_qt():
        from ..diagram.output.errors import ExportError

        with output.target_path(extension) as path:
            try:
                yield path
            except ExportError as error:
                if path != output.path:
                    error.path = Path(str(output))
                raise CommandError(str(error)) from error


def _save(path: Path, data: bytes) -> None:
    from ..files.errors import SaveError
    from ..files.storage.saving import save

    try:
        save(path, data)
    except SaveError as error:
        raise CommandError(str(error)) from error
