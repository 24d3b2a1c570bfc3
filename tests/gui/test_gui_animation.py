"""The dialog that saves the moves of a game as an animation."""

from __future__ import annotations

import sys
from io import BytesIO

import pytest
from PySide6.QtCore import QCoreApplication

from goboard_gui.diagram.book.options import PrintedGame
from goboard_gui.diagram.theme import DARK
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import EDGE_COORDINATES
from goboard_gui.gui.printing import animation_dialog
from goboard_gui.gui.printing.animation_dialog import AnimationDialog
from goboard_gui.optional_parts import OptionalPart

RECORD = b"(;SZ[5];B[aa];W[bb];B[cc](;W[dd];B[])(;W[ee]))"


@pytest.fixture
def pillow():
    """Return Pillow's module of images, with which animations are written."""
    return pytest.importorskip("PIL.Image", reason="Pillow is not installed")


@pytest.fixture
def with_pillow(monkeypatch) -> None:
    """Let the window find Pillow, whether or not it is installed."""
    monkeypatch.setattr(OptionalPart, "is_installed", True)


@pytest.fixture
def dialog(qtbot, view_settings, settings, tmp_path):
    tree = read_sgf(RECORD).games[0]
    game = PrintedGame(tree, tree.root)
    made = AnimationDialog(game, 5, view_settings, settings, tmp_path / "game.gif")
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def saved(dialog, qtbot, pillow, person, tmp_path):
    """Return a function that saves an animation under a name, and returns it as Pillow reads it."""

    def save(name: str = "game.gif"):
        path = tmp_path / name
        person.answers(save_path=path)
        with qtbot.waitSignal(dialog.saved):
            dialog.save_button.click()
        return pillow.open(BytesIO(path.read_bytes()))

    return save


def test_the_whole_line_is_saved_by_default(dialog, saved):
    image = saved()
    assert (image.format, image.n_frames, image.width) == ("GIF", 6, 600)
    assert dialog.isHidden()


def test_the_options_are_those_of_the_dialog(dialog, saved, view_settings):
    view_settings.set_notation("andreev")
    view_settings.set_view(Symmetry.R90)
    dialog.first.setValue(2)
    dialog.last.setValue(4)
    dialog.seconds.setValue(0.5)
    dialog.pixels.setValue(200)
    dialog.theme.setCurrentIndex(dialog.theme.findText("Dark"))
    dialog.edges.setChecked(False)
    dialog.numbers.setChecked(True)
    dialog.captions.setChecked(True)
    options = dialog.print_options
    assert (options.plan.first, options.plan.last) == (2, 4)
    assert (options.names.notation.id, options.names.view) == ("andreev", Symmetry.R90)
    assert (options.theme, options.shown.edges) == (DARK, frozenset())
    assert dialog.animation == (200, 0.5, True, True)
    image = saved("game.webp")
    assert (image.format, image.n_frames, image.width) == ("WEBP", 4, 200)


def test_the_last_move_is_not_before_the_first(dialog):
    dialog.last.setValue(2)
    dialog.first.setValue(4)
    assert dialog.last.value() == 4


def test_coordinates_are_shown_as_on_the_board(qtbot, view_settings, settings, tmp_path):
    tree = read_sgf(RECORD).games[0]
    for on in (True, False):
        view_settings.set(EDGE_COORDINATES, on)
        made = AnimationDialog(
            PrintedGame(tree, tree.root), 5, view_settings, settings, tmp_path / "game.gif"
        )
        qtbot.addWidget(made)
        assert made.edges.isChecked() is on
        assert bool(made.print_options.shown.edges) is on


def test_the_format_of_the_last_animation_is_suggested(dialog, saved, person, tmp_path):
    saved("one.webp")
    assert person.asked[-1][2] == str(tmp_path / "game.gif")
    saved("two.webp")
    assert person.asked[-1][2] == str(tmp_path / "game.webp")
    assert person.asked[-1][3] == "Animated WebP (*.webp);;Animated GIF (*.gif)"


