from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.engine.entry import EngineEntry
from goboard_gui.engine.events import EngineStatus
from goboard_gui.engine.transcript import Stream, Transcript
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.engines.analysis_texts import engines_disabled_text
from goboard_gui.gui.engines.console import EngineConsole
from goboard_gui.gui.engines.transcript_view import LONGEST_ROW, TranscriptView
from goboard_gui.gui.widgets import dialogs
from tests.cases import for_each
from tests.gui.engines.engine_cases import entry, host, use  # noqa: F401

PATIENCE = 20_000
DISPLAY, SPOKEN = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
COLOUR = Qt.ItemDataRole.ForegroundRole


@pytest.fixture
def console(host, entry, workspace):  # noqa: F811
    use(workspace.settings, entry)
    made = EngineConsole(workspace, workspace.window)
    made.show()
    yield made
    if made in workspace.window.children():
        dispose(made)


def rows(console: EngineConsole) -> list[str]:
    model = console.view.transcript
    return [model.index(row).data(DISPLAY) for row in range(model.rowCount())]


def send(console: EngineConsole, command: str) -> None:
    console.field.setText(command)
    QTest.keyClick(console.field, Qt.Key.Key_Return)


def answered(qtbot, console: EngineConsole, line: str) -> None:
    qtbot.waitUntil(lambda: any(line in row for row in rows(console)), timeout=PATIENCE)


def test_the_first_command_starts_the_engine_and_its_answer_appears(qtbot, console):
    assert "Not running" in console.state.text()
    send(console, "genmove b")
    answered(qtbot, console, "C3")
    shown = rows(console)
    sent = next(at for at, row in enumerate(shown) if row.endswith("genmove b"))
    received = next(at for at, row in enumerate(shown) if row.endswith("C3"))
    assert shown[sent].startswith("> ")
    assert shown[received].startswith("< =")
    assert sent < received
    assert not console.field.text()
    qtbot.waitUntil(lambda: console.state.text() == "Ready", timeout=PATIENCE)


def test_directions_differ_in_sign_colour_and_what_is_spoken(qtbot, console):
    send(console, "cry")
    answered(qtbot, console, "something is wrong")
    send(console, "name")
    answered(qtbot, console, "Double")
    model = console.view.transcript
    found = {}
    for row in range(model.rowCount()):
        index = model.index(row)
        colour = index.data(COLOUR)
        told = colour.name() if colour else None, index.data(SPOKEN).split(":")[0]
        found.setdefault(index.data(DISPLAY)[0], set()).add(told)
    assert {sign: len(each) for sign, each in found.items()} == {">": 1, "<": 1, "!": 1}
    assert len(set().union(*found.values())) == 3


def test_commands_are_completed_from_the_engines_list(qtbot, console):
    send(console, "name")
    answered(qtbot, console, "Double")
    QTest.keyClicks(console.field, "sh")
    assert console.field.completer().currentCompletion() == "shout"
    assert "genmove" in console.field.completer().model().stringList()


def test_up_and_down_recall_commands_and_what_was_being_typed(qtbot, console):
    for command in ("name", "version", "version"):
        send(console, command)
    console.field.setText("dra")
    keys = {"Up": Qt.Key.Key_Up, "Down": Qt.Key.Key_Down}
    for key, shown in (
        ("Up", "version"),
        ("Up", "name"),
        ("Up", "name"),
        ("Down", "version"),
        ("Down", "dra"),
        ("Down", "dra"),
    ):
        QTest.keyClick(console.field, keys[key])
        assert console.field.text() == shown


@for_each("text", ["", "   ", "# a comment"])
def test_nothing_is_sent_that_no_engine_answers(console, text):
    send(console, text)
    assert console.view.transcript.rowCount() == 0
    assert "Not running" in console.state.text()


def test_quit_ends_the_engine_without_an_error(qtbot, console, host):  # noqa: F811
    send(console, "name")
    answered(qtbot, console, "Double")
    send(console, "quit")
    [engine] = console._listeners
    qtbot.waitUntil(lambda: engine.status is EngineStatus.STOPPED, timeout=PATIENCE)
    assert console.state.text() == "Not running. The first command starts it."
    assert "quit" in rows(console)[-1] or any(row.endswith("quit") for row in rows(console))


