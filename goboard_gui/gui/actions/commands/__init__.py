"""Commands as data: their texts, icons, shortcuts, and places in menus and toolbars."""

from .command import Command, CommandInfo

__all__ = ["Command", "CommandInfo"]
