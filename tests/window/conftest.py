"""Journeys in a real window: `make test` runs this folder under Xvfb."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

REAL = os.environ.get("GOBOARD_TEST_PLATFORM") == "xcb"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    reason = "needs a real window: `make test` opens it, or set GOBOARD_TEST_PLATFORM=xcb"
    for item in items:
        if item.path.is_relative_to(here) and not REAL:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session", autouse=True)
def _window_manager():
    """Xvfb alone activates no window, so no key would reach one."""
    if not REAL or not shutil.which("openbox"):
        yield
        return
    silence = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(["openbox", "--sm-disable"], **silence) as manager:
        give_up = time.monotonic() + 10
        while subprocess.run(["xdotool", "get_desktop"], **silence, check=False).returncode:
            assert time.monotonic() < give_up, "openbox does not answer"
            time.sleep(0.05)
        yield
        manager.terminate()
