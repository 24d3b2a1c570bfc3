"""References between comments and the diagrams of variations, and names that are printed once."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import content_blocks, make_book
from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    InlineText,
    Paragraph,
    Unit,
    plain_text,
)
from goboard_gui.diagram.book.content.games import game_blocks
from goboard_gui.diagram.book.options import (
    Chapter,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.output.html import to_html
from goboard_gui.diagram.output.latex import to_latex
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.notation import notation
from goboard_gui.record.figures import (
    FixedLengthSplit,
    MarkSplit,
    PlanOptions,
    VariationDiagrams,
)
from tests.cases import for_each
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

OPTIONS = PrintOptions(
    NamingOptions(notation("western")), plan=PlanOptions(variations=VariationDiagrams.FROM_ONE)
)
MAIN = ";B[aa];W[bb]"


def game(text: str) -> PrintedGame:
    tree = read_sgf(f"(;SZ[9]{text})".encode()).games[0]
    return PrintedGame(tree, tree.root)


def book(text: str, **choices) -> Book:
    return make_book([game(text)], replace(OPTIONS, **choices))


def parts(made: Book) -> list[BoardBlock | Paragraph]:
    return [part for block in made.blocks if isinstance(block, Unit) for part in block.blocks]


def lines(made: Book) -> list[str]:
    """The captions and comments, with plain spaces."""
    texts = (each.caption if isinstance(each, BoardBlock) else each.inline for each in parts(made))
    return [plain_text(text).replace("\u00a0", " ") for text in texts]


def links(made: Book) -> list[tuple[str, str]]:
    """The words and targets of all links."""
    return [
        (piece.text.replace("\u00a0", " "), piece.target)
        for each in parts(made)
        for piece in (each.caption if isinstance(each, BoardBlock) else each.inline)
        if isinstance(piece, InlineText) and piece.target
    ]


def anchors(made: Book) -> list[str]:
    return [each.anchor for each in parts(made) if each.anchor]


@for_each(
    ("text", "said"),
    [
        (";B[aa](;W[bb]C[Good.])(;W[cc])", ["2: Good. (Dia. 1)"]),
        (";B[aa]C[Corner.](;W[bb])(;W[cc])", ["1: Corner. (Dia. 1)"]),
        (";B[aa]C[Corner.](;W[bb]C[Good.])(;W[cc])", ["1: Corner.", "2: Good. (Dia. 1)"]),
        (";B[aa]C[Corner.](;W[bb]C[Good.])(;B[cc])", ["1: Corner. (Dia. 1)", "2: Good."]),
        (";B[aa](;W[bb]C[Good.\n\nYes.])(;W[cc])", ["2: Good.", "Yes. (Dia. 1)"]),
        (";B[aa](;W[bb]C[Good.])(;W[cc])(;W[dd])", ["2: Good. (Dia. 1, Dia. 2)"]),
        (";B[aa](;W[bb]BM[1])(;W[cc])", ["2: Bad move. (Dia. 1)"]),
        (";B[aa](;W[bb])(;W[cc])", []),
        (";B[aa](;W[bb]N[Atari])(;W[cc])", ["2: Atari"]),
        ("C[Hello.](;B[aa])(;B[bb])", ["Hello. (Dia. 1)"]),
        ("C[Hello.](;B[aa])(;W[bb])", ["Hello. (Dia. 1)"]),
        ("C[Book.](;AB[aa];W[cc])(;AB[bb];W[dd])", ["Book."]),
    ],
)
def test_the_comment_on_the_move_at_which_a_variation_starts_refers_to_its_diagram(text, said):
    assert [text for text in lines(book(text)) if not text.startswith(("Fig", "Dia"))] == said


def test_a_comment_in_a_later_figure_refers_to_the_diagram_before_it():
    plan = replace(OPTIONS.plan, split=FixedLengthSplit(1))
    assert lines(book(";B[aa](;W[bb]C[Good.])(;W[cc])", plan=plan)) == [
        "Figure 1 (1)",
        "Diagram 1 (instead of 2)",
        "Figure 2 (2)",
        "2: Good. (Dia. 1)",
    ]


def test_a_variation_of_a_variation_is_referred_to_by_the_comment_in_its_diagram():
    text = ";B[aa](;W[bb])(;W[cc](;B[dd]C[Severe.];W[ee])(;B[ff]))"
    assert lines(book(text)) == [
        "Figure 1 (1–2)",
        "Diagram 1 (instead of 2)",
        "2: Severe. (Dia. 2)",
        "Diagram 2 (instead of 2 in Dia. 1)",
    ]


@for_each(
    ("choices", "expected"),
    [
        ({}, [("Dia. 1", "game-1-diagram-1"), ("instead of 2", "game-1-comment-2")]),
        ({"comments": False}, [("instead of 2", "game-1-figure-1")]),
        ({"captions": False}, []),
        (
            {"phrases": ENGLISH._replace(diagram="Variation {diagram}")},
            [("Dia. 1", "game-1-diagram-1")],
        ),
        ({"phrases": ENGLISH._replace(diagram="Variation, after {after}")}, []),
        ({"phrases": ENGLISH._replace(diagram="{start}")}, [("instead of 2", "game-1-figure-1")]),
        ({"plan": PlanOptions()}, []),
    ],
    ids=[
        "both ways",
        "no comments",
        "no captions",
        "own template",
        "without a number",
        "only the start",
        "no variations",
    ],
)
def test_comments_and_captions_are_linked_as_far_as_they_are_printed(choices, expected):
    made = book(";B[aa](;W[bb]C[Good.])(;W[cc])", **choices)
    assert links(made) == expected
    assert {target for _, target in expected} <= set(anchors(made))


def test_a_named_diagram_is_referred_to_by_its_name():
    made = book(";B[aa](;W[bb]C[Good.])(;W[cc]FG[:The ladder])")
    assert lines(made) == ["Figure 1 (1–2)", "2: Good. (The ladder)", "The ladder (instead of 2)"]


@for_each(
    ("flags", "start"),
    [
        ("", "instead of 3 in The ladder"),
        ("256", "instead of 3 in The ladder"),
        ("258", "instead of 3 in Dia. 1"),
    ],
)
def test_a_variation_of_a_named_diagram_starts_in_the_diagram_of_that_name(flags, start):
    made = book(f";B[aa](;W[bb])(;W[cc]FG[{flags}:The ladder];B[dd](;W[ee])(;W[ff]))")
    assert lines(made)[-1] == f"Diagram 2 ({start})"
    assert links(made)[-1] == (start, "game-1-diagram-1")


def test_a_diagram_that_continues_a_named_one_says_so():
    plan = replace(OPTIONS.plan, split=MarkSplit())
    made = book(";B[aa](;W[bb])(;W[cc]FG[:Trick];B[dd]FG[])", plan=plan)
    assert lines(made)[-1] == "Diagram 2 (after 1 in Trick)"


def test_a_comment_that_is_not_printed_is_not_a_target():
    made = book(";B[aa](;W[bb]C[Good.])(;W[cc])", plan=replace(OPTIONS.plan, last=1))
    assert lines(made) == ["Figure 1 (1)", "Diagram 1 (instead of 2)"]
    assert links(made) == [("instead of 2", "game-1-figure-1")]


def test_anchors_of_games_and_chapters_differ():
    again = game(";B[aa](;W[bb]C[Good.])(;W[cc])")
    made = build_book([again] * 2, OPTIONS, [Chapter([again], OPTIONS)] * 2).book
    assert len(anchors(made)) == len(set(anchors(made))) == 12
    assert {target for _, target in links(made)} <= set(anchors(made))


def test_other_work_can_be_done_while_many_variations_are_planned():
    text = ";B[aa](;W[bb])" + "(;W[cc])" * 100
    made = list(content_blocks([game(text)], OPTIONS))
    assert made[:3] == [None] * 3
    assert sum(block is not None for block in made) == 101


moves = st.sampled_from(("B[aa]", "W[bb]", "B[cc]", "W[dd]", "B[ee]", "W[]", "AB[ff]", ""))
comments = st.sampled_from(("", "", "C[Good.]", "BM[1]", "N[Name]", "FG[]", "FG[:Name]"))
nodes = st.builds(";{}{}".format, moves, comments)
records = st.recursive(
    nodes,
    lambda deeper: st.lists(deeper, min_size=1, max_size=3).flatmap(
        lambda lines: st.tuples(nodes, st.just(lines)).map(
            lambda both: both[0] + "".join(f"({each})" for each in both[1])
        )
    ),
    max_leaves=12,
)


@examples(0.5)
@given(records, st.sampled_from((FixedLengthSplit(2), MarkSplit())), st.none() | st.just(2))
def test_every_link_leads_somewhere_and_every_numbered_diagram_is_found(text, split, last):
    made = book(text, plan=replace(OPTIONS.plan, split=split, last=last))
    found = anchors(made)
    assert len(found) == len(set(found))
    assert {target for _, target in links(made)} <= set(found)
    captions = {each.anchor: each.caption for each in parts(made) if isinstance(each, BoardBlock)}
    for words, target in links(made):
        if number := re.fullmatch(r"Dia\. (\d+)", words):
            assert plain_text(captions[target]).startswith(f"Diagram {number[1]}")


def test_html_and_latex_have_links_to_boards_and_comments():
    made = book(";B[aa](;W[bb]C[Good.])(;W[cc])")
    html, latex = to_html(made), to_latex(made).text
    assert '<a href="#game-1-diagram-1">Dia.\u00a01</a>' in html
    assert '<a href="#game-1-comment-2">instead of\u00a02</a>' in html
    assert '<figure id="game-1-diagram-1">' in html
    assert '<p dir="auto" id="game-1-comment-2">' in html
    assert r"\hyperlink{game-1-diagram-1}{Dia.~1}" in latex
    assert r"\hyperlink{game-1-comment-2}{instead of~2}" in latex
    assert r"\begin{godiagram}[game-1-diagram-1]" in latex
    assert r"\gobody{\hypertarget{game-1-comment-2}{}" in latex


@for_each(
    ("text", "printed"),
    [
        ("GN[The match]N[The match]C[Hello.];B[aa]", ["The match", "Figure 1 (1)", "Hello."]),
        (";B[aa]FG[:Ladder]N[Ladder]C[It works.]", ["Ladder", "1: It works."]),
        (";B[aa]FG[:Ladder]N[Ladder]", ["Ladder"]),
        (";B[aa]FG[2:Ladder]N[Ladder]", ["Figure 1 (1)", "1: Ladder"]),
        (";B[aa]N[Atari]C[Atari]", ["Figure 1 (1)", "1: Atari"]),
        (";B[aa]N[Atari]C[Atari at once.]", ["Figure 1 (1)", "1: Atari\nAtari at once."]),
    ],
)
def test_a_name_is_printed_once(text, printed):
    made = book(text)
    titles = [plain_text(block.inline) for block in made.blocks if isinstance(block, Paragraph)]
    assert titles + lines(made) == printed


def test_a_name_that_is_the_source_of_a_problem_is_printed_once():
    text = "GN[Cup]N[Cup]AB[aa]AW[ba]C[How?];B[ab]"
    board = parts(book(text, material=DocumentType.PROBLEMS, title="Problems"))[0]
    assert [plain_text(note) for note in board.notes] == ["How?", "Cup"]


def test_names_are_printed_without_headers_and_captions():
    made = game_blocks(
        [game("GN[Cup]N[Cup];B[aa]FG[:Ladder]N[Ladder]")],
        replace(OPTIONS, headers=False, captions=False),
    )
    assert lines(Book(tuple(filter(None, made)))) == ["", "Cup", "1: Ladder"]
