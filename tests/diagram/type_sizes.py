"""The type that sheets are set in, as a paint engine of documents gets it."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from pikepdf import Pdf, parse_content_stream
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPainter

from goboard_gui.diagram.units import MM_PER_POINT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pikepdf import Object
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPaintEngineState, QTextItem

    from goboard_gui.diagram.book.sheet import SheetItem


Matrix = tuple[float, ...]
_IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class DrawnText(NamedTuple):
    """A text as it was drawn: its size in points, and how much narrower than usual it is."""

    text: str
    points: float
    squeeze: float
    bold: bool
    turned: bool
    x: float
    y: float


class _Engine(QPaintEngine):
    """An engine that keeps the texts, and passes for that of a PDF file."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[DrawnText] = []

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.Pdf

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawPixmap(self, *args: object) -> None:
        pass

    def drawPath(self, *args: object) -> None:
        pass

    def drawPolygon(self, *args: object) -> None:
        pass

    def drawTextItem(self, place: QPointF, item: QTextItem) -> None:
        matrix = self.painter().combinedTransform()
        high = hypot(matrix.m21(), matrix.m22())
        wide = hypot(matrix.m11(), matrix.m12())
        font = item.font()
        size = font.pixelSize() * high / MM_PER_POINT
        at = matrix.map(place)
        self.texts.append(
            DrawnText(
                item.text(),
                size,
                wide / high,
                font.bold(),
                abs(matrix.m12()) > abs(matrix.m11()),
                at.x(),
                at.y(),
            )
        )


class _Paper(QPaintDevice):
    """A device on which nothing is seen, whose units are millimetres."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        kind = QPaintDevice.PaintDeviceMetric
        match metric:
            case kind.PdmWidth | kind.PdmHeight:
                return 1000
            case kind.PdmDevicePixelRatio:
                return 1
            case kind.PdmDevicePixelRatioScaled:
                return 0x10000
        return 25


def drawn_texts(item: SheetItem) -> list[DrawnText]:
    """All texts that a board, a line or another item of a sheet draws on paper."""
    paper = _Paper()
    with QPainter(paper) as qp:
        item.draw(qp)
    return paper.engine.texts


def written_sizes(path: Path) -> list[float]:
    """The sizes of all texts in a PDF file, in points, also of those in its forms."""
    with Pdf.open(path) as pdf:
        return [size for page in pdf.pages for size in _sizes_in(page.obj, page.resources)]


def _sizes_in(stream: Object, resources: Object, outer: Matrix = _IDENTITY) -> Iterator[float]:
    matrix, kept, size, placed = outer, [], 0.0, _IDENTITY
    for operands, operator in parse_content_stream(stream):
        match str(operator):
            case "q":
                kept.append(matrix)
            case "Q":
                matrix = kept.pop()
            case "cm":
                matrix = _times(tuple(map(float, operands)), matrix)
            case "Tf":
                size = float(operands[1])
            case "Tm":
                placed = tuple(map(float, operands))
            case "Tj" | "TJ":
                _, _, c, d, *_ = _times(placed, matrix)
                yield size * hypot(c, d)
            case "Do":
                form = resources.XObject[str(operands[0])]
                if form.Subtype == "/Form":
                    inner = tuple(map(float, form.get("/Matrix", _IDENTITY)))
                    used = form.get("/Resources", resources)
                    yield from _sizes_in(form, used, _times(inner, matrix))


def _times(one: Matrix, other: Matrix) -> Matrix:
    """The matrix that does what one does, then what the other does."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )
