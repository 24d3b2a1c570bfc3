"""A collection whose openings are known, and a desk that keeps none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.gui.explorer_cases import built

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from goboard_gui.gui.collection.commands import CollectionCommands
    from tests.gui.collection_desk import CollectionDesk


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Path:
    return built(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def desk(collection_desk, tmp_path) -> CollectionDesk:
    collection_desk.collection.building.manager.store.home = tmp_path / "home"
    return collection_desk


@pytest.fixture
def collection(desk) -> Iterator[CollectionCommands]:
    """Return what a desk does with collections; it is closed in the end."""
    yield from closed_in_the_end(desk.collection)


@pytest.fixture
def collection_in_window(window, tmp_path) -> Iterator[CollectionCommands]:
    """Return what a whole window does with collections; it is closed in the end."""
    window.features.collection.building.manager.store.home = tmp_path / "home"
    yield from closed_in_the_end(window.features.collection)


def closed_in_the_end(collection: CollectionCommands) -> Iterator[CollectionCommands]:
    yield collection
    collection.building.manager.staleness_check.cancel()
    collection.search.close()
