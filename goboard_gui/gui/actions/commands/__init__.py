"""Commands, described by tables with a row for each command of a menu."""

from .command import COMMANDS_BY_NAME, Command, CommandRow, ExclusiveGroup, Submenu

__all__ = ["COMMANDS_BY_NAME", "Command", "CommandRow", "ExclusiveGroup", "Submenu"]
