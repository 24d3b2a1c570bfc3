"""The languages of the comments of a record, and the names in it."""

from __future__ import annotations

import re
from functools import cached_property
from itertools import chain, islice
from typing import TYPE_CHECKING

from ....files.comments import read_comment
from ....files.sgf.game_info import read_info
from ....record.analysis.languages import (
    UNKNOWN_LANGUAGE,
    can_be_in_language,
    majority_language,
    recognise_language,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....record import Tree

_MOST_NODES = 2000
_MOST_CHARACTERS = 20_000
"""Limits of what is read to find the language of most comments."""
_NAME = re.compile(r"[^\W\d_]+")


class CommentLanguages:
    """The languages of the comments of a record, as BCP 47 tags.

    All comments are in the ``chosen`` language, unless they are written in another script. Without
    one, each comment has its own; if it can't be recognised, it has the language of most of them.
    """

    def __init__(self, tree: Tree, chosen: str = UNKNOWN_LANGUAGE) -> None:
        self._tree = tree
        self._chosen = chosen

    def language_of(self, text: str) -> str:
        """Return the language of a comment, or `UNKNOWN_LANGUAGE`."""
        if self._chosen and can_be_in_language(text, self._chosen):
            return self._chosen
        if recognised := recognise_language(text):
            return recognised
        if not self._chosen and can_be_in_language(text, self._majority):
            return self._majority
        return UNKNOWN_LANGUAGE

    @cached_property
    def names(self) -> frozenset[str]:
        """The words of the players', teams' and others' names in the game information, with their
        capital letters; they are not divided.
        """
        texts = self._names_of_people() + self._names_of_events()
        words = (word[0] for text in texts for word in _NAME.finditer(text))
        return frozenset(word for word in words if not word.islower())

    def _names_of_people(self) -> list[str]:
        info = read_info(self._tree)
        names = (info.black_name, info.white_name, info.black_team, info.white_team)
        return [*filter(None, (*names, info.annotator, info.user))]

    def _names_of_events(self) -> list[str]:
        info = read_info(self._tree)
        return [*filter(None, (info.event, info.place, info.game_name, info.source, info.round))]

    @cached_property
    def _majority(self) -> str:
        return majority_language(self._sample())

    def _sample(self) -> Iterator[str]:
        """Yield comments of the record until they are long enough."""
        length = 0
        general = read_info(self._tree).comment or ""
        nodes = islice(self._tree.preorder(), _MOST_NODES)
        comments = (read_comment(self._tree, node) for node in nodes)
        for text in chain((general,), comments):
            yield text
            length += len(text)
            if length > _MOST_CHARACTERS:
                return
