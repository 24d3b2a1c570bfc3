"""Notes below figures: the moves that a board cannot show."""

from __future__ import annotations

import pytest

from goboard_gui.diagram.book.blocks import InlineStone, InlineText, plain_text
from goboard_gui.diagram.book.content.figures import figure_notes, figure_picture
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.compose import DisplayOptions
from goboard_gui.go import Board, Crop, Symmetry
from goboard_gui.notation import Reading
from goboard_gui.record.figures import CoveredMarkup, FigureFlag, FigureOptions, NotePoint
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, EMPTY, WHITE, at, figure, move, names, note

pytestmark = pytest.mark.usefixtures("qapp")

EDGES, BARE = DisplayOptions(), DisplayOptions(edges=frozenset())
KO = (
    note(NotePoint(at("cc"), BLACK, 49), move(55, "cc"), move(61, "cc"), move(67, "cc")),
    note(NotePoint(at("dc"), WHITE, 52), move(58, "dc"), move(64, "dc")),
)


def lines(drawn, how=EDGES, called=None, phrases=ENGLISH, *, stones=True):
    """The notes below a figure, as they are set."""
    called = called or names()
    picture = figure_picture(drawn, called, how)
    return figure_notes(
        drawn, picture, called.point_naming(drawn.base.size), phrases, stones=stones
    )


def said(*notes, how=EDGES, called=None, moves=(), **more):
    """The notes below a figure as plain text."""
    return [plain_text(line) for line in lines(figure(*moves, notes=notes, **more), how, called)]


@for_each(
    ("notes", "expected"),
    [
        ((), []),
        (KO, ["55, 61, 67 at 49; 58, 64 at 52"]),
        (
            (note(NotePoint(at("cc"), WHITE, 49), move(70, "cc"), connects=True),),
            ["70 connects at 49"],
        ),
        (
            (note(NotePoint(at("cc"), BLACK, 49), move(55, "cc"), move(61, "cc"), connects=True),),
            ["55 at 49; 61 connects at 49"],
        ),
        ((note(NotePoint(at("ca"), None), move(55, "ca")),), ["55 at C9"]),
        ((note(NotePoint(at("cc"), BLACK), move(148, "cc")),), ["148 at C7"]),
        ((note(None, move(173, None)),), ["Black\u00a0173: pass"]),
        ((note(None, move(174, None)),), ["White\u00a0174: pass"]),
        (
            (note(None, move(173, None)), *KO, note(None, move(174, None))),
            ["55, 61, 67 at 49; 58, 64 at 52", "Black\u00a0173, White\u00a0174: pass"],
        ),
    ],
    ids=[
        "none",
        "ko",
        "connection",
        "ko and connection",
        "empty point",
        "stone of the base",
        "Black passes",
        "White passes",
        "both",
    ],
)
def test_notes_name_moves_by_number_and_place(notes, expected):
    assert said(*notes) == expected


@for_each(
    ("numbers", "expected"),
    [
        ([*range(302, 319)], "302–318: pass"),
        ([301, 302], "Black 301, White 302: pass"),
        ([297, *range(302, 305), 310], "Black 297, 302–304, White 310: pass"),
        ([301, 303, 305], "Black 301, Black 303, Black 305: pass"),
        ([*range(301, 304), *range(305, 309)], "301–303, 305–308: pass"),
    ],
)
def test_passes_in_a_row_are_summed_up(numbers, expected):
    told = said(*(note(None, move(number, None)) for number in numbers))
    assert [text.replace("\u00a0", " ") for text in told] == [expected]


def test_passes_of_one_player_in_a_row_are_not_summed_up():
    notes = [note(None, move(number, None)._replace(colour=BLACK)) for number in (1, 2, 3)]
    assert said(*notes) == ["Black\u00a01, Black\u00a02, Black\u00a03: pass"]


def test_a_summary_of_passes_has_the_stones_of_the_first_and_the_last():
    (line,) = lines(figure(notes=tuple(note(None, move(each, None)) for each in (3, 4, 5, 6))))
    assert line[:3] == (InlineStone(BLACK, "3"), InlineText("–"), InlineStone(WHITE, "6"))


def covered(number, where, label="", *marks):
    """Markup of a comment that the number of a move hides."""
    return CoveredMarkup(number, number, at(where), label, frozenset(marks))


def test_notes_tell_where_labels_are_on_which_moves_were_played_later():
    played = move(39, "cc"), move(40, "dd", label=2)
    hidden = covered(12, "cc", "A"), covered(14, "dd", "x"), covered(15, "dd", "x")
    told = said(*KO, moves=played, covered=hidden)
    assert told == [
        "55, 61, 67 at 49; 58, 64 at 52; A\u00a0at\u00a039; x\u00a0(move\u00a014)\u00a0at\u00a02"
    ]
    drawn = figure(*played, covered=hidden[:2])
    assert InlineStone(BLACK, "39") in lines(drawn)[0]
    (plain,) = (plain_text(told) for told in lines(drawn, stones=False))
    assert plain == "A\u00a0at\u00a039; x\u00a0at\u00a02"


