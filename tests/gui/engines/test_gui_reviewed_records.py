"""What a window shows of the analysis that a record contains: losses, mistakes, candidates."""

from __future__ import annotations

import pytest

from goboard_gui.diagram.picture import LOSS_EMBLEMS
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import (
    ANALYSIS_CANDIDATES,
    MISTAKE_POINTS,
    REVIEW_LOSSES,
)
from goboard_gui.gui.engines.loss_overlay import LAST_MOVES
from goboard_gui.gui.engines.reviewed_line import ReviewedLine
from goboard_gui.gui.navigation.moves.move_list import MoveColumn
from goboard_gui.record.stored_analysis.tables import ANALYSIS_PROPERTIES
from tests.gui.engines.review_cases import BEST, GAME, reviewed

SCORES = (0.0, 0.5, 4.5, 4.5, 4.0, 0.0, 0.2)
"""White's first move loses 4 points, Black's third one 4, the others less than 1."""


@pytest.fixture
def open_record(window):
    """Return what opens a record in a window."""

    def begin(tree=None):
        window.document.open_games([tree or reviewed(SCORES)], None, None)
        window.document.display_schedule.flush()
        return window.document

    return begin


def go_to(window, number: int) -> None:
    document = window.document
    document.go_to(document.session.line[number])
    document.display_schedule.flush()


def losses(window) -> list[str]:
    model = window.panels.moves.model()
    return [model.index(row, MoveColumn.LOSS).data() for row in range(model.rowCount())]


def badges(window) -> dict[Point, int]:
    """Return the classes of the losses that the board shows."""
    return {
        point: LOSS_EMBLEMS.index(badge.emblem)
        for point, cell in window.board_view.board.picture.cells.items()
        for badge in cell.badges
        if badge.emblem in LOSS_EMBLEMS
    }


def test_the_list_of_moves_shows_what_each_move_lost(window, open_record):
    assert window.panels.moves.isColumnHidden(MoveColumn.LOSS)
    open_record()
    assert not window.panels.moves.isColumnHidden(MoveColumn.LOSS)
    assert losses(window) == ["0.0", "4.0", "0.0", "0.0", "4.0", "0.2"]
    open_record(reviewed((0.0,)))
    assert window.panels.moves.isColumnHidden(MoveColumn.LOSS)
    open_record(read_sgf(GAME).games[0])
    assert window.panels.moves.isColumnHidden(MoveColumn.LOSS)


def test_gaps_have_no_loss(window, open_record):
    open_record(reviewed((0.0, None, 4.5, 4.5)))
    assert losses(window) == ["", "", "0.0", "", "", ""]


def test_the_next_and_the_previous_mistake_are_shown_with_their_loss(window, open_record):
    document, commands = open_record(), window.commands
    line = document.session.line
    commands[Command.NEXT_MISTAKE].trigger()
    assert document.session.cursor == line[2]
    assert window.message_strip.confirmation == "White, move 2, C7: mistake, loses 4.0 points"
    commands[Command.NEXT_MISTAKE].trigger()
    assert document.session.cursor == line[5]
    commands[Command.NEXT_MISTAKE].trigger()
    assert document.session.cursor == line[5]
    assert window.message_strip.confirmation == "No more mistakes on this line."
    commands[Command.PREVIOUS_MISTAKE].trigger()
    assert document.session.cursor == line[2]


def test_the_threshold_of_mistakes_is_a_preference(window, open_record, settings):
    open_record()
    assert window.commands[Command.NEXT_MISTAKE].isEnabled()
    settings.set(MISTAKE_POINTS, 5.0)
    assert not window.commands[Command.NEXT_MISTAKE].isEnabled()


def test_the_last_stones_show_their_losses_on_request(window, open_record, settings):
    open_record()
    go_to(window, 6)
    assert badges(window) == {}
    window.commands[Command.SHOW_LOSSES].trigger()
    shown = {Point(4, 4): 0, Point(2, 2): 3, Point(6, 6): 0, Point(6, 2): 0, Point(2, 6): 3}
    assert badges(window) == {**shown, Point(0, 0): 0}
    go_to(window, 2)
    assert badges(window) == {Point(4, 4): 0, Point(2, 2): 3}
    settings.set(REVIEW_LOSSES, False)
    assert badges(window) == {}


