from __future__ import annotations

import re
from io import BytesIO
from xml.etree import ElementTree

import pikepdf
import pytest
from PySide6.QtGui import QColor, QImage

from tests.cases import for_each
from tests.cli.alone import run_alone

GAME = "(;SZ[9];B[ee];W[cc];B[gg](;W[gc])(;W[cg]))"
SIGNATURES = {"pdf": b"%PDF-", "svg": b"<?xml", "png": b"\x89PNG\r\n\x1a\n"}

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def draw(goboard, record, tmp_path):
    """Return a function that draws a record and gives the bytes of the picture."""

    def run(*options: object, text: str = GAME, name: str = "out.svg") -> bytes:
        output = tmp_path / name
        result = goboard("diagram", record(text), "-o", output, *options)
        assert (result.status, result.out, result.err) == (0, "", "")
        return output.read_bytes()

    return run


@pytest.fixture
def plain(draw):
    """Return a picture without options."""
    return draw()


def test_pictures_are_drawn_where_there_is_no_display_and_without_widgets(record, tmp_path):
    outputs = {extension: tmp_path / f"out.{extension}" for extension in SIGNATURES}
    drawn = [
        ["diagram", str(record(GAME)), "-o", str(output), "--names", "--structure"]
        for output in outputs.values()
    ]
    result = run_alone(drawn)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    for extension, output in outputs.items():
        assert output.read_bytes().startswith(SIGNATURES[extension])


@for_each(
    ("markup", "extension"),
    [
        ("TR[aa]", "svg"),
        ("TR[aa]", "png"),
        ("LB[ee:A]", "svg"),
        ("AR[aa:dd]", "svg"),
        ("LN[aa:dd]", "svg"),
        ("DD[aa:ee]", "svg"),
        ("VW[aa:ee]", "svg"),
        ("TB[aa]", "svg"),
    ],
)
def test_the_markup_of_the_position_is_drawn(draw, markup, extension):
    marked = f"(;SZ[9];B[ee];W[cc]{markup};B[gg]DD[]VW[])"
    plain = "(;SZ[9];B[ee];W[cc];B[gg])"
    name = f"out.{extension}"
    two = draw("--move", 2, text=marked, name=name), draw("--move", 2, text=plain, name=name)
    three = draw(text=marked, name=name), draw(text=plain, name=name)
    assert two[0] != two[1]
    assert three[0] == three[1]


@pytest.mark.parametrize("name", ["OUT.PNG", "out.v2.png"])
def test_the_extension_counts_however_it_is_written(draw, name):
    assert draw(name=name).startswith(SIGNATURES["png"])


@for_each(
    "options",
    [
        ["--move", "2"],
        ["--view", "mh"],
        ["--notation", "andreev"],
        ["--second", "andreev"],
        ["--names"],
        ["--no-edges"],
        ["--structure", "--notation", "andreev"],
        ["--theme", "light"],
        ["--theme", "dark"],
    ],
    ids=" ".join,
)
def test_each_option_changes_the_picture(draw, plain, options):
    without = draw(*options[1:]) if options[0] == "--structure" else plain
    assert draw(*options) != without


def test_names_stay_or_travel(draw):
    assert draw("--view", "r90") != draw("--view", "r90", "--labels", "stay")
    assert draw() == draw("--labels", "stay")


def test_a_game_of_a_collection_is_drawn(draw):
    both = "(;SZ[9];B[ee])(;SZ[9];B[cc])"
    assert draw("--game", "1", text=both) == draw(text="(;SZ[9];B[cc])")


def colour_at(data: bytes, column: float, row: float) -> QColor:
    """Return the colour at a place of a picture, in parts of its width and height."""
    image = QImage.fromData(data)
    x, y = column * image.width(), row * image.height()
    return image.pixelColor(int(x), int(y))


