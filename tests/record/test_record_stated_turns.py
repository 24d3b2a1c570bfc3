"""Who is to play according to the texts of a record."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour
from goboard_gui.record import Session
from goboard_gui.record.analysis.problems import find_problems_in_games
from goboard_gui.record.colour_words import mentions_colour
from goboard_gui.record.stated_turns import turn_in_texts
from tests.cases import for_each

B, W = Colour.BLACK, Colour.WHITE


@for_each(
    ("text", "player"),
    [
        ("Black to play", B),
        ("3. White to play and live.", W),
        ("White to kill", W),
        ("Black first", B),
        ("Schwarz am Zug.", B),
        ("Weiß beginnt", W),
        ("Trait aux Blancs", W),
        ("Noir joue", B),
        ("Juegan blancas", W),
        ("Pretas jogam", B),
        ("Czarne zaczynają", B),
        ("Ход белых", W),
        ("黒先", B),
        ("白番", W),
        ("黑先活", B),
        ("白先黑死", W),
        ("흑 차례", B),
        ("Easy\nWhite to move\nHint: think of the corner.", W),
        ("Black is next to the corner", None),
        ("A problem for White", None),
        ("Black to play, or White to play", None),
        ("", None),
    ],
)
def test_texts_in_ten_languages_name_the_player_to_move(text, player):
    assert turn_in_texts([text]) is player


@for_each(
    ("text", "player", "node"),
    [
        ("AB[aa]AW[bb]", B, 0),
        ("AB[aa]AW[bb]C[White to play]", W, 0),
        ("AB[aa]AW[bb]GN[白先]", W, 0),
        ("C[White to play];AB[aa]AW[bb]", W, 1),
        ("AB[aa]AW[bb]C[White to play]PL[B]", B, 0),
        ("AB[aa]AW[bb]C[White to play];B[cc]", B, 0),
        ("AB[aa]AW[bb]PL[W]C[White to play];B[cc]", B, 0),
        ("AB[aa]AW[bb]C[White to play](;B[cc])(;W[cc])", B, 0),
        ("HA[2]AB[dd][pp]C[Black to play]", B, 0),
        ("HA[2]AB[dd][pp]", W, 0),
        ("C[White to play]", B, 0),
        ("AB[aa]C[Black to play];W[bb]C[White to play]", B, 1),
    ],
    ids=[
        "nothing", "comment", "title", "comment before", "PL", "first move", "first move before PL",
        "first of two", "text before handicap", "handicap", "empty board", "after a move",
    ],
)  # fmt: skip
def test_pl_the_first_move_and_the_text_decide_in_this_order(text, player, node):
    session = Session(read_sgf(f"(;{text})".encode()).games[0])
    session.go_to(node)
    assert session.to_play is player


def test_a_problem_without_moves_begins_with_the_player_of_its_text():
    games = read_sgf("(;AB[aa]AW[bb]C[黒先])(;AB[aa]AW[cc]C[White to live])".encode()).games
    assert [start.player for start in find_problems_in_games(games)] == [B, W]


@for_each(
    ("text", "mentioned"),
    [
        *((word, True) for word in ("black stone", "Weißer Zug", "noire", "blanche", "negras")),
        *((word, True) for word in ("brancas", "czarny", "białe", "чёрные", "белый", "黒先", "白")),
        *((word, True) for word in ("흑선", "●", "W to live", "B3 is better")),
        *((word, False) for word in ("Correct", "Blackpool", "weiter", "the Wb side", "正解")),
    ],
)
def test_texts_that_mention_a_colour_are_recognised(text, mentioned):
    assert mentions_colour(text) is mentioned
