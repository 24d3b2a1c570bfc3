import pytest

from goboard_gui.notation import NOTATIONS, UnknownNotationError, notation


def test_notations_are_offered_in_this_order():
    assert [notation.id for notation in NOTATIONS] == [
        "andreev",
        "western",
        "tengen-squares",
        "cartesian",
    ]


def test_a_notation_is_found_by_its_id_and_is_always_the_same_one():
    for offered in NOTATIONS:
        assert notation(offered.id) is offered
        assert offered.title


def test_only_the_squares_about_tengen_have_no_lines_with_labels():
    assert [offered.id for offered in NOTATIONS if not offered.separable] == ["tengen-squares"]


def test_an_unknown_id_is_answered_with_the_known_ones():
    with pytest.raises(UnknownNotationError) as caught:
        notation("chess")
    assert caught.value.key == "chess"
    assert caught.value.known == ("andreev", "western", "tengen-squares", "cartesian")
    assert str(caught.value) == (
        "there is no notation 'chess'; there are andreev, western, tengen-squares, cartesian"
    )
