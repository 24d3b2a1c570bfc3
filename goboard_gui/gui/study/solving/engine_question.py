"""The interface of an engine that can be asked about a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from ....record import Tree


class EngineQuestion(Protocol):
    """An engine that is asked what a move loses; it decides nothing."""

    answer: str
    """What the engine says, or what it is doing; empty if it was not asked."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when the answer has changed, or the engine has become available or not."""

    @property
    def is_available(self) -> bool:
        """Whether there is an engine that can be asked."""

    def ask(self, tree: Tree, node: int) -> None:
        """Ask what the move at a node of a tree loses against the best one."""

    def drop(self) -> None:
        """Drop the question and its answer."""
