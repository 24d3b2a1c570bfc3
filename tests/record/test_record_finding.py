from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Property, Tree, regular_expressions
from goboard_gui.record.finding import (
    Match,
    MatchKind,
    MoveQuery,
    Search,
    TextQuery,
    find_matches,
    match_excerpt,
)
from goboard_gui.record.folding import fold_record_text
from goboard_gui.record.regular_expressions import Expression, ExpressionError
from tests.cases import for_each
from tests.record.record_cases import branch, line


@pytest.fixture
def tree() -> Tree:
    """Return a record with texts at 0, 1, 2, 3 and in a variation at 4; 5 has none."""
    tree = line(
        "SZ[9]GC[The joseki game]C[Black to play: joseki]",
        "B[ee]N[Joseki]",
        "W[cc]C[a joseki, another joseki]",
        "B[gg]C[JOSEKIS]",
    )
    tree, _ = branch(tree, 1, "W[gc]C[no Joseki?]", "B[ee]")
    return tree


def places(tree: Tree, query) -> list[tuple[int, MatchKind, int, int]]:
    return [tuple(found) for found in find_matches(tree, query)]


def test_texts_and_names_are_found_in_preorder(tree):
    assert places(tree, TextQuery("joseki")) == [
        (0, MatchKind.COMMENT, 15, 21),
        (0, MatchKind.GAME_COMMENT, 4, 10),
        (1, MatchKind.NAME, 0, 6),
        (2, MatchKind.COMMENT, 2, 8),
        (2, MatchKind.COMMENT, 18, 24),
        (3, MatchKind.COMMENT, 0, 6),
        (4, MatchKind.COMMENT, 3, 9),
    ]


@for_each(
    ("query", "nodes"),
    [
        (TextQuery("Joseki", case=True), [1, 4]),
        (TextQuery("joseki", words=True), [0, 0, 1, 2, 2, 4]),
        (TextQuery("josekis?$", regular=True), [0, 1, 2, 3]),
        (TextQuery("josekis?", words=True, regular=True), [0, 0, 1, 2, 2, 3, 4]),
        (TextQuery("J[A-Z]+", case=True, regular=True), [3]),
        (TextQuery("  "), []),
        (TextQuery(""), []),
        (TextQuery("", regular=True), []),
        (MoveQuery(frozenset([Point(4, 4)])), [1, 5]),
        (MoveQuery(frozenset([Point(2, 2), Point(6, 2)])), [2, 4]),
        (MoveQuery(frozenset()), []),
    ],
    ids=str,
)
def test_what_is_asked_for_is_found(tree, query, nodes):
    assert [found.node for found in find_matches(tree, query)] == nodes


@for_each(
    ("asked", "text", "found"),
    [
        ("Q16", "白はＱ１６に", "Ｑ１６"),
        ("ｑ１６", "at Q16.", "Q16"),
        ("office", "the oﬃce", "oﬃce"),
        ("f", "ﬁne", "ﬁ"),
        ("strasse", "Straße!", "Straße"),
        ("ガ", "xｶﾞx", "ｶﾞ"),
        ("café", "a cafe\u0301!", "cafe\u0301"),
        ("cafe\u0301", "a café!", "café"),
        ("한", "x\u1112\u1161\u11abx", "\u1112\u1161\u11ab"),
        ("big move", "a big\n  move", "big\n  move"),
        ("a b", "a\u3000b", "a\u3000b"),
        ("i̇x", "İX", "İX"),
        ("[x]", "a [X]", "[X]"),
    ],
)
def test_letters_that_mean_the_same_are_the_same(asked, text, found):
    tree = Tree.new([Property("C", (text.replace("]", "\\]"),))])
    (hit,) = find_matches(tree, TextQuery(asked))
    assert text[hit.start : hit.end] == found


def test_an_accent_is_not_passed_over():
    assert places(line("C[cafe\u0301]"), TextQuery("cafe")) == []


@given(st.text("aA\u0301éﬁＱß한\u1112\u1161ｶﾞ黒 ", max_size=12), st.booleans())
def test_every_folded_letter_stands_for_part_of_the_text(text, case):
    folded = fold_record_text(text, case=case)
    end = 0
    for place in range(len(folded.text)):
        start, stop = folded.original_range(place, place + 1)
        assert start in (end, end - (stop - start))  # on to the next part, or the same still
        assert start < stop
        end = stop
    assert end == len(text)
    assert folded.text == "".join(
        fold_record_text(text[start:stop], case=case).text
        for start, stop in dict.fromkeys(
            folded.original_range(place, place + 1) for place in range(len(folded.text))
        )
    )


@pytest.mark.parametrize(
    ("asked", "text", "count"),
    [
        ("ko", "ko Ko, koko _ko ko2", 2),
        ("黒", "黒番の黒", 2),
        ("ko", "黒ko黒", 1),
        ("(ko)", "x(ko)x", 1),
    ],
)
def test_words_are_whole_where_scripts_set_blanks(asked, text, count):
    assert len(places(line(f"C[{text}]"), TextQuery(asked, words=True))) == count


def test_texts_are_searched_as_they_read():
    tree = Tree.new(
        [Property("C", ("[Q16\\] \\\nis\r\nbig", "joseki")), Property("N", (" a\nb ",))]
    )
    assert places(tree, TextQuery("[q16] is")) == [(0, MatchKind.COMMENT, 0, 8)]
    assert places(tree, TextQuery("big joseki")) == [(0, MatchKind.COMMENT, 9, 19)]
    assert places(tree, TextQuery("a b")) == [(0, MatchKind.NAME, 0, 3)]


SLOW = TextQuery("joseki|(a+)+$", regular=True)
"""An expression that finds a word, and goes through LONG in more ways than can be tried."""
LONG = "a" * 50_000 + "b"


