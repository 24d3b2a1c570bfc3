"""Parts of the window for those who need no more, and the whole window for the few that do."""

from __future__ import annotations

import sys
from itertools import count
from math import inf
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QMessageBox

from goboard_gui.go import Size
from goboard_gui.gui.core.background import DiskTask
from goboard_gui.gui.core.document import DisplayUpdateScheduler, Document
from goboard_gui.gui.core.i18n import LANGUAGES as CATALOGUES
from goboard_gui.gui.core.messages import Messages
from goboard_gui.gui.core.view_settings import ViewSettings
from goboard_gui.record import new_game
from tests.gui.desk_cases import Desk, Stage, new_workspace
from tests.gui.disk_guard import DiskGuard
from tests.gui.gui_cases import Person, in_language, ini, pass_on_later
from tests.gui.printing_cases import Stand, game

# Fixtures of every test here.
from tests.lifetimes import (  # noqa: F401
    _destroyed_in_order,
    _no_automatic_collection,
    qapp_cls,
)
from tests.record.record_cases import branch, line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from goboard_gui.gui.actions.workspace import Workspace
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.gui.printing.print_window import PrintWindow
    from goboard_gui.record import Tree


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The offscreen platform says so of every window that has a least or a largest size.
    ignored = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(ignored)


@pytest.fixture(autouse=True)
def person(monkeypatch) -> Person:
    """Return the person in front of the window, who answers nothing unless told how."""
    monkeypatch.setattr(QDialog, "exec", lambda dialog: pytest.fail(f"{dialog} was opened"))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail(f"asked: {box.text()}"))
    return Person(monkeypatch)


@pytest.fixture(scope="session", autouse=True)
def english(qapp) -> Iterator[None]:
    """Let texts that count have their English forms, and numbers their English signs."""
    with in_language("en"):
        yield


@pytest.fixture(scope="session")
def _settings_files(tmp_path_factory) -> Iterator[Path]:
    """Return new files in one folder; a folder for each test costs more than most tests."""
    folder = tmp_path_factory.mktemp("settings")
    return (folder / f"{number}.ini" for number in count())


@pytest.fixture
def settings(_settings_files) -> Settings:
    return ini(next(_settings_files))


@pytest.fixture(params=CATALOGUES)
def language(request, english) -> Iterator[str]:
    """Let the window of a test be in a language; it has to be made after this."""
    with in_language(request.param):
        yield request.param


@pytest.fixture
def view_settings(settings) -> ViewSettings:
    return ViewSettings(settings)


@pytest.fixture
def messages(qapp) -> Messages:
    return Messages()


@pytest.fixture
def document(qapp) -> Document:
    """Return a document with an empty 9×9 board."""
    return Document(new_game(Size(9, 9)))


@pytest.fixture
def workspace(qapp, settings) -> Workspace:
    """Return the workspace of a plain window, with an empty 9×9 board in its document."""
    return new_workspace(new_game(Size(9, 9)), settings)


@pytest.fixture
def stage(qapp, settings):
    """Return what puts a record on a board."""
    stages = []

    def begin(tree: Tree, **options) -> Stage:
        stages.append(Stage(tree, settings, **options))
        stages[-1].view.show()
        return stages[-1]

    yield begin
    for made in stages:
        made.dispose()


@pytest.fixture
def bench(stage, settings):
    """Return what puts a record on a board with all tools beside it."""
    from goboard_gui.gui.actions.setting_commands import SettingCommands, program_settings
    from goboard_gui.gui.board.tools.board_tools import BoardTools
    from goboard_gui.record.values.markup import read_markup

    def begin(tree=None, at_end=True):
        made = stage(tree or new_game(Size(9, 9)))
        SettingCommands(made.workspace, settings, program_settings())
        made.tools = BoardTools(
            made.workspace,
            made.presenter,
            made.view,
            made.strip,
            made.player,
            made.correcting,
            made.recording,
        )
        made.requests = made.tools.requests
        if at_end:
            made.document.go_to(made.session.line[-1])
        made.markup = lambda: read_markup(made.session.tree, made.session.cursor)
        return made

    return begin


@pytest.fixture
def desk(qapp, settings):
    """Return what puts a record on a desk: a plain main window with a board, tools and docks."""

    def begin(tree: Tree | None = None) -> Desk:
        made = Desk(tree or new_game(Size(9, 9)), settings)
        made.window.show()
        return made

    return begin


@pytest.fixture(autouse=True)
def _at_once(monkeypatch) -> None:
    """Let what is done in slices be done at once, however slow the machine is."""
    monkeypatch.setattr("goboard_gui.gui.core.idle_tasks._SLICE", inf)