def test_an_engine_that_ends_is_reported_and_its_lines_stay(qtbot, console):
    send(console, "name")
    answered(qtbot, console, "Double")
    send(console, "die")
    qtbot.waitUntil(lambda: "ended" in console.state.text(), timeout=PATIENCE)
    assert any("name" in row for row in rows(console))


def test_a_missing_program_is_reported(qtbot, workspace, host):  # noqa: F811
    use(workspace.settings, EngineEntry("Gone", ("/nowhere/engine",)))
    console = EngineConsole(workspace, workspace.window)
    console.show()
    send(console, "name")
    qtbot.waitUntil(lambda: "/nowhere/engine" in console.state.text(), timeout=PATIENCE)
    dispose(console)


def test_without_engines_the_field_is_disabled_and_says_what_to_do(workspace, host):  # noqa: F811
    console = EngineConsole(workspace, workspace.window)
    assert not console.field.isEnabled()
    assert console.state.text().endswith("Engines…")
    dispose(console)


def test_while_a_game_is_recorded_the_field_is_disabled_with_the_reason(
    qtbot,
    console,
    host,  # noqa: F811
):
    send(console, "name")
    answered(qtbot, console, "Double")
    host.set_recording(console, recording=True)
    for widget in (console.field, console.send_button):
        assert not widget.isEnabled()
        assert widget.toolTip() == engines_disabled_text()
    assert console.state.text() == engines_disabled_text()
    console.send_command("genmove b")
    assert any("Double" in row for row in rows(console))
    host.set_recording(console, recording=False)
    assert console.field.isEnabled()
    assert not console.field.toolTip()


def test_the_transcript_is_read_only_while_the_console_is_visible(qtbot, console):
    assert console._timer.isActive()
    console.hide()
    assert not console._timer.isActive()


def test_an_engine_that_nobody_else_uses_ends_with_the_console(qtbot, console, host):  # noqa: F811
    send(console, "name")
    answered(qtbot, console, "Double")
    dispose(console)
    assert not host.running()


def test_an_engine_that_was_removed_from_the_list_stays_while_it_runs(
    qtbot,
    console,
    entry,  # noqa: F811
):
    send(console, "name")
    answered(qtbot, console, "Double")
    use(console._workspace.settings, EngineEntry("Other", entry.command))
    titles = [console.engines.itemText(row) for row in range(console.engines.count())]
    assert titles == ["Other", "Double (removed from the list)"]
    assert console.engines.currentText() == titles[1]
    console.engines.setCurrentIndex(0)
    console.engines.activated.emit(0)
    assert rows(console) == []


# ---- Finding, copying and saving ---------------------------------------------------------------


@pytest.fixture
def filled(qtbot, console):
    send(console, "cry 3")
    answered(qtbot, console, "something is wrong")
    qtbot.waitUntil(lambda: sum("wrong" in row for row in rows(console)) == 3, timeout=PATIENCE)
    qtbot.waitUntil(lambda: console.state.text() == "Ready", timeout=PATIENCE)
    return console


def test_finding_counts_matches_and_steps_through_them(filled):
    filled.find_field.setText("WRONG")
    assert filled.find_status.text() == "3 of 3"
    for key, text in (
        (Qt.Key.Key_Return, "1 of 3"),
        (Qt.Key.Key_Down, "2 of 3"),
        (Qt.Key.Key_Up, "1 of 3"),
        (Qt.Key.Key_Up, "3 of 3"),
    ):
        QTest.keyClick(filled.find_field, key)
        assert filled.find_status.text() == text
        assert "wrong" in filled.view.current_line.text
    filled.find_field.setText("no such text")
    assert filled.find_status.text() == "No matches"
    assert not filled.next.isEnabled()
    QTest.keyClick(filled.find_field, Qt.Key.Key_Escape)
    assert not filled.find_field.text()
    assert filled.isVisible()