@for_each(
    ("hidden", "labels", "expected"),
    [
        ([covered(2, "cc", "A"), covered(5, "dd", "B")], {}, "A at 39; B at 40"),
        (
            [covered(2, "cc", "A"), covered(5, "dd", "A")],
            {},
            "A (move 2) at 39; A (move 5) at 40",
        ),
        ([covered(2, "cc", "A")], {"ee": "A"}, "A (move 2) at 39"),
        ([covered(0, "cc", "A")], {"ee": "A"}, "A at 39"),
        ([covered(2, "ee", "A")], {"ee": "B"}, "A at B"),
        (
            [covered(2, "cc", "", Mark.TRIANGLE), covered(5, "dd", "", Mark.TRIANGLE)],
            {},
            "△ at 39, 40",
        ),
    ],
    ids=["two letters", "one twice", "on the board", "at the start", "a later label", "marks"],
)
def test_notes_say_for_which_move_a_repeated_letter_is_meant(hidden, labels, expected):
    markup = Markup(labels={at(where): label for where, label in labels.items()})
    played = move(39, "cc"), move(40, "dd")
    told = said(moves=played, covered=tuple(hidden), markup=markup, how=BARE)
    assert [text.replace("\u00a0", " ") for text in told] == [expected]


@pytest.mark.parametrize(
    ("seat", "how", "expected"),
    [
        (NotePoint(at("cc"), BLACK), BARE, "148 at ▲"),
        (NotePoint(at("cc"), WHITE), BARE, "148 at △"),
        (NotePoint(at("cc"), WHITE, mark="B"), BARE, "148 at B"),
        (NotePoint(at("cc"), WHITE, mark="B"), EDGES, "148 at C7"),
        (NotePoint(at("cc"), None), BARE, "148 at C7"),
    ],
    ids=["black", "white", "letter", "names at the edges", "empty point"],
)
def test_stones_of_the_base_are_named_as_one_can_find_them(seat, how, expected):
    assert said(note(seat, move(148, "cc")), how=how) == [expected]


def test_a_note_of_a_marked_stone_shows_the_mark_that_is_on_the_board():
    drawn = figure(
        base=Board.from_rows("X..", "...", "..."),
        notes=(note(NotePoint(at("aa"), BLACK), move(9, "aa")),),
    )
    (line,) = lines(drawn, BARE)
    assert line == (
        InlineStone(BLACK, "9"),
        InlineText(" at "),
        InlineStone(BLACK, mark=Mark.TRIANGLE),
    )


@for_each("reading", Reading)
@for_each(
    ("id", "view", "travelling", "staying"),
    [
        ("western", "id", "148 at C9", "148 at C9"),
        ("western", "r90", "148 at C9", "148 at J7"),
        ("western", "mh", "148 at C9", "148 at G9"),
        ("kanji", "id", "148 at 3の一", "148 at 3の一"),
        ("kanji", "td", "148 at 3の一", "148 at 1の三"),
        ("andreev", "r180", "148 at +2-0", "148 at -2+0"),
    ],
)
def test_names_in_notes_are_those_at_the_edges(id, view, travelling, staying, reading):  # noqa: A002
    called = names(id, Symmetry(view), reading)
    expected = travelling if reading is Reading.TRAVEL else staying
    assert said(note(NotePoint(at("ca"), WHITE), move(148, "ca")), called=called) == [expected]


def test_names_of_several_points_do_not_tell_where_a_stone_is():
    notes = note(NotePoint(at("ca"), WHITE), move(148, "ca"))
    assert said(notes, called=names("named")) == ["148 at △"]


def test_numbers_are_those_drawn_or_else_those_of_the_game():
    from_one = note(NotePoint(at("cc"), BLACK, 3), move(153, "cc", label=53))
    assert said(from_one) == ["53 at 3"]
    unnumbered = note(NotePoint(at("cc"), BLACK), move(153, "cc", label=0))
    assert said(unnumbered) == ["153 at C7"]


def test_colours_are_said_where_someone_moved_twice_in_a_row():
    moves = move(1, "aa"), move(2, "bb", BLACK), move(3, "aa")
    assert said(note(NotePoint(at("aa"), BLACK, 1), moves[2]), moves=moves) == ["Black\u00a03 at 1"]
    again = note(NotePoint(at("aa"), BLACK, 1), moves[2], move(4, "aa"))
    assert said(again, moves=moves) == ["Black\u00a03, White\u00a04 at 1"]


def test_numbers_may_be_plain_but_marks_are_on_stones():
    drawn = figure(
        notes=(*KO, note(NotePoint(at("aa"), WHITE), move(70, "aa")), note(None, move(71, None)))
    )
    at_points, passes = lines(drawn, BARE, stones=False)
    assert [part for part in at_points if isinstance(part, InlineStone)] == [
        InlineStone(WHITE, mark=Mark.TRIANGLE)
    ]
    assert plain_text(passes) == "Black 71: pass"


def test_words_and_separators_are_those_of_a_translation():
    phrases = ENGLISH._replace(at="{place}={moves}", between_moves="、", between_notes="。")
    (line,) = lines(figure(notes=KO), phrases=phrases)
    assert plain_text(line) == "49=55、61、67。52=58、64"


@pytest.mark.parametrize(
    ("flags", "count"),
    [
        (FigureFlag.NO_LIST, 0),
        (FigureFlag.NO_LIST | FigureFlag.VIEWER, 1),
        (FigureFlag.NO_NAME, 1),
        (None, 1),
    ],
)
def test_the_record_may_want_no_notes(flags, count):
    assert len(said(*KO, options=FigureOptions(flags))) == count


def test_the_mark_on_the_board_and_in_the_note_are_there_together_or_not_at_all():
    drawn = figure(
        base=EMPTY.with_stones({at("cc"): WHITE}),
        notes=(note(NotePoint(at("cc"), WHITE), move(9, "cc")),),
        crop=Crop(1, 1, 5, 5),
    )
    for id in ("western", "diagonal", "named"):  # noqa: A001
        for how in (EDGES, BARE):
            marks = figure_picture(drawn, names(id), how).cells[at("cc")].marks
            (line,) = lines(drawn, how, names(id))
            noted = any(isinstance(part, InlineStone) and part.mark for part in line)
            assert noted is (Mark.TRIANGLE in marks)
