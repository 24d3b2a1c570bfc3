"""The last commands that the user has chosen, for reports of errors."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_MAX_COMMANDS = 20

last_commands: deque[str] = deque(maxlen=_MAX_COMMANDS)
"""The names of the last commands, oldest first."""


def run_command(name: str, slot: Callable[[], object]) -> None:
    """Call the slot of a command, and record the command's name, also in any error that the slot
    raises.
    """
    last_commands.append(name)
    try:
        slot()
    except Exception as error:
        vars(error).setdefault("goboard_command", name)
        raise


def failed_command(error: BaseException) -> str:
    """Return the name of the command that raised an error, or ""."""
    return str(vars(error).get("goboard_command", ""))
