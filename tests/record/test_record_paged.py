from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record._paged import PagedMap

_updates = st.lists(
    st.dictionaries(st.integers(0, 2000), st.text(max_size=2), max_size=6), max_size=6
)


@given(_updates)
def test_each_version_is_the_dictionary_it_was_made_as(updates):
    versions = [(PagedMap[str](), {})]
    for update in updates:
        paged, plain = versions[-1]
        versions.append((paged.with_values(update), plain | update))
    for paged, plain in versions:
        assert {key: paged.get(key) for key in paged} == plain
        assert len(paged) == len(plain)


def test_a_key_never_set_has_no_value():
    assert PagedMap[str]().with_value(3, "a").get(4) is None
    assert PagedMap[str]().get(1_000_000) is None


def test_a_changed_map_shares_every_page_but_the_one_changed():
    before = PagedMap[int]().with_values({key: key for key in range(0, 2560, 10)})
    after = before.with_value(700, 7)
    same = {number for number, page in after._pages.items() if page is before._pages[number]}
    assert same == set(range(10)) - {700 // 256}


def test_a_changed_map_shares_every_value_left_alone():
    values = {key: object() for key in range(300)}
    before = PagedMap[object]().with_values(values)
    after = before.with_value(5, object())
    assert all(after.get(key) is values[key] for key in values if key != 5)


@given(_updates, st.lists(st.integers(0, 2000), max_size=6))
def test_a_map_without_keys_has_all_the_others(updates, keys):
    paged, plain = PagedMap[str](), {}
    for update in updates:
        paged, plain = paged.with_values(update), plain | update
    some = [*keys, *list(plain)[:2]]
    for key in some:
        plain.pop(key, None)
    fewer = paged.without_keys(some)
    assert {key: fewer.get(key) for key in fewer} == plain
    assert bool(fewer) is bool(plain)


@given(_updates, _updates)
def test_what_differs_turns_one_version_into_the_other(shared, own):
    before = PagedMap[str]()
    for update in shared:
        before = before.with_values(update)
    after = before
    for update in own:
        after = after.with_values(update)
    for old, new in ((before, after), (after, before)):
        found = dict(new.difference(old))
        made = old.with_values({key: value for key, value in found.items() if value is not None})
        made = made.without_keys(key for key, value in found.items() if value is None)
        assert {key: made.get(key) for key in made} == {key: new.get(key) for key in new}


def test_pages_that_two_versions_share_are_not_looked_into():
    class Watched(dict):
        def items(self):
            raise AssertionError("looked into")

    before = PagedMap[int]().with_values({key: key for key in range(1000)})
    before._pages[2] = Watched(before._pages[2])
    assert dict(before.with_value(5, -5).difference(before)) == {5: -5}