def test_keys_go_to_the_find_field_and_step_through_matches(qtbot, filled):
    filled.activateWindow()
    qtbot.waitUntil(filled.isActiveWindow)
    filled.field.setFocus()
    QTest.keyClick(filled.field, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert filled.find_field.hasFocus()
    QTest.keyClicks(filled.find_field, "wrong")
    QTest.keyClick(filled.find_field, Qt.Key.Key_F3)
    assert filled.find_status.text() == "1 of 3"


def test_selected_lines_are_copied_with_their_directions(filled):
    filled.view.selectAll()
    filled.view.copy()
    copied = QApplication.clipboard().text().split("\n")
    assert copied == rows(filled)


def test_the_lines_are_saved_as_text(filled, person, tmp_path, monkeypatch):
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: tmp_path / "log")
    filled.save_button.click()
    written = (tmp_path / "log.txt").read_text().splitlines()
    assert written == rows(filled)


def test_a_long_line_is_shortened_and_shown_completely_when_it_is_chosen(qtbot, console):
    send(console, "long")
    answered(qtbot, console, "x x x")
    row = next(at for at, text in enumerate(rows(console)) if "x x x" in text)
    assert len(rows(console)[row]) <= LONGEST_ROW + 3
    assert not console.detail.isVisible()
    console.view.go_to_row(row)
    assert console.detail.isVisible()
    assert console.detail.toPlainText().endswith("x end")
    console.view.go_to_row(0)
    assert not console.detail.isVisible()


# ---- The list ----------------------------------------------------------------------------------


@pytest.fixture
def view(qapp):
    made = TranscriptView()
    made.resize(400, 200)
    made.show()
    yield made
    dispose(made)


def test_the_list_follows_its_end_only_while_it_is_scrolled_there(view):
    transcript = Transcript()
    transcript.add(Stream.ERRORS, [f"line {n}" for n in range(100)])
    view.show_transcript(transcript)
    bar = view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    transcript.add(Stream.ERRORS, ["more"] * 50)
    view.transcript.add_new_lines()
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(20)
    transcript.add(Stream.ERRORS, ["more"] * 50)
    view.transcript.add_new_lines()
    QApplication.processEvents()
    assert bar.value() == 20


def test_dropped_lines_leave_the_list_and_the_place_stays(view):
    transcript = Transcript(limit=10_000)
    transcript.add(Stream.SENT, ["first"])
    transcript.add(Stream.RECEIVED, [f"{n:09}" for n in range(900)])
    view.show_transcript(transcript)
    view.go_to_row(700)
    view.scrollTo(view.transcript.index(700), TranscriptView.ScrollHint.PositionAtTop)
    transcript.add(Stream.RECEIVED, [f"{n:09}" for n in range(900, 1300)])
    view.transcript.add_new_lines()
    QApplication.processEvents()
    lines = view.transcript.lines
    assert lines == transcript.since()
    assert [lines[0].text, lines[1].text] == ["first", "000000300"]
    assert view.current_line.text == "000000699"
    assert view.indexAt(view.viewport().rect().topLeft()).row() == view.currentIndex().row()


def test_matches_include_new_lines_and_no_dropped_ones(view):
    transcript = Transcript(limit=1000)
    transcript.add(Stream.RECEIVED, ["needle", "hay"])
    view.show_transcript(transcript)
    view.transcript.find("needle")
    assert view.transcript.matches == [0]
    transcript.add(Stream.RECEIVED, ["a needle"])
    view.transcript.add_new_lines()
    assert view.transcript.matches == [0, 2]
    for _ in range(2):
        transcript.add(Stream.RECEIVED, ["hay" * 20] * 100)
        view.transcript.add_new_lines()
    assert view.transcript.matches == []


def test_control_characters_are_shown_escaped(view):
    transcript = Transcript()
    transcript.add(Stream.RECEIVED, ["a\x00b\u202e"])
    view.show_transcript(transcript)
    assert view.transcript.index(0).data(DISPLAY) == "< a\\x00b\\u202e"
