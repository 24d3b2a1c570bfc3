"""A fixed place to run the program in: its folders, inputs, fonts, screen and environment."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
INPUTS = (HERE / "inputs", ROOT / "resources" / "samples", ROOT / "resources" / "study")
DATA = ROOT / "tests" / "data" / "v0.1"

PLACE = Path("/tmp/goboard-baseline")  # paths are shown, so it is always the same
HOME, WORK = PLACE / "home", PLACE / "work"
_CHANGED = 1_767_225_600
"""When all inputs were changed last: 2026-01-01."""

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Goboard Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Goboard Sans</family></prefer></alias>
</fontconfig>
"""
SCREEN = {
    "screens": [
        {"name": "baseline", "x": 0, "y": 0, "width": 1600, "height": 1000}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]
}


@contextmanager
def stage() -> Iterator[None]:
    """Hold the fixed folder for as long as this runs; another run waits.

    :raises OSError: it cannot be made.
    """
    PLACE.mkdir(exist_ok=True)
    with (PLACE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        cache = PLACE / "font-cache"
        # Their paths decide in which order a PDF embeds them, wherever the checkout is.
        fonts = PLACE / "fonts"
        shutil.copytree(ROOT / "resources" / "fonts", fonts, dirs_exist_ok=True)
        (PLACE / "fonts.conf").write_text(FONTS.format(fonts=fonts, cache=cache))
        (PLACE / "screen.json").write_text(json.dumps(SCREEN))
        yield


def clean() -> None:
    """Leave no settings and no files of what ran before."""
    for folder in (HOME, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    for name in ("config", "data", "state", "cache", "run"):
        (HOME / name).mkdir(mode=0o700)


def bring(folder: Path) -> None:
    """Copy the inputs into a folder."""
    for source in INPUTS:
        shutil.copytree(source, folder, dirs_exist_ok=True)
    (folder / "README.md").unlink()
    for path in folder.rglob("*"):
        os.utime(path, (_CHANGED, _CHANGED))


def environment(platform: str = "offscreen") -> dict[str, str]:
    """Return the environment: no language, time zone or setting of whoever runs it."""
    passed = {name: os.environ[name] for name in ("PATH", "DISPLAY") if name in os.environ}
    screen = f":configfile={PLACE / 'screen.json'}" if platform == "offscreen" else ""
    return passed | {
        "HOME": str(HOME),
        "XDG_CONFIG_HOME": str(HOME / "config"),
        "XDG_DATA_HOME": str(HOME / "data"),
        "XDG_STATE_HOME": str(HOME / "state"),
        "XDG_CACHE_HOME": str(HOME / "cache"),
        "XDG_RUNTIME_DIR": str(HOME / "run"),
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "COLUMNS": "100",
        "PYTHONHASHSEED": "0",
        "QT_HASH_SEED": "0",  # by it fonts are embedded in one order
        "QT_QPA_PLATFORM": platform + screen,
        "FONTCONFIG_FILE": str(PLACE / "fonts.conf"),
    }
