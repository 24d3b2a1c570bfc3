"""What an engine can do, according to its name and its list of commands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class EngineFamily(Enum):
    """The engines whose peculiarities are known; the value is the answer to ``name``."""

    KATAGO = "KataGo"
    LEELA_ZERO = "Leela Zero"
    GNU_GO = "GNU Go"
    OTHER = ""


ANALYSIS_COMMANDS = ("kata-analyze", "lz-analyze")
"""The commands for analysis, best first."""


@dataclass(frozen=True)
class Capabilities:
    """The name, version and commands of a running engine."""

    name: str
    version: str = ""
    commands: frozenset[str] = frozenset()

    @property
    def family(self) -> EngineFamily:
        """The family of the engine, by its name."""
        known = (family for family in EngineFamily if family.value)
        return next(
            (family for family in known if self.name.startswith(family.value)), EngineFamily.OTHER
        )

    def has(self, command: str) -> bool:
        """Return whether the engine lists a command."""
        return command in self.commands

    @property
    def analysis_command(self) -> str | None:
        """The command with which the engine analyses, or None if it can't."""
        return next(filter(self.has, ANALYSIS_COMMANDS), None)

    @property
    def hint_command(self) -> str | None:
        """The command that chooses a move without playing it, or None if there is none."""
        commands = ("kata-search_analyze_cancellable", "reg_genmove", *ANALYSIS_COMMANDS)
        return next(filter(self.has, commands), None)
