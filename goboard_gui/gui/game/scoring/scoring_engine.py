"""What scoring needs of engines, which belong to another feature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from ....engine.final_status import FinalStatus


class ScoringEngine(Protocol):
    """What scoring needs of an engine that can be asked about the position at the cursor.

    ``status`` is its opinion of the stones, or None. ``reason`` says why it can't be asked,
    ``progress`` what it is doing, or why there is no answer, and ``score`` its own score; they are
    empty if there is nothing to say.
    """

    is_waiting: bool
    status: FinalStatus | None
    progress: str
    score: str

    @property
    def changed(self) -> SignalInstance: ...
    @property
    def reason(self) -> str: ...
    @property
    def engine_name(self) -> str: ...
    def ask(self) -> None: ...
    def stop(self) -> None: ...
    def forget(self) -> None: ...
