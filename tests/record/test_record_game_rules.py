from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RULE_SETS, Compensation, Counting, Ko, RuleSet, rule_set
from goboard_gui.record import Property, Tree
from goboard_gui.record.properties.conventions.rules import RULES, suggest_rules
from goboard_gui.record.values.game_rules import (
    CUSTOM_RULES_ID,
    declared_handicap,
    identify_rules,
    parse_rules,
    rules_of,
    rules_text,
    with_rules,
)
from tests.cases import for_each

any_rules = st.builds(
    RuleSet,
    st.just("mine"),
    st.just("whatever"),
    st.just("my rules"),
    st.sampled_from(Ko),
    suicide=st.booleans(),
    counting=st.sampled_from(Counting),
    komi=st.integers(-200, 200).map(lambda halves: halves / 2) | st.floats(-100, 100),
    compensation=st.sampled_from(Compensation),
    seki_points=st.booleans(),
    pass_stones=st.booleans(),
    dead_stones_removed=st.booleans(),
    black_wins_ties=st.booleans(),
)


def record(text: str) -> Tree:
    return read_sgf(text.encode()).games[0]


@given(any_rules)
def test_a_persons_own_rules_are_read_back_as_they_were_written(rules: RuleSet):
    back = parse_rules(rules_text(rules))
    assert back is not None
    assert back._replace(id=rules.id, name=rules.name, english=rules.english) == rules
    assert back == identify_rules(rules)


@for_each("known", RULE_SETS, ids=lambda known: known.id)
def test_each_known_set_is_written_by_its_name_and_read_back(known: RuleSet):
    assert rules_text(known) == known.name
    assert parse_rules(known.name) is known
    assert parse_rules(known.id) is known
    assert suggest_rules(known.name) is None


@for_each("known", RULE_SETS, ids=lambda known: known.id)
def test_a_set_with_another_komi_is_ones_own(known: RuleSet):
    own = identify_rules(known._replace(komi=known.komi + 1))
    assert own.id == CUSTOM_RULES_ID
    assert parse_rules(own.name) == own


@for_each(
    ("text", "wanted"),
    [
        ("japanese", "japanese"),
        ("Japanese rules", "japanese"),
        ("日本", "japanese"),
        ("chinese", "chinese"),
        ("Chinese-OGS", "chinese"),
        ("中国规则", "chinese"),
        ("中国ルール", "chinese"),
        ("中國規則", "chinese"),
        ("중국룰", "chinese"),
        ("Chinesische Regeln", "chinese"),
        ("日本规则", "japanese"),
        ("日本規則", "japanese"),
        ("일본 규칙", "japanese"),
        ("règles japonaises", "japanese"),
        ("Японские правила", "japanese"),
        ("韩国规则", "korean"),
        ("韓国ルール", "korean"),
        ("한국룰", "korean"),
        ("应氏规则", "ing"),
        ("應氏規則", "ing"),
        ("応氏ルール", "ing"),
        ("응씨룰", "ing"),
        ("korean", "korean"),
        ("AGA", "aga"),
        ("BGA", "aga"),
        ("NZ", "nz"),
        ("New Zealand", "nz"),
        ("NewZealand", "nz"),
        ("new-zealand", "nz"),
        ("GOE", "ing"),
        ("Ing", "ing"),
        ("Tromp/Taylor", "tromp-taylor"),
        ("TrompTaylor", "tromp-taylor"),
        ("tromp–taylor", "tromp-taylor"),
        ("Citizendium", "citizendium"),
    ],
)
def test_names_are_understood_in_the_spellings_of_real_files(text: str, wanted: str):
    assert parse_rules(text) is rule_set(wanted)


