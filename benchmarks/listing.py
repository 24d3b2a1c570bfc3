"""Check the game lists and duplicates of an index by looking at each game.

``python benchmarks/listing.py --games 50956 --filters 500``; ``--keep FOLDER`` is where games,
index and played positions are kept for the next time.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

sys.path.append(str(Path(__file__).parents[1]))

from _game_blocks import PASS, SIDE, game_blocks
from _indexed_games import games_with_index, index_numbers
from _timing import timed
from sgfmill import sgf

from goboard_gui.game_index.duplicates import DuplicateEvidence, MoveAgreement, find_duplicates
from goboard_gui.game_index.facts import Outcome
from goboard_gui.game_index.filters import Filter, SortOrder
from goboard_gui.game_index.index import Index
from goboard_gui.go import Size
from tests.fuseki.brute_force import TURNS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from _game_blocks import Block

SEED = 7
LAST = SIDE - 1
SIGNED = (20, 40, 60, 31, 51, 71)
TEXTS = ("PB", "BR", "PW", "WR", "GN", "EV", "RO", "DT", "PC", "RE", "RU", "BT", "WT", "ON", "SO")


class RecordInfo(NamedTuple):
    """The game information that a record gives."""

    number: int
    path: bytes
    texts: dict[str, str]
    moves: list[tuple[int, int]]
    winner: int

    def folded(self, *idents: str) -> str:
        return "\n".join(casefolded(self.texts.get(it, "")) for it in idents)


@cache
def casefolded(text: str) -> str:
    """Return a text in which upper and lower case, narrow and wide characters are the same."""
    return normalize("NFKC", text).casefold()


def record_info(
    files: list[Path], given: list[int], played: list[tuple[int, Block]]
) -> Iterator[RecordInfo]:
    for first, block in played:
        for game, winner in enumerate(block.winners.tolist()):
            begin, end = block.starts[game : game + 2]
            points, colours = (it[begin : end - 1].tolist() for it in block[2:4])
            moves = list(zip(points, colours, strict=True))
            file = files[first + game]
            root = sgf.Sgf_game.from_bytes(file.read_bytes()).get_root()
            texts = {it: root.get(it) for it in TEXTS if root.has_property(it)}
            yield RecordInfo(given[first + game], bytes(file.absolute()), texts, moves, winner)


def matches(game: RecordInfo, filter_: Filter) -> bool:
    """Return whether a filter matches a game."""

    def says(wanted: str, *idents: str) -> bool:
        return all(word in game.folded(*idents) for word in casefolded(wanted).split())

    outcome = filter_.outcome
    day = [int(part) for part in game.texts.get("DT", "").split("-") if part]
    return (
        says(filter_.text, *TEXTS)
        and (says(filter_.player, "PB") or says(filter_.player, "PW"))
        and says(filter_.black, "PB")
        and says(filter_.white, "PW")
        and says(filter_.event, "EV")
        and (not filter_.since or (bool(day) and day >= _numbers(filter_.since)))
        and (not filter_.until or (bool(day) and _until(day, _numbers(filter_.until))))
        and (outcome is None or game.winner == (0 if outcome is Outcome.NEITHER else outcome))
        and filter_.size in (None, Size(SIDE, SIDE))
    )


def _numbers(date: str) -> list[int]:
    return [int(part) for part in date.split("-")]


def _until(day: list[int], last: list[int]) -> bool:
    return day[: len(last)] <= last


def sorted_numbers(games: list[RecordInfo], order: SortOrder, *, descending: bool) -> list[int]:
    """Return game numbers sorted by a value; games without it come last."""

    def said(game: RecordInfo) -> object:
        return {
            SortOrder.NUMBER: game.number,
            SortOrder.DATE: game.texts.get("DT"),
            SortOrder.BLACK: game.folded("PB"),
            SortOrder.WHITE: game.folded("PW"),
            SortOrder.RESULT: game.texts.get("RE"),
            SortOrder.EVENT: game.folded("EV"),
            SortOrder.MOVES: len(game.moves),
            SortOrder.FILE: game.path,
        }[order]

    silent = [game for game in games if said(game) in (None, "")]
    speaking = [game for game in games if said(game) not in (None, "")]
    speaking.sort(key=said, reverse=descending)
    return [game.number for game in (*speaking, *silent)]


def random_filter(random: Random, games: list[RecordInfo]) -> Filter:
    """Return a filter for something that a game contains, so that there are matches."""
    game = random.choice(games)

    def part(text: str) -> str:
        begin = random.randrange(len(text) + 1)
        piece = text[begin : begin + random.randint(1, 6)]
        return piece.upper() if random.random() < 0.2 else piece

    def date() -> str:
        return game.texts["DT"][: random.choice((4, 7, 10))]

    fields = {
        "text": lambda: " ".join(part(random.choice(list(game.texts.values()))) for _ in "ab"),
        "player": lambda: part(game.texts[random.choice(("PB", "PW"))]),
        "black": lambda: part(game.texts["PB"]),
        "white": lambda: part(game.texts["PW"]),
        "event": lambda: part(game.texts.get("EV", "")),
        "since": date,
        "until": date,
        "outcome": lambda: random.choice((Outcome.BLACK, Outcome.WHITE, Outcome.NEITHER)),
        "size": lambda: Size(SIDE, random.choice((SIDE, SIDE, 13))),
    }
    chosen = random.sample(list(fields), random.choice((0, 1, 1, 2, 2, 3)))
    return Filter(**{name: fields[name]() for name in chosen})


def filters(index: Index, games: list[RecordInfo], asked: int) -> int:
    """Return how many of ``count`` filters list the wrong games."""
    random, wrong, seconds, found = Random(SEED), 0, [], Counter()
    for number in range(asked):
        filter_, order = random_filter(random, games), list(SortOrder)[number % len(SortOrder)]
        descending = random.random() < 0.5
        ours = index.games.matching_game_numbers(filter_, order, descending=descending)
        seconds.append(
            timed(lambda: index.games.matching_game_numbers(filter_, order, descending=descending))  # noqa: B023
        )
        those = [game for game in games if matches(game, filter_)]
        found["some" if those else "none"] += 1
        expected = sorted_numbers(those, order, descending=descending)
        if ours != expected:
            wrong += 1
            print(f"{filter_}, {order}, {descending=}: {len(ours)} games, not {len(expected)}")
    times = f"median {median(seconds) * 1e3:.1f} ms, longest {max(seconds) * 1e3:.1f} ms"
    print(f"{asked} filters on {len(games):,} games, {dict(found)}: {wrong} wrong; {times}")
    return wrong


def duplicate_groups(games: list[RecordInfo], last: dict[int, bytes]) -> set[tuple]:
    """Return the groups of equal games, with the clues and how far they agree."""
    alike = defaultdict(list)
    for game in games:
        if len(game.moves) >= 20:
            alike[DuplicateEvidence.POSITION, len(game.moves), last[game.number]].append(game)
        if len(game.moves) >= max(SIGNED):
            signed = [game.moves[it - 1] for it in SIGNED]
            least = min([move[:2] for move in _turned(signed, view)] for view in TURNS)
            alike[DuplicateEvidence.SIGNATURE, *least].append(game)
    groups = {key: them for key, them in alike.items() if len(them) > 1}
    of = {game.number: {game.number} for them in groups.values() for game in them}
    for them in groups.values():
        together = set().union(*(of[game.number] for game in them))
        of.update(dict.fromkeys(together, together))
    named = {game.number: game for game in games}
    return {
        (
            tuple(sorted(group)),
            frozenset(key[0] for key, them in groups.items() if them[0].number in group),
            _agreement([named[number] for number in group]),
        )
        for group in of.values()
    }


def _turned(moves: list[tuple[int, int]], view: str) -> list[tuple[int, int, int]]:
    return [
        (SIDE, SIDE, colour)
        if point == PASS
        else (*TURNS[view](point % SIDE, point // SIDE, LAST, LAST), colour)
        for point, colour in moves
    ]


def _agreement(group: list[RecordInfo]) -> MoveAgreement:
    longest = max((game.moves for game in group), key=len)
    long = _turned(longest, "id")
    agreeing = all(
        any(_turned(game.moves, view) == long[: len(game.moves)] for view in TURNS)
        for game in group
    )
    if not agreeing:
        return MoveAgreement.DIFFERENT
    same = all(len(game.moves) == len(longest) for game in group)
    return MoveAgreement.SAME if same else MoveAgreement.PART


def last_positions(given: list[int], played: list[tuple[int, Block]]) -> dict[int, bytes]:
    """Return the last position of each game, in its smallest view."""
    found = {}
    for first, block in played:
        for game, end in enumerate(block.starts[1:]):
            there = block.stones[:, :, end - 1]
            views = [turned for it in (there, there.T) for turned in (it, it[::-1])]
            found[given[first + game]] = min(
                view.tobytes() for it in views for view in (it, it[:, ::-1])
            )
    return found


def check(count: int, asked: int, kept: Path) -> int:
    files = games_with_index(kept, count)
    played = list(game_blocks(files, kept / "positions"))
    with closing(Index(kept / "index")) as index:
        given = index_numbers(index, files)
        games = list(record_info(files, given, played))
        wrong = filters(index, games, asked)
        found = find_duplicates(index)
        seconds = timed(lambda: find_duplicates(index))
    ours = {(it.games, it.evidence, it.agreement) for it in found}
    expected = duplicate_groups(games, last_positions(given, played))
    for title, groups in (("too much", ours - expected), ("missing", expected - ours)):
        for group in sorted(groups, key=lambda it: it[0])[:10]:
            print(f"{title}: {group}")
    kinds = Counter(it.agreement.value for it in found)
    print(f"{len(found):,} games more than once, {dict(kinds)}, in {seconds * 1e3:.0f} ms")
    print(f"{len(ours ^ expected)} groups are others")
    return wrong + len(ours ^ expected)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=3000, metavar="N")
    options.add_argument("--filters", type=int, default=200, metavar="N")
    options.add_argument("--keep", type=Path, metavar="FOLDER")
    chosen = options.parse_args()
    with TemporaryDirectory() as folder:
        sys.exit(int(check(chosen.games, chosen.filters, chosen.keep or Path(folder)) > 0))
