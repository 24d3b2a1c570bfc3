"""Presets: command lines of the engines that are best known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .analysis import Perspective
from .entry import EngineEntry
from .process import EMPTY_FILE

if TYPE_CHECKING:
    from collections.abc import Mapping

_KATAGO_COMMON = {
    "logToStderr": "false",
    "numSearchThreads": "2",
    "reportAnalysisWinratesAs": "BLACK",
}
_KATAGO_GTP = {
    "logAllGTPCommunication": "false",
    "logSearchInfo": "false",
    "rules": "japanese",
    "maxTime": "5",
}
_KATAGO_JSON = {"numAnalysisThreads": "1", "nnMaxBatchSize": "8"}
"""KataGo stops at once if one of these keys is in neither its configuration nor the overrides, and
without a limit its ``genmove`` would follow its own time limits.
"""


def katago(program: str, network: str, *, name: str = "KataGo") -> EngineEntry:
    """Return an entry for KataGo; both modes start from an empty configuration."""
    common = ("-model", network, "-config", EMPTY_FILE)

    def command(mode: str, settings: Mapping[str, str], *more: str) -> tuple[str, ...]:
        overrides = ",".join(f"{key}={value}" for key, value in settings.items())
        return (program, mode, *common, "-override-config", overrides, *more)

    return EngineEntry(
        name,
        command("gtp", _KATAGO_COMMON | _KATAGO_GTP),
        command("analysis", _KATAGO_COMMON | _KATAGO_JSON, "-quit-without-waiting"),
        Perspective.BLACK,
    )


def leela_zero(
    program: str, network: str, *, name: str = "Leela Zero", cpu_only: bool = False
) -> EngineEntry:
    """Return an entry for Leela Zero, which plays on 19×19 only.

    Builds for OpenCL end at once without a graphics card, unless ``cpu_only``, which other builds
    do not know.
    """
    device = ("--cpu-only",) if cpu_only else ()
    return EngineEntry(name, (program, "--gtp", *device, "--noponder", "--weights", network))


def gnu_go(program: str, *, name: str = "GNU Go", level: int = 10) -> EngineEntry:
    """Return an entry for GNU Go, which plays and scores, but does not analyse."""
    return EngineEntry(name, (program, "--mode", "gtp", "--level", str(level)))
