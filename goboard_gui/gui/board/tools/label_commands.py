"""Commands that label points of the position: chains, their liberties, and paths."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import chain_at, chains, regions
from ...actions.commands import Command

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....go import Point
    from ...actions.workspace import Workspace
    from ..message_strip import MessageStrip
    from ..recording import Recording
    from .tool import BoardDisplay, PointActionSignals


class LabelCommands(QObject):
    """Commands that write labels into the current node. They ask before they replace labels that
    the points have.
    """

    def __init__(
        self,
        workspace: Workspace,
        display: BoardDisplay,
        requests: PointActionSignals,
        strip: MessageStrip,
        recording: Recording,
    ) -> None:
        super().__init__(workspace.window)
        actions = workspace.actions
        self._document = workspace.document
        self._display = display
        self._strip = strip
        self._actions = actions
        commands = {
            Command.LABEL_CHAINS: self.label_chains,
            Command.LABEL_LIBERTIES: self.label_liberties,
            Command.LABEL_PATH: self.label_path,
        }
        actions.connect_commands(commands)
        requests.liberties_requested.connect(self.label_liberties_at)
        actions.enable_when(
            dict.fromkeys(commands, lambda: not recording.is_active), recording.changed
        )

    def label_chains(self) -> None:
        """Number the chains and letter the empty regions."""
        from ....go.labels import label_chains

        board = self._document.session.board
        self._write_labels(self.tr("Label chains"), label_chains(chains(board), regions(board)))

    def label_liberties(self) -> None:
        """Number the chains and letter their liberties."""
        from ....go.labels import label_liberties

        board = self._document.session.board
        self._write_labels(self.tr("Label liberties"), label_liberties(chains(board)))

    def label_liberties_at(self, point: Point) -> None:
        """Letter the liberties of the chain at a point."""
        from ....go.labels import label_points

        chain = chain_at(self._document.session.board, point)
        if chain is not None:
            self._write_labels(self.tr("Label liberties"), label_points(chain.liberties))

    def label_path(self) -> None:
        """Write the labels of the path that the board shows; if there is none, choose the tool that
        shows paths.
        """
        labels = self._display.tool.writable_labels
        if labels:
            self._write_labels(self.tr("Label path"), labels)
        else:
            self._actions[Command.TOOL_PATH].trigger()
            text = self.tr("Click two stones of the same colour or two empty points first.")
            self._strip.show_message(text)

    def _write_labels(self, text: str, labels: Mapping[Point, str]) -> None:
        """Write labels, but ask first if others would be replaced; ``text`` names the edit."""
        present = self._document.session.markup.labels
        replaced = sum(present.get(point, label) != label for point, label in labels.items())
        if replaced:
            question = self.tr("This will replace %n labels.", "", replaced)
            self._strip.show_message(
                question, self.tr("Replace"), partial(self._apply, text, labels)
            )
        else:
            self._apply(text, labels)

    def _apply(self, text: str, labels: Mapping[Point, str]) -> None:
        from ....record.edits import marking

        session = self._document.session
        tree = marking.with_labels(session.tree, session.cursor, labels)
        self._display.cancel()  # the record has the labels of a shown path now
        self._document.replace_tree(text, tree, session.cursor)
