"""What the content streams of a PDF file draw: colours, line widths, opacities and text sizes."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any

import pikepdf

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
_DEVICE_OPERATORS = {
    **{"g": "/DeviceGray", "rg": "/DeviceRGB", "k": "/DeviceCMYK"},
    **{"G": "/DeviceGray", "RG": "/DeviceRGB", "K": "/DeviceCMYK"},
}
_STROKES = {"S", "s", "B", "B*", "b", "b*"}
_FILLS = {"f", "F", "f*", "B", "B*", "b", "b*"}
_SHOWN = {"Tj", "TJ", "'", '"'}


@dataclass(frozen=True)
class Drawn:
    """One drawing operator, with the state in which it was drawn.

    ``colours`` are those that it uses, each with its colour space. ``width`` is that of the line
    in points, if it strokes one, and ``size`` the font size in points, if it shows text.
    ``opacity`` is the smaller of those for strokes and fills.
    """

    operator: str
    colours: tuple[tuple[str, tuple[float, ...]], ...]
    width: float | None = None
    size: float | None = None
    opacity: float = 1.0
    blending: str = "/Normal"


@dataclass
class _State:
    matrix: Matrix = IDENTITY
    fill: tuple[str, tuple[float, ...]] = ("/DeviceGray", (0.0,))
    stroke: tuple[str, tuple[float, ...]] = ("/DeviceGray", (0.0,))
    width: float = 1.0
    opacity: float = 1.0
    blending: str = "/Normal"
    size: float = 0.0
    text: Matrix = IDENTITY


def drawn_on_pages(path: Path) -> list[list[Drawn]]:
    """Return what is drawn on each page of a file, forms included."""
    with pikepdf.open(path) as pdf:
        return [list(_drawn(page.obj, page.obj.get("/Resources"), _State())) for page in pdf.pages]


def named_colour_spaces(path: Path) -> set[str]:
    """Return the device colour spaces that occur anywhere in a file: in resources, patterns,
    images and colour operators.
    """
    with pikepdf.open(path) as pdf:
        found = set()
        for item in pdf.objects:
            found |= {name for name in _names(item) if name.startswith("/Device")}
    return found | {
        space for page in drawn_on_pages(path) for each in page for space, _ in each.colours
    }


def _names(item: Any, depth: int = 0) -> Iterator[str]:
    if isinstance(item, pikepdf.Name):
        yield str(item)
    elif isinstance(item, pikepdf.Array) and depth < 8:
        for each in item:
            yield from _names(each, depth + 1)
    elif isinstance(item, pikepdf.Dictionary | pikepdf.Stream) and depth < 8:
        for key, value in item.items():
            if key not in ("/Parent", "/P", "/Pg") and not getattr(value, "is_indirect", False):
                yield from _names(value, depth + 1)


def _times(one: Matrix, other: Matrix) -> Matrix:
    """Return the matrix that applies ``one`` and then ``other``."""
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (
        *(a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s),
        *(e * p + f * r + t, e * q + f * s + u),
    )


def _scale(matrix: Matrix) -> float:
    a, b, c, d, _, _ = matrix
    return sqrt(abs(a * d - b * c))


def _numbers(operands: Any) -> tuple[float, ...]:
    return tuple(float(each) for each in operands if not isinstance(each, pikepdf.Name))


def _space(name: Any, resources: Any) -> str:
    spaces = resources.get("/ColorSpace", {}) if resources is not None else {}
    found = spaces.get(str(name), name)
    return str(found) if isinstance(found, pikepdf.Name) else " ".join(map(str, found))


def _drawn(stream: Any, resources: Any, state: _State) -> Iterator[Drawn]:
    saved: list[_State] = []
    for operands, operator in pikepdf.parse_content_stream(stream):
        name = str(operator)
        match name:
            case "q":
                saved.append(_State(**vars(state)))
            case "Q":
                state = saved.pop()
            case "cm":
                state.matrix = _times(_numbers(operands), state.matrix)  # type: ignore[arg-type]
            case "w":
                state.width = float(operands[0])
            case "gs":
                _apply(resources["/ExtGState"][str(operands[0])], state)
            case "cs" | "CS":
                chosen = _space(operands[0], resources), ()
                state.fill, state.stroke = (
                    (chosen, state.stroke) if name == "cs" else (state.fill, chosen)
                )
            case "sc" | "scn":
                state.fill = state.fill[0], _numbers(operands)
            case "SC" | "SCN":
                state.stroke = state.stroke[0], _numbers(operands)
            case "BT":
                state.text = IDENTITY
            case "Tm":
                state.text = _numbers(operands)  # type: ignore[assignment]
            case "Tf":
                state.size = float(operands[1])
            case "Do":
                yield from _placed(resources["/XObject"][str(operands[0])], state)
            case _ if name in _DEVICE_OPERATORS:
                colour = _DEVICE_OPERATORS[name], _numbers(operands)
                if name.islower():
                    state.fill = colour
                else:
                    state.stroke = colour
            case _ if name in _STROKES | _FILLS | _SHOWN:
                yield _shown(name, state)


def _placed(item: Any, state: _State) -> Iterator[Drawn]:
    """Yield what an external object draws: a form, or an image with its colour space."""
    if item.Subtype == pikepdf.Name.Image:
        space = item.get("/ColorSpace", "mask")
        yield Drawn("Do", ((str(space), ()),), opacity=0.0 if "/SMask" in item else state.opacity)
        return
    inner = _State(**vars(state))
    if "/Matrix" in item:
        inner.matrix = _times(_numbers(item.Matrix), inner.matrix)  # type: ignore[arg-type]
    yield from _drawn(item, item.get("/Resources"), inner)


def _apply(parameters: Any, state: _State) -> None:
    values = [float(parameters[key]) for key in ("/ca", "/CA") if key in parameters]
    if values:
        state.opacity = min(values)
    if "/BM" in parameters:
        state.blending = str(parameters["/BM"])
    if "/LW" in parameters:
        state.width = float(parameters["/LW"])


def _shown(name: str, state: _State) -> Drawn:
    strokes, fills = name in _STROKES, name in _FILLS | _SHOWN
    colours = ((state.stroke,) if strokes else ()) + ((state.fill,) if fills else ())
    width = state.width * _scale(state.matrix) if strokes else None
    size = None
    if name in _SHOWN:
        _, _, c, d, _, _ = _times(state.text, state.matrix)
        size = state.size * hypot(c, d)
    return Drawn(name, colours, width, size, state.opacity, state.blending)
