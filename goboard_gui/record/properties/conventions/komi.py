"""Komi (KM): the points meant by a number as written by programs and people.

A rule applies to a number, however it is spelled: 375, 375.00 and 375,000000 are the same komi.

| written by                   | value               | points                     | source |
|------------------------------|---------------------|----------------------------|--------|
| most programs                | 6.5, 6,5, 6½, 6目半 | 6½                         | 1      |
| PandaNet, q5Go, AlphaGo Zero | 6.500000            | 6½                         | 1      |
| KGS                          | -100.00 to 100.00   | the same: no larger komi   | 1      |
| Nihon Ki-in                  | 黒6目半             | 6½: Black gives it         | 1      |
| Chinese records              | 3.75, 2.75          | 7½, 5½: stones, half of it | 1, 2   |
| Sina and others in China     | 黑贴3又3/4子        | 7½: Black gives 3¾ stones  | 1      |
| Fox, Chinese rules           | 375                 | 7½: hundredths of stones   | 3, 4   |
| Fox, Japanese, Korean rules  | 650, 550            | 6½, 5½: hundredths         | 3, 5   |
| Fox, handicap                | 0, 50               | 0, ½: hundredths           | 3, 6   |
| YuanYu                       | 750, 650            | 7½, 6½: hundredths         | 1      |
| others                       | 50                  | 50                         | 1      |

A quarter of a stone is half a point; no komi in points has quarters. Nobody gives a komi of more
than 100 points, so larger multiples of 25 are hundredths, whoever wrote them; of smaller ones, only
those of Fox are. Readers that replace Fox's komi by a constant (pysgf, KaTrain) lose what it says.

Sources: 1 records by these programs; 2 ogatak's reader; 3 records of Fox in public issues, such as
sanderland/katrain#177; 4 online-go/goban#205; 5 a game of 1985 that Fox offers, with KM[550];
6 SabakiHQ/sgf#16.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ....late_patterns import late_pattern
from .normalisation import normalise_text
from .numbers import parse_score_points, write_score_points

_FOX = "foxwq"

HIGHEST = 1000
"""The largest komi in points, for either player; a larger one counts as unknown."""

_LARGEST_IN_POINTS = 100
# Who gives the komi, and in Chinese records how many stones it is.
_GIVEN = late_pattern(r"(?:[黒黑흑]|(?P<white>[白백]))?\s*(?:[贴貼]|コミ|덤)?\s*(?P<komi>.+)")
_STONES = late_pattern(
    r"(?P<whole>\d{1,3}(?:\.\d+)?)(?:又(?P<part>[1-3])/(?P<parts>[24]))?子", re.ASCII
)
_REAL = late_pattern(r"[-+]?\d{1,5}(?:\.\d+)?", re.ASCII)


def is_fox_application(application: str) -> bool:
    """Return whether an ``AP`` value names Fox, with or without a version.

    Fox writes two values, the first of which names another program.

    >>> is_fox_application("foxwq"), is_fox_application("foxwq:2"), is_fox_application("GNU Go:3.8")
    (True, True, False)
    """
    return application.partition(":")[0].strip() == _FOX


@lru_cache(maxsize=256)  # few values occur in the files of a collection
def read_komi(text: str, *, fox: bool = False) -> float | None:
    """Return the points that a ``KM`` value stands for, or None if it is not a komi.

    ``fox`` means that Fox wrote the record.

    >>> [read_komi(text) for text in ("6,5", "6.500000", "375.00", "325", "650", "3.75", "50")]
    [6.5, 6.5, 7.5, 6.5, 6.5, 7.5, 50.0]
    >>> read_komi("50", fox=True), read_komi("reverse"), read_komi("1001")
    (0.5, None, None)
    >>> read_komi("黒6目半"), read_komi("黑贴3又3/4子"), read_komi("白贴2.75子")
    (6.5, 7.5, -5.5)
    """
    number = _number(text)
    if number is None:
        return None
    points = _points_of_komi(number, fox=fox)
    return points if abs(points) <= HIGHEST else None


def convert_komi(text: str, *, fox: bool = False) -> float | None:
    """Return the points of a komi in hundredths or in stones, or None for any other text.

    >>> convert_komi("375"), convert_komi("3.75"), convert_komi("7.5"), convert_komi("some")
    (7.5, 7.5, None, None)
    """
    komi = read_komi(text, fox=fox)
    return None if komi == _number(text) else komi


def suggest_komi(text: str) -> tuple[str, ...] | None:
    """Return the possible standard forms of a komi, or None if it is already a plain number.

    >>> suggest_komi("6,5"), suggest_komi("6.5"), suggest_komi("reverse")
    (('6.5',), None, ())
    """
    number = _number(text)
    if number is None or read_komi(text) is None:
        return ()
    return None if _REAL.fullmatch(text) else (write_score_points(number),)


def _number(text: str) -> float | None:
    """Return the number of a komi as written, or of the points if the text says that it is in
    stones.
    """
    if _REAL.fullmatch(text):  # as most programs write it; the other patterns are not compiled then
        return float(text)
    given = _GIVEN.fullmatch(normalise_text(text).removesuffix(";"))
    if given is None:
        return None
    stones = _STONES.fullmatch(given["komi"])
    if stones is None:
        number = parse_score_points(given["komi"])
    else:
        part = int(stones["part"]) / int(stones["parts"]) if stones["part"] else 0
        number = 2 * (float(stones["whole"]) + part)
    return -number if number is not None and given["white"] else number


def _points_of_komi(number: float, *, fox: bool) -> float:
    """Return the points meant by a number, which may be in points, in hundredths of points or
    stones, or in stones if it has quarters (3.75 becomes 7.5).
    """
    if number % 25 == 0 and (fox or abs(number) > _LARGEST_IN_POINTS):
        return number / 100 if number % 50 == 0 else number / 50
    return number * 2 if number * 4 % 2 == 1 else number
