from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from goboard_gui.assets import resource_path
from goboard_gui.diagram.web_board.folder import CONTENTS_PAGE, folder_pages, page_bytes
from goboard_gui.diagram.web_board.page import board_page
from goboard_gui.diagram.web_board.texts import ENGLISH_TEXTS
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Symmetry
from goboard_gui.notation import Reading
from tests.cases import for_each
from tests.diagram.web_board_cases import OpenedPage, options, page_of, records_of

pytestmark = pytest.mark.usefixtures("qapp")

GAME = (
    "(;SZ[9]PB[Anna]BR[3d]PW[Karl]EV[Club]DT[2026-11-22]KM[6.5]RE[W+2.5]C[Welcome];B[ee];W[cc]"
    "C[A comment]N[Name];B[gg]LB[aa:L](;W[dd])(;W[ff]C[A variation]))"
)
HOSTILE = [
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<!-- <script>",
    "--></style></title></main>",
    "\"'&amp;&lt;",
    "{colour} {point} %n",
]
_LARGEST = 60_000  # bytes of script and style


def source_hash(text):
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_a_page_permits_its_own_script_and_style_and_nothing_else():
    page = page_of(GAME)
    rules = dict(rule.strip().split(" ", 1) for rule in page.policy.split(";"))
    assert rules == {
        "default-src": "'none'",
        "script-src": source_hash(page.scripts["script"]),
        "style-src": source_hash(page.text_in("style")),
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }


@for_each("text", [GAME, "(;SZ[9]AB[aa]AW[ba]LB[cc:1]AR[aa:bb]TR[aa];B[ab]TW[cc])"])
def test_a_page_needs_nothing_that_its_policy_forbids(text):
    for tag, attributes in page_of(text).elements:
        assert "style" not in attributes, tag
        assert not [name for name in attributes if name.startswith("on")], tag
        for name in ("src", "href", "xlink:href"):
            assert attributes.get(name, "#").startswith(("#", "data:image/png")), tag


def test_script_and_style_are_small_and_can_stand_in_a_page():
    script, style = (
        resource_path("web_board", name).read_text(encoding="utf-8")
        for name in ("board.js", "board.css")
    )
    assert len((script + style).encode()) <= _LARGEST
    assert not re.search(r"</script|<!--|<script", script, re.IGNORECASE)
    assert "</" not in style
    assert "\r" not in script + style


def test_the_script_uses_only_texts_that_exist():
    script = resource_path("web_board", "board.js").read_text(encoding="utf-8")
    used = set(re.findall(r"\btexts\.([a-z_]+)", script))
    assert used
    assert used <= set(ENGLISH_TEXTS._fields)


@for_each("hostile", HOSTILE)
def test_texts_of_records_are_shown_literally(hostile):
    escaped = hostile.replace("\\", "\\\\").replace("]", "\\]").replace(":", "\\:")
    text = (
        f"(;SZ[9]GN[{escaped}]PB[{escaped}]PW[b]EV[{escaped}]RU[{escaped}]C[{escaped}]N[{escaped}]"
        f"LB[aa:{escaped}];B[bb]C[{escaped}])"
    )
    (shown,) = records_of(text, name=f"{hostile}.sgf")
    title = f"T {hostile}"
    page = OpenedPage(board_page(shown, options(), title))
    assert set(page.scripts) == {"script", "application/json"}
    assert not page.attributes("img")
    assert (page.text_in("title"), page.text_in("h1"), page.data["title"]) == (title,) * 3
    assert f"Black: {hostile}" in page.text_in("header")
    first, second = page.data["nodes"]
    assert (first["t"], first["x"], second["t"]) == (hostile,) * 3
    assert first["k"]["LB"] == [[0, hostile]]
    assert hostile in "".join(text for tags, text in page.texts if "li" in tags)
    assert (
        read_sgf(page.data["sgf"]["data"].encode()).games[0].properties(1)[1].values
        == (escaped.replace("\\:", ":"),)
        or escaped in page.data["sgf"]["data"]
    )


def test_lines_of_scripts_are_not_ended_by_texts():
    (shown,) = records_of("(;SZ[9]C[a\u2028b\u2029c])")
    text = board_page(shown, options())
    assert not {"\u2028", "\u2029"} & set(text)
    assert "a\u2028b\u2029c" in OpenedPage(text).data["sgf"]["data"]


def test_damaged_characters_do_not_prevent_a_page():
    (shown,) = records_of(b"(;SZ[9]CA[UTF-8]C[a\xffb])")
    assert OpenedPage(page_bytes(board_page(shown, options())).decode()).data["nodes"][0]["t"]


