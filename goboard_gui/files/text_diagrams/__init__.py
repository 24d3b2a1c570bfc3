"""Text diagrams of positions, read and written: Sensei's Library format and plain text."""

from .errors import DiagramError, DiagramErrorReason
from .of_record import Style, diagram_of
from .plain import write_plain
from .reading import read_diagram
from .sensei import write_sensei

__all__ = [
    "DiagramError",
    "DiagramErrorReason",
    "Style",
    "diagram_of",
    "read_diagram",
    "write_plain",
    "write_sensei",
]
