"""The words by which a name in a text is recognised as that of a point or of another thing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Size, Symmetry
from goboard_gui.notation import Naming, notation
from goboard_gui.notation.name_contexts import is_used_as_point, without_other_names
from goboard_gui.notation.prose import find_names, rename_points
from tests.cases import for_each

NINETEEN = Size(19, 19)
WESTERN, ANDREEV = (Naming(notation(key), NINETEEN) for key in ("western", "andreev"))


def points_in(text: str) -> list[str]:
    mentions = without_other_names(text, find_names(text, WESTERN))
    return [text[start:end] for start, end, _ in mentions]


def used_in(text: str) -> list[str]:
    mentions = [name for name in find_names(text, WESTERN) if is_used_as_point(text, name)]
    return [text[start:end] for start, end, _ in mentions]


@for_each(
    ("text", "points"),
    [
        ("Diagram B2 and page A4. Then Q16. Vitamin B12!", ["Q16"]),
        ("DIAGRAM B2, Fig. B3, figs. B4 and B5, dia B6", []),
        ("chapter C1, problem D2, game E3, room F4, group G5", []),
        ("diagram No. B2, page no A4, problem #C3, game №D4", []),
        ("the diagrams B2 to B5, pages A1/A2, problems C1 & C2 – C3", []),
        ("“diagram” B2, 'page' B3, “Fig. B4”, figure (C1), the group (A4)", []),
        ("diagram: C3, Abb.: C4; No. B2, Nr. B3, № B4", []),
        ("figures. R17, p Q15, numero. Q14, No, Q13", ["R17", "Q15", "Q14", "Q13"]),
        ("figured Q16, gamely Q15, subgroup Q14, Black's. Q13", ["Q16", "Q15", "Q14", "Q13"]),
        ("the diagram: Q16 is big. The problem, Q15; the group at Q14", ["Q16", "Q15", "Q14"]),
        ("two options: Q16, R14; a problem (Q15). No. Q13 is better", ["Q16", "R14", "Q15", "Q13"]),
        ("Level B2, board B3, Round C1, Hall D4, Seat E5, Gate F6", []),
        ("Appendix B2, Ex. B4, Unit C3", []),
        ("on board Q16, boarder R17, par ex. Q15, p. ex. Q14", ["R17", "Q15", "Q14"]),
        ("a K9 dog, the F1 race, A4 paper, Q4 2020, Q3 '21", []),
        ("K9 dogged, Q4 20 stones, D4 2020.5, C3 20201", ["K9", "Q4", "D4", "C3"]),
        ("Anhang B2, Runde B3, am Brett B4, Saal C1, der Sitz D4, Stufe E5", []),
        ("niveau B2, ronde B3, annexe B4, A4 format, niveaux Q16-R17", []),
        ("уровень B2, на доске B3, тур B4, приложение C1, гонка F1, F2 гонка", ["F1"]),
        ("Diagramm B2, Abb. B3, auf Seite A4, S. A5, Aufgabe C6", []),
        ("Kapitel B2, in Partie B3, Vitamine B6 und B12, Raum C4, die Gruppe D4", []),
        ("das Spiel B2; spielt Q16; S Q15", ["Q16", "Q15"]),
        ("le diagramme B2, à la page A4, chap. C3, problème D4", []),
        ("la partie B2, vitamine B12, la salle A3, le groupe E5 ou E6", []),
        ("диаграмма B2, на странице A4, стр. A5, рис. B3, в главе C1", []),
        ("задача B2, партии B3, витамин B12 и B6, комната A1, группа D4", []),
        ("главное Q16, стр Q15", ["Q16", "Q15"]),
        ("option -E1, X-B2, option -E2/-E3, non\u2011B2", []),
        ("Q16-R17, then D4-C3-B2; diagram B2-B4", ["Q16", "R17", "D4", "C3", "B2"]),
        ("- Q16\n-- R17 —D4 – C3", ["Q16", "R17", "D4", "C3"]),
        ("1Q16 12B4", []),
        ("1.Q16 2:R17 (3) D4", ["Q16", "R17", "D4"]),
        ("https://example.org/B2?C3 www.example.org/B2 ftp://example.org/B2", []),
        ("example.org/B2/C3.html, B2@example.org, games/B2.sgf, x@y.B2.org", []),
        (r"C:\D4\E5, games\B2, /home/B2/C3, ~/D4/E5, ./B2/C3", []),
        ("Q16/R17, D4.Then C3? (E5.) K10:L11", ["Q16", "R17", "D4", "C3", "E5", "K10", "L11"]),
    ],
)
def test_names_of_other_things_are_no_points(text, points):
    assert points_in(text) == points


@for_each(
    ("text", "points"),
    [
        ("Hm Q16.", []),
        ("Q16, Q15; Q14", []),
        ("at Q16, to Q15, plays Q14, Black Q13", ["Q16", "Q15", "Q14", "Q13"]),
        ("AT Q16! W (Q15) b “Q14”; robot dead @ Q13", ["Q16", "Q15", "Q14", "Q13"]),
        ("move 12 Q16; play: Q15; around = Q14; should be Q13", ["Q16", "Q15", "Q14", "Q13"]),
        ("that Q16, into Q15, Blacks Q14", []),
        ("Q16 is big, Q15 (would) Q14 would", ["Q16", "Q14"]),
        ("the best move is Q16, Q15", ["Q16"]),
        ("Q16 island, Q15 deadly", []),
        ("auf Q16, Weiß Q15, spielt nur Q14, nach Q13", ["Q16", "Q15", "Q14", "Q13"]),
        ("Q16 wäre groß; Q15, Q14 lebt", ["Q16", "Q14"]),
        ("en Q16, à Q15, Noir joue Q14, vaches Q13", ["Q16", "Q15", "Q14"]),
        ("на Q16, ход Q15, Чёрные играют Q14, черные Q13", ["Q16", "Q15", "Q14", "Q13"]),
        ("Q16 угрожает, Q15 и", ["Q16"]),
    ],
)
def test_some_words_show_that_a_name_is_a_point(text, points):
    assert used_in(text) == points


def test_names_of_other_things_are_not_renamed():
    text = "Diagram B2 and page A4: Q16 … Vitamin B12"
    assert rename_points(text, WESTERN, ANDREEV.name).text == (
        "Diagram B2 and page A4: -3-3 … Vitamin B12"
    )


parts = st.sampled_from(
    ["Q16", "d4", "B12", "page", "fig.", "Vitamins", "and", "-", "/", ", ", "at", ".", "\n", "x@y."]
)


@given(st.lists(parts, max_size=12), st.booleans(), st.sampled_from(Symmetry))
def test_other_names_stay_the_same_however_often_points_are_renamed(words, spaced, symmetry):
    text = (" " if spaced else "").join(words)

    def renamed(text: str, by: Symmetry) -> str:
        return rename_points(text, WESTERN, lambda p: WESTERN.name(by.apply(p, NINETEEN))).text

    there = renamed(text, symmetry)
    assert renamed(there, symmetry.inverse).upper() == text.upper()
