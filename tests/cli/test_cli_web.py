from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.diagram.web_board_cases import OpenedPage

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "(;SZ[9]PB[Anna]PW[Karl];B[ee];W[cc];B[gg])"
PROBLEM = "(;SZ[9]AB[aa]AW[ba];B[ab])"


@pytest.fixture
def page(goboard, record, tmp_path):
    """Return a function that writes the page of a record and opens it."""

    def run(text: str, *options: object) -> OpenedPage:
        output = tmp_path / "out.html"
        result = goboard("web", record(text), "-o", output, *options)
        assert (result.status, result.out, result.err) == (0, "", "")
        return OpenedPage(output.read_text(encoding="utf-8"))

    return run


def test_a_game_becomes_a_page(page):
    found = page(GAME)
    assert found.text_in("title") == "Anna – Karl"
    assert (found.data["start"], len(found.data["nodes"])) == (0, 4)
    assert found.data["sgf"]["name"] == "game.sgf"


@for_each(
    ("options", "field", "value"),
    [
        (["--notation", "andreev"], "notation", "andreev"),
        (["--view", "r90"], "view", "r90"),
        (["--labels", "stay"], "reading", "stay"),
        (["--move", "2"], "start", 2),
        (["--title", "A title"], "title", "A title"),
    ],
)
def test_options_choose_how_the_page_opens(page, options, field, value):
    assert page(GAME, *options).data[field] == value


def test_the_record_can_be_left_out(page):
    assert "sgf" not in page(GAME, "--no-sgf").data


def test_comments_can_be_in_a_chosen_language(page):
    text = "(;SZ[9]C[Nihon kiin no kifu desu.])"
    assert "l" not in page(text).data["nodes"][0]
    assert page(text, "--language", "de").data["nodes"][0]["l"] == "de"


def test_a_problem_is_recognised_or_chosen(page):
    assert "problem" in page(PROBLEM).data
    assert "problem" not in page(PROBLEM, "--as", "game").data
    assert "problem" in page("(;SZ[9]AB[aa];B[ab])", "--as", "problems").data


def test_a_position_of_a_game_can_be_a_problem(page):
    found = page(GAME, "--as", "problems", "--move", "1").data
    assert found["problem"]["colour"] == 2
    assert [node.get("n") for node in found["nodes"]] == [None, 1, 2]


def test_a_folder_gets_a_page_for_each_game_of_all_files(goboard, record, tmp_path):
    folder = tmp_path / "site"
    files = record(GAME + PROBLEM, "one.sgf"), record("(;SZ[5])", "two.sgf")
    result = goboard("web", *files, "-o", folder, "--title", "My games")
    assert (result.status, result.err) == (0, "")
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["001.html", "002.html", "003.html", "index.html"]
    assert OpenedPage((folder / "index.html").read_text()).text_in("h1") == "My games"
    sizes = [OpenedPage((folder / name).read_text()).data["width"] for name in names[:3]]
    assert sizes == [9, 9, 5]


def test_one_game_can_be_written_to_a_folder(goboard, record, tmp_path):
    result = goboard("web", record(GAME + PROBLEM), "-o", tmp_path / "site", "--game", "1")
    assert result.status == 0
    assert sorted(path.name for path in (tmp_path / "site").iterdir()) == [
        "001.html",
        "index.html",
    ]


def test_standard_input_and_output(goboard):
    result = goboard("web", "-", "-o", "-", stdin=GAME.encode())
    found = OpenedPage(result.out)
    assert (result.status, found.data["sgf"]["name"]) == (0, "game.sgf")


def test_problems_without_a_solution_are_counted(goboard, record, tmp_path):
    unsolvable = "(;SZ[9]AB[aa]AW[ba];B[ab]C[Wrong.])"
    path = record(unsolvable)
    result = goboard("web", path, "-o", tmp_path / "out.html")
    assert result.status == 0
    assert result.err == f"{path}: 1 problem without a solution; pages only show them\n"
    path = record(f"{unsolvable}{PROBLEM}(;SZ[9]AB[cc]AW[cd])")
    result = goboard("web", path, "-o", tmp_path / "site")
    assert result.err == f"{path}: 2 problems without a solution; pages only show them\n"


@for_each(
    ("text", "options", "error"),
    [
        (GAME, ["-o", "OUT.pdf"], ": unsupported format for a web board: .pdf (use .html, .htm or"),
        (GAME, ["-o", "OUT.html", "--game", "1"], ": there is no game 1; the last one is 0"),
        (GAME, ["-o", "OUT.html", "--move", "9"], ": the main line has 3 moves, not 9"),
        ("(;GM[q5go-1]TO[3]SZ[9])", ["-o", "OUT.html"], ": web boards show only rectangular"),
        ("(;SZ[9])", ["-o", "OUT.html", "--as", "problems"], ": there are no problems"),
        (
            "(;SZ[9](;AB[aa]AW[ba];B[ab])(;AB[cc]AW[cd];B[ce]))",
            ["-o", "OUT.html"],
            "OUT.html: there are 2 problems; write them to a folder",
        ),
    ],
)
def test_what_cannot_be_a_page_is_an_error(goboard, record, tmp_path, text, options, error):
    out = [option.replace("OUT", str(tmp_path / "OUT")) for option in options]
    result = goboard("web", record(text), *out)
    assert (result.status, result.out) == (2, "")
    assert error in result.err
    assert not list(tmp_path.glob("OUT*"))


def test_several_files_need_a_folder(goboard, record, tmp_path):
    files = record(GAME, "a.sgf"), record(GAME, "b.sgf")
    result = goboard("web", *files, "-o", tmp_path / "out.html")
    assert result.status == 2
    assert result.err.endswith("out.html: a page has one game; write several to a folder\n")


def test_an_input_is_not_replaced(goboard, record):
    path = record(GAME, "game.html")
    result = goboard("web", path, "-o", path)
    assert result.status == 2
    assert result.err == f"{path}: this is an input file; write to another file\n"
    assert path.read_text() == GAME


def test_a_folder_that_cannot_be_made_is_an_error(goboard, record, tmp_path):
    (tmp_path / "file").write_text("")
    result = goboard("web", record(GAME), "-o", tmp_path / "file" / "site")
    assert result.status == 2
    assert result.err.startswith(f"{tmp_path / 'file' / 'site'}: ")
