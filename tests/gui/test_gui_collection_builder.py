"""An index is built in a process of its own, which is told of, cancelled and never left behind."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QWidget

from goboard_gui.game_index.progress import Progress
from goboard_gui.gui.collection.building import builder as module
from goboard_gui.gui.collection.building.builder import BuildPace, IndexBuilder, goboard_command
from goboard_gui.gui.core.closing import dispose
from tests.gui.collection_cases import Fake
from tests.gui.gui_cases import Heard

SIGNALS = ("started", "progressed", "finished", "cancelled", "failed")
ENDS = {"finished", "cancelled", "failed"}
no_terms = pytest.mark.skipif(sys.platform == "win32", reason="Windows asks no process to end")


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def fake(tmp_path, monkeypatch) -> Fake:
    monkeypatch.setenv("FAKE_STARTED", "")
    return Fake(tmp_path)


@pytest.fixture
def build(window, fake, tmp_path):
    """Return what runs a program that behaves as named, with a builder and what it told."""
    made = []

    def begin(name: str) -> tuple[IndexBuilder, Heard]:
        builder = IndexBuilder(window, fake.command(name))
        made.append(builder)
        heard = Heard(builder, *SIGNALS)
        builder.build(tmp_path / "index", [tmp_path / "a", tmp_path / "b"])
        return builder, heard

    yield begin
    for builder in made:
        builder.stop_work()


def ended(heard: Heard) -> bool:
    return bool(ENDS & heard.count.keys())


def told(heard: Heard, *, progressed: bool = True) -> dict[str, int]:
    counted = heard.take()
    assert counted.pop("started") == 1
    assert bool(counted.pop("progressed", 0)) is progressed
    return counted


def test_what_is_told_of_it_is_known_until_it_is_done(qtbot, build, tmp_path):
    builder, heard = build("succeeds")
    assert builder.busy
    qtbot.waitUntil(lambda: ended(heard))
    assert told(heard) == {"finished": 1}
    assert builder.pace.progress == Progress(100, 100, 98, 2, 0)
    assert builder.index == tmp_path / "index"
    assert not builder.busy


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("fails", "the disk is full"),
        ("dies", "stopped unexpectedly"),
        ("says nothing", "stopped unexpectedly (exit code 3)"),
    ],
)
def test_why_it_came_to_nothing_is_said_once(qtbot, build, name, why):
    builder, heard = build(name)
    qtbot.waitUntil(lambda: ended(heard))
    assert told(heard, progressed=name != "says nothing") == {"failed": 1}
    assert why in heard.carried["failed"][0][0]
    assert not builder.busy


def test_a_program_that_is_not_there_is_told_of(qtbot, window, tmp_path):
    builder = IndexBuilder(window, [str(tmp_path / "no such program")])
    heard = Heard(builder, *SIGNALS)
    builder.build(tmp_path / "index", [tmp_path])
    qtbot.waitUntil(lambda: ended(heard))
    assert told(heard, progressed=False) == {"failed": 1}
    assert "start the index builder" in heard.carried["failed"][0][0]
    assert not builder.busy


@no_terms
@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("waits", "cancelled"),
        ("keeps what it has", "cancelled"),
        ("is done just then", "finished"),
    ],
)
def test_it_is_cancelled(qtbot, build, fake, name, end):
    builder, heard = build(name)
    qtbot.waitUntil(lambda: fake.started)
    builder.cancel()
    assert builder.busy
    assert builder.cancelling
    builder.cancel()
    qtbot.waitUntil(lambda: ended(heard))
    assert told(heard) == {end: 1}
    assert not builder.busy


@no_terms
def test_what_does_not_listen_is_made_to_end(qtbot, build, fake, monkeypatch):
    builder, heard = build("does not listen")
    builder._kill_timer.setInterval(50)
    qtbot.waitUntil(lambda: fake.started)
    builder.cancel()
    qtbot.waitUntil(lambda: ended(heard))
    assert told(heard) == {"cancelled": 1}


@pytest.mark.parametrize("name", ["waits", "keeps what it has", "does not listen"])
def test_it_ends_with_the_window_and_nobody_is_told(qtbot, build, fake, window, monkeypatch, name):
    monkeypatch.setattr(module, "_LAST_PATIENCE", 100)
    builder, heard = build(name)
    process = builder._process
    qtbot.waitUntil(lambda: fake.started)
    dispose(window)
    assert process.state() is process.ProcessState.NotRunning
    assert not builder.busy
    assert not ended(heard)


def test_one_index_is_built_at_a_time_and_another_one_afterwards(qtbot, build, tmp_path):
    builder, heard = build("succeeds")
    with pytest.raises(RuntimeError):
        builder.build(tmp_path / "other", [tmp_path])
    qtbot.waitUntil(lambda: ended(heard))
    heard.take()
    builder.build(tmp_path / "other", [tmp_path])
    assert builder.pace.progress is None
    qtbot.waitUntil(lambda: ended(heard))
    assert builder.index == tmp_path / "other"


def test_the_program_is_given_all_it_needs(qtbot, window, fake, tmp_path):
    builder = IndexBuilder(window, fake.command("waits"))
    odd = tmp_path / "--a folder"
    builder.build(tmp_path / "index", [odd, tmp_path / "b"], thorough=True, variations=True)
    qtbot.waitUntil(lambda: fake.started)
    folders = f"{tmp_path / 'index'} {odd} {tmp_path / 'b'}"
    wanted = f"collection build --progress --thorough --variations -- {folders}"
    assert fake.arguments == wanted
    builder.stop_work()


def test_from_source_and_in_a_bundle_another_program_is_run(monkeypatch, tmp_path):
    assert goboard_command() == [sys.executable, "-m", "goboard_gui"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for name, beside in (("goboard-gui", "goboard"), ("goboard-gui.exe", "goboard.exe")):
        monkeypatch.setattr(sys, "executable", str(tmp_path / name))
        assert [Path(part) for part in goboard_command()] == [tmp_path / beside]


@pytest.mark.parametrize(
    "line",
    [b"", b"{", b"[]", b"7", b'{"done": 1}', b'{"done": null}', b"\xff", b"Reading 100 files"],
    ids=repr,
)
def test_other_lines_say_nothing_of_the_progress(line):
    assert Progress.parse(line) is None


def test_the_pace_is_that_of_the_last_seconds():
    pace = BuildPace()
    assert (pace.games_per_second, pace.seconds_left) == (None, None)
    pace.add_report(Progress(0, 10_000, 0, 0, 0), 100.0)
    pace.add_report(Progress(100, 10_000, 100, 0, 0), 100.5)
    assert (pace.games_per_second, pace.seconds_left) == (None, None)
    for second in range(1, 31):
        pace.add_report(Progress(100 * second, 10_000, 90 * second, 0, 0), 100.0 + second)
    assert (pace.games_per_second, pace.seconds_left) == (90, 70)
    for second in range(1, 11):
        pace.add_report(Progress(3000 + 500 * second, 10_000, 2700, 0, 5000), 130.0 + second)
    assert (pace.games_per_second, pace.seconds_left) == (0, 4)


@given(st.lists(st.tuples(st.floats(0, 60), st.integers(0, 500)), max_size=20))
def test_no_pace_is_odd(steps):
    pace, now, done = BuildPace(), 0.0, 0
    for later, more in steps:
        now, done = now + later, min(done + more, 2000)
        pace.add_report(Progress(done, 2000, done, 0, 0), now)
    assert (pace.games_per_second or 0) >= 0
    assert (pace.seconds_left or 0) >= 0
