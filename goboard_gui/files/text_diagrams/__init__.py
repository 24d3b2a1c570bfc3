"""Reading and writing of text diagrams of positions, in the format of Sensei's Library or as plain
text; boards in the wiki template ``Go board`` are read, too.
"""

from .errors import DiagramError, DiagramErrorReason
from .plain import write_plain
from .reading import read_diagram
from .record_diagram import TextDiagramStyle, write_diagram
from .sensei import write_sensei

__all__ = [
    "DiagramError",
    "DiagramErrorReason",
    "TextDiagramStyle",
    "read_diagram",
    "write_diagram",
    "write_plain",
    "write_sensei",
]
