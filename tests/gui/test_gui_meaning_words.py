from __future__ import annotations

import pytest

from goboard_gui.go import Size
from goboard_gui.gui.files.texts import meaning_texts as words
from goboard_gui.notation import Naming, notation
from goboard_gui.study.interpretation import interpret

WESTERN = Naming(notation("western"), Size(19, 19))


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("(;SZ[9];B[aa])", "SGF file", "Record of one move on 9×9"),
        ("PMABBREER\nPMACWEEEE\n", "NGF (wBaduk, CyberOro)", "Record of 2 moves on 19×19"),
        ("$$ | . X |\n$$ | . 1 |\n", "Text diagram", "Record of one move on 2×2"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_is_the_text_of_a_file_says_of_which(text, where, what):
    (found,) = [each for each in interpret(text, WESTERN)[0] if each.naming is None]
    assert words.source_text(found) == where
    assert words.meaning_text(found, WESTERN) == what
