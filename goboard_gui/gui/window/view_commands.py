"""Commands that choose how points are named and how the board is rotated."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...diagram.compose import LastMove, Names
from ...go import Symmetry
from ...notation import Reading, Side
from ..actions.commands import Command
from ..actions.commands.choices import LAST_MOVE_COMMANDS, NAMED_COMMANDS, SIDE_COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..actions.commands.actions import Actions
    from ..core.view_settings import ViewSettings

_TURNS = {
    Command.TURN_RIGHT: Symmetry.R90,
    Command.TURN_LEFT: Symmetry.R270,
    Command.MIRROR_HORIZONTAL: Symmetry.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL: Symmetry.MIRROR_VERTICAL,
}


class ViewCommands(QObject):
    """Connects these commands to the view settings, and checks the active ones."""

    def __init__(self, view_settings: ViewSettings, actions: Actions) -> None:
        super().__init__(actions)
        self._view_settings = view_settings
        self._actions = actions
        actions.connect_commands(self._slots())
        view_settings.changed.connect(self._check)
        self._check()

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        view_settings = self._view_settings
        slots: dict[Command, Callable[[], object]] = {
            Command.NORMAL_VIEW: partial(view_settings.choose_view, Symmetry.IDENTITY),
            Command.NAMES_STAY: self._choose_reading,
            Command.SHOW_EDGES: self._checked(Command.SHOW_EDGES, view_settings.show_edges),
            Command.SHOW_NAMES: self._checked(Command.SHOW_NAMES, view_settings.show_names),
            Command.SHOW_STRUCTURE: self._checked(
                Command.SHOW_STRUCTURE, view_settings.show_structure
            ),
            Command.SHOW_SPOTLIGHT: self._checked(
                Command.SHOW_SPOTLIGHT, view_settings.show_spotlight
            ),
        }
        for command, turn in _TURNS.items():
            slots[command] = partial(view_settings.turn, turn)
        for command, side in SIDE_COMMANDS.items():
            show = partial(view_settings.show_side, Side[side.upper()])
            slots[command] = self._checked(command, show)
        for command, points in NAMED_COMMANDS.items():
            slots[command] = partial(view_settings.choose_named, Names(points))
        for command, how in LAST_MOVE_COMMANDS.items():
            slots[command] = partial(view_settings.mark_last_move, LastMove(how))
        return slots

    def _checked(self, command: Command, show: Callable[[bool], object]) -> Callable[[], object]:
        """Return a function that passes on whether a command is checked."""
        return lambda: show(self._actions[command].isChecked())

    def _check(self) -> None:
        shown, view_settings = self._view_settings.shown, self._view_settings
        checked = {
            Command.SHOW_EDGES: bool(shown.edges),
            Command.SHOW_NAMES: shown.names is not Names.NONE,
            Command.SHOW_STRUCTURE: shown.structure,
            Command.SHOW_SPOTLIGHT: shown.spotlight,
            Command.NAMES_STAY: view_settings.reading is Reading.STAY,
        }
        for command, side in SIDE_COMMANDS.items():
            checked[command] = Side[side.upper()] in shown.edges
        for command, points in NAMED_COMMANDS.items():
            checked[command] = view_settings.named.value == points
        for command, how in LAST_MOVE_COMMANDS.items():
            checked[command] = shown.last_move.value == how
        for command, on in checked.items():
            self._actions[command].setChecked(on)
        self._actions[Command.NORMAL_VIEW].setEnabled(view_settings.view is not Symmetry.IDENTITY)

    def _choose_reading(self) -> None:
        stay = self._actions[Command.NAMES_STAY].isChecked()
        self._view_settings.choose_reading(Reading.STAY if stay else Reading.TRAVEL)
