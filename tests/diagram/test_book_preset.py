"""Editions kept as JSON: nothing chosen is lost, and nothing that is wrong does harm."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book import presets
from goboard_gui.diagram.book.option import OptionType
from goboard_gui.diagram.book.option_table import CROP_LIMITS, OPTIONS, SPLIT_RULES, THEMES
from goboard_gui.diagram.book.options import (
    DEFAULTS,
    AnswerPlacement,
    DocumentType,
    NamingOptions,
    PrintChoices,
    PrintOptions,
    ProblemOptions,
    RecordAttachment,
    TrueSizeOptions,
)
from goboard_gui.diagram.book.page_setup import (
    PAPERS,
    Margins,
    PageSetup,
    Paper,
    TypeSizes,
    UnitOrder,
)
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.compose import DisplayOptions
from goboard_gui.diagram.compose import NamedPoints as Named
from goboard_gui.go import Crop, Symmetry
from goboard_gui.notation import NOTATIONS, Reading, Side, notation
from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
)
from tests.cases import for_each

PLAIN = PrintOptions(NamingOptions(notation("western")))
OTHER = replace(
    PLAIN,
    names=NamingOptions(notation("kanji"), Symmetry.R90, Reading.STAY),
    material=DocumentType.PROBLEMS,
    plan=PlanOptions(
        MoveNumberSplit((47, 93)),
        Numbering.HUNDREDS,
        True,
        False,
        VariationDiagrams.GAME,
        Cropping.ALL,
        Crop(0, 1, 8, 9),
        3,
        120,
    ),
    setup=PageSetup(PAPERS["A5"], True, Margins(10, 11, 12, 13), 2, 3, 5.0, UnitOrder.DOWN),
    shown=DisplayOptions(frozenset({Side.TOP}), Named.EMPTY, True, second=notation("sgf")),
    theme=THEMES["light"],
    comments=False,
    phrases=ENGLISH._replace(figure="Fig. {figure}"),
    problems=ProblemOptions(3, 4, 10, AnswerPlacement.FACING, False),
    true_size=TrueSizeOptions(22.5, 24, False, 0),
)


def from_data(data: object, base: PrintOptions) -> PrintOptions:
    """Return the print options of a preset."""
    return presets.from_data({"edition": data}, PrintChoices(base)).edition


def to_data(edition: PrintOptions, base: PrintOptions) -> dict:
    """Return print options as a preset has them."""
    return presets.to_data(PrintChoices(edition), PrintChoices(base))["edition"]


def within(key: str):
    """Return a strategy for a number that may stand there."""
    return between(*OPTIONS[f"edition.{key}"].limits)


def between(least: float, most: float):
    """Return a strategy for a number within limits."""
    whole = isinstance(least, int) and isinstance(most, int)
    return st.integers(least, most) if whole else st.floats(least, most)


SPLITS = st.one_of(
    st.builds(FixedLengthSplit, within("plan.split.moves")),
    st.builds(EvenSplit, within("plan.split.moves")),
    st.builds(CaptureSplit, within("plan.split.least"), within("plan.split.most")),
    st.builds(OverlapSplit, within("plan.split.most")),
    st.builds(MoveNumberSplit, st.lists(within("plan.split.last"), max_size=5).map(tuple)),
    st.sampled_from([MarkSplit(), CommentSplit(), SingleFigure()]),
)
EDITIONS = st.builds(
    PrintOptions,
    names=st.builds(
        NamingOptions,
        st.sampled_from(NOTATIONS),
        st.sampled_from(Symmetry),
        st.sampled_from(Reading),
    ),
    material=st.sampled_from(DocumentType),
    plan=st.builds(
        PlanOptions,
        SPLITS,
        numbering=st.sampled_from(Numbering),
        repeat_last=st.booleans(),
        keep_captured=st.booleans(),
        variations=st.sampled_from(VariationDiagrams),
        cropping=st.sampled_from(Cropping),
        crop=st.none() | st.builds(Crop, *(between(*CROP_LIMITS) for _ in Crop._fields)),
        first=within("plan.first"),
        last=st.none() | within("plan.last"),
    ),
    setup=st.builds(
        PageSetup,
        paper=st.sampled_from(list(PAPERS.values())) | st.just(Paper("card", 120.0, 160.0)),
        landscape=st.booleans(),
        margins=st.builds(Margins, *(within(f"setup.margins.{side}") for side in Margins._fields)),
        columns=st.none() | within("setup.columns"),
        rows=st.none() | within("setup.rows"),
        order=st.sampled_from(UnitOrder),
        text_size=within("setup.text_size"),
        sizes=st.builds(
            TypeSizes, *(st.none() | within(f"setup.sizes.{name}") for name in TypeSizes._fields)
        ),
        mirrored_margins=st.booleans(),
        stone_pitch=st.none() | within("setup.stone_pitch"),
        page_numbers=st.booleans(),
    ),
    shown=st.builds(
        DisplayOptions,
        edges=st.frozensets(st.sampled_from(Side)),
        names=st.sampled_from(Named),
        second=st.none() | st.sampled_from(NOTATIONS),
    ),
    theme=st.sampled_from(list(THEMES.values())),
    comments=st.booleans(),
    headers=st.booleans(),
    problems=st.builds(
        ProblemOptions,
        *(within(f"problems.{name}") for name in ("across", "down", "first")),
        st.sampled_from(AnswerPlacement),
        st.booleans(),
        within("problems.variations"),
    ),
    true_size=st.builds(
        TrueSizeOptions,
        within("true_size.pitch_x"),
        within("true_size.pitch_y"),
        st.booleans(),
        within("true_size.overlap"),
    ),
)


def kept(edition: PrintOptions) -> dict:
    """Return what is read of an edition after it was written to a file."""
    return json.loads(json.dumps(to_data(edition, PLAIN)))


@given(EDITIONS)
def test_an_edition_is_read_as_it_was_written(edition):
    assert from_data(kept(edition), PLAIN) == edition


FROM_PREFERENCES = {"thresholds"}
"""The fields of editions that come from elsewhere than the print window."""
STORED_NAMES = {"column_gap": "gutter"}
"""The names in presets of fields that were renamed."""


def test_everything_that_can_be_chosen_is_written():
    written = kept(OTHER)
    assert from_data(written, PLAIN) == OTHER
    assert set(written) == {field.name for field in fields(PrintOptions)} - FROM_PREFERENCES
    for name in ("plan", "setup"):
        own = {field.name for field in fields(getattr(OTHER, name))}
        assert set(written[name]) == {STORED_NAMES.get(field, field) for field in own}


@for_each(
    ("material", "largest_stone", "stone_pitch"),
    [
        ("game", 6.25, 6.25),
        ("game", 5.5, None),
        ("game", 9.0, 9.0),
        ("position", 5.5, None),
        ("problems", 7.0, None),
        ("problems", 5.5, 5.5),
        ("kifu", 9.0, None),
        ("kifu", 5.5, 5.5),
    ],
)
def test_the_largest_stone_of_an_old_preset_is_its_pitch_unless_it_was_the_usual_one(
    material, largest_stone, stone_pitch
):
    data = {"material": material, "setup": {"largest_stone": largest_stone}}
    assert from_data(data, OTHER).setup.stone_pitch == stone_pitch
    new = {"material": material, "setup": {"stone_pitch": 4.0, "largest_stone": largest_stone}}
    assert from_data(new, OTHER).setup.stone_pitch == 4.0


def test_the_former_default_order_is_read_as_the_present_one():
    data = {"edition": {"setup": {"order": "fitting"}}}
    across = replace(DEFAULTS.edition, setup=PageSetup(order=UnitOrder.ACROSS))
    read = presets.from_data(data, replace(DEFAULTS, edition=across))
    assert read.edition.setup.order is UnitOrder.AUTOMATIC
    assert presets.to_data(read, DEFAULTS)["edition"]["setup"]["order"] == "automatic"


@for_each(
    ("stored", "read"),
    [
        (True, RecordAttachment.SINGLE_GAME),
        (False, RecordAttachment.NEVER),
        ("always", RecordAttachment.ALWAYS),
        ("sometimes", RecordAttachment.SINGLE_GAME),
    ],
)
def test_presets_in_which_the_attachment_was_a_switch_are_read(stored, read):
    found = presets.from_data({"edition": {"attach_record": stored}}, DEFAULTS)
    assert found.edition.attach_record is read


def test_words_that_nobody_chose_are_those_of_the_language_in_which_it_is_read():
    german = replace(PLAIN, phrases=ENGLISH._replace(black_to_play="Schwarz am Zug"))
    own = replace(PLAIN, phrases=ENGLISH._replace(figure="Fig. {figure}"))
    read = from_data(kept(own), german)
    assert read.phrases == german.phrases._replace(figure="Fig. {figure}")


@for_each("data", ["", "nothing", [1, 2], None, True, 3, float("inf")], ids=repr)
def test_what_is_no_edition_changes_nothing(data):
    assert from_data(data, OTHER) == OTHER


@for_each(
    ("said", "kept"),
    [
        ({"names": {"notation": "klingon", "view": "r90"}}, ("names", "notation")),
        ({"names": {"notation": ["western"]}}, ("names", "notation")),
        ({"setup": {"columns": 0, "landscape": False}}, ("setup", "columns")),
        ({"setup": {"columns": 2.5}}, ("setup", "columns")),
        ({"setup": {"columns": True}}, ("setup", "columns")),
        ({"setup": {"text_size": float("nan")}}, ("setup", "text_size")),
        ({"setup": {"text_size": 10**400}}, ("setup", "text_size")),
        ({"setup": {"paper": "napkin"}}, ("setup", "paper")),
        ({"setup": {"paper": {"name": "wall", "width": 1e9}}}, ("setup", "paper", "width")),
        ({"setup": {"margins": {"left": -3}}}, ("setup", "margins", "left")),
        ({"plan": {"split": {"rule": "at whim"}}}, ("plan", "split")),
        ({"plan": {"split": "every"}}, ("plan", "split")),
        ({"plan": {"split": {"rule": "at", "last": [0]}}}, ("plan", "split", "last")),
        ({"plan": {"split": {"rule": "at", "last": 7}}}, ("plan", "split", "last")),
        ({"plan": {"crop": [1, 2, 3, 4]}}, ("plan", "crop")),
        ({"shown": {"edges": ["top", "inside"]}}, ("shown", "edges")),
        ({"shown": {"edges": 3}}, ("shown", "edges")),
        ({"phrases": {"figure": 3}}, ("phrases", "figure")),
        ({"theme": {"table": "#fff"}}, ("theme",)),
        ({"comments": "no"}, ("comments",)),
        ({"problems": [2, 3]}, ("problems",)),
    ],
    ids=str,
)
def test_a_value_that_cannot_be_leaves_what_there_was(said, kept):
    read, was = from_data(said, OTHER), OTHER
    for name in kept:
        read, was = getattr(read, name), getattr(was, name)
    assert read == was


def test_good_values_beside_bad_ones_are_read():
    read = from_data({"setup": {"columns": -1, "rows": 1, "unheard": 3}, "later": {}}, OTHER)
    assert (read.setup.columns, read.setup.rows) == (2, 1)


def test_a_rule_begins_with_its_own_numbers_where_none_are_said():
    assert from_data({"plan": {"split": {"rule": "captures"}}}, OTHER).plan.split == CaptureSplit()
    every = replace(PLAIN, plan=PlanOptions(FixedLengthSplit(30)))
    assert from_data({"plan": {"split": {"rule": "every"}}}, every).plan.split == FixedLengthSplit(
        30
    )


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside),
    max_leaves=5,
)


def names_inside(value: object) -> list[tuple[str, ...]]:
    """Return the ways to everything inside an edition."""
    if is_dataclass(value):
        own = [field.name for field in fields(value)]
    else:
        own = list(getattr(value, "_fields", ()))
    return [
        (STORED_NAMES.get(name, name), *way)
        for name in own
        for way in [(), *names_inside(getattr(value, name))]
    ]


@given(st.sampled_from(names_inside(OTHER)), VALUES)
def test_whatever_is_said_of_anything_an_edition_comes_of_it(way, said):
    for name in reversed(way):
        said = {name: said}
    read = from_data(said, OTHER)
    assert isinstance(read, PrintOptions)
    assert from_data(kept(read), PLAIN) == read


def test_every_number_of_an_edition_has_limits():
    kinds = (OptionType.INTEGER, OptionType.DECIMAL, OptionType.NUMBERS)
    numbers = [option for option in OPTIONS.values() if option.type in kinds]
    assert [option.key for option in numbers if option.limits is None] == []
    assert len(numbers) > 20


def test_every_rule_has_a_name_of_its_own():
    assert len({type(rule) for rule in SPLIT_RULES.values()}) == len(SPLIT_RULES) == 8
