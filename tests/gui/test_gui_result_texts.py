"""Results of games, as they are shown."""

from __future__ import annotations

import pytest

from goboard_gui.gui.wording.result_texts import result_text
from tests.gui.gui_cases import in_language

ENGLISH = {
    "B+6.5": "B+6.5",
    "W+12": "W+12",
    "w+3.50": "W+3.5",
    "W+3.75": "W+7.5",
    "W+Resign": "W+R",
    "Void": "Void",
    "adjourned at move 100.": "adjourned at move 100.",
    "": "",
}
GERMAN = ENGLISH | {"B+6.5": "B+6,5", "w+3.50": "W+3,5", "W+3.75": "W+7,5"}


@pytest.mark.parametrize(("language", "texts"), [("en", ENGLISH), ("de", GERMAN)])
def test_results_are_shown_with_the_decimal_sign_of_the_language(language, texts, qapp):
    with in_language(language):
        assert {recorded: result_text(recorded) for recorded in texts} == texts
