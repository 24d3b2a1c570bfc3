"""Labels that are too wide for their points, replaced by letters that notes explain."""

from __future__ import annotations

import re
from dataclasses import replace
from string import ascii_uppercase
from typing import TYPE_CHECKING

from ...record.analysis.cited_letters import plain_letter
from ...record.values.markup import label_letters
from ..painting.label_fitting import is_too_wide
from ..painting.lettering import Lettering, TextRendering
from ..paper_layout import LEAST_LABEL_SIZE
from ..theme import PRINT
from .blocks import InlineText, plain_text
from .text_warnings import TextWarning, TextWarningKind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ..picture import Picture
    from .blocks import BoardBlock, Inline

_LETTER_ALONE = re.compile(r"\b[A-Z]{1,2}\b")
_BETWEEN = "; "


def letters_in_texts(texts: Iterable[Inline]) -> frozenset[str]:
    """Return the letters that stand alone in texts, which may refer to points."""
    found = (_LETTER_ALONE.findall(plain_letter(plain_text(text))) for text in texts)
    return frozenset().union(*found)


def with_short_labels(
    block: BoardBlock, pitch: float, aspect: float = 1.0, least: float = LEAST_LABEL_SIZE
) -> BoardBlock:
    """Return a board in which letters replace the labels that are too wide for their points, with a
    note that explains them and warnings.

    ``pitch`` is the line spacing and ``least`` the smallest font size, in millimetres. No letter is
    on the board or in its notes already, nor one of the letters that its comments use.
    """
    replaced = replaced_labels(
        block.picture, pitch * min(aspect, 1.0), _letters_in_use(block), least
    )
    if not replaced:
        return block
    figure = block.figure
    warnings = (
        TextWarning(
            TextWarningKind.LABEL_REPLACED, label, figure.label_move(label) if figure else 0, letter
        )
        for label, letter in replaced.items()
    )
    return replace(
        block,
        picture=with_labels(block.picture, replaced),
        notes=(*block.notes, (InlineText(labels_note(replaced)),)),
        warnings=(*block.warnings, *warnings),
    )


def replaced_labels(
    picture: Picture,
    pitch: float,
    in_use: Collection[str] = (),
    least: float = LEAST_LABEL_SIZE,
) -> dict[str, str]:
    """Return the letters for those labels of a picture that are too wide at a line spacing of
    ``pitch`` and a font size of ``least`` millimetres, by label.

    Letters that are on the board or ``in_use`` are not among them.
    """
    lettering = Lettering(PRINT.families, TextRendering.TEXT)
    cells = sorted(picture.cells.items(), key=lambda item: (item[0].row, item[0].column))
    labels = dict.fromkeys(cell.label for _, cell in cells if cell.label)
    wide = [label for label in labels if is_too_wide(label, lettering, pitch, least)]
    taken = {plain_letter(label) for label in labels} | set(in_use)
    taken.add("I")  # in a comment it reads as the pronoun
    free = (letter for letter in label_letters(ascii_uppercase) if letter not in taken)
    return dict(zip(wide, free, strict=False))


def labels_note(replaced: Mapping[str, str]) -> str:
    """Return a note that explains the letters which replace labels.

    >>> labels_note({"52.3%": "C", "dame": "D"})
    'C: 52.3%; D: dame'
    """
    return _BETWEEN.join(f"{letter}: {label}" for label, letter in replaced.items())


def with_labels(picture: Picture, replaced: Mapping[str, str]) -> Picture:
    """Return a picture in which other labels replace some of its own."""
    cells = {
        point: cell._replace(label=replaced[cell.label]) if cell.label in replaced else cell
        for point, cell in picture.cells.items()
    }
    return picture._replace(cells=cells)


def _letters_in_use(block: BoardBlock) -> frozenset[str]:
    texts = (block.caption, *block.notes, *block.note_table)
    return block.taken_letters | letters_in_texts(texts)
