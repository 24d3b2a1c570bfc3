"""A desk that keeps collections, and some records to make them of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.game_index.builder import build
from goboard_gui.gui.collection.building import builder
from goboard_gui.gui.collection.building.collection_store import CollectionStore
from goboard_gui.gui.widgets import dialogs
from tests.gui.collection_cases import BuildInThisProcess, write_games

if TYPE_CHECKING:
    from pathlib import Path

    from goboard_gui.gui.collection.building.collection_manager import CollectionManager
    from tests.gui.collection_desk import CollectionDesk


@pytest.fixture
def store(qapp, settings, tmp_path) -> CollectionStore:
    store = CollectionStore(settings)
    store.home = tmp_path / "home"
    return store


@pytest.fixture
def desk(collection_desk, tmp_path) -> CollectionDesk:
    collection_desk.collection.building.manager.store.home = tmp_path / "home"
    return collection_desk


@pytest.fixture
def keeping(desk) -> CollectionManager:
    return desk.collection.building.manager


@pytest.fixture
def games(tmp_path) -> Path:
    return write_games(tmp_path / "games", 60)


@pytest.fixture
def few(tmp_path) -> Path:
    return write_games(tmp_path / "few", 4)


@pytest.fixture
def index(tmp_path, few) -> Path:
    """Return the index of a few games."""
    index = tmp_path / "home" / "few"
    for _ in build(index, [few]):
        pass
    return index


@pytest.fixture
def builds_here(monkeypatch) -> None:
    """Build indexes in this process."""
    monkeypatch.setattr(builder, "QProcess", BuildInThisProcess)


@pytest.fixture
def answering(monkeypatch):
    """Return what says how a dialog of a kind is answered."""
    answers = {}
    monkeypatch.setattr(dialogs, "run_modal", lambda dialog: answers[type(dialog)](dialog))

    def answer(kind, how):
        def run(dialog):
            how(dialog)
            result = dialog.result()
            dialog.deleteLater()
            return result

        answers[kind] = run

    return answer
