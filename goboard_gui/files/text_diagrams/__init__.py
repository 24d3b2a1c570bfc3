"""Reading and writing of text diagrams of positions, in the format of Sensei's Library, as plain
text, as other programs print them, or in the wiki template ``Go board``.
"""

from .diagram_content import DiagramContent, DiagramMove, Omission
from .errors import DiagramError, DiagramErrorReason
from .reading import DiagramDiagnosticCode, DiagramRecords, read_diagrams
from .record_diagram import diagram_title, number_last_moves, write_diagram
from .styles import (
    BoardRequirement,
    TextDiagramStyle,
    UnsupportedBoardError,
    UnsupportedContentError,
    WrittenDiagram,
    unmet_requirement,
    write_content,
)

__all__ = [
    "BoardRequirement",
    "DiagramContent",
    "DiagramDiagnosticCode",
    "DiagramError",
    "DiagramErrorReason",
    "DiagramMove",
    "DiagramRecords",
    "Omission",
    "TextDiagramStyle",
    "UnsupportedBoardError",
    "UnsupportedContentError",
    "WrittenDiagram",
    "diagram_title",
    "number_last_moves",
    "read_diagrams",
    "unmet_requirement",
    "write_content",
    "write_diagram",
]
