"""A part of the board is dragged out, and looked for as it is at the cursor."""

from __future__ import annotations

from itertools import repeat

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram.picture import Segment, Tint, TintRole
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.ranges import Range
from goboard_gui.game_index.region_search.region_result import RegionResult
from goboard_gui.go import Colour, Crop, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.board_cursor import CursorCommands
from goboard_gui.gui.collection import search_texts
from tests.cases import for_each
from tests.gui.collection_desk import desk_of
from tests.gui.explorer_cases import rows
from tests.gui.gui_cases import RIGHT, SHIFT, Heard, click, drag, naming_of, point_to

OPENING = b"(;SZ[9];B[gc];W[cg];B[gg])"
CORNER = Crop(4, 0, 8, 4)
"""The part with the first stone, in the upper right corner."""


@pytest.fixture
def panel(desk, collection, index, qtbot):
    """Return the panel of a desk at the end of an opening, with the tool for regions."""
    return opened(collection, desk.document, desk.actions, index, qtbot)


@pytest.fixture
def panel_in_window(window, collection_in_window, index, qtbot):
    """Return that of a whole window, which has a field for points and leaves things by Esc."""
    return opened(collection_in_window, window.document, window.commands, index, qtbot)


def opened(collection, document, actions, index, qtbot):
    collection.search.open_index(index)
    collection.building.manager.staleness_check.cancel()
    document.open_games(read_sgf(OPENING).games, None, None)
    document.go_to(document.session.line[-1])
    actions[Command.COLLECTION_REGION].trigger()
    qtbot.waitUntil(collection.panel.table.isVisible)
    QApplication.processEvents()
    return collection.panel


@pytest.fixture
def found(panel, qtbot):
    """Return what waits for an answer and tells in how many games something was found."""

    def wait() -> int:
        qtbot.waitUntil(lambda: panel._search.result is not None)
        QApplication.processEvents()  # what is told of it may move the board
        return panel._search.result.game_count

    return wait


def on_board(desk, *points: Point) -> list[Point]:
    """Return where points of the record are seen."""
    return [naming_of(desk).to_view(point) for point in points]


def drag_corner(desk, **options) -> None:
    """Drag from tengen to the corner."""
    drag(
        desk.view.board,
        *on_board(desk, Point(4, 4), Point(5, 5), Point(8, 0)),
        **options,
    )


def pale(desk) -> set[Point]:
    """Return the view points that do not count."""
    over = desk.view.board.picture.overlays_above
    tints = (item for item in over if isinstance(item, Tint) and item.role is TintRole.DIMMED)
    return {point for tint in tints for point in tint.points}


def test_a_region_is_dragged_out_however_the_board_is_seen(desk, panel, found):
    size = desk.document.session.size
    seen = {}
    for view in Symmetry:
        desk.actions[Command.COLLECTION_WHOLE].trigger()
        desk.view_settings.set_view(view)
        drag_corner(desk)
        asked = panel._search.query
        inside = set(on_board(desk, *CORNER.points()))
        seen[view] = (
            (asked.crop, asked.ignoring),
            found(),
            panel.region_label.text(),
            pale(desk) == set(size.points()) - inside,
            sum(isinstance(it, Segment) for it in desk.view.board.picture.overlays_above),
        )
    right = ((CORNER, frozenset()), 5, "Search region 5×5", True, 4)
    assert {view: told for view, told in seen.items() if told != right} == {}


def test_it_is_outlined_while_it_is_dragged(desk, panel, found, monkeypatch):
    seen = []
    overlay = desk.collection.overlay
    sketch = overlay.show_dragged_region
    monkeypatch.setattr(
        overlay, "show_dragged_region", lambda crop: seen.append(crop) or sketch(crop)
    )
    drag_corner(desk)
    assert Crop(4, 4, 5, 5) in seen
    assert panel._search.query.crop == CORNER


