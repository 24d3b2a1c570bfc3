"""Saving of games: write, read back, compare, and only then replace the file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import ReadError, SaveError, SaveErrorReason, SaveStage, UnwritableValueError
from ..storage.saving import SaveProgress, save
from .game_equality import are_same_games
from .reading import SgfFile, new_sgf_file, read_sgf
from .writing import serialize_file

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Sequence

    from ...record.tree import Tree
    from ..storage.contents import AnyFile
    from ..storage.saving import Fingerprint


def save_games(
    file: SgfFile | None,
    games: Sequence[Tree],
    path: str | os.PathLike[str],
    encoding: str | None = None,
    expected: Fingerprint | None = None,
    progress: SaveProgress | None = None,
    in_use: Iterable[AnyFile] = (),
) -> SgfFile:
    """Save games to ``path``, as the contents of an existing file or of a new one.

    Files that are ``in_use`` are not replaced, see `storage.saving.save`.

    Returns the file as it is on disk now, so that the same trees can be edited and saved again.

    :raises EncodingError: when a text cannot be encoded; offer UTF-8 then.
    :raises ChangedOnDiskError: when ``path`` does not have the ``expected`` contents.
    :raises SaveError: when anything else fails; ``path`` keeps its contents.
    :raises CancelledError: when it was cancelled through ``progress``; ``path`` is untouched.
    """
    file = new_sgf_file(games) if file is None else file
    path, progress = Path(path), progress or SaveProgress()
    try:
        data, written, back = serialize_file(file, games, encoding, progress.advance)
        progress.advance()
        is_verified = data is file.source.data or back is not None
        if not is_verified:
            back = read_sgf(data, progress=lambda _done, _total: progress.advance())
            is_verified = are_same_games(written, back.games, progress.advance)
    except UnwritableValueError as error:
        raise SaveError(path, SaveStage.WRITE, error) from error
    except ReadError as error:
        raise SaveError(path, SaveStage.VERIFY, error) from error
    if not is_verified:
        raise SaveError(path, SaveStage.VERIFY, SaveErrorReason.NOT_THE_SAME)
    save(path, data, expected=expected, progress=progress, in_use=in_use)
    source = file.source if back is None else back.source
    return file._replace(source=source, games=tuple(games), diagnostics=())
