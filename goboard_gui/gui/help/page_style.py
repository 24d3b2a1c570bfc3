"""Spacing and style of manual pages, which Qt's Markdown import does not provide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import (
    QColor,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

MARGIN = 20
"""Page margin in logical pixels."""

_LEADING = 118.0
"""Line height in per cent."""
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_ABOVE = {1: 0.0, 2: 20.0, 3: 14.0}
"""Space above headings in logical pixels, by level."""
_BELOW_HEADING = 6.0
_BELOW = 8.0
_BELOW_ITEM = 4.0
_CELL = 5.0
_FAINT = 0.15


def apply_page_style(document: QTextDocument, palette: QPalette) -> None:
    """Set margins and spacing of headings, paragraphs, lists and tables."""
    document.setDocumentMargin(MARGIN)
    ground = palette.color(QPalette.ColorRole.AlternateBase)
    for block in _blocks(document):
        _space(block, ground)
    for table in _tables(document):
        _behead(table)
        _rule(table, _hairline(palette))


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _tables(document: QTextDocument) -> Iterator[QTextTable]:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable) and frame.format().border():
            yield frame


def _space(block: QTextBlock, ground: QColor) -> None:
    form = block.blockFormat()
    cursor = QTextCursor(block)
    if cursor.currentTable() is not None:
        return
    level = form.headingLevel()
    if level:
        form.setTopMargin(_ABOVE.get(level, 0.0))
        form.setBottomMargin(_BELOW_HEADING)
    elif _is_command(block):
        form.setBackground(ground)
        form.setLeftMargin(_CELL)
        form.setBottomMargin(0.0 if _is_command(block.next()) else _BELOW)
    else:
        if _PICTURE not in block.text():
            form.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setTopMargin(0.0)
        within = cursor.currentList() and block.next().textList()
        form.setBottomMargin(_BELOW_ITEM if within else _BELOW)
    cursor.setBlockFormat(form)


def _is_command(block: QTextBlock) -> bool:
    """Return whether a paragraph is an indented command line."""
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage.value)


def _behead(table: QTextTable) -> None:
    """Remove an empty table header, which Markdown requires."""
    head = (table.cellAt(0, column) for column in range(table.columns()))
    if all(cell.firstCursorPosition() == cell.lastCursorPosition() for cell in head):
        table.removeRows(0, 1)


def _rule(table: QTextTable, colour: QColor) -> None:
    form = table.format()
    form.setBorder(1)
    form.setBorderBrush(colour)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderCollapse(True)
    form.setCellPadding(_CELL)
    form.setTopMargin(_BELOW_ITEM)
    form.setBottomMargin(_BELOW + _BELOW_ITEM)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(form)


def _hairline(palette: QPalette) -> QColor:
    """Return the colour of table lines."""
    colour = palette.color(QPalette.ColorRole.Text)
    colour.setAlphaF(_FAINT)
    return colour
