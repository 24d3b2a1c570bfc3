"""Counting a position in a window: from two passes to a record with its result."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel, QScrollArea

from goboard_gui.diagram.picture import Cell
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Colour, Point, Symmetry, rule_set
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import SCORE_AFTER_TWO_PASSES
from goboard_gui.gui.game.scoring.score_panel import ScorePanel
from goboard_gui.gui.game.scoring.score_texts import score_summary
from goboard_gui.gui.game.scoring.scoring import Scoring
from goboard_gui.gui.widgets.dialogs import ReplacedResultAnswer
from goboard_gui.record.edits.typed import TypedMove
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.game_info import with_info
from goboard_gui.study.dead_stones import PLAYOUTS, improving_proposals
from tests.gui.gui_cases import CTRL, PLAIN, RIGHT, SHIFT, click, naming_of
from tests.gui.scoring_engine import ScriptedScoringEngine
from tests.record.record_cases import setup

# A black stone behind White's wall, and a neutral point between the walls.
POSITION = setup(
    "...XOO...",
    "...XOO.X.",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...X.O...",
)
GAME = b"(;KM[0.5]RU[Japanese]%s%%s)" % POSITION.encode()
PASSES = GAME % b";B[];W[]"
ENDED = GAME % b"RE[B+9.5];B[];W[]"
LONE, NEUTRAL, BEHIND = Point(7, 1), Point(4, 8), Point(8, 8)
WALL = Point(3, 0)


pytestmark = pytest.mark.usefixtures("few_playouts")


@pytest.fixture(autouse=True)
def _rest_at_once(monkeypatch):
    """Let a step be the last one at once."""
    monkeypatch.setattr("goboard_gui.gui.game.scoring.scoring._REST", 0)


@pytest.fixture
def opened(desk):
    """Return a desk with a record, at the last node of its line, which can be counted."""

    def open_record(data: bytes):
        made = desk()
        made.scoring = Scoring(
            made.workspace,
            made.presenter,
            made.player,
            made.tools,
            made.panels.docks[0],
            ScriptedScoringEngine(made.window),
        )
        made.open(data)
        made.document.go_to(made.session.line[-1])
        return made

    return open_record


@pytest.fixture
def count(opened, qtbot):
    """Return a desk on which the end of a record is counted, after all was proposed."""

    def begin(data: bytes = PASSES):
        made = opened(data)
        made.actions[Command.COUNT].trigger()
        settle(made, qtbot)
        return made

    return begin


@pytest.fixture
def whole(window):
    """Return the same of a whole window, for what ends a count or takes turns with it there."""

    def open_record(data: bytes):
        window.document.open_games(read_sgf(data).games, None, None)
        window.document.go_to(window.document.session.line[-1])
        return SimpleNamespace(
            window=window,
            actions=window.commands,
            document=window.document,
            scoring=window.features.scoring,
            view=window.board_view,
            strip=window.message_strip,
        )

    return open_record


def settle(desk, qtbot) -> None:
    qtbot.waitUntil(lambda: not desk.scoring.searching)


def cell(desk, point: Point) -> Cell:
    return desk.view.board.picture.cells.get(point, Cell())


def panel(desk):
    return desk.scoring._panel


def result(desk) -> str:
    return panel(desk).result.text()


def lines(desk) -> dict[str, list[str]]:
    return {name: numbers for name, *numbers in panel(desk).table.rows}


def press(desk, point: Point, button=Qt.MouseButton.LeftButton, modifiers=PLAIN) -> None:
    click(desk.view.board, point, button, modifiers)


def dock(desk) -> QDockWidget | None:
    return desk.window.findChild(QDockWidget, "score")


def counting(desk) -> bool:
    scoring, shown = desk.scoring, dock(desk)
    told = {
        desk.actions[Command.COUNT].isChecked(),
        scoring.scoring_session is not None,
        shown is not None and shown.isVisible(),
    }
    assert len(told) == 1
    return told.pop()


def saved(desk) -> bytes:
    games = desk.document.games
    return write_sgf(new_sgf_file(games), games)


def test_two_passes_lead_to_a_record_with_its_result(whole, qtbot, monkeypatch):
    monkeypatch.setitem(improving_proposals.__kwdefaults__, "playouts", PLAYOUTS)
    desk = whole(GAME % b"")
    desk.document.play(None)
    assert not counting(desk)
    desk.actions[Command.PASS].trigger()
    assert counting(desk)
    settle(desk, qtbot)
    assert cell(desk, LONE) == Cell(Colour.BLACK, marks=(Mark.TERRITORY_WHITE,))
    assert lines(desk) == {
        "Territory": ["27", "27"],
        "Prisoners": ["0", "0"],
        "Dead stones": ["0", "1"],
        "Komi": ["0", "0.5"],
        "Total": ["27", "28.5"],
    }
    assert result(desk) == "W+1.5"
    press(desk, LONE)
    assert cell(desk, LONE) == Cell(Colour.BLACK)
    assert result(desk) == "B+26.5"
    press(desk, LONE)
    before = saved(desk)
    panel(desk).write.click()
    assert not counting(desk)
    assert desk.strip.notice.endswith("result (W+1.5) saved to the record.")
    written = read_sgf(saved(desk)).games[0]
    assert written.node(written.root).first_value("RE") == "W+1.5"
    markup = desk.document.session.markup
    assert sorted(map(len, markup.marks.values())) == [1] * 54
    assert cell(desk, LONE) == Cell(Colour.BLACK, marks=(Mark.TERRITORY_WHITE,))
    desk.actions[Command.UNDO].trigger()
    assert saved(desk) == before
    desk.actions[Command.COUNT].trigger()
    settle(desk, qtbot)
    assert result(desk) == "W+1.5"


def test_stepping_onto_two_passes_counts_nothing(opened):
    desk = opened(PASSES)
    desk.actions[Command.START].trigger()
    desk.actions[Command.END].trigger()
    assert not counting(desk)


def test_nothing_is_counted_by_itself_if_one_does_not_want_it(opened):
    desk = opened(GAME % b";B[]")
    desk.settings.set(SCORE_AFTER_TWO_PASSES, False)
    desk.actions[Command.PASS].trigger()
    assert not counting(desk)


def test_what_the_record_says_of_its_end_is_not_proposed_anew(count, in_steps):
    desk = count(GAME % b";B[]TB[aa]TW[ia]")
    assert lines(desk)["Territory"] == ["1", "1"]
    assert not desk.scoring.searching
    panel(desk).again.click()
    assert desk.scoring.searching


def test_a_proposal_does_not_undo_a_click(opened, qtbot, in_steps):
    desk = opened(PASSES)
    desk.actions[Command.COUNT].trigger()
    press(desk, LONE)
    press(desk, LONE)
    assert desk.scoring.searching
    settle(desk, qtbot)
    assert cell(desk, LONE) == Cell(Colour.BLACK)


def test_an_area_and_a_single_point_get_other_owners(count):
    desk = count()
    press(desk, BEHIND, modifiers=SHIFT)
    assert lines(desk)["Territory"] == ["27", "26"]
    press(desk, NEUTRAL)
    assert cell(desk, NEUTRAL).marks == (Mark.TERRITORY_BLACK,)
    assert lines(desk)["Territory"] == ["28", "26"]


@pytest.mark.parametrize(
    ("button", "modifiers"),
    [(RIGHT, PLAIN), (Qt.MouseButton.LeftButton, CTRL)],
    ids=["right button", "Ctrl"],
)
def test_points_of_stones_in_seki_are_no_territory(count, button, modifiers):
    desk = count()
    press(desk, WALL, button, modifiers)
    assert cell(desk, WALL).status_mark is Mark.CIRCLE
    assert lines(desk)["Territory"] == ["0", "27"]
    assert panel(desk).method_table.rows[0][:3] == ["Area", "36", "44.5"]


def test_all_stones_live_again_at_a_click(count):
    desk = count()
    panel(desk).alive.click()
    assert cell(desk, LONE) == Cell(Colour.BLACK)
    assert lines(desk)["Dead stones"] == ["0", "0"]


def test_it_is_told_how_many_points_are_nobodys_since_a_border_may_have_been_left_open(count):
    desk = count()
    assert panel(desk).neutral_points.text() == "1 neutral point (shaded)"
    press(desk, NEUTRAL)
    assert not panel(desk).neutral_points.isVisible()


def test_the_result_without_filling_is_shown_while_a_point_has_to_be_filled(count):
    desk = count()
    assert not panel(desk).score_ignoring_teire.isVisible()
    result = panel(desk).result.text()
    press(desk, BEHIND, modifiers=SHIFT)
    assert panel(desk).result.text() != result
    assert panel(desk).score_ignoring_teire.text() == f"Without filling: {result}"
    choose_rules(desk, "chinese")
    assert not panel(desk).score_ignoring_teire.isVisible()


@pytest.mark.parametrize(("more", "scrolled"), [(1, False), (-100, True)])
def test_a_count_is_scrolled_only_where_it_lacks_room_and_is_never_squeezed(
    qtbot, count, more, scrolled
):
    desk = count()
    shown = ScorePanel()
    qtbot.addWidget(shown)
    tree = desk.document.session.tree
    shown.show_counts(score_summary(tree, tree.root, desk.scoring.scoring_session))
    shown.resize(340, 900)
    shown.show()
    area = shown.findChild(QScrollArea)
    spare = area.viewport().height() - area.widget().heightForWidth(area.viewport().width())
    shown.resize(340, 900 - spare + more)
    assert (area.verticalScrollBar().maximum() > 0) is scrolled
    sentences = [label for label in area.findChildren(QLabel) if label.wordWrap()]
    assert [
        label.text()
        for label in sentences
        if label.isVisible() and label.height() < label.heightForWidth(label.width())
    ] == []


def test_points_that_are_typed_are_clicked(count):
    desk = count()
    desk.tools.submit_typed_moves([TypedMove(naming_of(desk).parse("H8"))])
    assert cell(desk, LONE) == Cell(Colour.BLACK)


def test_other_rules_count_otherwise_and_leave_the_record_alone(count):
    desk = count()
    before = saved(desk)
    choose_rules(desk, "chinese")
    assert lines(desk)["Stones on the board"] == ["9", "17"]
    assert (
        panel(desk)
        .rules_note.text()
        .startswith("The rules in the record remain unchanged: Japanese rules")
    )
    assert saved(desk) == before


def test_by_tromp_and_taylors_rules_nothing_is_dead(count):
    desk = count()
    choose_rules(desk, "tromp-taylor")
    assert lines(desk)["Stones on the board"] == ["10", "17"]
    press(desk, LONE)
    assert cell(desk, LONE) == Cell(Colour.BLACK)
    assert panel(desk).hint.text() == ("Under these rules, all stones left on the board are alive.")
    assert not panel(desk).alive.isEnabled()
    choose_rules(desk, "japanese")
    assert lines(desk)["Dead stones"] == ["0", "1"]


def choose_rules(desk, key: str) -> None:
    box = panel(desk).rules
    box.setCurrentIndex(box.findData(rule_set(key)))
    box.activated.emit(box.currentIndex())


def test_which_rules_count_is_told_where_the_record_does_not_say(count):
    desk = count(b"(;SZ[9]AB[ee])")
    told = panel(desk).rules_note.text()
    assert told == "No rules given; using Japanese rules."
    assert panel(desk).komi.text() == "No komi given; using 0."


def test_a_result_without_the_komi_that_cannot_be_read_says_so(count):
    desk = count(b"(;SZ[9]KM[reverse]RU[NZ]AB[ee])")
    assert panel(desk).komi.text() == "Komi not readable: reverse"
    assert panel(desk).result.text() == "B+81 without komi"
    desk = count(b"(;SZ[9]KM[6.5]HA[some]RU[Chinese]AB[ee])")
    told = "Komi 6.5, from the record.\nHandicap not readable: some"
    assert panel(desk).komi.text() == told
    assert panel(desk).result.text() == "B+74.5 without compensation"
    desk = count(b"(;SZ[9]KM[375.000000]RU[NZ]AB[ee])")
    assert panel(desk).komi.text() == "Komi 7.5, from the record."
    assert panel(desk).result.text() == "B+73.5"


def test_both_counts_are_explained_side_by_side(count):
    desk = count()
    assert panel(desk).method_table.rows == [
        ["Area", "36", "44.5", "W+8.5"],
        ["Territory", "27", "28.5", "W+1.5"],
    ]
    assert panel(desk).difference.text() == (
        "Area scoring favours White by 7 points: White has 7 more setup stones (+7). "
        "Only area scoring counts stones on the board."
    )


@pytest.mark.parametrize(
    ("answer", "said", "territory"),
    [
        (ReplacedResultAnswer.REPLACE, "W+1.5", True),
        (ReplacedResultAnswer.KEEP, "B+9.5", True),
        (ReplacedResultAnswer.CANCEL, "B+9.5", False),
    ],
    ids=lambda value: getattr(value, "value", ""),
)
def test_another_result_is_not_replaced_unasked(count, person, answer, said, territory):
    desk = count(ENDED)
    assert panel(desk).recorded.text() == "Differs from the recorded result: B+9.5"
    person.answers(result=answer)
    panel(desk).write.click()
    assert person.asked == [("result", "Replace the recorded result B+9.5 with W+1.5?")]
    assert counting(desk) is (answer is ReplacedResultAnswer.CANCEL)
    tree = desk.document.session.tree
    assert tree.node(tree.root).first_value("RE") == said
    assert tree.node(desk.document.session.cursor).has_any_property("TB") is territory


@pytest.mark.parametrize(
    ("result", "question"),
    [
        (b"", "This is a variation. Record W+1.5 as the result of the game?"),
        (b"RE[W+R]", "This is a variation. Replace the recorded result W+R with W+1.5?"),
    ],
    ids=["no result yet", "another result"],
)
def test_the_result_of_a_variation_is_not_the_games_unasked(count, qtbot, person, result, question):
    desk = count(GAME % (result + b"(;B[ig];W[ih])(;B[];W[])"))
    session = desk.document.session
    desk.document.go_to(session.tree.children(session.tree.root)[1])
    settle(desk, qtbot)
    person.answers(result=ReplacedResultAnswer.KEEP)
    panel(desk).write.click()
    assert person.asked == [("result", question)]
    assert (b"RE[" in saved(desk)) is bool(result)
    assert session.tree.node(session.cursor).has_any_property("TB")


def test_the_same_result_is_written_without_a_question(count):
    desk = count(GAME % b"RE[W+1.50];B[];W[]")
    assert panel(desk).recorded.text() == "Matches the recorded result: W+1.5"
    panel(desk).write.click()
    assert not counting(desk)


def test_a_count_of_another_position_cannot_be_written(count, qtbot):
    desk = count(GAME % b";B[ig];W[];B[]")
    before = saved(desk)
    desk.actions[Command.BACK].trigger()
    panel(desk).write.click()
    panel(desk).rules_chosen.emit(rule_set("chinese"))
    panel(desk).write.click()
    assert saved(desk) == before
    settle(desk, qtbot)
    panel(desk).write.click()
    assert saved(desk) != before


def test_a_step_counts_the_position_it_leads_to(count, qtbot):
    desk = count()
    press(desk, LONE)
    desk.actions[Command.START].trigger()
    assert counting(desk)
    settle(desk, qtbot)
    assert cell(desk, LONE).marks == (Mark.TERRITORY_WHITE,)


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(lambda desk: desk.actions[Command.COUNT].trigger(), id="the command"),
        pytest.param(lambda desk: desk.actions[Command.TOOL_PLAY].trigger(), id="a tool"),
        pytest.param(
            lambda desk: desk.document.set_up({BEHIND: Colour.BLACK}), id="an edit of the board"
        ),
        pytest.param(lambda desk: desk.actions[Command.UNDO].trigger(), id="undo"),
        pytest.param(lambda desk: dock(desk).close(), id="its panel"),
        pytest.param(lambda desk: panel(desk).ended.emit(), id="done"),
    ],
)
def test_counting_ends(opened, qtbot, end):
    check_that_counting_ends(opened(GAME % b";B[]"), qtbot, end)


def test_counting_ends_by_escape(whole, qtbot):
    check_that_counting_ends(
        whole(GAME % b";B[]"),
        qtbot,
        lambda desk: QTest.keyClick(desk.window, Qt.Key.Key_Escape),
    )


def check_that_counting_ends(desk, qtbot, end) -> None:
    desk.actions[Command.PASS].trigger()
    settle(desk, qtbot)
    board = desk.document.session.board
    end(desk)
    assert not counting(desk)
    assert cell(desk, LONE).stone is Colour.BLACK
    assert not cell(desk, LONE).marks
    press(desk, NEUTRAL)
    if "Resume Game" in [button.text() for button in desk.strip.buttons]:
        desk.strip.first_button.click()
    assert desk.document.session.board != board


def test_what_is_agreed_outlasts_edits_that_leave_the_position(count, qtbot):
    desk = count()
    press(desk, LONE)
    assert result(desk) == "B+26.5"
    desk.document.set_comment("White forgot to answer.")
    settle(desk, qtbot)
    assert counting(desk)
    assert cell(desk, LONE) == Cell(Colour.BLACK)
    desk.document.replace_tree("Komi", with_info(desk.document.session.tree, {"KM": "5.5"}))
    settle(desk, qtbot)
    assert result(desk) == "B+21.5"
    panel(desk).rules_chosen.emit(rule_set("chinese"))
    desk.actions[Command.UNDO].trigger()
    settle(desk, qtbot)
    assert lines(desk)["Stones on the board"] == ["10", "17"]
    assert result(desk) == "B+19.5"


def test_a_count_begins_anew_when_the_record_says_something_else_of_the_end(count, qtbot):
    desk = count()
    press(desk, LONE)
    panel(desk).write.click()
    desk.actions[Command.COUNT].trigger()
    assert result(desk) == "B+26.5"
    desk.actions[Command.UNDO].trigger()
    settle(desk, qtbot)
    assert counting(desk)
    assert result(desk) == "W+1.5"


def test_another_game_of_the_file_is_not_counted_by_itself(opened):
    desk = opened(PASSES + PASSES)
    desk.document.go_to_game(1)
    desk.document.go_to(desk.document.session.line[-1])
    desk.actions[Command.COUNT].trigger()
    desk.document.go_to_game(0)
    assert not counting(desk)


def test_guessing_and_counting_take_turns(whole, qtbot):
    desk = whole(GAME % b";B[aa];W[ia]")
    desk.actions[Command.COUNT].trigger()
    desk.actions[Command.START].trigger()
    settle(desk, qtbot)
    assert counting(desk)
    desk.actions[Command.GUESS].trigger()
    assert not counting(desk)
    assert desk.window.features.guessing.game is not None
    assert not desk.actions[Command.COUNT].isEnabled()
    desk.actions[Command.GUESS].trigger()
    assert desk.window.features.guessing.game is None
    desk.actions[Command.COUNT].trigger()
    assert counting(desk)


def test_a_count_is_seen_in_a_turned_view(count):
    desk = count()
    desk.view_settings.set_view(Symmetry.R90)
    seen = naming_of(desk).to_view(LONE)
    assert cell(desk, seen).marks == (Mark.TERRITORY_WHITE,)
    press(desk, seen)
    assert not cell(desk, seen).marks


def test_the_panel_does_not_come_back_when_nobody_counts_any_more(whole, qtbot):
    desk = whole(PASSES)
    desk.actions[Command.COUNT].trigger()
    settle(desk, qtbot)
    desk.actions[Command.ZEN].trigger()
    desk.scoring.end_scoring()
    desk.actions[Command.ZEN].trigger()
    assert not counting(desk)
    desk.actions[Command.COUNT].trigger()
    assert counting(desk)


def test_the_panel_comes_back_to_where_it_was(opened, count):
    before, area = count(), Qt.DockWidgetArea.LeftDockWidgetArea
    before.window.addDockWidget(area, dock(before))
    after = opened(PASSES)
    after.window.restoreState(before.window.saveState())
    after.actions[Command.COUNT].trigger()
    assert after.window.dockWidgetArea(dock(after)) is area
