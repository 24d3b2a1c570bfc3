"""Signs that no font has: said once, with the package that has them."""

from __future__ import annotations

import pytest

from goboard_gui.diagram import fonts
from goboard_gui.gui.files.file_messages import MissingGlyphCheck
from goboard_gui.gui.wording.missing_glyphs import missing_glyphs_text


class Bar:
    def __init__(self) -> None:
        self.kept: list[str] = []

    def pin_message(self, text: str) -> None:
        self.kept.append(text)


@pytest.fixture
def bar(document, qapp, monkeypatch):
    """Return what is said of a document, on a machine without any font for Chinese."""
    monkeypatch.setattr(
        fonts,
        "missing_characters",
        lambda text: frozenset(sign for sign in text if sign > "\u3000"),
    )
    bar = Bar()
    bar.fonts = MissingGlyphCheck(document, bar, document)
    return bar


def look(bar: Bar) -> list[str]:
    assert bar.fonts._timer.isActive()
    bar.fonts._timer.stop()
    bar.fonts._timer.timeout.emit()
    return bar.kept


def opened(document, text: str) -> None:
    from goboard_gui.files.sgf.reading import read_sgf

    document.open_games(read_sgf(text.encode()).games, None, None)


def test_players_whose_names_cannot_be_shown_are_told_of_once(document, bar):
    opened(document, "(;SZ[9]CA[UTF-8]PB[古力]PW[Lee];B[ee])")
    assert look(bar) == [
        "No installed font can display U+529B, U+53E4 (CJK). "
        "Installing the package fonts-noto-cjk may help."
    ]
    opened(document, "(;SZ[9]CA[UTF-8]PB[井山];B[ee])")
    assert len(look(bar)) == 1


def test_a_comment_is_looked_at_when_one_comes_to_it(document, bar):
    opened(document, "(;SZ[9]CA[UTF-8];B[ee]C[好])")
    assert look(bar) == []
    document.go_to(document.session.line[-1])
    assert look(bar) == [missing_glyphs_text("好")]


def test_every_value_of_a_comment_is_looked_at(document, bar):
    opened(document, "(;SZ[9]CA[UTF-8]C[good][好])")
    assert look(bar) == [missing_glyphs_text("好")]


def test_names_in_letters_need_nothing(document, bar):
    opened(document, "(;SZ[9]CA[UTF-8]PB[Müller]PW[Иванов];B[ee])")
    assert look(bar) == []


def test_only_some_of_many_signs_are_named():
    assert missing_glyphs_text("一二三四五六七").startswith(
        "No installed font can display U+4E00, U+4E03, U+4E09, U+4E8C, U+4E94 (CJK)…"
    )
    assert missing_glyphs_text("\ue000") == "No installed font can display U+E000."
    assert missing_glyphs_text("😀") == (
        "No installed font can display U+1F600. "
        "Installing the package fonts-noto-color-emoji may help."
    )
    assert missing_glyphs_text("古ع") == (
        "No installed font can display U+0639 (Arabic), U+53E4 (CJK). "
        "Installing fonts-noto-cjk, fonts-noto-core may help."
    )
