"""Animations of games, read back with Pillow."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.compose import DisplayOptions
from goboard_gui.diagram.output.animation.frames import frame_sheets
from goboard_gui.diagram.output.animation.options import AnimationOptions
from goboard_gui.diagram.output.animation.palette import TRANSPARENT, shared_palette
from goboard_gui.diagram.output.animation.writing import write_animation
from goboard_gui.diagram.output.errors import ExportError
from goboard_gui.diagram.output.images import image_steps
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT
from goboard_gui.go import Symmetry
from goboard_gui.notation import notation
from goboard_gui.record.figures import PlanOptions
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.record.record_cases import line

if TYPE_CHECKING:
    from pathlib import Path

Image = pytest.importorskip("PIL.Image", reason="Pillow, which writes animations, is not installed")

pytestmark = pytest.mark.usefixtures("qapp")

WESTERN = NamingOptions(notation("western"))
OPTIONS = PrintOptions(WESTERN, shown=DisplayOptions(), theme=LIGHT)
SMALL = AnimationOptions(width=200)
EXTENSIONS = (".gif", ".webp")


@pytest.fixture
def game() -> PrintedGame:
    """Return a game with two moves, a setup, a capture, a comment and a pass."""
    tree = line("SZ[5]", "B[aa]", "W[ba]", "AB[cc]", "W[ab]", "C[only words]", "B[]")
    return PrintedGame(tree, tree.root)


def written(path: Path, game, options=OPTIONS, animation=SMALL):
    """Write an animation, and return it as Pillow reads it."""
    progress = list(write_animation(path, game, options, animation))
    assert progress[-1].file == path
    assert progress[-1].done == progress[-1].total
    done = [step.done for step in progress]
    assert done == sorted(done)
    return Image.open(path)


def frames(image) -> list[bytes]:
    """Return the pixels of all frames of an animation as viewers show them."""
    found = []
    for number in range(image.n_frames):
        image.seek(number)
        found.append(image.convert("RGB").tobytes())
    return found


def durations(image) -> list[int]:
    """Return the milliseconds for which the frames of an animation are shown."""
    found = []
    for number in range(image.n_frames):
        image.seek(number)
        image.load()
        found.append(image.info["duration"])
    return found


def drawn(game, options=OPTIONS, animation=SMALL) -> list[QImage]:
    """Return the frames as they are drawn, before their colours are reduced."""
    sheets = frame_sheets(game, options, animation)
    return [run_to_end(image_steps(sheet, 1.0, options.theme.surface)) for sheet in sheets]


@for_each("extension", EXTENSIONS)
def test_each_move_has_a_frame_and_the_last_one_is_shown_longest(tmp_path, game, extension):
    with written(tmp_path / f"game{extension}", game) as image:
        assert image.n_frames == 6  # the comment changes nothing
        assert durations(image) == [1000] * 5 + [3000]
        assert image.info["loop"] == 0
        assert image.size == (200, 200)


@for_each("extension", EXTENSIONS)
def test_the_time_of_a_frame_can_be_chosen(tmp_path, game, extension):
    path = tmp_path / f"game{extension}"
    with written(path, game, animation=SMALL._replace(delay=0.25)) as image:
        assert durations(image) == [250] * 5 + [3000]
    with written(path, game, animation=SMALL._replace(delay=4.0)) as image:
        assert durations(image) == [4000] * 6


@for_each("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
@for_each("extension", EXTENSIONS)
def test_viewers_show_what_was_drawn(tmp_path, game, extension, theme):
    options = replace(OPTIONS, theme=theme)
    wanted = drawn(game, options)
    with written(tmp_path / f"game{extension}", game, options) as image:
        shown = frames(image)
    assert len(shown) == len(wanted)
    for pixels, picture in zip(shown, wanted, strict=True):
        plain = picture.convertToFormat(QImage.Format.Format_RGB888)
        lines = [bytes(plain.constScanLine(row))[:600] for row in range(plain.height())]
        pairs = zip(pixels, b"".join(lines), strict=True)
        differences = Counter(abs(one - other) for one, other in pairs)
        assert differences[0] > 0.99 * differences.total()
        assert max(differences) < 48


@for_each("extension", EXTENSIONS)
def test_frames_with_many_colours_keep_those_of_the_board(tmp_path, extension):
    marks = "CR[aa]TR[bb]SQ[cc]MA[dd]LB[ee:M][ea:W]AR[ae:bd]"
    tree = line("SZ[5]", f"B[ab]{marks}", f"W[ba]{marks}")
    game, animation = PrintedGame(tree, tree.root), SMALL._replace(width=500, captions=True)
    colours = Counter()
    for picture in drawn(game, OPTIONS, animation):
        colours.update(memoryview(picture.constBits()).cast("I"))
    assert len(colours) > TRANSPARENT, "this game has too few colours"
    with written(tmp_path / f"game{extension}", game, animation=animation) as image:
        image.seek(image.n_frames - 1)
        there = {colour for _, colour in image.convert("RGB").getcolors(250_000)}
    for colour in (LIGHT.surface, LIGHT.black_stone, LIGHT.white_stone):
        assert tuple(bytes.fromhex(colour[1:])) in there


def test_a_palette_has_room_for_a_transparent_colour():
    many = Counter({(red, green, 0): red + 1 for red in range(64) for green in range(64)})
    palette = shared_palette(many)
    assert 128 < len(palette) <= TRANSPARENT
    assert len(set(palette)) == len(palette)
    assert set(palette[:64]) <= {(red, green, 0) for red in (62, 63) for green in range(64)}


@for_each(
    ("moves", "count"),
    [((1, None), 6), ((2, 3), 4), ((4, None), 2), ((1, 1), 2), ((4, 9), 2)],
)
def test_a_range_begins_with_the_position_before_it(tmp_path, game, moves, count):
    options = replace(OPTIONS, plan=PlanOptions(first=moves[0], last=moves[1]))
    with written(tmp_path / "game.gif", game, options) as image:
        assert image.n_frames == count


def test_moves_that_are_shown_can_have_numbers(game):
    options = replace(OPTIONS, plan=PlanOptions(first=2))
    plain = frame_sheets(game, options, SMALL)
    numbered = frame_sheets(game, options, SMALL._replace(numbers=True))
    told = []
    for before, sheet in zip(plain, numbered, strict=True):
        assert not any(cell.number for cell in before.items[0].picture.cells.values())
        cells = sheet.items[0].picture.cells
        told.append({tuple(point): cell.number for point, cell in cells.items() if cell.number})
    two, three = {(1, 0): "2"}, {(1, 0): "2", (0, 1): "3"}
    assert told == [{}, two, two, three, three]


def test_captions_name_the_moves_in_the_notation_of_the_board(game):
    german = ENGLISH._replace(black_move="Schwarz {number}", passes="{moves}: passt")
    options = replace(
        OPTIONS, names=NamingOptions(notation("andreev"), Symmetry.R90), phrases=german
    )
    sheets = list(frame_sheets(game, options, SMALL._replace(captions=True)))
    texts = [[item.text for item in sheet.items[1:]] for sheet in sheets]
    assert texts == [
        [],
        ["Schwarz 1 +0-0"],
        ["White 2 +1-0"],
        ["White 2 +1-0"],
        ["White 3 +0-1"],
        ["Schwarz 4: passt"],
    ]
    assert len({(sheet.width, sheet.height) for sheet in sheets}) == 1


@for_each("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
def test_captions_are_readable_and_equally_large_on_all_boards(theme):
    heights = set()
    for side in (5, 19):
        tree = line(f"SZ[{side}]", "B[aa]")
        options = replace(OPTIONS, theme=theme)
        animation = SMALL._replace(width=400, captions=True)
        picture = drawn(PrintedGame(tree, tree.root), options, animation)[-1]
        greys = picture.convertToFormat(QImage.Format.Format_Grayscale8)
        rows = [bytes(greys.constScanLine(row)) for row in range(401, picture.height())]
        heights.add(len(rows))
        assert max(map(max, rows)) - min(map(min, rows)) > 70
    assert len(heights) == 1


def test_a_pass_is_shown_on_the_board(game):
    *_, before, last = frame_sheets(game, OPTIONS, SMALL)
    assert before.items[0].picture.passed is None
    assert last.items[0].picture.passed.text == "pass"


@for_each("extension", EXTENSIONS)
def test_a_game_of_fifty_moves_stays_small(tmp_path, extension):
    letters = "abcdefghijklmnopqrs"
    points = [letters[7 * k % 19] + letters[(11 * k + k // 19) % 19] for k in range(50)]
    tree = line("SZ[19]", *(f"{'BW'[k % 2]}[{point}]" for k, point in enumerate(points)))
    path = tmp_path / f"game{extension}"
    with written(path, PrintedGame(tree, tree.root), animation=AnimationOptions()) as image:
        assert image.n_frames == 51
        assert image.size[0] == 600
    assert path.stat().st_size < 1_000_000


@for_each("extension", EXTENSIONS)
def test_whoever_closes_the_writing_leaves_what_was_there(tmp_path, game, extension):
    path = tmp_path / f"game{extension}"
    path.write_bytes(b"old")
    steps = len(list(write_animation(tmp_path / f"other{extension}", game, OPTIONS, SMALL)))
    for last in (1, steps // 2, steps - 1):
        writing = write_animation(path, game, OPTIONS, SMALL)
        for _ in range(last):
            next(writing)
        writing.close()
        assert path.read_bytes() == b"old"


@for_each("name", ["game.png", "game", "game.GIFX"])
def test_other_formats_are_refused(tmp_path, game, name):
    with pytest.raises(ExportError, match=r"(supported: |must end in one of )\.gif, \.webp"):
        list(write_animation(tmp_path / name, game, OPTIONS, SMALL))
    assert not list(tmp_path.iterdir())


def test_moves_that_do_not_exist_are_no_animation(tmp_path, game):
    options = replace(OPTIONS, plan=PlanOptions(first=9))
    with pytest.raises(ExportError, match="no pictures"):
        list(write_animation(tmp_path / "game.gif", game, options, SMALL))


def test_boards_that_are_too_high_are_refused(tmp_path):
    tree = line("SZ[1:52]", "B[aa]")
    options = replace(OPTIONS, shown=DisplayOptions(edges=frozenset()))
    with pytest.raises(ExportError, match="too large"):
        list(
            write_animation(
                tmp_path / "game.gif",
                PrintedGame(tree, tree.root),
                options,
                AnimationOptions(width=2000),
            )
        )