@pytest.mark.usefixtures("pillow")
def test_saving_can_be_cancelled(dialog, in_steps, tmp_path):
    path = tmp_path / "game.gif"
    path.write_bytes(b"old")
    dialog.pixels.setValue(2000)
    dialog.save(path)
    row = dialog.progress_row
    assert row.busy
    assert not dialog.form.isEnabled()
    assert not dialog.save_button.isEnabled()
    row.cancel_button.click()
    assert not row.busy
    assert dialog.form.isEnabled()
    assert dialog.save_button.isEnabled()
    dialog.pixels.setValue(100)
    dialog.save(path)
    QCoreApplication.processEvents()
    assert row.busy
    dialog.reject()
    in_steps()
    assert not row.busy
    assert dialog.isVisible()
    dialog.reject()
    assert dialog.isHidden()
    assert path.read_bytes() == b"old"


@pytest.mark.usefixtures("pillow")
def test_what_cannot_be_written_is_reported(dialog, qtbot, person, tmp_path):
    dialog.pixels.setValue(100)
    dialog.save(tmp_path / "missing" / "game.gif")
    qtbot.waitUntil(lambda: bool(person.told))
    assert "file or folder not found" in person.told[0]
    assert dialog.isVisible()
    assert dialog.save_button.isEnabled()


def test_other_formats_are_refused(dialog, person, tmp_path):
    person.answers(save_path=tmp_path / "game.png")
    dialog.save_button.click()
    assert person.told == [
        "Couldn't save game.png: .png is not supported here. Choose one of .gif, .webp."
    ]
    assert not dialog.progress_row.busy


def test_a_large_file_is_reported(dialog, qtbot, monkeypatch, pillow, tmp_path):
    texts = []
    dialog.saved.connect(lambda _path, text: texts.append(text))
    dialog.pixels.setValue(100)
    for limit in (animation_dialog.LARGE_FILE, 100):
        monkeypatch.setattr(animation_dialog, "LARGE_FILE", limit)
        with qtbot.waitSignal(dialog.saved):
            dialog.save(tmp_path / "game.gif")
    small, large = texts
    assert small.startswith("Size: ")
    assert "too large for some chats" in large


@pytest.mark.usefixtures("with_pillow")
def test_the_command_animates_the_current_line(window, monkeypatch):
    window.document.open_games(read_sgf(RECORD).games, None, None)
    found = []
    monkeypatch.setattr(
        "goboard_gui.gui.widgets.dialogs.run_modal",
        lambda dialog: found.append((dialog.last.value(), dialog._game.node)),
    )
    window.commands[Command.ANIMATION].trigger()
    window.document.go_to(6)
    window.commands[Command.ANIMATION].trigger()
    assert found == [(5, 5), (4, 6)]


@pytest.mark.usefixtures("with_pillow")
def test_the_window_tells_that_an_animation_was_saved(window, monkeypatch, tmp_path):
    window.document.open_games(read_sgf(RECORD).games, None, None)
    path = tmp_path / "game.gif"
    monkeypatch.setattr(
        "goboard_gui.gui.widgets.dialogs.run_modal",
        lambda dialog: dialog.saved.emit(path, "Size: 12.3 kB"),
    )
    window.commands[Command.ANIMATION].trigger()
    assert window.message_strip.confirmation == f"Saved: game.gif in {tmp_path}. Size: 12.3 kB"
    assert window.message_strip.notice_line.buttons[0].text() == "Open"


@pytest.mark.usefixtures("with_pillow")
def test_a_record_without_moves_has_no_animation(window):
    window.document.open_games(read_sgf(b"(;SZ[9])").games, None, None)
    window.commands[Command.ANIMATION].trigger()
    assert window.message_strip.confirmation == "The record has no moves."


@pytest.mark.parametrize(
    ("frozen", "text"),
    [(False, 'pip install "goboard-gui[animation]"'), (True, "not included in this edition")],
)
def test_without_pillow_the_command_says_what_it_needs(window, person, monkeypatch, frozen, text):
    monkeypatch.setattr(OptionalPart, "is_installed", False)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    window.commands[Command.ANIMATION].trigger()
    (told,) = person.told
    assert text in told
