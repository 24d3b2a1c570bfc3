from __future__ import annotations

import pytest

from goboard_gui.go import Colour, IllegalReason, Judgement, Ko, Point, Size, Symmetry
from goboard_gui.gui.wording import terms
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from goboard_gui.record import Move, PlayAttempt, PlayOutcome, Prisoners, Session, Step, StepWarning
from goboard_gui.record.steps import TurnReason
from tests.cases import for_each
from tests.record.record_cases import line, setup

NAMING = Naming(notation("andreev"), Size(9, 9))
POINT = Point(2, 3)
PONNUKI = setup(".X.", "X.X", ".X.")


def attempt(reason: IllegalReason | None, point: Point | None = POINT) -> PlayAttempt:
    return PlayAttempt(PlayOutcome.REFUSED, Colour.BLACK, point, Judgement(reason, repeats=18), 17)


def step(move: Move | None, illegal: IllegalReason | None = None, *warnings: StepWarning) -> Step:
    turn = TurnReason.ALTERNATING
    return Step(1, move, 12, Colour.WHITE, turn, (), Prisoners(3, 4), Judgement(illegal), warnings)


def is_a_phrase(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "None" not in text


@for_each("ko", Ko)
@for_each("reason", IllegalReason)
def test_every_refusal_names_the_point_as_one_sentence(reason, ko):
    text = terms.refusal_text(attempt(reason), NAMING, ko)
    assert "+2-3" in text
    assert is_a_phrase(text)
    assert text.endswith(".")


def test_reasons_differ_in_their_words():
    said = {terms.refusal_text(attempt(reason), NAMING, Ko.POSITIONAL) for reason in IllegalReason}
    assert len(said) == len(IllegalReason)
    assert len({terms.move_note(step(None, reason)) for reason in IllegalReason}) == len(
        IllegalReason
    )


@pytest.mark.parametrize(
    ("ko", "said"),
    [
        (Ko.POSITIONAL, "the position after move 17."),
        (Ko.SITUATIONAL, "the position after move 17 with the same side to play."),
        (Ko.NATURAL, "the position that Black created with move 17."),
    ],
)
def test_a_superko_names_the_move_it_repeats(ko, said):
    text = terms.refusal_text(attempt(IllegalReason.SUPERKO), NAMING, ko)
    assert text == f"Superko: +2-3 would repeat {said}"


@pytest.mark.parametrize("ko", Ko)
def test_a_superko_may_repeat_the_start(ko):
    text = terms.refusal_text(attempt(IllegalReason.SUPERKO)._replace(repeated_move=0), NAMING, ko)
    assert text == "Superko: +2-3 would repeat the starting position."


@pytest.mark.parametrize(
    "legal", [attempt(None), attempt(None, None)], ids=["a legal move", "a pass"]
)
def test_nothing_is_said_against_what_is_allowed(legal):
    assert terms.refusal_text(legal, NAMING, Ko.SIMPLE) == ""


@pytest.mark.parametrize("reason", IllegalReason)
def test_every_reason_has_a_note(reason):
    assert is_a_phrase(terms.move_note(step(Move(Colour.BLACK, POINT), reason)))


@pytest.mark.parametrize("warning", StepWarning)
def test_every_warning_has_a_note(warning):
    assert is_a_phrase(terms.move_note(step(Move(Colour.BLACK, POINT), None, warning)))


def test_a_faultless_move_has_no_note():
    assert terms.move_note(step(Move(Colour.BLACK, POINT))) == ""


def test_notes_are_joined_but_nothing_is_said_twice():
    noted = terms.move_note(
        step(None, IllegalReason.KO, StepWarning.REPETITION, StepWarning.AFTER_END)
    )
    assert noted == "ko retaken immediately; move after two passes"


@pytest.mark.parametrize("names", [terms.VIEW_NAMES, list(map(terms.view_name, Symmetry))])
def test_every_view_has_a_name_of_its_own(names):
    assert len(set(names)) == len(Symmetry)
    assert all(map(is_a_phrase, map(str, names)))


def test_both_readings_have_names():
    assert len({terms.coordinate_rotation_name(reading) for reading in Reading}) == len(Reading)


def test_both_colours_have_names():
    assert [terms.colour_name(colour) for colour in Colour] == ["Black", "White"]
    assert [terms.side_to_move_text(colour) for colour in Colour] == [
        "Black to play",
        "White to play",
    ]


@pytest.mark.parametrize(
    ("key", "name"),
    [("andreev", "+2-3"), ("western", "C6"), ("tengen-squares", "W2.3"), ("cartesian", "(2,5)")],
)
def test_a_move_is_named_in_the_chosen_notation(key, name):
    naming = Naming(notation(key), Size(9, 9))
    assert terms.move_name(step(Move(Colour.BLACK, POINT)), naming) == name


@pytest.mark.parametrize("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_what_is_on_no_point_has_the_same_name_in_every_notation(chosen):
    naming = Naming(chosen, Size(9, 9))
    nowhere = Move(Colour.BLACK, None)
    assert terms.move_name(step(nowhere), naming) == "pass"
    assert terms.move_name(step(nowhere, None, StepWarning.BAD_POINT), naming) == "?"
    assert terms.move_name(step(None), naming) == ""


@pytest.mark.parametrize(
    ("passes", "text"),
    [
        ([], "Move 3 · White to play · Prisoners: Black 1, White 0"),
        (["W[]"], "Move 4 · Black to play · Prisoners: Black 1, White 0"),
        (["W[]", "B[]"], "Move 5 · Both players passed · Prisoners: Black 1, White 0"),
        (["W[]", "B[]", "C[End]"], "Move 5 · Both players passed · Prisoners: Black 1, White 0"),
        (["W[]", "B[]", "W[cc]"], "Move 6 · Black to play · Prisoners: Black 1, White 0"),
    ],
)
def test_the_summary_names_the_player_to_move_or_says_that_the_game_has_ended(passes, text):
    session = Session(line("SZ[9]", "W[aa]", "B[ba]", "B[ab]", *passes))
    session.go_to(session.line[-1])
    assert terms.position_summary(session) == text


def test_the_summary_says_so_if_the_record_names_the_other_player():
    session = Session(line("SZ[9]PL[W]", "B[aa]"))
    assert terms.turn_summary(session) == "Move 0 · Black to play (the record says White)"


def test_a_real_refusal_speaks_of_the_real_point():
    session = Session(line(PONNUKI))
    refused = session.play(Point(1, 1), Colour.WHITE)
    naming = Naming(notation("western"), session.size)
    assert terms.refusal_text(refused, naming, Ko.SIMPLE) == "B2 would be suicide."
