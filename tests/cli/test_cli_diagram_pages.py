"""`goboard diagram` makes pages of records, and plans."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pikepdf
import pytest

from goboard_gui.diagram.output.formats import FORMATS, PICTURE_FORMATS, SVG, extensions
from goboard_gui.go import Point, Size
from goboard_gui.notation import NOTATIONS
from tests.cases import for_each
from tests.format_cases import SIGNATURES

if TYPE_CHECKING:
    from collections.abc import Iterator

# Black takes at 7, White takes the ko back at 12, Black passes, and 15 fills it.
KO = (
    "(;SZ[5]PB[Ōta]PW[Li & Sons];B[bb];W[cb];B[ac];W[dc];B[bd];W[cd];B[cc]C[Black is at 7.]"
    ";W[bc];B[aa];W[ea];B[cc];W[ee];B[];W[de];B[ad]"
    "(;W[bc]C[Takes.];B[ab])(;W[ae]C[A variation.];B[be]))"
)
RULES = [
    "every:4",
    "even:4",
    "every:50",
    "captures",
    "captures:1",
    "overlap",
    "FG",
    "comments",
    "at:3,9",
    "whole",
]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def plan(goboard, record):
    """Return a function that plans a record."""

    def run(*options: object, text: str = KO) -> list[dict]:
        result = goboard("diagram", record(text), "--plan", *options)
        assert (result.status, result.err) == (0, "")
        return json.loads(result.out)

    return run


@for_each("rule", RULES)
@for_each("numbers", ["game", "from-one", "hundreds"])
def test_a_plan_draws_or_tells_of_every_move_once(plan, rule, numbers):
    figures = plan("--figures", rule, "--numbers", numbers)
    told = []
    for figure in figures:
        drawn = [each["number"] for each in figure["numbers"]]
        noted = [number for note in figure["notes"] for number in note["moves"]]
        assert sorted(drawn + noted) == list(range(figure["from"], figure["to"] + 1))
        told += drawn + noted
    assert sorted(told) == list(range(1, 18))


@pytest.mark.parametrize(
    ("rule", "ends"),
    [
        ("every:50", [60]),
        ("every:45", [45, 60]),
        ("even:50", [30, 60]),
        ("whole", [60]),
        ("FG", [9, 60]),
        ("comments", [20, 60]),
        ("overlap", [60]),
        ("at:7", [7, 60]),
    ],
)
def test_figures_end_where_the_rule_says(plan, rule, ends):
    moves = [f";{'BW'[i % 2]}[{'abcdefg'[i // 9]}{'abcdefghi'[i % 9]}]" for i in range(60)]
    moves[9] += "FG[257:]"
    moves[19] += "C[Here.]"
    figures = plan("--figures", rule, text=f"(;SZ[9]{''.join(moves)})")
    assert [figure["to"] for figure in figures] == ends


@for_each("rule", RULES)
def test_the_base_of_a_figure_is_the_position_before_its_first_move(goboard, record, plan, rule):
    path = record(KO)
    for figure in plan("--figures", rule):
        shown = goboard("show", path, "--move", figure["from"] - 1, "--json")
        assert figure["base"] == json.loads(shown.out)["rows"]


def test_points_of_a_plan_are_those_of_the_record_in_any_view(plan):
    plain = plan("--figures", "every:50")
    turned = plan("--figures", "every:50", "--view", "r90", "--labels", "stay")
    assert [figure["numbers"] for figure in plain] == [figure["numbers"] for figure in turned]


@pytest.mark.parametrize(("notation", "name"), [("western", "A3"), ("sgf", "aa")])
def test_notes_name_points_in_the_notation(plan, notation, name):
    removed = "(;SZ[3];B[aa];W[ab];B[cc];W[ba])"
    (figure,) = plan("--notation", notation, "--remove-captured", text=removed)
    (note,) = figure["notes"]
    assert (note["moves"], note["point"], note["text"]) == ([1], [0, 0], f"1 at {name}")


@pytest.mark.parametrize(
    ("flags", "told"), [(0, "2 at A3"), (4, "2 at A3"), (5, "2 at ▲"), (32768, "2 at A3")]
)
def test_notes_of_a_plan_are_those_printed_even_where_a_record_wants_no_list(plan, flags, told):
    text = f"(;SZ[3]AB[aa]FG[{flags | 256}:];B[cc];W[aa])"
    (figure,) = plan("--figures", "whole", text=text)
    assert [note["text"] for note in figure["notes"]] == [told]


STATED = "(;SZ[9];B[ee];W[cc]FG[257:Shape]PM[2]MN[101]VW[aa:cc];B[gg])"


def test_what_a_record_says_of_its_figures_can_be_ignored(plan):
    captions = [figure["caption"] for figure in plan("--figures", "FG", text=STATED)]
    assert captions == ["Figure 1 (1)", "Shape"]
    (figure,) = plan("--figures", "FG", "--ignore-figure-settings", text=STATED)
    assert (figure["caption"], figure["crop"]) == ("Figure 1 (1–3)", None)


@for_each("material", ["game", "kifu", "moves", "position", "problems"])
def test_ignored_settings_have_no_effect_in_any_document(goboard, record, tmp_path, material):
    texts = {}
    for name, text, flags in (
        ("as stated", STATED, ()),
        ("ignored", STATED, ("--ignore-figure-settings",)),
        ("plain", "(;SZ[9];B[ee];W[cc];B[gg])", ()),
    ):
        path = tmp_path / "out.html"
        flags = (*flags, "--position-numbers", "all", "--game-title", "A", "--title", "A")
        result = goboard("diagram", record(text), "-o", path, "--as", material, *flags)
        assert (result.status, result.err) == (0, "")
        texts[name] = path.read_text()
    assert texts["ignored"] == texts["plain"] != texts["as stated"]


def pdf_streams(data: bytes) -> Iterator[bytes]:
    """Yield the streams of a PDF, decompressed where they are compressed."""
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL):
        try:
            yield zlib.decompress(stream)
        except zlib.error:
            yield stream


def test_a_record_keeps_its_figure_settings_in_the_pdf_that_ignores_them(goboard, record, tmp_path):
    for material in ("game", "position"):
        path = tmp_path / f"{material}.pdf"
        flags = ("--as", material, "--ignore-figure-settings")
        assert goboard("diagram", record(STATED), "-o", path, *flags).status == 0
        attached = [data for data in pdf_streams(path.read_bytes()) if data.startswith(b"(;")]
        assert [b"FG[257:Shape]" in data for data in attached] == [True]


def test_a_plan_has_captions_and_passes_in_words(plan):
    (figure,) = plan("--figures", "every:50")
    assert figure["caption"] == "Figure 1 (1–17)"
    assert "Black 13: pass" in [note["text"] for note in figure["notes"]]


def test_only_some_moves_are_planned(plan):
    figures = plan("--moves", "5-9", "--figures", "every:3")
    assert [(figure["from"], figure["to"]) for figure in figures] == [(5, 7), (8, 9)]


def test_variations_have_diagrams_of_their_own(plan):
    figures = plan("--variations", "from-one")
    diagram = next(figure for figure in figures if figure["kind"] == "diagram")
    assert (diagram["after"], diagram["caption"][:9]) == (15, "Diagram 1")
    assert [each["label"] for each in diagram["numbers"]] == [1, 2]


@pytest.mark.parametrize("known", FORMATS, ids=extensions(FORMATS))
def test_figures_are_written_in_every_format(goboard, record, tmp_path, known):
    output = tmp_path / f"out{known.extension}"
    result = goboard("diagram", record(KO), "-o", output, "--figures", "every:50")
    assert (result.status, result.out) == (0, "")
    assert output.read_bytes().startswith(SIGNATURES[known])


@pytest.mark.parametrize("extension", ["html", "tex", "txt"])
def test_players_and_comments_are_printed_unless_they_are_not_wanted(
    goboard, record, tmp_path, extension
):
    def written(*options: str) -> str:
        output = tmp_path / f"out.{extension}"
        result = goboard("diagram", record(KO), "-o", output, "--figures", "every:9", *options)
        assert result.status == 0
        return output.read_text()

    assert "Ōta" in written()
    assert "is at" in written()
    assert "is at" not in written("--no-comments")
    assert written().count("Sons") > written("--no-header").count("Sons")


@pytest.mark.parametrize("extension", ["svg", "png", "webp"])
def test_several_figures_become_numbered_pictures(goboard, record, tmp_path, extension):
    output = tmp_path / f"out.{extension}"
    result = goboard("diagram", record(KO), "-o", output, "--figures", "at:5,10")
    assert result.status == 0
    names = sorted(file.name for file in tmp_path.glob(f"*.{extension}"))
    assert names == [f"out-00{number}.{extension}" for number in (1, 2, 3)]


@pytest.mark.parametrize("made", ["game", "position", "kifu", "moves", "problems", "board"])
@pytest.mark.parametrize("paper", ["A4", "A5", "letter"])
def test_anything_can_be_made_of_a_record_on_any_paper(goboard, record, tmp_path, made, paper):
    output = tmp_path / "out.pdf"
    result = goboard("diagram", record(KO), "-o", output, "--as", made, "--paper", paper)
    assert (result.status, result.out, result.err) == (0, "", "")
    assert output.stat().st_size > 1000


def test_all_games_of_several_files_make_one_book(goboard, tmp_path):
    one, two = tmp_path / "one.sgf", tmp_path / "two.sgf"
    one.write_text("(;GN[First];B[aa])(;GN[Second];B[bb])")
    two.write_text("(;GN[Third];B[cc])")
    output = tmp_path / "out.txt"
    command = ("diagram", one, two, "-o", output, "--game", "all", "--as", "game")
    assert goboard(*command).status == 0
    found = re.findall("First|Second|Third", output.read_text())
    assert list(dict.fromkeys(found)) == ["First", "Second", "Third"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--figures", "now and then"], "unknown rule: 'now and then'"),
        (["--figures", "every:0"], "move numbers start at 1"),
        (["--figures", "at:5,x"], "not 'x'"),
        (["--moves", "9-3"], "must be ascending"),
        (["--moves", "18-"], "the game has no moves 18-"),
        (["--crop", "somewhere"], "neither none, diagrams, all, nor two points"),
        (["--crop", "A1:Z99"], "the 5x5 board"),
        (["--columns", "99"], "--columns must be between 1 and 6, not 99"),
        (["--pitch", "1x1", "--as", "board"], "--pitch must be between 5 and 60"),
        (["--grid", "2.5x3", "--as", "problems"], "expected whole numbers"),
        (["--text-size", "huge"], "not 'huge'"),
        (["--game", "some"], "not 'some'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_makes_no_sense_is_told(goboard, record, tmp_path, options, told):
    result = goboard("diagram", record(KO), "-o", tmp_path / "out.pdf", *options)
    assert (result.status, result.out) == (2, "")
    assert told in result.err.replace("×", "x")
    assert not (tmp_path / "out.pdf").exists()


def test_a_diagram_goes_somewhere(goboard, record):
    result = goboard("diagram", record(KO))
    assert (result.status, result.err) == (2, "goboard: name the output file with -o OUT\n")


def test_only_one_game_is_planned_at_a_time(goboard, record):
    path = record(KO)
    result = goboard("diagram", path, path, "--plan")
    assert (result.status, result.out) == (2, "")
    assert "--plan works with one game only" in result.err


@pytest.mark.parametrize("extension", ["pdf", "html", "tex", "txt"])
def test_a_crop_of_a_large_board_shows_small_ones_whole(goboard, record, tmp_path, extension):
    small, large = record(KO), record("(;SZ[19];B[aa])", "large.sgf")
    out = tmp_path / f"book.{extension}"
    options = ("-o", out, "--figures", "whole", "--crop", "K10:T19")
    for files in ((small, large), (large, small)):
        result = goboard("diagram", *files, *options)
        assert (result.status, result.err) == (0, "")


def test_moves_beside_a_crop_are_told_by_their_points(plan):
    (figure,) = plan("--crop", "A1:C3", "--figures", "whole")
    assert figure["notes"][0] == {"text": "1 at B4", "moves": [1], "point": [1, 1], "at": None}


def test_a_crop_is_said_by_two_points_in_the_notation(plan):
    for notation, part in (("western", "A1:C2"), ("sgf", "ce:ad")):
        (figure,) = plan("--crop", part, "--notation", notation, "--figures", "every:50")
        assert figure["crop"] == [0, 3, 2, 4]


def test_the_corners_of_a_crop_may_have_the_names_of_any_notation(plan):
    corners, failed = (Point(12, 2), Point(17, 6)), []
    for notation in (each for each in NOTATIONS if each.bijective):
        for board in (Size(19, 19), Size(18, 18), Size(20, 19)):
            if notation.supports(board):
                names = [notation.format(point, board) for point in corners]
                options = ("--crop", ":".join(names), "--notation", notation.id)
                (figure,) = plan(*options, text=f"(;SZ[{board.width}:{board.height}];B[aa])")
                if figure["crop"] != [12, 2, 17, 6]:
                    failed.append((notation.id, board, names))
    assert failed == []


def test_the_corners_of_a_crop_may_have_western_names_under_any_notation(plan):
    for view in ("id", "r90"):
        for notation in ("andreev", "cartesian", "named"):
            options = ("--notation", notation, "--view", view)
            (figure,) = plan("--crop", "K1:T10", *options, text="(;SZ[19];B[dd])")
            assert figure["crop"] == [9, 9, 18, 18]


def test_the_documented_example_of_a_crop_works(goboard, record, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    points = [f"[{column}{row}]" for column in "abcd" for row in "abcdefghij"]
    moves = [f";{colour}{point}" for colour, point in zip("BW" * 20, points, strict=True)]
    record(f"(;SZ[19]{''.join(moves)})")
    documented = (Path(__file__).parents[2] / "docs" / "figures.md").read_text("utf-8")
    examples = re.findall(r"^    goboard (diagram .*--crop.*)$", documented, re.MULTILINE)
    assert "diagram game.sgf -o board.svg --move 40 --crop K1:T10 --notation andreev" in examples
    for example in examples:
        result = goboard(*example.split())
        assert (result.status, result.out, result.err) == (0, "", "")
        assert Path(example.split()[3]).read_bytes().startswith(SIGNATURES[SVG])


@pytest.mark.parametrize("extension", ["svg", "png", "webp"])
def test_a_series_has_an_image_for_each_position(goboard, record, tmp_path, extension):
    output = tmp_path / f"out.{extension}"
    result = goboard("diagram", record(KO), "-o", output, "--series", "--moves", "1-4")
    assert (result.status, result.out, result.err) == (0, "", "")
    files = sorted(tmp_path.glob(f"out-*.{extension}"))
    assert len(files) == 5
    assert len({file.read_bytes() for file in files}) == 5


def test_a_series_is_of_one_game_and_of_images(goboard, record, tmp_path):
    path = record(KO)
    two = goboard("diagram", path, path, "-o", tmp_path / "out.png", "--series")
    assert (two.status, two.out) == (2, "")
    assert "--series works with one game only" in two.err
    text = goboard("diagram", path, "-o", tmp_path / "out.pdf", "--series")
    assert text.status == 2
    assert "--series works with svg and png and webp only" in text.err


@pytest.mark.parametrize("extension", extensions(PICTURE_FORMATS))
def test_separate_figures_have_their_texts_in_a_json_file(goboard, record, tmp_path, extension):
    output = tmp_path / f"f{extension}"
    options = ("--figures", "every:10", "--separate", "--comments", "--no-captions")
    result = goboard("diagram", record(KO), "-o", output, *options)
    assert (result.status, result.out, result.err) == (0, "", "")
    found = json.loads((tmp_path / "captions.json").read_text("utf-8"))
    assert [figure["file"] for figure in found["figures"]] == [
        f"f-001{extension}",
        f"f-002{extension}",
    ]
    assert [figure["caption"] for figure in found["figures"]] == [
        "Figure 1 (1–10)",
        "Figure 2 (11–17)",
    ]
    assert found["figures"][0]["comments"] == ["7: Black is at 7."]
    assert {file.name for file in tmp_path.iterdir()} >= {f"f-001{extension}", f"f-002{extension}"}
    assert not output.exists()


def test_a_single_position_can_be_a_separate_figure(goboard, record, tmp_path):
    result = goboard("diagram", record(KO), "-o", tmp_path / "f.pdf", "--separate", "--move", "7")
    assert (result.status, result.out, result.err) == (0, "", "")
    (figure,) = json.loads((tmp_path / "captions.json").read_text("utf-8"))["figures"]
    assert figure["file"] == "f.pdf"
    assert figure["comments"] == ["Black is at 7."]
    assert (tmp_path / "f.pdf").read_bytes().startswith(b"%PDF-")


def test_a_book_for_a_print_service_is_written_and_what_it_may_refuse_reported(
    goboard, record, tmp_path
):
    output = tmp_path / "book.pdf"
    paper = ("--paper", "A5", "--figures", "every:10")
    result = goboard("diagram", record(KO), "-o", output, "--for", "ingram", *paper)
    assert (result.status, result.out) == (0, "")
    assert result.err.splitlines() == [
        f"{output}: IngramSpark: 2 pages; it asks for at least 18",
        f"{output}: IngramSpark: it asks for PDF/X-1a, which is not written",
    ]
    assert output.read_bytes().startswith(b"%PDF-")


def test_pages_can_have_bleed_and_crop_marks(goboard, record, tmp_path):
    output = tmp_path / "book.pdf"
    options = ("--paper", "A5", "--bleed", "3", "--crop-marks")
    result = goboard("diagram", record(KO), "-o", output, *options)
    assert (result.status, result.out, result.err) == (0, "", "")
    with pikepdf.open(output) as pdf:
        trim, media = (
            [float(side) for side in pdf.pages[0].obj[box]] for box in ("/TrimBox", "/MediaBox")
        )
    assert trim[2] - trim[0] == pytest.approx(148 / 25.4 * 72, abs=0.01)
    assert media[2] - media[0] == pytest.approx((148 + 16) / 25.4 * 72, abs=0.01)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("-o f.svg --bleed 3", "--bleed works with pdf only"),
        ("-o f.svg --crop-marks", "--crop-marks works with pdf only"),
        ("-o f.pdf --bleed 11", "--bleed must be between 0 and 10, not 11"),
        ("-o f.pdf --crop-marks --separate", "--separate can't be combined with --crop-marks"),
        ("-o f.svg --for kdp", "--for works with pdf only"),
        ("-o f.pdf --for kdp --separate", "--separate can't be combined with --for"),
        ("-o f.pdf --for kdp --as board", "--for can't be combined with --as board"),
    ],
)
def test_only_pages_as_pdf_can_be_made_for_a_printer(
    goboard, record, tmp_path, monkeypatch, options, told
):
    monkeypatch.chdir(tmp_path)
    result = goboard("diagram", record(KO), *options.split())
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert list(tmp_path.glob("f*")) == []


def test_the_texts_of_separate_figures_replace_no_input(goboard, tmp_path):
    path = tmp_path / "captions.json"
    path.write_text(KO, "utf-8")
    result = goboard("diagram", path, "-o", tmp_path / "f.pdf", "--separate")
    assert result.status == 2
    assert "captions.json: this is an input file" in result.err
    assert path.read_text("utf-8") == KO


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("-o f.html --separate", "--separate works with pdf and svg and png and webp only"),
        ("-o f.svg --separate --outlines", "--outlines works with pdf only"),
        ("-o f.pdf --outlines", "--outlines requires --separate"),
        ("-o - --format pdf --separate", "--separate can't be written to standard output"),
        ("-o f --format pdf --separate", "--separate requires a file name that ends in .pdf"),
        ("-o f.svg --separate --pages", "--separate can't be combined with --pages"),
        ("-o f.svg --separate --series", "--separate can't be combined with --series"),
        ("-o f.pdf --separate --as moves", "--separate can't be combined with --as moves"),
        ("-o f.pdf --separate --as board", "--separate can't be combined with --as board"),
    ],
)
def test_separate_figures_that_cannot_be_are_refused(
    goboard, record, tmp_path, monkeypatch, options, told
):
    monkeypatch.chdir(tmp_path)
    result = goboard("diagram", record(KO), *options.split())
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert list(tmp_path.glob("f*")) == []


@pytest.mark.parametrize(("extension", "told"), [("pdf", True), ("html", False), ("txt", False)])
def test_small_stones_are_told_of_where_there_are_pages(goboard, record, tmp_path, extension, told):
    out = tmp_path / f"game.{extension}"
    options = ("--figures", "whole", "--paper", "A6", "--columns", 6)
    result = goboard("diagram", record("(;SZ[19];B[aa])"), "-o", out, *options)
    assert result.status == 0
    assert ("hard to read" in result.err) is told


@pytest.mark.parametrize(
    ("pitch", "told"), [("30", "stones of 30 mm do not fit; use --stone-pitch"), ("5", "")]
)
def test_stones_that_do_not_fit_are_told_of_with_the_size_that_does(
    goboard, record, tmp_path, pitch, told
):
    options = ("--figures", "whole", "--stone-pitch")
    file, out = record("(;SZ[19];B[aa])"), tmp_path / "game.pdf"
    result = goboard("diagram", file, "-o", out, *options, pitch)
    assert told in result.err
    if told:
        fitting = result.err.split()[-1]
        assert goboard("diagram", file, "-o", out, *options, fitting).err == ""
    else:
        assert result.err == ""


@pytest.mark.parametrize(
    ("extension", "heading"),
    [("txt", "  My Title\n"), ("html", ">My Title</h1>"), ("tex", r"\gotitle{My Title}")],
)
def test_the_title_of_a_single_position_is_a_heading(goboard, record, tmp_path, extension, heading):
    out = tmp_path / f"position.{extension}"
    result = goboard("diagram", record("(;SZ[9];B[aa])"), "-o", out, "--title", "My Title")
    assert result.status == 0
    assert heading in out.read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--contents",), "--contents has no effect on a single game"),
        (("--as", "kifu", "--review"), "--review has no effect without --as game"),
        (
            ("--figures", "at:3,400,500"),
            "--figures at:400,500 has no effect; the last move is 17",
        ),
        (
            ("--figure-caption", "{foo} {figure}"),
            "--figure-caption has no placeholder {foo}; it is printed unchanged",
        ),
        (
            ("--game-title", "{moves}"),
            "--game-title has no placeholder {moves}; it is printed unchanged",
        ),
        (("--figures", "at:3,15", "--diagram-caption", "{start}{figure}"), None),
    ],
)
def test_arguments_without_effect_are_told_of(goboard, record, tmp_path, options, told):
    options = ("--figures", "whole", *options)
    result = goboard("diagram", record(KO), "-o", tmp_path / "game.html", *options)
    assert result.status == 0
    assert result.err == (f"goboard: {told}\n" if told else "")
