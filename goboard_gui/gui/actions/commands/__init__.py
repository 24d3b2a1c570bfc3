"""Commands, described by tables with a row for each command of a menu."""

from .command import Choice, Command, CommandRow, Submenu

__all__ = ["Choice", "Command", "CommandRow", "Submenu"]
