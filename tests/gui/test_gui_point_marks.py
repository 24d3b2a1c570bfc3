"""Each mark is complete: its property, drawing, names, and the tool that adds it."""

from __future__ import annotations

import re

import pytest

from goboard_gui.assets import resource_path
from goboard_gui.diagram.book.blocks import Book
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.output.latex import preamble
from goboard_gui.diagram.output.latex_languages import LanguageDefinitions
from goboard_gui.diagram.painting.mark_drawings import DRAWINGS
from goboard_gui.gui.actions.commands import ExclusiveGroup
from goboard_gui.gui.actions.commands.command_table import COMMANDS, MARKUP_BAR, command_values
from goboard_gui.gui.board.tools.cleanup_dialog import MARKUP_KINDS
from goboard_gui.record.edits.cleaning import POINT_MARKS
from goboard_gui.record.properties.marks import MARKS_BY_PROPERTY, OLD_MARK, Mark
from goboard_gui.record.properties.tables import (
    MARKUP_PROPERTIES,
    POINT_VALUE_TYPES,
    PointValueType,
)

OF_PSGO = {"markcr", "markma", "marksl", "marksq", "marktr"}
"""The commands for signs that the package psgo defines."""

each_mark = pytest.mark.parametrize("mark", Mark, ids=lambda mark: mark.name.lower())


def tool_of(mark: Mark):
    return next(
        tool for tool, chosen in command_values(ExclusiveGroup.TOOLS).items() if chosen is mark
    )


@each_mark
def test_its_properties_are_markup_and_lists_of_points(mark):
    assert MARKS_BY_PROPERTY[mark.value] is mark
    for ident in (mark.value, OLD_MARK):
        assert ident in MARKUP_PROPERTIES
        assert POINT_VALUE_TYPES[ident] is PointValueType.POINTS


def test_no_two_have_the_same_property_or_name():
    assert len(MARKS_BY_PROPERTY) == len(Mark)
    assert OLD_MARK not in MARKS_BY_PROPERTY
    assert len({mark.english for mark in Mark}) == len(Mark)


def test_all_are_drawn_and_no_two_alike():
    assert set(DRAWINGS) == set(Mark)
    for part in ("shape", "frame", "latex", "characters"):
        assert len({getattr(drawing, part) for drawing in DRAWINGS.values()}) == len(Mark), part


@each_mark
def test_its_latex_command_is_known(mark):
    command = re.match(r"\\(\w+)", DRAWINGS[mark].latex)[1]
    languages = LanguageDefinitions()
    defined = preamble(Book(()), PageSetup(), wide=False, signs=False, languages=languages)
    assert command in OF_PSGO or rf"\newcommand{{\{command}}}" in defined


@pytest.mark.parametrize("mark", POINT_MARKS, ids=lambda mark: mark.name.lower())
def test_a_tool_of_the_tool_bar_with_an_icon_adds_it(mark):
    tool = tool_of(mark)
    assert tool in MARKUP_BAR
    assert resource_path("icons", f"{COMMANDS[tool].icon}.svg").is_file()
    assert COMMANDS[tool].icon != ""


@pytest.mark.parametrize("mark", POINT_MARKS, ids=lambda mark: mark.name.lower())
def test_it_can_be_cleaned_up(mark):
    assert MARKUP_KINDS[mark].replace("&", "").lower() == mark.plural