def test_the_header_has_the_players_with_their_colours_and_the_facts_of_the_game():
    page = page_of(GAME)
    assert page.text_in("h1") == "Anna 3d – Karl"
    header = " ".join(page.text_in("header").replace("\u00a0", " ").split())
    assert header == (
        "Anna 3d – Karl Black: Anna 3d White: Karl Club · 2026-11-22 "
        "Komi 6.5 · White wins by 2.5 points"
    )


@for_each(
    ("text", "title"),
    [
        ("(;SZ[9]GN[A name])", "A name"),
        ("(;SZ[9])", "game"),
    ],
)
def test_a_page_without_players_has_another_title(text, title):
    assert page_of(text).text_in("h1") == page_of(text).data["title"] == title


def test_without_a_name_a_page_is_called_by_its_board():
    (shown,) = records_of("(;SZ[9])", name="")
    assert OpenedPage(board_page(shown, options())).text_in("h1") == "Board 9 × 9"


def test_without_scripts_the_final_position_and_the_moves_are_shown():
    page = page_of(GAME)
    (svg,) = page.attributes("svg")
    assert svg["role"] == "img"
    assert "Last move: White D6" in svg["aria-label"]
    items = [item["value"] for item in page.attributes("li")]
    assert items == ["1", "2", "3", "4"]
    moves = [text.strip() for tags, text in page.texts if tags[-1:] == ("li",) and text.strip()]
    assert moves == ["Black E5", "White C7", "Black G3", "White D6"]
    comments = "".join(text for tags, text in page.texts if tags[-1:] == ("p",))
    assert ("Welcome" in comments, "A comment" in comments) == (True, True)


def test_the_static_board_has_the_chosen_names_and_view():
    chosen = options("andreev", Symmetry.R90, Reading.STAY)
    page = page_of("(;SZ[19];B[cc])", chosen)
    (item,) = [text.strip() for tags, text in page.texts if tags[-1:] == ("li",) and text.strip()]
    assert item == f"Black {chosen.names.point_naming(_nineteen()).name((2, 2))}"
    found = page.data
    assert (found["notation"], found["view"], found["reading"]) == ("andreev", "r90", "stay")


def _nineteen():
    from goboard_gui.go import Size

    return Size(19, 19)


def test_readers_can_save_the_record_unless_it_is_left_out():
    found = page_of(GAME).data["sgf"]
    assert found["name"] == "game.sgf"
    assert [tree.properties(1)[0].values for tree in read_sgf(found["data"].encode()).games] == [
        ("ee",)
    ]
    assert "sgf" not in page_of(GAME, options(has_download=False)).data


def test_a_page_is_the_same_each_time():
    pages = [board_page(records_of(GAME)[0], options()) for _ in range(2)]
    assert pages[0] == pages[1]


def folder(text, chosen=None):
    records = records_of(text)
    return {page.name: page for page in folder_pages(records, chosen or options())}


def test_a_folder_has_a_page_for_each_record_and_one_with_links_to_them():
    pages = folder(f"{GAME}(;SZ[9]AB[aa]AW[ba]N[A problem];B[ab])(;SZ[9]GN[<b>]EV[Cup])")
    assert list(pages) == ["001.html", "002.html", "003.html", CONTENTS_PAGE]
    contents = OpenedPage(pages[CONTENTS_PAGE].text)
    assert contents.scripts == {}
    assert "script-src" not in contents.policy
    links = [link["href"] for link in contents.attributes("a")]
    assert links == ["001.html", "002.html", "003.html"]
    titles = [text for tags, text in contents.texts if tags[-1:] == ("a",)]
    assert titles == ["Anna 3d – Karl", "A problem", "<b>"]
    assert "Club · 2026-11-22" in contents.text_in("li").replace("\u00a0", " ")


def test_pages_of_a_folder_link_to_their_neighbours():
    pages = folder("(;SZ[9])" * 3)
    links = [
        [link["href"] for link in OpenedPage(pages[name].text).attributes("a")]
        for name in ("001.html", "002.html", "003.html")
    ]
    assert links == [
        [CONTENTS_PAGE, "002.html"],
        ["001.html", CONTENTS_PAGE, "003.html"],
        ["002.html", CONTENTS_PAGE],
    ]


def test_file_names_are_numbers_of_one_length():
    names = list(folder("(;SZ[1])" * 1001, options(has_download=False)))
    assert (names[0], names[-2]) == ("0001.html", "1001.html")


def test_the_title_of_a_folder_is_that_of_its_contents():
    contents = OpenedPage(folder("(;SZ[9])(;SZ[9])", options(title="Games"))[CONTENTS_PAGE].text)
    assert contents.text_in("h1") == contents.text_in("title") == "Games"
