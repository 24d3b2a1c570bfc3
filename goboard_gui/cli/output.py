"""Output of commands to a file or to standard output."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .common import CommandError
from .inputs import Inputs, open_descriptor
from .qt import report_missing_qt_libraries

if TYPE_CHECKING:
    from argparse import Namespace, _ActionsContainer
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from ..diagram.output.files import Write
    from ..files.opening import OpenedFile
    from ..files.storage.contents import AnyFile

_STANDARD_OUTPUT = "-"
_STEM = "out"


class Output(NamedTuple):
    """An output file, or standard output if ``path`` is None.

    It does not replace any of the ``inputs``, unless the result is the same record.
    """

    path: Path | None = None
    inputs: Inputs = Inputs()

    def __str__(self) -> str:
        return _STANDARD_OUTPUT if self.path is None else str(self.path)

    @property
    def replaces_input(self) -> bool:
        """Whether the output file is an input of the command, possibly under another name."""
        from ..files.storage.contents import FileId

        output = None if self.path is None else FileId.from_file(self.path)
        return output is not None and output.is_any_of(self.inputs)

    def write(self, data: bytes, *, same_record: bool = False) -> None:
        """Write all of ``data``; if that fails, no incomplete file is left.

        An input is replaced only if ``data`` is the ``same_record`` in another form.

        :raises CommandError: the file cannot be written, or there is no standard output.
        """
        if self.path is not None:
            _save(self.path, data, () if same_record else self.inputs)
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
    def target(self, extension: str) -> Iterator[OutputTarget]:
        """Provide a block with the path of a file to write; at the end, a temporary file is copied
        to the output.

        The file has the given extension. For standard output it is in a temporary folder, so that
        nothing is printed if writing fails.

        :raises CommandError: several files were written, but the output is standard output; or the
            content cannot be copied.
        """
        if self.path is not None and self.path.suffix.lower() == extension:
            yield OutputTarget(self.path, self._writer())
            return
        from pathlib import Path
        from tempfile import TemporaryDirectory

        with TemporaryDirectory(prefix="goboard-") as folder:
            yield OutputTarget(Path(folder, _STEM + extension), self._writer())
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
        return self._replace(
            path=self.path.with_name(f"{self.path.stem}{number}{self.path.suffix}")
        )

    def _writer(self) -> Write:
        from ..diagram.output.files import write_file

        return partial(write_file, in_use=self.inputs)


class OutputTarget(NamedTuple):
    """The path at which a block writes its file, and the function that it must use for writing."""

    path: Path
    write: Write


def parse_output(text: str) -> Output:
    """Parse an output argument: ``-`` is standard output, anything else a file.

    :raises ArgumentTypeError: the name is empty, which would otherwise mean the current folder.

    >>> parse_output("-").path, str(parse_output("./-").path)
    (None, '-')
    """
    if not text:
        raise ArgumentTypeError("the name of the output file is empty")
    if text == _STANDARD_OUTPUT:
        return Output()
    from pathlib import Path

    return Output(Path(text))


def protect_inputs(args: Namespace) -> None:
    """Make the outputs of a command refuse to replace its inputs.

    :raises CommandError: standard output is one of the inputs.
    """
    inputs = Inputs.from_args(args)
    for name, value in vars(args).items():
        if isinstance(value, Output):
            setattr(args, name, value._replace(inputs=inputs))
    if next(iter(inputs), None) is None:
        return
    from ..files.storage.contents import FileId

    for descriptor in open_descriptor(sys.stdout):
        output = FileId.from_file(descriptor)
        if output is not None and output.is_any_of(inputs):
            raise CommandError("goboard: standard output is an input file; write to another file")


def check_overwrite(output: Output, name: str, opened: OpenedFile) -> None:
    """Raise an error if the output would replace an input file that is damaged or not SGF.

    :raises CommandError: ``output`` is that file.
    """
    if not output.replaces_input:
        return
    if opened.is_foreign:
        raise CommandError(f"{name}: not an SGF file; write to another file")
    if opened.file.is_damaged:
        raise CommandError(f"{name}: the file is damaged; write to another file")


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
def qt_target(output: Output, extension: str) -> Iterator[OutputTarget]:
    """Load Qt, and provide a block with the path of a file to draw, which has the given extension.

    :raises CommandError: the file cannot be drawn or written.
    """
    from pathlib import Path

    with report_missing_qt_libraries():
        from ..diagram.output.errors import ExportError
        from ..files.errors import SaveErrorReason

        with output.target(extension) as target:
            try:
                yield target
            except ExportError as error:
                if error.cause is SaveErrorReason.IN_USE:
                    raise CommandError(input_message(error.path)) from error
                if target.path != output.path:
                    error.path = Path(str(output))
                raise CommandError(str(error)) from error


def _save(path: Path, data: bytes, in_use: Iterable[AnyFile]) -> None:
    from ..files.errors import SaveError, SaveErrorReason
    from ..files.storage.saving import save

    try:
        save(path, data, in_use=in_use)
    except SaveError as error:
        if error.cause is SaveErrorReason.IN_USE:
            raise CommandError(input_message(path)) from error
        raise CommandError(str(error)) from error


def input_message(path: Path) -> str:
    """Return the error message for an output file that is an input."""
    return f"{path}: this is an input file; write to another file"