def test_stones_stand_where_the_view_puts_them(draw):
    text = "(;SZ[2]AB[aa]AW[bb])"
    options = ["--width", "200", "--no-edges"]
    straight = draw(*options, text=text, name="out.png")
    turned = draw(*options, "--view", "r90", text=text, name="out.png")
    corner = 0.38
    assert colour_at(straight, corner, corner).lightness() < 60
    assert colour_at(straight, 1 - corner, 1 - corner).lightness() > 200
    assert colour_at(turned, 1 - corner, corner).lightness() < 60


def test_a_png_is_as_wide_as_asked_and_knows_its_resolution(draw):
    image = QImage.fromData(draw("--width", "640", "--dpi", "300", name="out.png"))
    assert abs(image.width() - 640) <= 1
    assert image.dotsPerMeterX() == round(300 / 0.0254)
    usual = QImage.fromData(draw(name="out.png"))
    assert usual.dotsPerMeterX() == round(300 / 0.0254)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("out.png", []),
        ("out.webp", []),
        ("out.png", ["--theme", "light", "--no-edges"]),
        ("out.png", ["--figures", "whole"]),
        ("out.png", ["--pages", "--paper", "A5"]),
    ],
    ids=["a position", "as WebP", "on wood", "a figure", "a page"],
)
def test_pixels_are_inches_times_their_number_for_an_inch(draw, name, options):
    usual = draw(*options, name=name)
    size = QImage.fromData(usual).size()
    for dpi in (75, 200):
        image = QImage.fromData(draw("--dpi", dpi, *options, name=name))
        assert abs(image.width() - size.width() * dpi / 300) <= 1
        assert abs(image.height() - size.height() * dpi / 300) <= 1
        assert name != "out.png" or image.dotsPerMeterX() == round(dpi / 0.0254)


@pytest.mark.parametrize("pitch", [None, 4.0, 8.2])
def test_the_lines_of_a_position_are_as_far_apart_at_any_resolution(draw, pitch):
    for dpi in (100, 300):
        options = ("--no-edges", "--dpi", dpi, *(("--stone-pitch", pitch) if pitch else ()))
        small = QImage.fromData(draw(*options, text="(;SZ[9])", name="out.png")).width()
        large = QImage.fromData(draw(*options, text="(;SZ[19])", name="out.png")).width()
        assert (large - small) / 10 / dpi * 25.4 == pytest.approx(pitch or 5.5, abs=25.4 / 10 / dpi)


def test_a_width_counts_more_than_a_resolution(goboard, record, tmp_path):
    output = tmp_path / "out.png"
    command = ("diagram", record(GAME), "-o", output, "--width", 300, "--dpi", 600)
    assert goboard(*command) == (0, "", "")
    assert abs(QImage(str(output)).width() - 300) <= 1
    assert QImage(str(output)).dotsPerMeterX() == round(600 / 0.0254)
    for options in (["--pages"], ["--figures", "whole"], ["--series"]):
        result = goboard(*command, *options)
        assert (result.status, result.out) == (0, "")
        assert result.err == (f"{output}: --dpi is ignored because --width is given\n")
    assert abs(QImage(str(output)).width() - 300) <= 1


@pytest.mark.parametrize("options", [["--dpi", "1"], ["--width", "1"]], ids=" ".join)
def test_the_smallest_picture_is_drawn(draw, options):
    assert 1 <= QImage.fromData(draw(*options, name="out.png")).width() <= 3


def test_a_pdf_of_a_position_has_a_title_an_author_and_the_record(draw):
    record = "(;SZ[9]PB[Cho]PW[Ota]AN[Kato];B[ee])"
    with pikepdf.open(BytesIO(draw(text=record, name="out.pdf"))) as pdf:
        assert pdf.docinfo["/Title"] == "Cho – Ota"
        assert pdf.docinfo["/Author"] == "Kato"
        [attached] = pdf.attachments.values()
        assert attached.get_file().mime_type == "application/x-go-sgf"
        assert b"PB[Cho]" in attached.get_file().read_bytes()


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("out.jpg", [], "unsupported format for a diagram: .jpg"),
        ("out", [], "no extension"),
        ("out.pdf", ["--width", "100"], "--width works with png and webp only"),
        ("out.svg", ["--dpi", "100"], "--dpi works with png and webp only"),
        ("out.png", ["--width", "0"], "--width must be greater than 0"),
        ("out.png", ["--width", "100000"], "too large"),
        ("out.png", ["--dpi", "0"], "--dpi must be greater than 0"),
        ("out.png", ["--dpi", "100000"], "too large"),
        ("out.png", ["--dpi", "999999999"], "too large"),
        ("no/such/folder/out.png", [], "No such file"),
    ],
)
def test_what_cannot_be_drawn_is_told(goboard, record, tmp_path, name, options, told):
    output = tmp_path / name
    result = goboard("diagram", record(GAME), "-o", output, *options)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"{output}: ")
    assert told in result.err
    assert not output.exists()


