"""Errors of the other rooms in the language of the person: no sentence of theirs is left."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from goboard_gui.diagnostics import Diagnostic, DiagnosticCode, Location
from goboard_gui.diagram.output.errors import ExportError, ExportFailure
from goboard_gui.files import errors
from goboard_gui.files.foreign import errors as foreign
from goboard_gui.files.formats import Format, UnsupportedReason
from goboard_gui.files.journal.recovery import JournalDamage
from goboard_gui.files.sgf.branch_text import NoBranchError, SizeMismatchError
from goboard_gui.files.text_diagrams.errors import DiagramError, DiagramErrorReason
from goboard_gui.files.text_diagrams.reading import DiagramDiagnosticCode
from goboard_gui.files.text_games import TextGamesDiagnosticCode
from goboard_gui.files.text_records import errors as text
from goboard_gui.files.tidy import Cleanup
from goboard_gui.game_index.errors import IndexErrorCode, MissingGameError, UnusableIndexError
from goboard_gui.go import Colour, HandicapError, IllegalReason, Size, SizeError
from goboard_gui.gui.wording.error_messages import describe_error
from goboard_gui.notation import notation
from goboard_gui.notation.errors import NotationError, NotationErrorReason
from tests.cases import for_each
from tests.gui.wrapping_cases import Wrapping, untranslated

NINE, NINETEEN = Size(9, 9), Size(19, 19)
PLACE = errors.TextPosition(3, 7)
FILE = Path("x")
BAD_DIAGRAM = errors.ReadError("1", errors.ReadErrorReason.BAD_DIAGRAM, PLACE, "in English")
BAD_DIAGRAM.__cause__ = DiagramError(DiagramErrorReason.SIGN, 3, 7, "7")
BAD_MOVES = errors.ReadError("1", errors.ReadErrorReason.BAD_MOVES, PLACE, "in English")
BAD_MOVES.__cause__ = text.TextError(text.TextErrorReason.LEFTOVER, PLACE, "7")
NO_NAME = NotationError(
    "=8", NINETEEN, "andreev", NotationErrorReason.WRONG_CENTRE, part="=8", expected="=9"
)
ARGUMENTS = {
    "number": 1,
    "text": "7",
    "names": ("3",),
    "colour": Colour.BLACK,
    "reason": IllegalReason.KO,
}

ENCODINGS = {"declared": "GBK", "encoding": "UTF-8"}

TROUBLES = [
    *(errors.ReadError("1", reason, PLACE, "7") for reason in errors.ReadErrorReason),
    *(
        Diagnostic(code, Location(3, 7), ENCODINGS | {"detail": "7"})
        for code in errors.SgfDiagnosticCode
    ),
    *(errors.SaveError(FILE, stage, OSError(errno.ENOSPC, "full")) for stage in errors.SaveStage),
    errors.SaveError(FILE, errors.SaveStage.WRITE, OSError(errno.EACCES, "no"), kept=FILE),
    *(
        errors.SaveError(FILE, errors.SaveStage.VERIFY, objection)
        for objection in errors.SaveErrorReason
    ),
    *(errors.ReadError("1", reason, limit=1000) for reason in errors.LIMITS),
    *(ExportError(FILE, cause, 3, 7, known=("1",)) for cause in ExportFailure),
    errors.EncodingError("1", "古", "PW"),
    errors.EncodingError("1", "古"),
    *(foreign.UnsupportedFormatError("1", Format.BDX, why) for why in UnsupportedReason),
    *(
        Diagnostic(code, Location(3), ENCODINGS | {"detail": "7"})
        for code in foreign.ImportDiagnosticCode
    ),
    *(
        text.TextError(fault, PLACE, "7", expected=3, cause=NO_NAME)
        for fault in text.TextErrorReason
    ),
    *(Diagnostic(code, Location(3, 7), ARGUMENTS) for code in text.TextRecordDiagnosticCode),
    *(Diagnostic(code, arguments={"number": 3}) for code in text.OmissionDiagnosticCode),
    *(DiagramError(fault, 3, 7, "7") for fault in DiagramErrorReason),
    *(
        Diagnostic(code, Location(3), {"size": 7})
        for code in (*DiagramDiagnosticCode, *TextGamesDiagnosticCode)
    ),
    BAD_DIAGRAM,
    BAD_MOVES,
    *(UnusableIndexError(FILE, code, "7") for code in IndexErrorCode),
    MissingGameError(FILE, 6),
    *(
        HandicapError(12, NINE),
        SizeError(99, 1),
        SizeMismatchError(NINE, NINETEEN),
        NoBranchError(),
    ),
    *(PermissionError(errno.EACCES, "no", "7"), NO_NAME),
]


@pytest.fixture
def wrapped(qapp):
    translator = Wrapping()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@for_each("trouble", TROUBLES)
def test_all_of_an_error_is_translated(wrapped, trouble):
    left = untranslated(describe_error(trouble))
    assert set(left) <= set("xBDX :;()“”,."), left


@for_each("trouble", TROUBLES)
def test_in_english_an_error_says_what_the_command_line_says(qapp, trouble):
    said = describe_error(trouble)
    assert "{" not in said
    assert "%n" not in said
    assert said


def test_every_kind_of_problem_of_files_is_translated_here_or_where_it_is_shown():
    tried = {type(it.code) for it in TROUBLES if isinstance(it, Diagnostic)}
    kinds = {kind for kind in DiagnosticCode.__subclasses__() if ".files." in kind.__module__}
    assert kinds - tried == {errors.EncodingDiagnosticCode, Cleanup, JournalDamage}


def test_what_is_not_known_says_it_in_english():
    assert describe_error(ValueError("as it is")) == "as it is"


def test_a_name_that_is_none_is_told_with_its_notation():
    assert notation("andreev").id == NO_NAME.notation
    assert describe_error(NO_NAME).endswith(
        "is not a line of the 19×19 board: the centre line is “=9”"
    )
