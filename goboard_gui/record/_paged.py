"""Persistent map from small integers, with cheap single-key updates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

T = TypeVar("T")

_BITS = 8


class PagedMap(Generic[T]):
    """Immutable mapping from non-negative integers, stored in pages of 256 consecutive keys.

    An updated map shares every page but one with the original, so keeping thousands of versions for
    undo costs little. No HAMT library has wheels for every Python version that we support.

    >>> one = PagedMap[str]().with_value(3, "a")
    >>> one.with_value(3, "b").get(3), one.get(3), one.get(4)
    ('b', 'a', None)
    """

    __slots__ = ("_pages",)

    def __init__(self) -> None:
        self._pages: dict[int, dict[int, T]] = {}

    def get(self, key: int) -> T | None:
        """Return the value for ``key``, or None if the map has no such key."""
        page = self._pages.get(key >> _BITS)
        return None if page is None else page.get(key)

    def with_value(self, key: int, value: T) -> PagedMap[T]:
        """Return a copy of the map in which ``key`` has the value ``value``."""
        return self.with_values({key: value})

    def with_values(self, values: Mapping[int, T]) -> PagedMap[T]:
        """Return a copy of the map, updated with all items of ``values``."""
        pages = self._pages.copy()
        copied: set[int] = set()
        for key, value in values.items():
            number = key >> _BITS
            if number not in copied:
                copied.add(number)
                pages[number] = pages.get(number, {}).copy()
            pages[number][key] = value
        changed = PagedMap[T]()
        changed._pages = pages
        return changed

    def without_keys(self, keys: Iterable[int]) -> PagedMap[T]:
        """Return a copy of the map without the given keys."""
        pages = self._pages.copy()
        copied: set[int] = set()
        for key in keys:
            number = key >> _BITS
            if key in pages.get(number, ()):
                if number not in copied:
                    copied.add(number)
                    pages[number] = pages[number].copy()
                del pages[number][key]
                if not pages[number]:
                    del pages[number]
        changed = PagedMap[T]()
        changed._pages = pages
        return changed

    def difference(self, before: PagedMap[T]) -> Iterator[tuple[int, T | None]]:
        """Yield each key whose value differs from that in ``before``, with the new value, or None
        if the key was removed.

        Values are compared by identity. Pages that both maps share are skipped.
        """
        for number in self._pages.keys() | before._pages.keys():
            ours, theirs = self._pages.get(number, {}), before._pages.get(number, {})
            if ours is theirs:
                continue
            for key, value in ours.items():
                if theirs.get(key) is not value:
                    yield key, value
            for key in theirs.keys() - ours.keys():
                yield key, None

    def __iter__(self) -> Iterator[int]:
        for page in self._pages.values():
            yield from page

    def __bool__(self) -> bool:
        return bool(self._pages)

    def __len__(self) -> int:
        return sum(len(page) for page in self._pages.values())