def test_its_moves_are_those_in_the_region(desk, panel, found):
    drag_corner(desk)
    found()
    assert all(CORNER.contains(row.point) for row in panel.table.model().rows)
    assert {point for point, cell in desk.view.board.picture.cells.items() if cell.continuation}


def test_it_stays_while_one_steps_and_is_asked_for_as_it_is_then(desk, panel, found):
    drag_corner(desk)
    found()
    before = panel._search.result
    desk.document.go_to(desk.document.session.line[0])
    assert panel._search.query.crop == CORNER
    found()
    assert panel._search.result is not before
    assert panel._search.completed_search.query.board == desk.document.session.board


IGNORING = {"right": {"button": RIGHT}, "shift": {"modifiers": SHIFT}}


@for_each("how", IGNORING.values(), ids=IGNORING)
def test_a_point_can_be_let_not_matter_and_matter_again(desk, panel, found, how):
    desk.view_settings.set_view(Symmetry.R90)
    drag_corner(desk)
    (stone,) = on_board(desk, Point(6, 2))
    cursor = desk.document.session.cursor
    click(desk.view.board, stone, **how)
    assert panel._search.query.ignoring == {Point(6, 2)}
    assert stone in pale(desk)
    found()
    assert panel.region_label.text() == "Search region 5×5 · 1 point ignored"
    click(desk.view.board, stone, **how)
    assert panel._search.query.ignoring == frozenset()
    assert stone not in pale(desk)
    assert desk.document.session.cursor == cursor
    desk.actions[Command.COLLECTION_WHOLE].trigger()


def test_more_games_have_a_region_in_which_a_stone_does_not_matter(desk, panel, found):
    desk.document.play(Point(6, 4))
    drag_corner(desk)
    assert found() == 0
    click(desk.view.board, Point(6, 4), RIGHT)
    assert found() == 5


def test_a_right_click_elsewhere_opens_the_menu_of_the_point(desk, panel):
    drag_corner(desk)
    heard = Heard(desk.requests, "menu_requested")
    drag(desk.view.board, Point(1, 1), button=RIGHT)
    assert heard.carried["menu_requested"] == [(Point(1, 1),)]
    assert panel._search.query.ignoring == frozenset()


def test_a_corner_of_the_region_can_be_moved(desk, panel, found):
    drag_corner(desk)
    click(desk.view.board, Point(8, 0), RIGHT)
    drag(desk.view.board, Point(4, 4), Point(5, 4), Point(6, 2))
    assert panel._search.query.crop == Crop(6, 0, 8, 2)
    assert panel._search.query.ignoring == {Point(8, 0)}
    drag(desk.view.board, Point(7, 1), Point(8, 2))
    assert panel._search.query.crop == Crop(7, 1, 8, 2)
    assert panel._search.query.ignoring == frozenset()


def test_a_click_plays_also_with_a_region(desk, panel):
    drag_corner(desk)
    click(desk.view.board, Point(4, 4))
    assert desk.document.session.step.move == (Colour.WHITE, Point(4, 4))
    assert panel._search.query.crop == CORNER


def keys(desk, *pressed) -> None:
    """Press keys at the beginning of the game, where the cursor on the board is at tengen."""
    desk.document.go_to(desk.document.session.tree.root)
    CursorCommands(desk.workspace, desk.presenter, desk.view, desk.strip, desk.tools)
    desk.actions[Command.BOARD_CURSOR].trigger()
    for key in pressed:
        QTest.keyClick(desk.window.windowHandle(), key)


UP, RIGHTWARDS, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return
TO_CORNER = [UP, RIGHTWARDS] * 4


def test_a_region_is_chosen_by_pressing_enter_at_both_corners(desk, panel):
    keys(desk, ENTER, *TO_CORNER, ENTER)
    assert panel._search.query.crop == CORNER
    assert desk.document.session.cursor == desk.document.session.tree.root


def test_enter_twice_plays_before_a_region_is_chosen(desk, panel):
    keys(desk, ENTER, ENTER)
    assert desk.document.session.step.move == (Colour.BLACK, Point(4, 4))


