"""Commands, described by tables with a row for each command of a menu."""

from .command import Command, CommandRow, ExclusiveGroup, Submenu

__all__ = ["Command", "CommandRow", "ExclusiveGroup", "Submenu"]
