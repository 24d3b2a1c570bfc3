"""A running review, with a working folder for its engine; the events arrive in the main thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.storage.working_folders import WorkingFolder, remove_abandoned_folders
from ...study.review.runner import Review
from ..core.background import Mailbox

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from ...engine.entry import EngineEntry
    from ...engine.limits import AnalysisLimits
    from ...study.review.positions import ReviewPosition, ReviewTerms
    from ...study.review.runner import ReviewEvent

_LAST_SECONDS = 7.0
"""Seconds that an engine may take to end."""


class HostedReview:
    """A review whose engine is ended with the others of the program."""

    def __init__(
        self,
        entry: EngineEntry,
        positions: Iterable[ReviewPosition],
        terms: ReviewTerms,
        folder: Path,
        listener: Callable[[ReviewEvent], object],
        *,
        limits: AnalysisLimits,
        ownership: bool,
    ) -> None:
        """Start the review, with a working folder in ``folder``.

        ``listener`` is called with each event until `begin_close`.
        """
        self._folder = WorkingFolder(folder, "review")
        self._mailbox = Mailbox(listener)
        self._review = Review(
            entry,
            positions,
            terms,
            self._folder.path,
            self._mailbox.post,
            limits=limits,
            ownership=ownership,
            create_folder=self._create_folder,
            remove_folder=self._folder.remove,
        )

    def begin_close(self) -> None:
        """End the review and its engine; `finish_close` waits for that."""
        self._mailbox.close()
        self._review.close()

    def finish_close(self) -> None:
        """Wait until the engine has ended."""
        self._review.join(_LAST_SECONDS)

    def _create_folder(self) -> None:
        """Create the working folder, and remove those that killed processes have left behind."""
        remove_abandoned_folders(self._folder.path.parent)
        self._folder.create()
