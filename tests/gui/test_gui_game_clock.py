"""Times of moves: shown, and written down while a game is recorded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.recording import Recording
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.settings import MAIN_TIME, MOVE_TIMES, OVERTIME
from goboard_gui.gui.game.recording.game_clock import GameClock
from goboard_gui.gui.game.recording.times_dialog import TimesDialog
from goboard_gui.gui.navigation.moves.game_panel import GamePanel
from goboard_gui.gui.navigation.moves.move_list import MoveList
from goboard_gui.gui.wording import clock_texts
from goboard_gui.notation import Naming, notation
from goboard_gui.record import new_game
from goboard_gui.record.properties.conventions.time_limits import parse_time_control
from goboard_gui.record.properties.time_control import Clock, Overtime, TimeControl
from tests.gui.desk_cases import new_workspace

BLACK, WHITE = Colour.BLACK, Colour.WHITE
TIMED = b"(;SZ[9]TM[600]OT[3x30 byo-yomi])"
TOLD = b"(;SZ[9];B[aa]BL[590.5];W[bb]WL[28]OW[3];B[cc])"
UNTOLD = b"(;SZ[9])"
PAUSED = "Paused – click to continue"


class Desk:
    """A document with its game panel, and a clock that goes when it is told to."""

    def __init__(self, data: bytes, settings, qtbot) -> None:
        self.workspace = new_workspace(read_sgf(data).games[0], settings)
        self.document, self.actions = self.workspace.document, self.workspace.actions
        self.panel = GamePanel()
        qtbot.addWidget(self.panel)
        self.panel.show()
        self.settings = settings
        self.time = 1000.0
        self.recording = Recording(self.document, self.panel)
        self.clock = GameClock(self.workspace, self.recording, self.panel, lambda: self.time)

    def write(self) -> None:
        self.actions[Command.MOVE_TIMES].trigger()

    def play(self, column: int, after: float = 0.0) -> None:
        self.time += after
        self.document.play(Point(column, 0))

    def wait(self, seconds: float) -> None:
        self.time += seconds
        self.clock._show()

    def click(self, qtbot) -> None:
        qtbot.mouseClick(self.clocks[0], Qt.MouseButton.LeftButton)

    @property
    def clocks(self) -> list[QToolButton]:
        return self.panel.findChildren(QToolButton)

    @property
    def shown(self) -> list[str]:
        return [clock.text() if clock.isVisible() else "" for clock in self.clocks]

    @property
    def running(self) -> list[bool]:
        return [clock.font().bold() for clock in self.clocks]

    def node(self, node: int | None = None) -> str:
        session = self.document.session
        held = session.tree.properties(session.cursor if node is None else node)
        return "".join(f"{item.ident}[{item.values[0]}]" for item in held)


@pytest.fixture
def desk(qtbot, settings):
    return lambda data=TIMED: Desk(data, settings, qtbot)


def test_times_of_a_record_are_shown_though_nothing_is_recorded(desk):
    desk = desk(TOLD)
    seen = []
    for node in range(4):
        desk.document.go_to(node)
        seen.append(desk.shown)
    assert seen == [["", ""], ["9:51", ""], ["9:51", "0:28 (3)"], ["9:51", "0:28 (3)"]]
    assert desk.running == [False, False]
    desk.play(5)
    assert desk.node() == "W[fa]"


def test_each_move_is_recorded_with_the_time_that_is_left_as_one_edit(desk):
    desk = desk()
    desk.write()
    assert desk.shown == ["10:00", "10:00"]
    assert desk.running == [True, False]
    desk.play(0, after=12.34)
    assert desk.node() == "B[aa]BL[587.7]"
    assert desk.running == [False, True]
    desk.play(1, after=605)
    assert desk.node() == "W[ba]WL[25]OW[3]"
    assert desk.shown == ["9:48", "0:30 (3)"]
    desk.document.undo_stack.undo()
    assert desk.document.undo_stack.count() == 2
    assert desk.document.session.tree.children(1) == ()


def test_the_clock_is_seen_running(desk):
    desk = desk()
    desk.write()
    desk.wait(59.5)
    assert desk.shown == ["9:01", "10:00"]
    desk.wait(545.5)
    assert desk.shown == ["0:25 (3)", "10:00"]
    desk.wait(1000)
    assert desk.shown == ["0:00 (0)", "10:00"]


def test_a_click_lets_it_pause_and_run(desk, qtbot):
    desk = desk()
    desk.write()
    desk.wait(10)
    desk.click(qtbot)
    assert desk.running == [False, False]
    desk.wait(100)
    desk.click(qtbot)
    desk.play(0, after=5)
    assert desk.node() == "B[aa]BL[585]"


def test_a_move_played_while_it_pauses_has_no_time(desk, qtbot):
    desk = desk()
    desk.write()
    desk.click(qtbot)
    desk.play(0, after=5)
    desk.play(1, after=5)
    assert [desk.node(1), desk.node(2)] == ["B[aa]", "W[ba]"]
    assert desk.running == [False, False]


def test_it_stops_when_one_goes_back_and_goes_on_at_the_end_of_a_line(desk):
    desk = desk()
    desk.write()
    desk.play(0, after=10)
    desk.play(1, after=20)
    desk.document.go_to(1)
    assert desk.running == [False, False]
    desk.wait(500)
    desk.document.go_to(2)
    assert desk.running == [True, False]
    desk.play(2, after=10)
    assert desk.node() == "B[ca]BL[580]"


def test_the_first_move_of_a_variation_has_no_time_and_those_after_it_have(desk):
    desk = desk()
    desk.write()
    desk.play(0, after=10)
    desk.play(1, after=20)
    desk.document.go_to(1)
    desk.play(5, after=30)
    assert desk.node() == "W[fa]"
    assert desk.running == [True, False]
    desk.play(6, after=5)
    assert desk.node() == "B[ga]BL[585]"


def test_thinking_goes_on_after_a_look_at_an_earlier_move(desk):
    desk = desk()
    desk.write()
    desk.play(0, after=10)
    desk.wait(20)
    desk.document.go_to(0)
    desk.wait(500)
    desk.document.go_to(1)
    assert desk.shown == ["9:50", "9:40"]
    desk.play(1, after=5)
    assert desk.node() == "W[ba]WL[575]"


def test_while_a_game_is_recorded_the_clock_runs_whatever_position_is_shown(desk, qtbot):
    desk = desk()
    desk.recording.set_active(True)
    desk.write()
    desk.play(0, after=10)
    desk.wait(20)
    desk.document.go_to(0)
    assert (desk.shown, desk.running) == (["9:50", "9:40"], [False, True])
    desk.wait(30)
    assert desk.shown == ["9:50", "9:10"]
    desk.click(qtbot)
    assert desk.shown == ["9:50", PAUSED]
    desk.wait(100)
    desk.click(qtbot)
    desk.wait(1)
    desk.document.go_to(1)
    assert (desk.shown, desk.running) == (["9:50", "9:09"], [False, True])
    desk.document.go_to(0)
    desk.wait(5)
    desk.recording.go_to_end()
    desk.play(1, after=4)
    assert desk.node() == "W[ba]WL[540]"
    assert desk.shown == ["9:50", "9:00"]


def test_after_recording_has_ended_the_clock_stands_at_earlier_moves_again(desk):
    desk = desk()
    desk.recording.set_active(True)
    desk.write()
    desk.play(0, after=10)
    desk.document.go_to(0)
    desk.recording.set_active(False)
    assert desk.running == [False, False]
    desk.document.play(None)
    assert desk.node() == "B[]"
    desk.recording.set_active(True)
    assert desk.running == [False, True]


def test_the_clock_stands_after_two_recorded_passes_at_earlier_moves_too(desk):
    desk = desk()
    desk.recording.set_active(True)
    desk.write()
    desk.play(0, after=10)
    for _ in range(2):
        desk.document.play(None)
    for node in (1, 0, 2, 3):
        desk.document.go_to(node)
        assert desk.running == [False, False]


LIMITS = [
    ("1800", "", "BL[1792.5]", "WL[1798]"),
    ("5", "3x30 byo-yomi", "BL[27.5]OB[3]", "WL[3]"),
    ("5", "10/60 Canadian", "BL[57.5]OB[9]", "WL[3]"),
    ("1800", "10 fischer", "BL[1802.5]", "WL[1808]"),
]


@pytest.mark.parametrize(("main", "overtime", "right", "reply"), LIMITS)
def test_after_undo_the_clocks_are_as_if_the_wrong_click_had_never_been(
    desk, main, overtime, right, reply
):
    desk = desk(f"(;SZ[9]TM[{main}]OT[{overtime}])".encode())
    desk.write()
    desk.play(0, after=6)
    desk.wait(1)
    desk.document.undo_stack.undo()
    assert desk.running == [True, False]
    desk.play(1, after=0.5)
    assert desk.node() == f"B[ba]{right}"
    desk.play(2, after=2)
    assert desk.node() == f"W[ca]{reply}"


def test_redo_restores_the_old_times_and_the_start_of_the_next_move(desk):
    desk = desk()
    desk.write()
    desk.play(0, after=6)
    desk.play(1, after=10)
    stack = desk.document.undo_stack
    desk.wait(1)
    stack.undo()
    stack.undo()
    desk.wait(1)
    assert desk.shown == ["9:42", "10:00"]
    stack.redo()
    assert desk.shown == ["9:54", "9:48"]
    desk.wait(1)
    stack.redo()
    assert [desk.node(1), desk.node(2)] == ["B[aa]BL[594]", "W[ba]WL[590]"]
    assert desk.shown == ["9:51", "9:50"]
    desk.play(2, after=1)
    assert desk.node() == "B[ca]BL[590]"


def test_a_pause_counts_for_no_move_that_is_undone(desk, qtbot):
    desk = desk()
    desk.write()
    desk.play(0, after=6)
    desk.wait(1)
    desk.click(qtbot)
    desk.wait(100)
    desk.document.undo_stack.undo()
    assert desk.shown == [PAUSED, "10:00"]
    desk.click(qtbot)
    desk.play(1, after=0.5)
    assert desk.node() == "B[ba]BL[592.5]"


def test_a_move_that_is_dragged_has_the_time_of_the_press(desk):
    desk = desk()
    desk.write()
    desk.wait(6)
    desk.clock.register_press()
    desk.play(0, after=3)
    desk.clock.register_release()
    assert desk.node() == "B[aa]BL[594]"
    assert desk.shown == ["9:54", "9:57"]
    desk.play(1, after=2)
    assert desk.node() == "W[ba]WL[595]"


ENDS = {
    "two passes": lambda document: [document.play(None) for _ in range(2)],
    "a resignation": lambda document: document.resign(),
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_the_clocks_stop_at_the_end_of_the_game_and_go_on_if_that_is_undone(desk, qtbot, end):
    desk = desk()
    desk.write()
    desk.play(0, after=10)
    desk.play(1, after=10)
    before = desk.document.undo_stack.index()
    desk.wait(5)
    end(desk.document)
    shown = desk.shown
    assert desk.running == [False, False]
    assert desk.clocks[0].toolTip() == "The game has ended, and the clocks have stopped."
    desk.wait(100)
    desk.click(qtbot)
    assert (desk.shown, desk.running) == (shown, [False, False])
    desk.document.undo_stack.setIndex(before)
    desk.play(2, after=1)
    assert desk.node() == "B[ca]BL[484]"


def test_the_moves_after_two_passes_have_no_time_for_the_interval(desk):
    desk = desk()
    desk.write()
    desk.play(0, after=10)
    for _ in range(2):
        desk.document.play(None)
    desk.play(1, after=500)
    assert desk.node() == "W[ba]WL[600]"
    desk.play(2, after=10)
    assert desk.node() == "B[ca]BL[580]"


def test_a_comment_stops_nothing(desk):
    desk = desk()
    desk.write()
    desk.wait(10)
    desk.document.set_comment("slow")
    desk.play(0, after=10)
    assert desk.node() == "B[aa]BL[580]"


def test_another_record_is_not_written_into_before_the_clock_is_clicked(desk, qtbot):
    desk = desk()
    desk.write()
    desk.document.open_games([read_sgf(TIMED).games[0]], None, None)
    assert desk.running == [False, False]
    desk.play(0, after=10)
    assert desk.node() == "B[aa]"
    desk.click(qtbot)
    desk.play(1, after=10)
    assert desk.node() == "W[ba]WL[590]"


def test_it_is_remembered_and_begins_with_a_pause(desk):
    first = desk()
    first.write()
    assert first.settings.get(MOVE_TIMES)
    second = desk()
    assert second.actions[Command.MOVE_TIMES].isChecked()
    assert second.shown == [PAUSED, "10:00"]
    assert second.running == [False, False]
    second.write()
    assert not first.actions[Command.MOVE_TIMES].isChecked()
    assert first.shown == ["", ""]


def test_the_first_recorded_move_of_a_new_game_starts_the_clock(desk, qtbot):
    desk = desk()
    desk.settings.set(MOVE_TIMES, True)
    desk.recording.set_active(True)
    assert desk.shown == [PAUSED, "10:00"]
    desk.play(0, after=100)
    assert desk.node() == "B[aa]"
    assert (desk.shown, desk.running) == (["10:00", "10:00"], [False, True])
    desk.play(1, after=10)
    assert desk.node() == "W[ba]WL[590]"
    stack = desk.document.undo_stack
    stack.undo()
    stack.undo()
    assert desk.shown == [PAUSED, "10:00"]
    desk.wait(5)
    stack.redo()
    assert desk.running == [False, True]
    desk.play(1, after=10)
    assert desk.node() == "W[ba]WL[575]"


NOT_STARTED = {
    "recording is off": (TIMED, False),
    "no time limit is known": (UNTOLD, True),
    "there are moves": (b"(;SZ[9]TM[600];B[gg])", True),
}


@pytest.mark.parametrize(("data", "recorded"), NOT_STARTED.values(), ids=NOT_STARTED)
def test_no_move_starts_the_clock_if(desk, data, recorded):
    desk = desk(data)
    desk.settings.set(MOVE_TIMES, True)
    desk.document.go_to(desk.document.session.line[-1])
    desk.recording.set_active(recorded)
    desk.play(0, after=10)
    desk.play(1, after=10)
    assert "L[" not in desk.node()
    assert desk.running == [False, False]


def test_a_paused_clock_says_so_only_where_moves_can_be_recorded(desk):
    desk = desk(b"(;SZ[9]TM[600];B[aa]BL[590];W[bb]WL[580])")
    desk.settings.set(MOVE_TIMES, True)
    assert desk.shown == ["10:00", "10:00"]
    desk.document.go_to(2)
    assert desk.shown == [PAUSED, "9:40"]
    desk.recording.set_active(True)
    desk.document.go_to(1)
    assert desk.shown == [PAUSED, "9:40"]
    desk.document.go_to(2)
    desk.document.resign()
    assert desk.shown == ["9:50", "9:40"]


def test_a_paused_clock_has_its_time_where_there_is_room_for_it(desk):
    desk = desk()
    desk.settings.set(MOVE_TIMES, True)
    desk.panel.resize(600, 300)
    assert desk.shown == [f"10:00 · {PAUSED}", "10:00"]
    desk.panel.resize(150, 300)
    assert desk.shown == [PAUSED, "10:00"]
    assert "10:00" in desk.clocks[0].toolTip()


def test_in_a_record_without_times_the_clock_offers_to_be_started(desk, qtbot, monkeypatch):
    first = desk()
    first.write()
    second = desk(b"(;SZ[9];B[aa])")
    assert second.shown == ["", ""]
    second.document.go_to(1)
    assert second.shown == ["", "Start Clock"]
    second.play(1, after=10)
    assert second.shown == ["Start Clock", ""]
    answering(monkeypatch, lambda dialog: dialog.limit.main.setValue(10))
    second.click(qtbot)
    assert second.shown == ["10:00", "10:00"]
    assert second.running == [True, False]


def answering(monkeypatch, fill, agrees=True) -> list[TimesDialog]:
    asked = []

    def answer(dialog):
        asked.append(dialog)
        fill(dialog)
        if agrees:
            dialog.accept()
        return agrees

    monkeypatch.setattr(TimesDialog, "exec", answer)
    return asked


def test_terms_that_the_record_lacks_are_asked_for_once_and_are_an_edit(desk, monkeypatch):
    asked = answering(monkeypatch, lambda dialog: dialog.limit.main.setValue(10))
    desk = desk(UNTOLD)
    desk.write()
    assert desk.node(0) == "SZ[9]TM[600]OT[5x30 byo-yomi]"
    assert desk.document.undo_stack.count() == 1
    assert desk.running == [True, False]
    desk.play(0, after=1)
    assert desk.node() == "B[aa]BL[599]"
    assert (desk.settings.get(MAIN_TIME), desk.settings.get(OVERTIME)) == (600, "5x30 byo-yomi")
    assert len(asked) == 1


def test_without_terms_the_time_used_is_counted(desk, monkeypatch, qtbot):
    asked = answering(monkeypatch, lambda dialog: dialog.counted.setChecked(True))
    desk = desk(UNTOLD)
    desk.write()
    desk.play(0, after=10)
    desk.play(1, after=61)
    desk.play(2, after=5)
    assert desk.node(0) == "SZ[9]"
    assert [desk.node(1), desk.node(3)] == ["B[aa]GBTU[10]", "B[ca]GBTU[15]"]
    assert desk.shown == ["0:15", "1:01"]
    desk.click(qtbot)
    desk.click(qtbot)
    assert len(asked) == 1
    assert desk.running == [False, True]


def test_who_does_not_answer_records_no_times(desk, monkeypatch):
    answering(monkeypatch, lambda _dialog: None, agrees=False)
    desk = desk(UNTOLD)
    desk.write()
    assert not desk.actions[Command.MOVE_TIMES].isChecked()
    assert not desk.settings.get(MOVE_TIMES)
    assert desk.node(0) == "SZ[9]"


@pytest.mark.parametrize(
    ("overtime", "terms"),
    [
        (Overtime.NONE, TimeControl(600)),
        (Overtime.BYO_YOMI, TimeControl(600, Overtime.BYO_YOMI, 20, 3)),
        (Overtime.CANADIAN, TimeControl(600, Overtime.CANADIAN, 20, 3)),
        (Overtime.FISCHER, TimeControl(600, Overtime.FISCHER, 20)),
    ],
    ids=lambda it: it.value if isinstance(it, Overtime) else "",
)
def test_the_dialog_offers_what_was_agreed_on_last(qtbot, settings, overtime, terms):
    dialog = TimesDialog(settings)
    qtbot.addWidget(dialog)
    dialog.limit.main.setValue(10)
    dialog.limit.overtime.setCurrentIndex(dialog.limit.overtime.findData(overtime))
    dialog.limit.number.setValue(3)
    dialog.limit.seconds.setValue(20)
    assert dialog.limit.seconds.isEnabled() is (overtime is not Overtime.NONE)
    assert dialog.limit.number.isEnabled() is (terms.count > 0)
    assert dialog.time_control == terms
    dialog.accept()
    again = TimesDialog(settings)
    qtbot.addWidget(again)
    assert again.time_control == parse_time_control("600", settings.get(OVERTIME)) == terms
    again.counted.setChecked(True)
    assert again.time_control == TimeControl()
    assert not again.limit.main.isEnabled()


@pytest.mark.parametrize(
    ("clock", "text"),
    [
        (Clock(0), "0:00"),
        (Clock(0.1), "0:01"),
        (Clock(3599.5), "1:00:00"),
        (Clock(28.3, 5), "0:29 (5)"),
        (Clock(0.9, used=True), "0:00"),
    ],
)
def test_a_clock_shows_seconds_begun(clock, text):
    assert clock_texts.clock_text(clock) == text


def test_the_move_list_tells_times_in_its_tips(qtbot):
    moves = MoveList()
    qtbot.addWidget(moves)
    document = Document(read_sgf(TOLD).games[0])
    moves.show_line(document.session, Naming(notation("western"), Size(9, 9)))
    tip = moves.model().index(1, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "2 · White B8 · White has 0:28 (3) left"
    assert "has" not in moves.model().index(2, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_the_window_has_clocks(window):
    window.document.open_games([new_game(Size(9, 9)), read_sgf(TOLD).games[0]], None, None)
    window.document.go_to_game(1)
    window.document.go_to(2)
    clocks = window.panels.game.findChildren(QToolButton)
    assert [clock.text() for clock in clocks] == ["9:51", "0:28 (3)"]
