"""The commands that choose how points are named and from where the board is seen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..diagram.compose import LastMove
from ..go import Symmetry
from ..notation import Reading
from .commands import LAST_MOVE_COMMANDS, NOTATION_COMMANDS, Command

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .actions import Actions
    from .viewpoint import Viewpoint

_SHOWN = {
    Command.SHOW_EDGES: "edges",
    Command.SHOW_NAMES: "names",
    Command.SHOW_STRUCTURE: "structure",
    Command.SHOW_SPOTLIGHT: "spotlight",
}
_TURNS = {
    Command.TURN_RIGHT: Symmetry.R90,
    Command.TURN_LEFT: Symmetry.R270,
    Command.MIRROR_HORIZONTAL: Symmetry.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL: Symmetry.MIRROR_VERTICAL,
}


class ViewCommands(QObject):
    """Connects them to a viewpoint, and checks what is chosen."""

    def __init__(self, viewpoint: Viewpoint, actions: Actions) -> None:
        super().__init__(actions)
        self._viewpoint = viewpoint
        self._actions = actions
        actions.connect_commands(self._slots())
        viewpoint.changed.connect(self._check)
        self._check()

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        viewpoint = self._viewpoint
        slots: dict[Command, Callable[[], object]] = {
            Command.NORMAL_VIEW: partial(viewpoint.choose_view, Symmetry.IDENTITY),
            Command.NAMES_STAY: self._choose_reading,
        }
        for command, turn in _TURNS.items():
            slots[command] = partial(viewpoint.turn, turn)
        for command, notation in NOTATION_COMMANDS.items():
            slots[command] = partial(viewpoint.choose_notation, notation)
        for command, how in LAST_MOVE_COMMANDS.items():
            slots[command] = partial(viewpoint.mark_last_move, LastMove(how))
        for command in _SHOWN:
            slots[command] = partial(self._choose_shown, command)
        return slots

    def _check(self) -> None:
        actions, viewpoint = self._actions, self._viewpoint
        for command, key in NOTATION_COMMANDS.items():
            actions[command].setChecked(viewpoint.notation.id == key)
        for command, part in _SHOWN.items():
            actions[command].setChecked(getattr(viewpoint.shown, part))
        for command, how in LAST_MOVE_COMMANDS.items():
            actions[command].setChecked(viewpoint.shown.last_move.value == how)
        actions[Command.NAMES_STAY].setChecked(viewpoint.reading is Reading.STAY)
        actions[Command.NORMAL_VIEW].setEnabled(viewpoint.view is not Symmetry.IDENTITY)

    def _choose_reading(self) -> None:
        stay = self._actions[Command.NAMES_STAY].isChecked()
        self._viewpoint.choose_reading(Reading.STAY if stay else Reading.TRAVEL)

    def _choose_shown(self, command: Command) -> None:
        self._viewpoint.show(_SHOWN[command], self._actions[command].isChecked())