def test_only_the_last_moves_show_their_losses(window, open_record, settings):
    moves = b"".join(
        b";%s[%s]" % (b"BW"[at % 2 : at % 2 + 1], bytes((97 + at % 9, 97 + 2 * (at // 9))))
        for at in range(LAST_MOVES + 3)
    )
    open_record(reviewed([0.0] * 20, b"(;SZ[9]" + moves + b")"))
    settings.set(REVIEW_LOSSES, True)
    go_to(window, -1)
    assert len(badges(window)) == LAST_MOVES


def test_a_record_without_analysis_imports_and_computes_nothing(window, monkeypatch, open_record):
    def fail(*_arguments):
        raise AssertionError

    monkeypatch.setattr(ReviewedLine, "_review", fail)
    open_record(read_sgf(GAME).games[0])
    go_to(window, 3)
    assert "overlay" not in vars(window.features.review)


def test_the_panel_shows_the_analysis_in_the_record_and_whose_it_is(window, open_record):
    open_record()
    window.panels.analysis.show()
    panel = window.features.engines.panel
    assert panel.state_text() == "In the record: Double, 50 visits"
    [row] = panel.table.candidates.rows
    assert row.point == BEST
    assert panel.value_label.text() == "Black: 50.0 %, 0.0 points"
    assert panel.terms_label.text() == "Chinese rules, komi 6.5"
    assert not panel.keep_button.isVisible()
    go_to(window, 2)
    assert panel.value_label.text() == "Black: 50.0 %, +4.5 points"
    open_record(read_sgf(b"(;SZ[9]SBKV[61.5])").games[0])
    assert panel.state_text() == "In the record: unknown engine (Sabaki)"
    assert panel.value_label.text() == "Black: 61.5 %"
    open_record(read_sgf(GAME).games[0])
    assert panel.state_text() == "Analysis is off."


def test_candidates_in_the_record_are_on_the_board_while_the_panel_is_seen(
    window, open_record, settings, qtbot
):
    def candidate():
        cell = window.board_view.board.picture.cells.get(BEST)
        return None if cell is None else cell.candidate

    open_record()
    assert candidate() is None
    window.panels.analysis.show()
    qtbot.waitUntil(lambda: candidate() is not None)
    assert candidate().best
    go_to(window, 1)
    assert candidate() is not None
    go_to(window, 4)  # a stone is there now
    assert candidate() is None
    go_to(window, 2)
    settings.set(ANALYSIS_CANDIDATES, False)
    assert candidate() is None
    settings.set(ANALYSIS_CANDIDATES, True)
    window.panels.analysis.hide()
    assert candidate() is None


def test_candidates_in_the_record_stay_while_a_comment_is_typed(window, open_record, qtbot):
    document = open_record()
    window.panels.analysis.show()
    qtbot.waitUntil(lambda: BEST in window.board_view.board.picture.cells)
    document.set_comment("so")
    assert window.board_view.board.picture.cells[BEST].candidate is not None
    document.display_schedule.flush()
    assert window.board_view.board.picture.cells[BEST].candidate is not None


def test_the_continuation_in_the_record_becomes_a_variation(window, open_record):
    document = open_record()
    window.panels.analysis.show()
    assert window.commands[Command.ADD_CONTINUATION].isEnabled()
    window.commands[Command.ADD_CONTINUATION].trigger()
    tree = document.session.tree
    [_, added] = tree.children(tree.root)
    assert [ident for ident, _ in tree.properties(added)] == ["B"]
    assert not ANALYSIS_PROPERTIES & {ident for ident, _ in tree.properties(added)}


def test_a_review_is_hidden_while_moves_are_guessed(window, open_record):
    open_record()
    window.panels.review.show()
    graph = window.features.review.panel.graph
    assert graph.graph.mistakes
    window.commands[Command.GUESS].trigger()
    assert not graph.graph.mistakes
    assert not window.commands[Command.NEXT_MISTAKE].isEnabled()
    assert window.panels.moves.isColumnHidden(MoveColumn.LOSS)
    window.commands[Command.GUESS].trigger()
    assert graph.graph.mistakes
    assert window.commands[Command.NEXT_MISTAKE].isEnabled()