@for_each(
    ("text", "wanted"),
    [
        ("koPOSITIONALscoreAREAtaxNONEsui1", "Tromp-Taylor"),
        ("koPOSITIONALscoreAREAtaxNONEsui0", "koPOSITIONALscoreAREAtaxNONEsui0"),
        ("koPOSITIONALscoreAREAtaxNONEsui1komi7.5", "Tromp-Taylor"),
        ("koPOSITIONALscoreAREAtaxNONEsui1komi7", "koPOSITIONALscoreAREAtaxNONEsui1komi7"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "Japanese"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0button0whb0fpok1", "Japanese"),
        ("koSIMPLE scoringTERRITORY sui0", "Japanese"),
        ("koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1", "Chinese"),
        ("koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1pass1", "AGA"),
        ("koSITUATIONALscoreAREAtaxNONEsui1fpok1komi7", "NZ"),
        ("koPOSITIONALscoreAREAtaxNONEsui1fpok1tieBLACKkomi8", "GOE"),
        ("sui0", "koPOSITIONALscoreAREAtaxNONEsui0"),
        ("koNATURALscoreAREAtaxNONEsui1", "koNATURALscoreAREAtaxNONEsui1"),
    ],
)
def test_the_form_of_katago_is_understood_with_what_it_leaves_out(text: str, wanted: str):
    rules = parse_rules(text)
    assert rules is not None
    assert rules.name == wanted


@for_each(
    "text",
    [
        "",
        "Hahn",
        "Old Chinese",
        "TT--",
        "Group tax?",
        "my own",
        "koSPIGHTscoreAREAtaxNONEsui1",
        "koPOSITIONALscoreAREAtaxALLsui1",
        "koPOSITIONALscoreAREAtaxNONEsui1button1",
        "koPOSITIONALscoreAREAtaxNONEsui2",
        "koPOSITIONALscoreAREAtaxNONEsui1komi",
        "koPOSITIONALscoreAREAtaxNONEsui1komi--1",
        "koPOSITIONALscoreAREAtaxNONEsui1komi1e99",
        "koPOSITIONALscoreAREAtaxNONEsui1dots1",
        "ko" * 10_000,
    ],
    ids=lambda text: text[:40],
)
def test_rules_that_cannot_be_honoured_are_none_rather_than_wrong_ones(text: str):
    assert parse_rules(text) is None


@for_each(
    ("text", "wanted"),
    [
        ("(;SZ[9])", None),
        ("(;SZ[9]RU[])", None),
        ("(;SZ[9]RU[Hahn])", None),
        ("(;SZ[9]RU[Japanese])", "japanese"),
        ("(;SZ[9];RU[AGA]PB[a];B[aa])", "aga"),
        ("(;SZ[9];B[aa]RU[AGA])", None),
        ("(;SZ[9]RU[Hahn];RU[AGA])", None),
        ("(;SZ[9]RU[Jap\\\nanese])", "japanese"),
    ],
)
def test_a_record_states_its_rules_where_it_tells_of_the_game(text: str, wanted: str | None):
    assert rules_of(record(text)) is (None if wanted is None else rule_set(wanted))


def test_rules_are_written_where_they_stood_or_last_in_the_root():
    tree = with_rules(record("(;SZ[9]RU[x]KM[0])"), rule_set("nz"))
    assert [item.ident for item in tree.properties(0)] == ["SZ", "RU", "KM"]
    assert rules_of(tree) is rule_set("nz")
    tree = with_rules(record("(;SZ[9]KM[0])"), rule_set("ing"))
    assert tree.properties(0)[-1] == Property("RU", ("GOE",))


def test_rules_that_are_stated_already_make_no_other_record():
    tree = record("(;SZ[9]RU[NZ])")
    assert with_rules(tree, rule_set("nz")) is tree


def test_no_rules_may_be_stated():
    tree = with_rules(record("(;SZ[9]RU[NZ]KM[7];RU[AGA])"), None)
    assert rules_of(tree) is None
    assert [item.ident for item in tree.properties(0)] == ["SZ", "KM"]


def test_the_names_that_are_offered_are_those_of_the_sets():
    assert tuple(known.name for known in RULE_SETS) == RULES


@for_each(("root", "stones"), [("", 0), ("HA[4]", 4), ("HA[many]", 0)])
def test_a_handicap_is_stated_in_stones(root, stones):
    assert declared_handicap(record(f"(;{root})")) == stones
