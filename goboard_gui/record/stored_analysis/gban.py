r"""Codec of `GBAN`, the private property with the analysis of the position at a node.

The value is a version number and fields of the form ``key=value``, separated by spaces. It consists
of letters, digits and ``%,-._~=``, so that no program has a reason to escape or to change
anything. docs/stored-analysis.md describes the fields.
"""

from __future__ import annotations

import re
from string import ascii_letters, digits
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from ...go.analysis import Analysis, Candidate, Value
from ...named_tuples import NamedTuple
from ..properties.codec import BadPointError, read_point, write_point
from ..properties.tables import COLOUR_LETTERS, MOVE_COLOURS
from ..properties.texts import decode_simple_text
from .model import StoredAnalysis

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ...go import Colour, Point, Size, Symmetry

VERSION = "1"
MAX_BYTES = 4096
"""The longest value that is written, in bytes."""
_MAX_READ = 2 * MAX_BYTES  # line breaks may have been added
_MAX_TEXT = 100
"""The number of characters of names that are kept."""
MAX_LINE = 60
"""The number of moves of a candidate's line that are kept."""

_PASS = "--"
_OWNERS = ascii_letters + digits + "-"
"""A character for each degree of ownership, from surely White's to surely Black's."""
_NEUTRAL = len(_OWNERS) // 2
_OWNER_NUMBERS = {letter: number / _NEUTRAL - 1 for number, letter in enumerate(_OWNERS)}
_DECIMAL = re.compile(r"-?\d{1,9}(?:\.\d{1,9})?", re.ASCII)
_WHOLE = re.compile(r"\d{1,15}", re.ASCII)
_CANDIDATE_PARTS = 7
_POINT_PARTS = 0, 5, 6  # the move, the one of which it is a copy, and those that follow it


class DecodedValue(NamedTuple):
    """An analysis and the hash of the position to which it belongs."""

    analysis: StoredAnalysis
    position: str


def encode_analysis(stored: StoredAnalysis, position: str, *, ownership: bool = False) -> str:
    """Return the value for an analysis of the position with a hash.

    It is at most `MAX_BYTES` long: the last candidates that do not fit are left out. Names and
    lines of moves are cut. ``ownership`` is included on request, if it fits.

    >>> from goboard_gui.go import Colour, Point
    >>> move = Candidate(Point(3, 2), 90, Value(0.5, 0.25), (Point(3, 2), None), 0.125)
    >>> analysis = Analysis(Colour.BLACK, (move,), 100, Value(0.5123, -1.5))
    >>> stored = StoredAnalysis(analysis, engine="KataGo 1.18", komi=6.5)
    >>> encode_analysis(stored, "70ca452ff33756c5")
    '1 position=70ca452ff33756c5 to-play=B engine=KataGo%201.18 komi=6.5 visits=100\
 value=51.23,-1.5 move=dc,90,50,0.25,12.5,,--'
    """
    analysis = stored.analysis
    value = " ".join(_fields(stored, position))
    if ownership and analysis.ownership:
        value = _appended(value, f"ownership={_encoded_owners(analysis.ownership)}") or value
    for candidate in analysis.candidates:
        longer = _appended(value, f"move={_encoded_candidate(candidate)}")
        if longer is None:
            break
        value = longer
    return value


def decode_analysis(raw: str, size: Size) -> DecodedValue | None:
    """Return the analysis in a value for a board of a size, or None if there is nothing to read.

    Unknown and unreadable fields are skipped, and so are unreadable candidates.
    """
    fields = _fields_of(raw)
    if fields is None:
        return None
    candidates: list[Candidate] = []
    values: dict[str, str] = {}
    for field in fields:
        key, _, value = field.partition("=")
        if key == "move":
            candidate = _decoded_candidate(value, size)
            candidates += () if candidate is None else (candidate,)
        else:
            values.setdefault(key, value)
    to_play, position = MOVE_COLOURS.get(values.get("to-play", "")), values.get("position")
    if to_play is None or position is None:
        return None
    win_rate, _, score = values.get("value", "").partition(",")
    analysis = Analysis(
        to_play,
        tuple(candidates),
        _whole(values.get("visits", "")),
        _decoded_value(win_rate, score),
        _decoded_owners(values.get("ownership", ""), size),
    )
    stored = StoredAnalysis(
        analysis,
        engine=_decoded_text(values.get("engine", "")),
        komi=_decimal(values.get("komi", "")),
        rules=_decoded_text(values.get("rules", "")),
        seconds=_decimal(values.get("seconds", "")),
        as_setup=values.get("as-setup") == "yes",
    )
    return DecodedValue(stored, position)


