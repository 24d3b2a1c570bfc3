"""What is heard when moves are made and followed."""

from __future__ import annotations

import runpy
import struct
import sys
import wave
from pathlib import Path

import pytest

from goboard_gui.assets import resource_path
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import SOUNDS
from goboard_gui.gui.game.recording import sounds
from goboard_gui.gui.game.recording.sounds import (
    CAPTURE,
    CAPTURES,
    ILLEGAL,
    PASS,
    STONE,
    NoSoundError,
    Sounds,
)
from goboard_gui.optional_parts import OptionalPart
from tests.gui.gui_cases import Heard, click

# Black takes a white stone with A5 and two more with E5.
GAME = b"(;SZ[5]AW[ab][da][db]AB[ac][bb][ca][cb][eb][dc];C[x];B[aa];W[];B[ea];C[y])"


class Ears:
    """A player of sounds that only remembers them."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


class Room:
    """A board with sounds, and time that passes when it is told to."""

    def __init__(self, stage, make) -> None:
        self.stage = stage
        self.document = stage.document
        self.actions = stage.actions
        self.time = 100.0
        self.sounds = Sounds(stage.workspace, stage.player, make=make, now=lambda: self.time)

    def go(self, node: int) -> None:
        self.time += 1
        self.document.go_to(node)


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def room(stage, ears):
    def begin(data=GAME, make=lambda _parent: ears) -> Room:
        made = Room(stage(read_sgf(data).games[0]), make)
        made.stage.settings.set(SOUNDS, True)
        return made

    return begin


def test_single_steps_forward_are_heard_and_all_others_are_not(room, ears):
    room = room()
    heard = []
    for node in (1, 2, 3, 4, 5, 4, 3, 0, 4, 2):
        room.go(node)
        heard.append(ears.heard[:])
        ears.heard.clear()
    assert heard == [[], [STONE], [PASS], [STONE], [], [], [], [], [], []]


@pytest.mark.parametrize(("node", "sound"), [(2, CAPTURE), (4, CAPTURES)], ids=["one", "two"])
def test_captured_stones_are_heard_after_the_one_that_took_them(
    room, ears, qtbot, monkeypatch, node, sound
):
    monkeypatch.setattr("goboard_gui.gui.game.recording.sounds._CAPTURE_DELAY", 1)
    room = room()
    room.go(node - 1)
    ears.heard.clear()
    room.go(node)
    assert ears.heard == [STONE]
    qtbot.waitUntil(lambda: ears.heard == [STONE, sound])


def test_moves_that_are_played_and_refused_are_heard(room, ears):
    room = room(b"(;SZ[5]AB[ab][ba])")
    room.document.play(Point(4, 4))
    room.time += 1
    room.document.play(None)
    room.time += 1
    click(room.stage.board, Point(4, 4))
    assert ears.heard == [STONE, PASS, ILLEGAL]


def test_edits_that_play_no_move_are_silent(room, ears):
    room = room()
    room.go(1)
    room.document.set_comment("quiet")
    room.document.undo_stack.undo()
    room.document.set_up({Point(4, 4): None})
    room.document.open_games([read_sgf(GAME).games[0]], None, None)
    assert ears.heard == []


def test_a_key_held_down_does_not_rattle(room, ears):
    room = room(b"(;SZ[5];B[aa];W[bb];B[cc];W[dd])")
    for node in range(1, 5):
        room.time += 0.05
        room.document.go_to(node)
    assert ears.heard == [STONE]


def test_sounds_are_off_until_they_are_chosen_and_can_be_heard_at_once(room, ears, settings):
    room = room()
    settings.set(SOUNDS, False)
    assert SOUNDS.default is False
    assert not room.actions[Command.SOUNDS].isChecked()
    room.go(1)
    room.go(2)
    assert ears.heard == []
    room.actions[Command.SOUNDS].trigger()
    assert settings.get(SOUNDS)
    assert ears.heard == [STONE]
    room.actions[Command.SOUNDS].trigger()
    assert not settings.get(SOUNDS)


def test_what_plays_is_made_when_something_is_first_heard(room, ears):
    made = []

    def make(_parent):
        made.append(ears)
        return ears

    room = room(make=make)
    room.go(1)
    assert not made
    for node in (2, 3, 4):
        room.go(node)
    assert made == [ears]


def test_without_multimedia_the_command_says_what_it_needs(room, monkeypatch):
    monkeypatch.setattr(OptionalPart, "is_installed", False)
    room = room(make=None)
    action = room.actions[Command.SOUNDS]
    heard = Heard(room.sounds, "failed")
    assert not action.isChecked()
    room.go(1)
    room.go(2)
    assert heard.take() == {}
    action.trigger()
    assert not action.isChecked()
    ((told,),) = heard.carried["failed"]
    assert '-m pip install "goboard-gui[sounds]"' in told


def test_a_bundle_without_multimedia_names_no_command_that_it_could_not_follow(room, monkeypatch):
    monkeypatch.setattr(OptionalPart, "is_installed", False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    room = room(make=None)
    heard = Heard(room.sounds, "failed")
    room.actions[Command.SOUNDS].trigger()
    ((told,),) = heard.carried["failed"]
    assert "not included in this edition of Goboard" in told


def test_the_window_says_why_nothing_is_heard(window):
    window.findChild(Sounds).failed.emit("no loudspeaker")
    assert window.message_strip.text == "no loudspeaker"


def test_multimedia_that_cannot_be_loaded_is_no_crash(room, monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    with pytest.raises(NoSoundError):
        sounds.EffectPlayer()
    monkeypatch.setattr(OptionalPart, "is_installed", True)
    room = room(make=None)
    heard = Heard(room.sounds, "failed")
    assert room.actions[Command.SOUNDS].isChecked()
    for node in range(1, 5):
        room.go(node)
    assert not room.actions[Command.SOUNDS].isChecked()
    ((told,),) = heard.carried["failed"]
    assert "Couldn't use Qt Multimedia: " in told


def test_every_sound_is_there_short_and_small():
    files = {path.stem: path for path in resource_path("sounds").glob("*.wav")}
    assert set(files) == {STONE, CAPTURE, CAPTURES, ILLEGAL, PASS}
    assert sum(path.stat().st_size for path in files.values()) < 60_000
    lengths = {}
    for name, path in files.items():
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            lengths[name] = file.getnframes() / file.getframerate()
    assert lengths[CAPTURES] > 2 * lengths[CAPTURE]
    assert max(lengths.values()) < 0.6


def test_the_sounds_are_what_the_script_makes():
    script = Path(__file__).resolve().parents[2] / "packaging" / "make_sounds.py"
    made = runpy.run_path(str(script))
    for name, (seconds, blows) in made["SOUNDS"].items():
        with wave.open(str(resource_path("sounds", f"{name}.wav"))) as file:
            kept = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
        fresh = made["samples"](seconds, blows())
        assert len(fresh) == len(kept)
        # Mathematical libraries differ in the last digit.
        assert max(abs(one - other) for one, other in zip(fresh, kept, strict=True)) <= 1


def test_the_window_plays_no_sound_and_loads_nothing_by_itself(window):
    assert window.findChild(Sounds)._player is None
    assert "PySide6.QtMultimedia" not in sys.modules
