from __future__ import annotations

import pytest

from goboard_gui.go import Size
from goboard_gui.gui.files.texts import interpretation_texts as words
from goboard_gui.notation import Naming, notation
from goboard_gui.study.interpretation import interpret_text

WESTERN = Naming(notation("western"), Size(19, 19))


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("(;SZ[9];B[aa])", "SGF file", "Record with 1 move on a 9×9 board"),
        (
            "PMABBREER\nPMACWEEEE\n",
            "NGF (wBaduk, CyberOro)",
            "Record with 2 moves on a 19×19 board",
        ),
        ("$$ | . X |\n$$ | . 1 |\n", "Text diagram", "Record with 1 move on a 2×2 board"),
        ("$$ | . X |\n$$ | . O |\n", "Text diagram", "Position on a 2×2 board"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_is_the_text_of_a_file_says_of_which(text, where, what):
    (found,) = [each for each in interpret_text(text, WESTERN)[0] if each.naming is None]
    assert words.source_text(found) == where
    assert words.interpretation_text(found, WESTERN) == what