@pytest.fixture
def few_playouts(monkeypatch) -> None:
    """Let proposals of dead stones rest on a few playouts; `study` tests how good they are."""
    from goboard_gui.study.dead_stones import improving_proposals

    monkeypatch.setitem(improving_proposals.__kwdefaults__, "playouts", 8)


@pytest.fixture(autouse=True)
def _disk_answers_at_once(monkeypatch) -> None:
    """Let the window wait for files as long as it takes; ``slow_disk`` is the opposite."""
    monkeypatch.setattr("goboard_gui.gui.core.background.PATIENCE", 60)


@pytest.fixture(autouse=True)
def _fresh_study_history() -> Iterator[None]:
    """Let no test find the answers to problems that another one gave."""
    yield
    module = sys.modules.get("goboard_gui.gui.study.repetition.study_history")
    if module is not None and module.study_history.cache_info().currsize:
        history = module.study_history()
        while history.is_busy:
            sleep(0.001)
        history.stop_work()
        module.study_history.cache_clear()
        module.log_path().unlink(missing_ok=True)


@pytest.fixture(autouse=True)
def disk_guard(monkeypatch, tmp_path_factory) -> Iterator[DiskGuard]:
    """Let no test pass in which the window's thread looks at the user's files."""
    guard = DiskGuard(tmp_path_factory.getbasetemp())
    with monkeypatch.context() as patch:
        guard.install(patch)
        yield guard
    assert not guard.noticed, "\n".join(dict.fromkeys(guard.noticed))


@pytest.fixture
def slow_disk(monkeypatch) -> None:
    """Let the window go on without what it reads, however fast that comes."""
    monkeypatch.setattr(DiskTask, "wait_briefly", pass_on_later)


@pytest.fixture(autouse=True)
def _displays_follow_at_once(request, monkeypatch) -> None:
    """Let displays follow each change at once, without a turn of the event loop."""
    if "displays_in_turn" not in request.fixturenames:
        monkeypatch.setattr(
            DisplayUpdateScheduler, "request_update", lambda schedule: schedule.due.emit()
        )


@pytest.fixture
def displays_in_turn() -> None:
    """Let displays follow as they do outside tests: after the board's paint."""


@pytest.fixture
def in_steps(monkeypatch) -> Callable[[], None]:
    """Let each step of what is done in slices be one of its own; return what goes on to the end."""
    monkeypatch.setattr("goboard_gui.gui.core.idle_tasks._SLICE", 0.0)

    def go_on() -> None:
        for _ in range(200):
            QCoreApplication.processEvents()

    return go_on


@pytest.fixture
def window(qtbot, settings):
    """Return a whole window on an empty 9×9 board; it is disposed of without a question."""
    from goboard_gui.gui.core.settings import NEW_GAME_HEIGHT, NEW_GAME_WIDTH
    from goboard_gui.gui.window.main_window import MainWindow

    settings.set(NEW_GAME_WIDTH, 9)
    settings.set(NEW_GAME_HEIGHT, 9)
    window = MainWindow(settings)
    window.resize(760, 600)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def forked(window):
    """Return a window on the main line 0 1 2 3 and the variation 4 5 below node 1, at node 2."""
    tree, _ = branch(line("SZ[9]", "B[aa]", "W[bb]", "B[cc]"), 1, "W[dd]", "B[ee]")
    window.document.open_games([tree], None, None)
    window.document.go_to(2)
    return window


@pytest.fixture
def print_window(qtbot, settings, monkeypatch) -> Callable[..., PrintWindow]:
    """Return what opens the window that prints, on some games; it makes pages at once."""
    monkeypatch.setattr("goboard_gui.gui.printing.page_maker._PAUSE", 0)

    def open_on(*trees) -> PrintWindow:
        stand = Stand(list(trees) or [game(80)], settings)
        opened = stand.open(qtbot)
        opened.stand = stand
        return opened

    return open_on


@pytest.fixture
def collection_desk(qtbot, settings):
    """Return a desk with an empty 9×9 board and what asks a collection; its window is active."""
    from tests.gui.collection_desk import CollectionDesk

    desk = CollectionDesk(settings)
    desk.window.show()
    desk.window.activateWindow()
    qtbot.waitUntil(desk.window.isActiveWindow)
    return desk


@pytest.fixture
def files_desk(qapp, settings):
    """Return a desk with an empty 9×9 board and what opens, saves and watches files."""
    from tests.gui.files_desk import FilesDesk

    desk = FilesDesk(settings)
    desk.window.show()
    return desk
