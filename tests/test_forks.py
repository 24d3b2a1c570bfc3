"""What runs in children of another process, and is killed there."""

from __future__ import annotations

import os
import signal

import pytest

from tests.forks import Forks

PROGRAM = """
import time

def work(count):
    for number in range(count):
        print(number, flush=True)
    if not count:
        raise SystemExit
    if count > 3:
        time.sleep(60)
"""


@pytest.mark.skipif(os.name != "posix", reason="forks as POSIX does")
def test_a_child_ends_by_itself_or_is_killed_after_some_lines():
    with Forks(PROGRAM) as forks:
        assert forks.run(2) == (0, b"0\n1\n")
        assert forks.run(0) == (1, b"")
        assert forks.kill(5, lines=5) == (-signal.SIGKILL, b"0\n1\n2\n3\n4\n")
        assert forks.kill(4).status == -signal.SIGKILL
        assert forks.run(1) == (0, b"0\n")
