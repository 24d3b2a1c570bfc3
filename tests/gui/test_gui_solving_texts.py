"""The texts about the state of an attempt."""

from __future__ import annotations

from goboard_gui.go import Size
from goboard_gui.gui.study.solving.solving_texts import comment_text, state_text
from goboard_gui.notation import DEFAULT_NOTATION, Naming
from tests.cases import for_each
from tests.study.test_study_attempt import START, attempt_at, play

TREE = (
    f"(;{START}(;B[cc]C[RIGHT];W[dd](;B[ee]C[RIGHT])(;B[ff]))"
    "(;B[hh];W[hi];B[ih]C[RIGHT])(;B[gg]C[Wrong]))"
)


@for_each(
    ("clicks", "text"),
    [
        ([], "Black to play."),
        (["cc"], "Right so far. Black to play."),
        (["hh"], "Black to play."),
        (["cc", "ee"], "Right! The problem is solved."),
        (["cc", "ff"], "Wrong."),
        (["cc", "hh"], "Not in the record: H2. Try another move."),
        (["cc", ""], "Not in the record: pass. Try another move."),
    ],
)
def test_the_text_says_what_has_become_of_the_attempt(clicks, text):
    attempt = attempt_at(TREE)
    play(attempt, *clicks)
    assert state_text(attempt, Naming(DEFAULT_NOTATION, Size(9, 9))) == text


@for_each(
    ("comment", "text"),
    [
        ("Black to play.", ""),
        ("Black to play.\nLive in the corner.", "Live in the corner."),
        ("黒先", ""),
        ("Black to play and live.", "Black to play and live."),
        ("White to play.", "White to play."),
    ],
)
def test_who_is_to_play_is_not_said_twice(comment, text):
    assert comment_text(attempt_at(f"(;{START}PL[B]C[{comment}];B[cc]C[RIGHT])")) == text
