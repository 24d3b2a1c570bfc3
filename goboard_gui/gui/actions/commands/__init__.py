"""Commands as data: the tables of the menus have a row for each."""

from .command import Choice, Command, CommandRow, Submenu

__all__ = ["Choice", "Command", "CommandRow", "Submenu"]