def stopped_at_2() -> Search:
    tree = line("SZ[9]C[a joseki]", "B[ee]N[Joseki]", f"W[cc]C[joseki {LONG}]", "B[gg]C[joseki]")
    return searched(tree, SLOW)


def test_an_expression_that_takes_too_long_ends_the_search_and_what_was_found_stays():
    search = stopped_at_2()
    assert search.timed_out_at == 2
    assert [(found.node, found.start) for found in search.found] == [(0, 2), (1, 0), (2, 0)]


def test_one_goes_round_what_was_found_before_the_search_ended():
    search = stopped_at_2()
    first, _, last = search.found
    assert search.next_match(2, last) == search.next_match(3) == first
    assert search.previous_match(0) == search.previous_match(3) == last
    assert search.matches_at(3) == []


def test_one_text_that_takes_too_long_is_enough(monkeypatch):
    monkeypatch.setattr(regular_expressions, "TIME_LIMIT", 0.0)
    tried = []
    find = Expression.find
    monkeypatch.setattr(Expression, "find", lambda *given: tried.append(given) or find(*given))
    search = searched(line("SZ[9]", *("B[ee]C[a]N[a]" for _ in range(20))), SLOW)
    assert (search.timed_out_at, search.found, len(tried)) == (1, [], 1)


def test_a_search_that_is_not_stopped_says_so(tree):
    assert searched(tree, TextQuery("josekis?$", regular=True)).timed_out_at is None


@for_each("query", [TextQuery("joseki"), TextQuery("josekis?", regular=True)], ids=str)
def test_a_search_pauses_at_every_node_and_at_all_that_is_found(tree, query):
    search = Search(tree, query)
    assert len(list(search.search_record())) == len(list(tree.preorder())) + len(search.found) == 13


def test_a_bad_expression_is_refused_at_once():
    with pytest.raises(ExpressionError):
        TextQuery("(", regular=True)


def test_a_move_is_found_in_the_notation_in_which_it_is_asked_for(tree):
    naming = Naming(notation("andreev"), Size(9, 9))
    query = MoveQuery(frozenset([naming.parse(naming.name(Point(4, 4)))]))
    assert [found.node for found in find_matches(tree, query)] == [1, 5]


def test_moves_that_name_no_point_are_passed_over():
    tree = line("SZ[9]", "B[zz]", "W[]", "B[ee]")
    assert [found.node for found in find_matches(tree, MoveQuery(frozenset([Point(4, 4)])))] == [3]


def searched(tree: Tree, query) -> Search:
    search = Search(tree, query)
    assert list(search.search_record())
    assert search.complete
    return search


def test_the_next_and_the_previous_one_go_round(tree):
    search = searched(tree, TextQuery("another"))
    (only,) = search.found
    assert (
        search.next_match(0)
        == search.next_match(2)
        == search.next_match(3)
        == search.next_match(2, only)
        == only
    )
    assert (
        search.previous_match(3)
        == search.previous_match(2)
        == search.previous_match(2, only)
        == only
    )


def test_one_goes_on_from_the_node_one_is_at_or_from_what_was_found_there(tree):
    search = searched(tree, TextQuery("joseki"))
    first, second = search.matches_at(2)
    assert search.next_match(2) == search.next_match(1, search.matches_at(1)[0]) == first
    assert search.next_match(2, first) == second
    assert search.next_match(2, second) == search.matches_at(3)[0]
    assert search.previous_match(2) == search.matches_at(1)[0]
    assert search.previous_match(2, second) == first
    assert search.next_match(5) == search.matches_at(0)[0]
    assert search.previous_match(0) == search.matches_at(4)[0]


def test_places_among_all_that_was_found_are_counted(tree):
    search = searched(tree, TextQuery("joseki"))
    assert [search.index_of(found) for found in search.found] == list(range(7))
    assert search.index_of(Match(2, MatchKind.COMMENT, 3, 9)) is None
    assert search.index_of(Match(99, MatchKind.COMMENT, 3, 9)) is None
    assert search.matches_at(5) == search.matches_at(99) == []


def test_nothing_is_next_where_nothing_is_found(tree):
    search = searched(tree, TextQuery("xyzzy"))
    assert search.next_match(1) is search.previous_match(1) is search.next_match(99) is None


def test_a_search_tells_no_more_than_it_knows_yet(tree):
    search = Search(tree, TextQuery("no joseki"))
    running = search.search_record()
    next(running)
    assert (search.next_match(0), search.previous_match(0), search.next_match(4)) == (
        None,
        None,
        None,
    )
    assert list(running)
    assert search.next_match(0) == search.previous_match(0) == search.found[0]


def test_of_one_text_a_thousand_places_are_found():
    assert len(places(line(f"C[{'a' * 3000}]", "C[a]"), TextQuery("a"))) == 1001


@pytest.mark.parametrize(
    ("text", "asked", "expected", "marked"),
    [
        ("a joseki", "joseki", "a joseki", "joseki"),
        ("one\ntwo\tthree", "two", "one two three", "two"),
        (f"{'x' * 50}here{'y' * 90}", "here", f"…{'x' * 20}here{'y' * 56}…", "here"),
        ("z" * 200, "z{150}", f"{'z' * 60}…", "z" * 60),
    ],
)
def test_an_excerpt_is_a_line_with_its_mark(text, asked, expected, marked):
    tree = line(f"C[{text}]")
    (found, *_) = find_matches(tree, TextQuery(asked, regular=True))
    around = match_excerpt(tree, found)
    assert around.text == expected
    assert around.text[around.start : around.start + around.length] == marked


def test_a_move_has_no_excerpt(tree):
    assert match_excerpt(tree, Match(1, MatchKind.MOVE, 0, 0)).text == ""
