"""The texts about the state of an attempt."""

from __future__ import annotations

from goboard_gui.go import Size
from goboard_gui.gui.study.solving.solving_texts import state_text
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
