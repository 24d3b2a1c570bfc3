"""Traces of crashes, of processes without a window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from goboard_gui.gui.core import crash_trace
from goboard_gui.gui.core.crash_trace import collect_crash_traces, start_trace

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no traces elsewhere")

PROCESS = """
import os, sys
from pathlib import Path
from goboard_gui.gui.core.crash_trace import CrashTrace

trace = CrashTrace(Path(sys.argv[1]))
{}
"""
ENDS = {
    "crashed": ("os.abort()", 1),
    "killed": ("os.kill(os.getpid(), 9)", 0),
    "ended without closing": ("os._exit(3)", 0),
    "ended": ("trace.close()", 0),
}


def start(folder: Path, end: str, **options) -> subprocess.Popen:
    command = [sys.executable, "-c", PROCESS.format(end), str(folder)]
    root = Path(__file__).parents[2]
    return subprocess.Popen(command, cwd=root, stderr=subprocess.DEVNULL, **options)


def test_only_a_process_that_crashed_is_mentioned_and_only_once(tmp_path):
    processes = {name: start(tmp_path / name, end) for name, (end, _) in ENDS.items()}
    for name, process in processes.items():
        process.wait()
        found = collect_crash_traces(tmp_path / name)
        assert len(found) == ENDS[name][1], name
        assert all("Fatal Python error" in trace for trace in found)
        assert list((tmp_path / name).iterdir()) == []
        assert collect_crash_traces(tmp_path / name) == []


@pytest.mark.parametrize("locks", [True, False], ids=["locks", "no locks"])
def test_an_instance_that_runs_is_left_alone(tmp_path, monkeypatch, locks):
    if not locks:
        monkeypatch.setattr(crash_trace, "try_lock", lambda _handle: False)
    running = start(
        tmp_path,
        "print(flush=True); input(); os.abort()",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    running.stdout.readline()
    (trace,) = tmp_path.iterdir()
    assert collect_crash_traces(tmp_path) == []
    assert trace.exists()
    running.communicate(b"\n")
    assert running.returncode == -signal.SIGABRT
    assert len(collect_crash_traces(tmp_path)) == 1


def test_no_folder_is_no_crash(tmp_path):
    assert collect_crash_traces(tmp_path / "none") == []


def test_a_folder_that_cannot_be_made_does_not_stop_the_program(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    assert start_trace(tmp_path / "file" / "crashes") is None
