"""Commands that add figures to a record or remove them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from ...actions.workspace import Workspace
    from ...board.edit_notices import EditNotices


class FigureCommands(QObject):
    """The figure commands of a window, connected to its document."""

    message_posted = Signal(str)
    """A message to show."""

    def __init__(self, workspace: Workspace, notices: EditNotices) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._notices = notices
        self._actions = workspace.actions
        self._window = workspace.window
        workspace.actions.connect_commands(
            {
                Command.FIGURE_OPTIONS: self.ask_options,
                Command.DIVIDE: self.ask_and_divide,
                Command.REMOVE_FIGURES: self.remove_figures,
            }
        )

    def ask_options(self) -> None:
        """Ask for the options of the figure that starts at the current node, and set them."""
        from ....record.edits.marking import with_visible_points
        from ....record.figures.storing import with_figure_properties
        from .figure_dialog import FigureDialog

        session = self._document.session
        naming = self._view_settings.point_naming(session.shape)
        dialog = FigureDialog(session, naming, self._window)
        if dialogs.run_modal(dialog):
            tree = with_figure_properties(session.tree, session.cursor, dialog.properties)
            if dialog.whole:
                tree = with_visible_points(tree, session.cursor, None)
            self._document.replace_tree(self.tr("Edit figure"), tree)
            if dialog.draws:
                self._actions[Command.TOOL_PART].trigger()
                self.message_posted.emit(self.tr("Drag across the part of the board to show."))

    def ask_and_divide(self) -> None:
        """Ask how to divide the record into figures, and do so."""
        from .divide_dialog import DivideDialog

        with dialogs.busy_cursor():
            dialog = DivideDialog(self._document.session.tree, self._window)
        if dialogs.run_modal(dialog):
            with dialogs.busy_cursor():
                divided = dialog.divided_record()
            if self._document.replace_tree(self.tr("Divide into figures"), divided):
                self._notices.describe_latest_edit(self.tr("Divided the record into figures"))

    def remove_figures(self) -> None:
        """Remove all figures from the record."""
        from ....record.figures.storing import without_figures

        tree = self._document.session.tree
        with dialogs.busy_cursor():
            left = without_figures(tree)
        if self._document.replace_tree(self.tr("Remove all figures"), left):
            self._notices.describe_latest_edit(self.tr("Removed all figures"))
        else:
            self.message_posted.emit(self.tr("The record has no figures."))