def test_enter_plays_once_a_region_is_chosen(desk, panel):
    keys(desk, ENTER, *TO_CORNER, ENTER, ENTER)
    assert panel._search.query.crop == CORNER
    assert desk.document.session.step.move == (Colour.BLACK, Point(8, 0))


def test_the_panel_tells_how_a_region_is_chosen(desk, panel):
    assert panel.region_label.text() == "Drag over part of the board to search for it"
    drag_corner(desk)
    assert panel.region_label.text() == "Search region 5×5"
    desk.actions[Command.COLLECTION_WHOLE].trigger()
    desk.actions[Command.COLLECTION_REGION].trigger()
    assert not panel.region_label.isVisible()


def test_who_drags_beyond_the_edge_means_the_edge(desk, panel):
    board = desk.view.board
    board.pressed.emit(Point(4, 4), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    for point in (Point(8, 0), None):
        board.dragged.emit(point)
    board.released.emit()
    assert panel._search.query.crop == CORNER


def test_escape_leaves_what_is_dragged_then_the_tool_then_the_region(window, panel_in_window):
    panel, seen = panel_in_window, desk_of(window)
    board = seen.view.board
    drag_corner(seen)
    action = window.commands[Command.COLLECTION_REGION]
    board.pressed.emit(Point(0, 0), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    board.dragged.emit(Point(3, 3))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    board.released.emit()
    assert (action.isChecked(), panel._search.query.crop) == (True, CORNER)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert (action.isChecked(), panel._search.query.crop) == (False, CORNER)
    drag(board, Point(0, 0), Point(3, 3))
    assert panel._search.query.crop == CORNER
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert panel._search.query.crop is None
    assert pale(seen) == set()


def test_the_whole_board_is_found_again(desk, panel, found):
    whole = desk.actions[Command.COLLECTION_WHOLE]
    assert not whole.isEnabled()
    drag_corner(desk)
    assert whole.isEnabled()
    whole.trigger()
    assert not whole.isEnabled()
    assert panel._search.query.crop is None
    assert found() == 5
    assert panel.region_label.text() == "Drag over part of the board to search for it"


def test_another_tool_leaves_the_region(desk, panel):
    drag_corner(desk)
    desk.actions[Command.TOOL_TRIANGLE].trigger()
    assert not desk.actions[Command.COLLECTION_REGION].isChecked()
    assert panel._search.query.crop == CORNER
    desk.actions[Command.COLLECTION_REGION].trigger()
    desk.panels.collection.hide()
    assert not desk.actions[Command.COLLECTION_REGION].isChecked()
    assert pale(desk) == set()


ANCHORS = {
    Anchor.FIXED: "Same Place Only",
    Anchor.CORNER: "In Corners",
    Anchor.SIDE: "Along Edges",
    Anchor.INSIDE: "In the Interior",
    Anchor.ANYWHERE: "Anywhere, Including Edges",
}


@for_each(("anchor", "told"), ANCHORS.items(), ids=[it.value for it in ANCHORS])
def test_where_a_region_lies_is_chosen_and_remembered(desk, panel, found, anchor, told):
    options = panel.head.options
    options.anchors[anchor].trigger()
    drag_corner(desk)
    assert panel._search.query.anchor is anchor
    assert panel.region_label.text() == f"Search region 5×5 · {told}"
    found()
    options.anchors[None].trigger()
    assert panel._search.query.anchor is None
    desk.actions[Command.COLLECTION_WHOLE].trigger()


def test_a_search_is_given_up_when_the_cursor_moves(desk, panel, in_steps, monkeypatch):
    given_up = []

    search = Index.search

    def endless(index, query, *_):
        if query.is_position:
            return (yield from search(index, query))
        try:
            while True:
                yield 0.25
        finally:
            given_up.append(query)

    monkeypatch.setattr(Index, "search", endless)
    drag_corner(desk)
    assert panel._search.progress == 0.25
    assert panel.result_label.text() == "Searching… 25 %"
    assert rows(panel) == []
    desk.document.go_to(desk.document.session.line[1])
    assert [query.crop for query in given_up] == [CORNER]
    desk.actions[Command.COLLECTION_WHOLE].trigger()
    assert len(given_up) == 2
    assert panel._search.progress is None
    assert len(rows(panel)) == 1


def test_a_search_is_given_up_when_the_panel_is_hidden(desk, panel, in_steps, monkeypatch):
    monkeypatch.setattr(Index, "search", lambda *_, **__: repeat(0.5))
    drag_corner(desk)
    desk.panels.collection.hide()
    assert panel._search.progress is None
    assert not panel._search._idle_task.running


def test_other_games_may_be_meant_while_what_was_found_is_counted(desk, panel, found, monkeypatch):
    counted = RegionResult.count_incrementally

    def interrupted(answer):
        panel._search.set_filter(Filter(since="1900"))
        yield from counted(answer)

    monkeypatch.setattr(RegionResult, "count_incrementally", interrupted)
    drag_corner(desk)
    assert found() == 0
    panel._search.set_filter(None)
    assert found() > 0


def test_hits_are_counted_in_steps_when_the_filter_changes(desk, panel, in_steps, monkeypatch):
    monkeypatch.setattr("goboard_gui.game_index.region_search.region_result._AT_ONCE", 1)
    drag_corner(desk)
    in_steps()
    everything = panel._search.result
    assert everything.game_count > 0
    all_games = Filter(moves=Range(0, 1000))
    for game_filter, games in ((all_games, everything.game_count), (Filter(since="1900"), 0)):
        panel._search.set_filter(game_filter)
        assert panel._search.result is None
        assert panel._search.completed_search.result is everything
        in_steps()
        assert panel._search.result.game_count == games
        shown = panel.result_label.text().splitlines()[0]
        assert shown == search_texts.result_summary(panel._search)
    panel._search.set_filter(all_games)
    panel._search.set_filter(None)  # before the hits have been counted
    in_steps()
    assert panel._search.result is everything


def test_an_index_that_fails_on_the_way_is_told_of(desk, panel, monkeypatch):
    def broken(index, query, *_):
        yield 0.5
        raise UnusableIndexError(index.folder, IndexErrorCode.DAMAGED, "gone")

    monkeypatch.setattr(Index, "search", broken)
    drag_corner(desk)
    assert panel.result_label.text().startswith("The index can't be used: ")
    assert panel._search.progress is None


def test_a_smaller_board_has_no_such_region(desk, panel):
    drag_corner(desk)
    desk.document.open_games(read_sgf(b"(;SZ[5])").games, None, None)
    assert panel._search.query == Query(desk.document.session.board)
    assert pale(desk) == set()


def test_without_a_collection_no_region_can_be_chosen(desk, qtbot):
    collection = desk.collection
    desk.actions[Command.COLLECTION_REGION].trigger()
    qtbot.waitUntil(collection.panel.build_button.isVisible)
    assert not desk.actions[Command.COLLECTION_REGION].isChecked()
    click(desk.view.board, Point(4, 4))
    assert desk.document.session.step.move.point == Point(4, 4)


def test_the_pointer_shows_the_stone_that_a_click_would_play(desk, panel):
    point_to(desk.view.board, Point(0, 8))
    assert desk.view.board.picture.cells[Point(0, 8)].ghost is Colour.WHITE


def test_two_corners_can_be_typed_and_one_point_is_played(window, panel_in_window):
    asked = panel_in_window._search
    window.entry.setText("E5 J9")
    QTest.keyClick(window.entry, Qt.Key.Key_Return)
    assert asked.query.crop == CORNER
    window.entry.setText("E5")
    QTest.keyClick(window.entry, Qt.Key.Key_Return)
    assert window.document.session.step.move == (Colour.WHITE, Point(4, 4))
    assert asked.query.crop == CORNER
