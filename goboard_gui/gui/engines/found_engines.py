"""Search for the engines and networks on the machine, in a thread."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.detection import family_of_program, find_engines, find_networks
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from ...engine.capabilities import EngineFamily


class FoundProgram(NamedTuple):
    """A program that is probably an engine, and the networks that were found for it."""

    family: EngineFamily
    program: Path
    networks: list[Path]


def found_programs() -> list[FoundProgram]:
    """Return the engines on the machine; files are only listed, and nothing is started."""
    home = Path.home()
    return [
        FoundProgram(family, program, find_networks(family, program, home))
        for family, program in find_engines(os.environ.get("PATH", ""))
    ]


def chosen_program(program: Path) -> FoundProgram:
    """Return what is known about a program that the user has chosen."""
    family = family_of_program(program)
    return FoundProgram(family, program, find_networks(family, program, Path.home()))
