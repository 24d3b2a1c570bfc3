"""Every print option has a row in the table, a flag and a field in the window, or a reason."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import fields

import pytest

from goboard_gui.cli import diagram
from goboard_gui.cli.arguments import point_naming_from_args
from goboard_gui.cli.print_arguments import _SPECIAL_FLAGS, print_choices_from_args
from goboard_gui.diagram.book.option import Flag, Option, OptionType
from goboard_gui.diagram.book.option_table import OPTIONS, SPLIT_RULES, STORED_ONLY
from goboard_gui.diagram.book.options import (
    DEFAULTS,
    DocumentType,
    FileOptions,
    NamingOptions,
    PrintChoices,
    PrintOptions,
    PrintScope,
    ProblemOptions,
    TrueSizeOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, Margins, PageSetup, Paper, TypeSizes
from goboard_gui.diagram.book.phrases import Phrases
from goboard_gui.diagram.compose import DisplayOptions
from goboard_gui.go import Crop, Size, Symmetry
from goboard_gui.notation import Reading, Side
from goboard_gui.record.figures import (
    CaptureSplit,
    Cropping,
    EvenSplit,
    FixedLengthSplit,
    PlanOptions,
)
from goboard_gui.record.values.move_numbers import MoveNumbers

CLASSES: dict[str, type] = {
    "": PrintChoices,
    "edition": PrintOptions,
    "edition.names": NamingOptions,
    "edition.numbers": MoveNumbers,
    "edition.plan": PlanOptions,
    "edition.setup": PageSetup,
    "edition.setup.margins": Margins,
    "edition.setup.sizes": TypeSizes,
    "edition.shown": DisplayOptions,
    "edition.problems": ProblemOptions,
    "edition.true_size": TrueSizeOptions,
    "edition.phrases": Phrases,
    "scope": PrintScope,
    "output": FileOptions,
}
"""The classes of options by key."""

FACTS = {"several", "chaptered", "board_kinds", "board", "edition.thresholds"}
"""What is known of records, and what the preferences say; these are not options."""

NO_FIELD = {
    "edition.shown.spotlight": "there is no pointer on paper",
}
"""Options that the window has no field for, and why."""

NO_FLAG = {
    "scope.line": "a file that is not open has no current line",
    "edition.shown.spotlight": "there is no pointer on paper",
}
"""Options without a flag, and why."""


def keys_of_fields() -> set[str]:
    """Return the keys of all fields that are options."""
    found = set()
    for place, kind in CLASSES.items():
        names = getattr(kind, "_fields", ()) or [field.name for field in fields(kind)]
        found |= {f"{place}.{name}".removeprefix(".") for name in names}
    for rule in SPLIT_RULES.values():
        found |= {f"edition.plan.split.{name}" for name in rule._fields}
    found |= {f"edition.setup.paper.{name}" for name in ("width", "height")}
    return found - set(CLASSES) - FACTS


def is_phrase(key: str) -> bool:
    """Return whether this is one of the many texts of pages, of which few are offered."""
    return key.startswith("edition.phrases.")


def test_every_field_has_a_row_and_every_row_a_field():
    assert set(OPTIONS) == keys_of_fields()


def test_every_option_is_in_the_window():
    without = {key for key, option in OPTIONS.items() if not option.label and not is_phrase(key)}
    assert without == set(NO_FIELD)
    assert {option.key for option in STORED_ONLY if not is_phrase(option.key)} == set(NO_FIELD)


@pytest.fixture
def flags() -> set[str]:
    """Return the flags of the command."""
    commands = ArgumentParser().add_subparsers()
    diagram.add_parser(commands)
    return set(commands.choices["diagram"]._option_string_actions)


def test_every_option_is_on_the_command_line(flags):
    without = {
        key
        for key, option in OPTIONS.items()
        if not option.flags and (option.label or not is_phrase(key))
    }
    assert without == set(NO_FLAG)
    named = {flag.name for option in OPTIONS.values() for flag in option.flags}
    assert named - flags == set()


def example_of(option: Option, flag: Flag) -> tuple[list[str], object]:
    """Return arguments with a flag, and the value of the option that they choose."""
    if flag.value is not None:
        return [flag.name], flag.value
    match option.type:
        case OptionType.SWITCH if DEFAULTS.get(option.key):
            return [flag.name.replace("--", "--no-")], False
        case OptionType.SWITCH:
            return [flag.name], True
        case OptionType.INTEGER | OptionType.DECIMAL:
            return [flag.name, f"{option.limits.most:g}"], option.limits.most
        case OptionType.SET:
            return [flag.name, option.values[0].name], {option.values[0].value}
        case OptionType.CHOICE | OptionType.PAPER:
            return [flag.name, option.offered_values[-1].name], option.offered_values[-1].value
    return [flag.name, "{black}"], "{black}"


MANY_PARTS = {
    *("--as", "--crop", "--figures", "--game", "--grid", "--labels", "--moves", "--pitch"),
    *("--edges", "--no-edges", "--paper"),
}
"""Flags with a syntax of their own, which other tests cover."""
EXAMPLES = {
    flag.name: (option.key, *example_of(option, flag))
    for option in OPTIONS.values()
    for flag in option.flags
    if flag.name not in MANY_PARTS
}


@pytest.mark.parametrize("flag", EXAMPLES)
def test_a_flag_chooses_an_option_and_no_other(flag):
    key, arguments, value = EXAMPLES[flag]
    commands = ArgumentParser().add_subparsers()
    diagram.add_parser(commands)
    parse = commands.choices["diagram"].parse_args
    rule = ["--figures", "captures"] if flag == "--longest-figure" else []
    base, args = parse(["game.sgf", *rule]), parse(["game.sgf", *rule, *arguments])
    chosen = print_choices_from_args(args, point_naming_from_args(args, Size(19, 19)))
    assert chosen.get(key) == value
    if flag != "--variations":  # it makes a game of a position
        usual = print_choices_from_args(base, point_naming_from_args(base, Size(19, 19)))
        assert usual.get(key) != value
        assert chosen.with_value(key, usual.get(key)) == usual


SPECIAL = {
    "--as kifu": {"edition.material": DocumentType.KIFU},
    "--as problems --grid 2x3": {"edition.problems.across": 2, "edition.problems.down": 3},
    "--as board --pitch 22x23.7": {
        "edition.true_size.pitch_x": 22.0,
        "edition.true_size.pitch_y": 23.7,
    },
    "--crop all": {"edition.plan.cropping": Cropping.ALL, "edition.plan.crop": None},
    "--crop A1:K10": {
        "edition.plan.cropping": Cropping.NONE,
        "edition.plan.crop": Crop(0, 9, 9, 18),
    },
    "--edges top,left": {
        "edition.shown.edges": {Side.TOP, Side.LEFT},
        "edition.problems.edges": {Side.TOP, Side.LEFT},
    },
    "--no-edges": {"edition.shown.edges": frozenset(), "edition.problems.edges": frozenset()},
    "--dpi 9999": {"output.dpi": 9999},
    "--figures captures:8": {"edition.plan.split": CaptureSplit(8)},
    "--figures even:60": {"edition.plan.split": EvenSplit(60)},
    "--figures every:4000": {"edition.plan.split": FixedLengthSplit(4000)},
    "--labels stay": {"edition.names.reading": Reading.STAY},
    "--largest-stone 4.2": {"edition.setup.stone_pitch": 4.2},  # the former name
    "--stone-pitch 4.2": {"edition.setup.stone_pitch": 4.2},
    "--moves 7-200000": {"edition.plan.first": 7, "edition.plan.last": 200000},
    "--moves 51-": {"edition.plan.first": 51, "edition.plan.last": None},
    "--paper a5": {"edition.setup.paper": PAPERS["A5"]},
    "--paper 6x9in": {"edition.setup.paper": PAPERS["6x9in"]},
    "--paper 8.5x11IN": {"edition.setup.paper": PAPERS["letter"]},
    "--paper 15.5×23.5cm": {"edition.setup.paper": PAPERS["155x235mm"]},
    "--paper 147x210.5mm": {"edition.setup.paper": Paper("custom", 147.0, 210.5)},
    "--paper 9x6in": {"edition.setup.paper": Paper("custom", 228.6, 152.4)},
    "--line-spacing 1.5": {"edition.setup.sizes.line_spacing": 1.5},
    "--line-spacing 15pt --text-size 10": {"edition.setup.sizes.line_spacing": 1.5},
    "--view r90": {"edition.names.view": Symmetry.R90},
}
"""Flags with a syntax of their own or without limits, and the options that they choose."""


@pytest.mark.parametrize("arguments", SPECIAL)
def test_a_special_flag_chooses_its_options(arguments):
    commands = ArgumentParser().add_subparsers()
    diagram.add_parser(commands)
    args = commands.choices["diagram"].parse_args(["game.sgf", *arguments.split()])
    chosen = print_choices_from_args(args, point_naming_from_args(args, Size(19, 19)))
    found = {key: chosen.get(key) for key in SPECIAL[arguments]}
    assert found == SPECIAL[arguments]


def test_every_special_flag_is_in_the_option_table():
    named = {flag.name for option in OPTIONS.values() for flag in option.flags}
    assert named.issuperset(_SPECIAL_FLAGS)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--paper", "napkin"], "unknown paper: 'napkin'"),
        (["--paper", "6x9"], "unknown paper: '6x9'"),
        (["--paper", "6x9mm"], "'6x9mm': paper must be between 100 and 1200 mm wide and high"),
        (["--paper", "6x99in"], "'6x99in': paper must be between 100 and 1200 mm wide and high"),
        (["--line-spacing", "1"], "--line-spacing must be between 1.2 and 2, not 1"),
        (["--line-spacing", "9pt"], "--line-spacing must be between 1.2 and 2, not 0.947368"),
        (["--line-spacing", "wide"], "expected a number such as 9 or 9.5, not 'wide'"),
        (["--left-margin", "99"], "--left-margin must be between 0 and 40, not 99"),
        (["--second", "x"], "argument --second: there is no notation 'x'"),
        (["--first-page", "0"], "--first-page must be between 1 and 10000, not 0"),
        (
            ["--longest-figure", "9"],
            "--longest-figure requires --figures captures or overlap",
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_cannot_be_chosen_is_refused(goboard, record, tmp_path, arguments, told):
    result = goboard("diagram", record("(;B[aa])"), "-o", tmp_path / "out.pdf", *arguments)
    assert (result.status, result.out) == (2, "")
    assert told in result.err


def test_defaults_are_within_the_limits():
    wrong = {}
    for key, option in OPTIONS.items():
        if option.limits is None or key.startswith("edition.plan.split."):
            continue
        value = DEFAULTS.get(key)
        if (value is None and not option.none) or (
            value is not None and value not in option.limits
        ):
            wrong[key] = value
    assert wrong == {}


def test_every_value_has_one_name():
    for option in OPTIONS.values():
        names = [each.name for each in option.values]
        assert len(set(names)) == len(names), option.key
        if option.type is OptionType.CHOICE:
            written = [option.value_name(each.value) for each in option.offered_values]
            assert written == [each.name for each in option.offered_values], option.key


def test_every_member_of_an_enumeration_can_be_stored():
    for key, option in OPTIONS.items():
        if option.type is OptionType.CHOICE and hasattr(type(DEFAULTS.get(key)), "__members__"):
            assert {each.value for each in option.values} == set(type(DEFAULTS.get(key))), key
