"""Commands as data: what there is, how it is called, where it stands in menus and toolbars."""

from .command import Command, Words

__all__ = ["Command", "Words"]
