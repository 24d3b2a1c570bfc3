from __future__ import annotations

import pytest

from goboard_gui.assets import resource_path


def test_the_icon_is_found_and_is_an_svg():
    icon = resource_path("icons", "io.github.goboard.Goboard.svg")
    assert "<svg" in icon.read_text(encoding="utf-8")


def test_a_folder_is_found_too():
    assert resource_path("icons").is_dir()


def test_a_missing_resource_is_named_with_the_places_searched():
    with pytest.raises(FileNotFoundError, match=r"icons/none\.svg.*resources.* nor .*resources"):
        resource_path("icons", "none.svg")