@for_each(
    ("options", "name", "told"),
    [
        (["--as", "problems"], "out.html", "2 positions name"),
        (["--as", "problems"], "out.pdf", "2 positions name"),
        (["--as", "position", "--move", "0"], "out.svg", "1 position names"),
        (["--as", "position", "--move", "0"], "out.html", "1 position names"),
    ],
)
def test_a_player_named_wrongly_is_told(goboard, record, tmp_path, options, name, told):
    output = tmp_path / name
    path = record("(;SZ[9]PL[W]AB[aa];B[bb])(;SZ[9]PL[B]AB[aa];W[bb])(;SZ[9]PL[B]AB[aa];B[bb])")
    result = goboard("diagram", path, *options, "-o", output)
    assert result.err == (f"{output}: {told} the wrong side to play (PL); the next move decides\n")
    if name == "out.html":
        assert "Black to play" in output.read_text() or "problems" not in options


@for_each("name", ["out.html", "out.pdf", "out.tex", "out.txt"])
def test_moves_that_a_comment_gives_to_the_other_player_are_reported(
    goboard, record, tmp_path, name
):
    output = tmp_path / name
    path = record("(;SZ[9];B[dd];W[ff]C[After White 1 and white 2, W1 is gone.])")
    result = goboard("diagram", path, "--figures", "whole", "-o", output)
    assert result.err == "".join(
        f"{output}: move 2: the comment says {text}, but that move has the other colour\n"
        for text in ("White 1", "W1")
    )


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ([], "-o"),
        (["-o", "out.svg", "--theme", "pink"], "--theme"),
        (["-o", "out.svg", "--width", "-5"], "--width"),
    ],
    ids=["no output", "no theme", "no width"],
)
def test_wrong_arguments_are_told(goboard, record, options, told):
    result = goboard("diagram", record(GAME), *options)
    assert result.status == 2
    assert told in result.err


@for_each(
    ("options", "numbers"),
    [
        ([], []),
        (["--position-numbers", "all"], ["1", "2", "3"]),
        (["--position-numbers", "last", "--last-moves", "2"], ["2", "3"]),
        (["--position-numbers", "last", "--last-moves", "2", "--start-at-1"], ["1", "2"]),
        (["--position-numbers", "variation"], []),
        (["--position-numbers", "record"], ["1", "2", "3"]),
    ],
)
def test_the_stones_of_a_position_have_the_numbers_that_are_asked_for(draw, options, numbers):
    options = ["--move", "3", "--no-edges", "--text", *options]
    drawn = draw(*options, text="(;SZ[9];B[ee];W[cc];B[gg])").decode()
    assert sorted(re.findall(r"<text[^>]*>(?:<tspan[^>]*>)?([^<]*)<", drawn)) == numbers


