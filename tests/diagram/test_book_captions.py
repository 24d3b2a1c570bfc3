"""What stands below boards and above games, and templates that people write."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import InlineStone, InlineText, ParagraphStyle, plain_text
from goboard_gui.diagram.book.content.figures import (
    figure_caption,
    position_caption,
    side_to_play_text,
)
from goboard_gui.diagram.book.content.headers import (
    game_header,
    game_title,
    result_in_words,
    template_values,
)
from goboard_gui.diagram.book.content.template_examples import template_examples
from goboard_gui.diagram.book.options import PrintedGame, PrintOptions
from goboard_gui.diagram.book.phrases import (
    ENGLISH,
    EXAMPLE_VALUES,
    GAME_PLACEHOLDERS,
    NO_BREAK,
    Phrases,
    example_caption,
    fill_inline,
    fill_template,
    join_inline,
)
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RULE_SETS
from goboard_gui.record.figures import (
    FigureFlag,
    FigureKind,
    FigureOptions,
    FixedLengthSplit,
    PlanOptions,
    VariationDiagrams,
    VariationOrigin,
)
from goboard_gui.record.values.game_info import GameInfo
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, WHITE, figure, move, names

if TYPE_CHECKING:
    from collections.abc import Mapping

INFO = GameInfo(
    black_name="Honinbo Shusaku",
    black_rank="4p",
    white_name="Inoue Gennan Inseki",
    white_rank="8p",
    event="Castle game",
    date="1846-09-11",
)
FACTS = template_values(INFO, ENGLISH, game=2, figures=5, file="ear")
CALLED = {
    "japanese": "Japanese rules",
    "chinese": "Chinese rules",
    "korean": "Korean rules",
    "aga": "AGA rules",
    "nz": "New Zealand rules",
    "ing": "Ing rules",
    "tromp-taylor": "Tromp–Taylor rules",
    "citizendium": "Citizendium rules",
}
RANGE = [move(number, None) for number in range(101, 151)]
VARIATION = {
    "kind": FigureKind.DIAGRAM,
    "ordinal": 2,
    "origin": VariationOrigin(34, FigureKind.FIGURE, 1, 34, 35),
}


@for_each(
    ("drawn", "expected"),
    [
        (figure(*RANGE, ordinal=3), "Figure 3 (101–150)"),
        (figure(move(7, "aa")), "Figure 1 (7)"),
        (figure(ordinal=2), "Figure 2"),
        (figure(move(35, "aa", label=1), **VARIATION), "Diagram 2 (instead of 35)"),
        (figure(move(35, "aa"), name="The ear-reddening move"), "The ear-reddening move"),
        (figure(move(35, "aa"), name="Trick", **VARIATION), "Trick (instead of 35)"),
        (
            figure(
                move(7, "aa"), name="Hidden", options=FigureOptions(FigureFlag.NO_NAME, "Hidden")
            ),
            "Figure 1 (7)",
        ),
        (
            figure(name="A", options=FigureOptions(FigureFlag.NO_NAME | FigureFlag.VIEWER, "A")),
            "Figure 1",
        ),
    ],
    ids=[
        "moves",
        "one move",
        "no move",
        "variation",
        "name",
        "named variation",
        "name left out",
        "viewer, no name",
    ],
)
def test_captions_count_figures_and_tell_their_moves(drawn, expected):
    assert plain_text(figure_caption(drawn, ENGLISH, FACTS)) == expected


@for_each(
    ("template", "expected"),
    [
        ("{figure} of {figures}, game {game}", "3 of 5, game 2"),
        ("Abb. {figure}: {first} bis {last}", "Abb. 3: 101 bis 150"),
        ("{black} : {white}", "Honinbo Shusaku 4p : Inoue Gennan Inseki 8p"),
        ("{event}, {date}, {file}", "Castle game, 1846-09-11, ear"),
        ("after {after}", "after 100"),
        ("{diagram}{name}", ""),
        ("{nothing} {figure", "{nothing} {figure"),
        ("{{figure}}", "{3}"),
        ("100 % %s {0} {} {figure!r} {figure:>9}", "100 % %s {0} {} {figure!r} {figure:>9}"),
        ("", ""),
    ],
)
def test_templates_tell_what_they_ask_for_and_show_the_rest_as_it_stands(template, expected):
    phrases = ENGLISH._replace(figure=template)
    assert plain_text(figure_caption(figure(*RANGE, ordinal=3), phrases, FACTS)) == expected


def test_a_variation_tells_its_moves_as_they_are_drawn_and_where_it_leaves_the_line():
    phrases = ENGLISH._replace(diagram="{diagram}: {moves} after {after}{figure}")
    drawn = figure(move(35, "aa", label=1), move(36, "bb", label=2), **VARIATION)
    assert plain_text(figure_caption(drawn, phrases, FACTS)) == "2: 1–2 after 34"
    unnumbered = figure(move(35, "aa", label=0), move(36, "bb", label=0), **VARIATION)
    assert plain_text(figure_caption(unnumbered, phrases, FACTS)) == "2: 35–36 after 34"


@for_each(
    ("origin", "expected"),
    [
        (VariationOrigin(34, FigureKind.FIGURE, 1, 34, 35), "Diagram 2 (instead of 35)"),
        (VariationOrigin(34, FigureKind.FIGURE, 1, 34), "Diagram 2 (after 34)"),
        (VariationOrigin(0, FigureKind.FIGURE, 1, 0, 1), "Diagram 2 (instead of 1)"),
        (VariationOrigin(0, FigureKind.FIGURE, 1), "Diagram 2"),
        (VariationOrigin(34, FigureKind.DIAGRAM, 1, 4, 5), "Diagram 2 (instead of 5 in Dia. 1)"),
        (VariationOrigin(34, FigureKind.DIAGRAM, 1, 4), "Diagram 2 (after 4 in Dia. 1)"),
        (
            VariationOrigin(4, FigureKind.FIGURE, 1, 100, continued=1),
            "Diagram 2 (after 100 in Dia. 1)",
        ),
    ],
)
def test_a_variation_says_where_it_starts(origin, expected):
    drawn = figure(move(35, "aa", label=1), **{**VARIATION, "origin": origin})
    assert plain_text(figure_caption(drawn, ENGLISH, FACTS)) == expected


def test_words_for_the_start_of_a_variation_can_stand_anywhere_in_a_template():
    phrases = ENGLISH._replace(diagram="{start}: variation {diagram}")
    drawn = figure(move(35, "aa", label=1), **VARIATION)
    caption = figure_caption(drawn, phrases, FACTS, "game-1-figure-1")
    assert caption == (
        InlineText("instead of 35", target="game-1-figure-1"),
        InlineText(": variation 2"),
    )


def test_a_figure_counted_from_one_tells_the_moves_of_the_game():
    assert (
        plain_text(figure_caption(figure(move(51, "aa", label=1)), ENGLISH, FACTS))
        == "Figure 1 (51)"
    )


def test_a_name_may_stand_beside_the_number():
    phrases = ENGLISH._replace(named="Figure {figure}: {name} ({moves})")
    drawn = figure(move(127, "aa"), name="Ears", ordinal=4)
    assert plain_text(figure_caption(drawn, phrases, FACTS)) == "Figure 4: Ears (127)"


def test_a_template_without_a_start_prints_only_the_name_of_a_variation():
    phrases = ENGLISH._replace(named="{name}")
    drawn = figure(move(35, "aa"), name="Trick", **VARIATION)
    assert plain_text(figure_caption(drawn, phrases, FACTS)) == "Trick"


def test_a_position_says_how_many_moves_were_made_if_any():
    assert plain_text(position_caption(127, ENGLISH, FACTS)) == "After move 127"
    assert position_caption(0, ENGLISH, FACTS) == ()


def test_whose_turn_it_is_can_be_said():
    assert [plain_text(side_to_play_text(colour, ENGLISH)) for colour in (BLACK, WHITE)] == [
        "Black to play",
        "White to play",
    ]


@for_each(
    ("info", "values"),
    [
        (
            GameInfo(black_name="Anna", black_rank="3d", round="2", place="Bonn", result="B+R"),
            "Anna 3d, Anna, 3d – White, White, : 2, Bonn, Black wins by resignation",
        ),
        (
            GameInfo(white_team="China", white_rank="9p", result="unfinished"),
            "Black, Black,  – China 9p, China, 9p: , , unfinished",
        ),
        (
            GameInfo(round="Final \u202e(2)", result="?"),
            "Black, Black,  – White, White, : Final (2), , ",
        ),
    ],
    ids=["person", "team", "odd values"],
)
def test_a_title_can_have_ranks_round_place_and_result(info, values):
    template = (
        "{black}, {black_name}, {black_rank} – {white}, {white_name}, {white_rank}: "
        "{round}, {place}, {result}"
    )
    assert fill_template(template, template_values(info, ENGLISH)) == values


def test_the_documentation_lists_all_placeholders():
    text = (Path(__file__).parents[2] / "docs" / "figures.md").read_text(encoding="utf-8")
    section = text.split("## Titles and captions")[1].split("\n## ")[0]
    table = [line for line in section.splitlines() if line.startswith("| `")]
    listed = re.findall(r"`\{(\w+)\}`", "\n".join(line.split(" | ")[0] for line in table))
    assert sorted(listed) == sorted(EXAMPLE_VALUES)
    of_games = re.findall(r"`\{(\w+)\}`", "\n".join(line.split(" | ")[0] for line in table[:-4]))
    assert sorted(of_games) == sorted(GAME_PLACEHOLDERS)


def test_a_player_without_the_rank_has_a_stone_in_the_heading_as_well():
    info = GameInfo(black_name="Anna", black_rank="3d", white_name="Bert")
    phrases = ENGLISH._replace(title="{black_name} – {white_name}, {black_rank}")
    title, *_ = game_header(info, phrases, template_values(info, phrases))
    assert plain_text(title.inline) == "●\u00a0Anna – ○\u00a0Bert, 3d"


EXAMPLES = read_sgf(
    b"(;SZ[9]PB[Anna]PW[Bert](;B[ee];W[cc];B[gg];W[gc](;B[cg])(;B[ec];W[eg]))(;B[dd]))"
).games[0]


def examples(**more) -> Mapping[str, str]:
    """Return the captions of the game above as they are shown as examples of their templates."""
    options = PrintOptions(
        names(), plan=PlanOptions(FixedLengthSplit(2), variations=VariationDiagrams.FROM_ONE)
    )
    game = PrintedGame(EXAMPLES, EXAMPLES.main_line()[2], "castle.sgf")
    book = make_book([game, game], options)
    values = template_examples(game, ENGLISH, book.blocks, **more)
    return {
        name: fill_template(getattr(ENGLISH, name) + ", {figures}, {game}, {file}", values[name])
        for name in values
    }


def test_examples_of_captions_are_those_of_the_game_and_its_first_figures():
    assert examples(number=2) == {
        "title": "Anna – Bert, 3, 2, castle",
        "figure": "Figure 1 (1–2), 3, 2, castle",
        "figure_alone": "Figure 1, 3, 2, castle",
        "diagram": "Diagram 1 (instead of 1), 3, 2, castle",
        "position": "After move 2, 3, 2, castle",
    }


def test_examples_of_captions_leave_out_the_figures_of_other_chapters():
    assert examples(chapter=1)["figure"] == "Figure {figure} ({moves}), 1, 1, castle"


@for_each(
    ("moves", "start"),
    [
        ("", "instead of 1"),
        (";B[ee];W[cc]", "instead of 2"),
        (";B[ee](;W[cc];B[gg])(;W[dd])", "instead of 2"),
    ],
)
def test_the_example_of_a_variation_is_within_the_game_if_no_diagram_is_printed(moves, start):
    tree = read_sgf(f"(;SZ[9]{moves})".encode()).games[0]
    values = template_examples(PrintedGame(tree, tree.root), ENGLISH, ())
    caption = fill_template(ENGLISH.diagram, values["diagram"])
    assert caption == f"Diagram 1 ({start})"


texts = st.text() | st.text("{}figuremovs %$0!:", max_size=30)


@given(texts)
def test_whatever_is_written_as_a_template_makes_a_caption(template):
    phrases = ENGLISH._replace(figure=template)
    text = plain_text(figure_caption(figure(*RANGE), phrases, FACTS))
    if "{" not in template and template.strip():
        assert text == template


@given(texts, st.dictionaries(st.sampled_from(list(EXAMPLE_VALUES)), st.text()))
def test_templates_with_stones_are_the_same_texts(template, values):
    assert plain_text(fill_inline(template, values)) == fill_template(template, values)


@for_each("place", EXAMPLE_VALUES)
def test_each_place_that_is_offered_is_filled_in(place):
    drawn = figure(*RANGE) if place != "diagram" else figure(move(1, "aa"), **VARIATION)
    template = f"<{{{place}}}>"
    phrases = ENGLISH._replace(figure=template, diagram=template)
    assert "{" not in plain_text(figure_caption(drawn, phrases, FACTS))
    assert example_caption(template) == f"<{EXAMPLE_VALUES[place]}>"


def test_texts_of_one_kind_run_together_around_stones():
    stone = InlineStone(BLACK, "1")
    parts = [
        (InlineText("a"), InlineText("b")),
        (stone,),
        (InlineText("c", bold=True), InlineText("d")),
    ]
    assert join_inline(", ", parts) == (
        InlineText("ab, "),
        stone,
        InlineText(", "),
        InlineText("c", bold=True),
        InlineText("d"),
    )


@for_each(
    ("info", "expected"),
    [
        (INFO, "Honinbo Shusaku 4p – Inoue Gennan Inseki 8p"),
        (GameInfo(black_team="Japan", white_team="China"), "Japan – China"),
        (GameInfo(black_name="Anna", black_rank=None), "Anna – White"),
        (GameInfo(white_rank="9p", game_name="Game of the century"), "Game of the century"),
        (GameInfo(), "ear"),
        (GameInfo(black_name="a\tb\x07", white_name="\ud800x"), "a b – \ufffdx"),
    ],
    ids=["players", "teams", "one player", "name", "file", "odd signs"],
)
def test_the_title_of_a_game_names_its_players_first(info, expected):
    assert game_title(info, ENGLISH, template_values(info, ENGLISH, file="ear")) == expected


@pytest.mark.parametrize(
    ("name", "players", "lines"),
    [
        ("Game of the century", {}, ["Game of the century"]),
        (
            "Anna against Bert",
            {"black_name": "Anna", "white_name": "Bert"},
            ["●\u00a0Anna – ○\u00a0Bert"],
        ),
        ("Final", {"white_team": "China"}, ["●\u00a0Black – ○\u00a0China", "Final"]),
    ],
)
def test_the_name_of_a_game_is_said_once(name, players, lines):
    info = GameInfo(game_name=name, **players)
    blocks = game_header(info, ENGLISH, template_values(info, ENGLISH))
    assert [plain_text(block.inline) for block in blocks] == lines


def test_a_header_says_all_that_is_known_and_nothing_else():
    info = INFO._replace(
        round="3",
        place="Edo",
        komi=6.5,
        handicap=2,
        rules="Japanese",
        result="B+R",
        time="5400",
        overtime="3x30 byo-yomi",
        game_name="The ear-reddening game",
    )
    blocks = list(game_header(info, ENGLISH, template_values(info, ENGLISH)))
    assert [(block.style, plain_text(block.inline).replace("\u00a0", "_")) for block in blocks] == [
        (ParagraphStyle.TITLE, "●_Honinbo Shusaku 4p – ○_Inoue Gennan Inseki 8p"),
        (
            ParagraphStyle.SUBTITLE,
            "The_ear-reddening_game_· Castle_game_· Round_3_· 1846-09-11_· Edo",
        ),
        (
            ParagraphStyle.SUBTITLE,
            "Handicap_2_· Komi_6.5_· Japanese_rules_· Time:_1:30:00_+_3x30_byo-yomi"
            "_· Black_wins_by_resignation",
        ),
    ]
    assert all(block.keep_with_next and block.spanning and block.centred for block in blocks)
    assert list(game_header(GameInfo(), ENGLISH, template_values(GameInfo(), ENGLISH))) == []


def terms(info: GameInfo, phrases: Phrases = ENGLISH) -> str:
    """The line on the terms of a game of which nothing else is known."""
    (line,) = game_header(info, phrases, template_values(info, phrases))
    return plain_text(line.inline).replace(NO_BREAK, " ")


@for_each("rules", RULE_SETS, ids=str)
def test_known_rules_are_told_by_name(rules):
    assert terms(GameInfo(rules=rules.name)) == CALLED[rules.id]


def test_known_rules_are_named_in_the_language_of_the_pages():
    german = ENGLISH._replace(japanese="Japanische Regeln")
    assert terms(GameInfo(rules="jp"), german) == "Japanische Regeln"


def test_other_rules_are_told_as_they_are_written():
    assert terms(GameInfo(rules="Old Chinese")) == "Rules: Old Chinese"


@for_each(
    ("written", "said"),
    [
        ("B+3.5", "Black wins by 3.5 points"),
        ("B+3.75", "Black wins by 7.5 points"),
        ("W+1", "White wins by 1 point"),
        ("W+Resign", "White wins by resignation"),
        ("B+T", "Black wins on time"),
        ("W+F", "White wins by forfeit"),
        ("B+", "Black wins"),
        ("0", "Draw"),
        ("Void", "No result"),
        ("?", ""),
        ("adjourned", "adjourned"),
    ],
)
def test_results_are_put_into_words(written, said):
    assert result_in_words(written, ENGLISH) == said


def test_numbers_have_the_sign_of_the_language_before_their_fraction():
    german = ENGLISH._replace(decimal_sign=",")
    assert result_in_words("W+7.5", german) == "White wins by 7,5 points"
    assert terms(GameInfo(komi=6.5), german) == "Komi 6,5"


def test_numbers_that_cannot_be_read_are_printed_as_they_are_written():
    info = GameInfo(unreadable_komi="reverse", unreadable_handicap="some")
    assert terms(info, ENGLISH) == "Handicap some · Komi reverse"


@pytest.mark.parametrize(
    ("round_", "said"), [("12", "Round 12"), ("Final", "Final"), ("3 (final)", "3 (final)")]
)
def test_rounds_that_are_mere_numbers_are_called_rounds(round_, said):
    (occasion,) = game_header(GameInfo(round=round_), ENGLISH, template_values(GameInfo(), ENGLISH))
    assert plain_text(occasion.inline).replace("\u00a0", " ") == said


def test_a_long_fact_may_be_parted_between_two_lines():
    event = "The thirty-ninth tournament of the eastern clubs"
    (occasion,) = game_header(GameInfo(event=event), ENGLISH, template_values(GameInfo(), ENGLISH))
    assert plain_text(occasion.inline) == event
