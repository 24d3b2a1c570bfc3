"""Open files in a process of its own, and print each outcome as a line of JSON.

Seconds are those in which the process was at work: whatever else runs does not count.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.record import Session


def main(paths: list[str]) -> None:
    for path in paths:
        print(json.dumps(_outcome(path)))


def _outcome(path: str) -> dict[str, object]:
    start = time.process_time()
    try:
        told = open_file(path)
    except ReadError as error:
        told = {"refused": error.reason.name, "why": str(error)[-300:]}
    seconds = time.process_time() - start
    return told | {"seconds": seconds, "megabytes": peak_megabytes()}


def open_file(path: str) -> dict[str, object]:
    """Open a file like the window, with a session for every game, and show the first position."""
    file = read_sgf_file(path)
    sessions = [Session(tree) for tree in file.games]
    stones = len(sessions[0].board.stones())
    nodes = sum(len(tree.source) for tree in file.games)
    return {
        "games": len(sessions),
        "nodes": nodes,
        "stones": stones,
        "notices": len(file.diagnostics),
    }


def peak_megabytes() -> float:
    """Return the peak memory of this process, without what its parent had used before."""
    status = Path("/proc/self/status")
    if status.exists():
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) / 1024
    import resource

    unit = 1024**2 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


if __name__ == "__main__":
    main(sys.argv[1:])