COMMENTED = """(;SZ[9]PB[Cho]PW[Ota]GN[Club game];B[ee]N[The centre]C[A is good, too.]LB[cc:A]
;W[gc]C[White answers.])"""
TEXTS = {
    "bare": ([], []),
    "title": (["--title", "An Opening"], ["An Opening"]),
    "caption": (["--captions"], ["After move 1"]),
    "own caption": (["--position-caption", "Diagram {last}"], ["Diagram 1"]),
    "header": (["--header"], ["Cho", "Ota", "Club game"]),
    "own header": (["--game-title", "Match of {black}"], ["Match", "of", "Cho", "Club game"]),
    "comments": (["--comments"], ["The centre", "A is good, too."]),
    "player": (["--to-play"], ["White to play"]),
    "all": (
        ["--title", "An Opening", "--header", "--captions", "--comments", "--to-play"],
        [
            *("An Opening", "Cho", "Ota", "Club game", "After move 1", "White to play"),
            *("The centre", "A is good, too."),
        ],
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_picture_of_a_position_has_the_texts_that_are_asked_for(draw, name):
    options, texts = TEXTS[name]
    found = [
        " ".join(text.itertext())
        for text in ElementTree.fromstring(
            draw("--move", "1", "--no-edges", "--text", *options, text=COMMENTED)
        ).iter("{http://www.w3.org/2000/svg}text")
    ]
    words = " ".join(found).split()
    assert [word for text in texts for word in text.split() if word not in words] == []
    known = {word for _, known in TEXTS.values() for text in known for word in text.split()}
    asked = {word for text in texts for word in text.split()} | {"A"}  # the label
    assert known.intersection(words) <= asked


@pytest.mark.parametrize("name", ["out.pdf", "out.png", "out.webp", "out.svg"])
def test_pictures_of_all_formats_are_higher_with_text_and_the_same_without(draw, name, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    bare = draw("--move", "1", text=COMMENTED, name=name)
    without = ("--no-captions", "--no-comments", "--no-header", "--no-notes", "--no-to-play")
    assert draw("--move", "1", *without, text=COMMENTED, name=name) == bare
    sizes = []
    for options in ([], ["--title", "Title", "--comments", "--captions"]):
        data = draw("--move", "1", *options, text=COMMENTED, name=name)
        if name == "out.pdf":
            with pikepdf.open(BytesIO(data)) as pdf:
                sizes.append(tuple(float(side) for side in pdf.pages[0].MediaBox[2:]))
        elif name == "out.svg":
            svg = ElementTree.fromstring(data)
            sizes.append(tuple(float(svg.get(side)[:-2]) for side in ("width", "height")))
        else:
            image = QImage.fromData(data)
            sizes.append((image.width(), image.height()))
    (width, height), (_, higher) = sizes
    assert width == height
    assert higher > 1.2 * height


def test_notes_are_below_a_picture_with_move_numbers(draw):
    text = "(;SZ[9];B[ab];W[aa];B[ba];W[ee];B[aa])"
    bare, numbered, without = (
        QImage.fromData(draw(*options, text=text, name="out.png"))
        for options in (
            [],
            ["--position-numbers", "all"],
            ["--position-numbers", "all", "--no-notes"],
        )
    )
    assert bare.size() == without.size()
    assert numbered.height() > bare.height()


def test_text_that_is_too_long_for_a_picture_is_refused(goboard, record, tmp_path):
    text = "(;SZ[9]C[" + "A line.\n" * 2000 + "])"
    result = goboard("diagram", record(text), "-o", tmp_path / "out.svg", "--comments")
    assert (result.status, result.out) == (2, "")
    assert "the text is too long for a picture; --pages prints it on pages" in result.err


@pytest.mark.parametrize(
    ("options", "told", "status"),
    [
        (["--series", "--comments"], "--series prints no text but --captions, not --comments", 2),
        (["--series", "--title", "x"], "--series prints no text but --captions, not --title", 2),
        (["--figures", "whole", "--comments"], "no room for --comments; use --pages", 0),
        (["--figures", "whole", "--header"], "no room for --header; use --pages", 0),
        (["--figures", "whole", "--comments", "--pages"], "", 0),
    ],
)
def test_texts_that_are_not_printed_are_refused_or_reported(
    goboard, record, tmp_path, options, told, status
):
    result = goboard("diagram", record(COMMENTED), "-o", tmp_path / "out.png", *options)
    assert (result.status, result.out) == (status, "")
    assert told in result.err
    assert bool(told) == bool(result.err)