class ValueRotation:
    """A rotation or reflection of values, for all positions on boards of a size."""

    def __init__(self, symmetry: Symmetry, size: Size) -> None:
        points = size.points()
        turned = symmetry.transformed_size(size)
        self._points = {write_point(at): write_point(symmetry.apply(at, size)) for at in points}
        self._points[_PASS] = _PASS
        index = {point: number for number, point in enumerate(points)}
        back = symmetry.inverse
        self.order = [index[back.apply(point, turned)] for point in turned.points()]
        """The index that each point of the rotated board had before, row by row."""

    def rotate(self, raw: str, new_hash: Callable[[str, Colour], str]) -> str | None:
        """Return a rotated value, or None if it cannot be read.

        ``new_hash`` gets the hash of the value and the player to move; it returns the hash of the
        rotated position. Fields without points stay as they are; unreadable points are removed.

        >>> from goboard_gui.go import Symmetry, Size
        >>> raw = "1 position=0 to-play=B visits=9 move=dc,9,50,,,,ca--"
        >>> ValueRotation(Symmetry.R90, Size(9, 9)).rotate(raw, lambda old, to_play: old)
        '1 position=0 to-play=B visits=9 move=gd,9,50,,,,ic--'
        """
        fields = _fields_of(raw)
        values = dict(field.partition("=")[::2] for field in reversed(fields or ()))
        to_play = MOVE_COLOURS.get(values.get("to-play", ""))
        if fields is None or to_play is None or "position" not in values:
            return None
        return " ".join((VERSION, *self._rotated(fields, to_play, new_hash)))

    def _rotated(
        self, fields: list[str], to_play: Colour, new_hash: Callable[[str, Colour], str]
    ) -> Iterator[str]:
        for field in fields:
            key, _, value = field.partition("=")
            if key == "position":
                yield f"position={new_hash(value, to_play)}"
            elif key == "move":
                parts = value.split(",")
                try:
                    for place in _POINT_PARTS:
                        parts[place] = self._rotated_points(parts[place])
                except LookupError:
                    continue
                yield f"move={','.join(parts)}"
            elif key == "ownership":
                if len(value) == len(self.order):
                    yield f"ownership={''.join([value[number] for number in self.order])}"
            else:
                yield field

    def _rotated_points(self, text: str) -> str:
        points = self._points
        return "".join([points[text[at : at + 2]] for at in range(0, len(text), 2)])


def _fields_of(raw: str) -> list[str] | None:
    """Return the fields of a value, or None for a value that is too long or of another version."""
    if len(raw) > _MAX_READ:
        return None
    version, *fields = decode_simple_text(raw).split() or [""]
    return fields if version == VERSION else None


def fraction(percent: float | None) -> float | None:
    """Return a percentage as a fraction, without errors of rounding; None if it is not one.

    >>> fraction(0.65), fraction(101.0)
    (0.0065, None)
    """
    return round(percent / 100, 11) if percent is not None and 0 <= percent <= 100 else None


def _fields(stored: StoredAnalysis, position: str) -> Iterator[str]:
    analysis = stored.analysis
    yield VERSION
    yield f"position={position}"
    yield f"to-play={COLOUR_LETTERS[analysis.to_play]}"
    if stored.engine:
        yield f"engine={_encoded_text(stored.engine)}"
    if stored.komi is not None:
        yield f"komi={_number(stored.komi)}"
    if stored.rules:
        yield f"rules={_encoded_text(stored.rules)}"
    if analysis.visits is not None:
        yield f"visits={analysis.visits}"
    if stored.seconds is not None:
        yield f"seconds={_number(stored.seconds)}"
    if stored.as_setup:
        yield "as-setup=yes"
    yield f"value={_encoded_value(analysis.value)}"


def _appended(value: str, field: str) -> str | None:
    """Return a value with a further field, or None if it would be too long."""
    longer = f"{value} {field}"
    return longer if len(longer) <= MAX_BYTES else None


def _encoded_text(text: str) -> str:
    return quote(text[:_MAX_TEXT], safe="", errors="surrogatepass")


def _decoded_text(value: str) -> str:
    try:
        return unquote(value, errors="surrogatepass")
    except UnicodeDecodeError:
        return unquote(value)


def _number(number: float) -> str:
    return f"{round(number, 2) + 0.0:.2f}".rstrip("0").rstrip(".")  # never -0


def _decimal(text: str) -> float | None:
    return float(text) if _DECIMAL.fullmatch(text) else None


def _whole(text: str) -> int | None:
    return int(text) if _WHOLE.fullmatch(text) else None


def _encoded_value(value: Value) -> str:
    """Return Black's win rate in percent and Black's lead, each empty if unknown."""
    return f"{_percent(value.win_rate)},{'' if value.score is None else _number(value.score)}"


def _decoded_value(win_rate: str, score: str) -> Value:
    return Value(_fraction(win_rate), _decimal(score))


def _percent(share: float | None) -> str:
    return "" if share is None else _number(100 * share)


def _fraction(percent: str) -> float | None:
    return fraction(_decimal(percent))


def _encoded_candidate(candidate: Candidate) -> str:
    copy_of = candidate.copy_of
    return ",".join(
        (
            _encoded_points([candidate.point]),
            str(candidate.visits),
            _encoded_value(candidate.value),
            _percent(candidate.prior),
            "" if copy_of is None else write_point(copy_of),
            _encoded_points(candidate.line[1:MAX_LINE]),
        )
    )


def _decoded_candidate(text: str, size: Size) -> Candidate | None:
    parts = text.split(",")
    if len(parts) != _CANDIDATE_PARTS:
        return None
    move, visits, win_rate, score, prior, copy_of, line = parts
    number = _whole(visits)
    try:
        points = list(_decoded_points(move + line, size))
        copied = read_point(copy_of, size) if copy_of else None
    except BadPointError:
        return None
    if number is None or len(move) != len(_PASS):
        return None
    value = _decoded_value(win_rate, score)
    return Candidate(points[0], number, value, tuple(points), _fraction(prior), copied)


def _encoded_points(points: Iterable[Point | None]) -> str:
    return "".join(_PASS if point is None else write_point(point) for point in points)


def _decoded_points(text: str, size: Size) -> Iterator[Point | None]:
    for start in range(0, len(text), 2):
        letters = text[start : start + 2]
        yield None if letters == _PASS else read_point(letters, size)


def _encoded_owners(ownership: Sequence[float]) -> str:
    return "".join(_OWNERS[round((number + 1) * _NEUTRAL)] for number in ownership)


def _decoded_owners(text: str, size: Size) -> tuple[float, ...]:
    if len(text) != size.width * size.height:
        return ()
    try:
        return tuple(_OWNER_NUMBERS[letter] for letter in text)
    except KeyError:
        return ()
