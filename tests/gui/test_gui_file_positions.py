"""The position at which a file is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.go import Point
from goboard_gui.gui.core.settings import FILE_POSITIONS, OPEN_FILES_AT
from tests.gui.files_desk import FilesDesk

if TYPE_CHECKING:
    from pathlib import Path

GAMES = b"(;SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff];B[gg]))(;SZ[9];B[hh];W[ii])"


@pytest.fixture
def path(tmp_path) -> Path:
    path = tmp_path / "a game.sgf"
    path.write_bytes(GAMES)
    return path


@pytest.fixture
def reopen(settings, path):
    """Return what opens the file in a new window after it was left at a node of a game."""
    desks = []

    def reopen(game: int = 0, node: int = 0, *, data: bytes = GAMES) -> FilesDesk:
        for step in ("leave", "return"):
            desks.append(FilesDesk(settings))
            desks[-1].document_io.open_file(path)
            if step == "leave":
                desks[-1].document.go_to_game(game)
                desks[-1].document.go_to(node)
                desks[-1].document_io.positions.remember_position()
                path.write_bytes(data)
        return desks[-1]

    yield reopen
    for desk in desks:
        desk.dispose()


def shown(desk) -> tuple[int, int]:
    return desk.document.game_index, desk.document.session.step.number


def test_a_file_is_opened_at_its_start_unless_otherwise_chosen(reopen):
    assert shown(reopen(0, 4)) == (0, 0)


def test_a_file_can_be_opened_at_the_end_of_its_main_line(reopen, settings):
    settings.set(OPEN_FILES_AT, "end")
    desk = reopen(1, 1)
    assert shown(desk) == (0, 4)
    assert desk.document.session.board[Point(3, 3)] is not None


@pytest.mark.parametrize(("game", "node"), [(0, 0), (0, 2), (0, 4), (0, 6), (1, 1)])
def test_a_file_can_be_opened_where_it_was_left(reopen, settings, game, node):
    settings.set(OPEN_FILES_AT, "left")
    desk = reopen(game, node)
    assert (desk.document.game_index, desk.document.session.cursor) == (game, node)


def test_a_file_that_has_become_shorter_is_opened_as_near_to_that_as_it_goes(reopen, settings):
    settings.set(OPEN_FILES_AT, "left")
    assert shown(reopen(0, 7, data=b"(;SZ[9];B[aa];W[bb](;B[cc])(;B[ee]))")) == (0, 3)
    assert shown(reopen(0, 3, data=b"(;SZ[9];B[aa])")) == (0, 1)


def test_a_game_that_is_gone_is_not_looked_for(reopen, settings):
    settings.set(OPEN_FILES_AT, "left")
    assert shown(reopen(1, 2, data=b"(;SZ[9];B[aa])"))[0] == 0


def test_a_file_is_remembered_when_another_one_is_opened(files_desk, settings, path, tmp_path):
    settings.set(OPEN_FILES_AT, "left")
    files_desk.document_io.open_file(path)
    files_desk.document.go_to(6)
    other = tmp_path / "other.sgf"
    other.write_bytes(b"(;SZ[9])")
    files_desk.document_io.open_file(other)
    assert len(settings.get(FILE_POSITIONS)) == 1
    files_desk.document_io.open_file(path)
    assert files_desk.document.session.cursor == 6


def test_positions_are_kept_for_the_files_left_last(files_desk, settings, tmp_path, path):
    settings.set(FILE_POSITIONS, [f'{{"path": "/{i}", "game": 0}}' for i in range(300)])
    files_desk.document_io.open_file(path)
    files_desk.document_io.positions.remember_position()
    files_desk.document_io.positions.remember_position()
    kept = settings.get(FILE_POSITIONS)
    assert len(kept) == 200
    assert sum("a game" in text for text in kept) == 1


@pytest.mark.parametrize(
    "text",
    [
        *("", "no JSON", "[]", "{}", '{"path": 1}'),
        '{"path": "X", "game": "a", "depth": 1, "turns": []}',
        '{"path": "X", "game": 0, "depth": 1, "turns": [[0, -1]]}',
    ],
)
def test_invalid_positions_in_the_settings_are_ignored(files_desk, settings, path, text):
    settings.set(OPEN_FILES_AT, "left")
    settings.set(FILE_POSITIONS, [text.replace("X", str(path))])
    files_desk.document_io.open_file(path)
    assert shown(files_desk) == (0, 0)


def test_recent_files_can_be_cleared(files_desk, settings, path):
    files_desk.document_io.open_file(path)
    assert files_desk.document_io.recent_files == [path]
    files_desk.document_io.clear_recent()
    assert files_desk.document_io.recent_files == []
