"""Records that are no SGF: GIB, NGF and UGF are read, others are refused with their reason."""

from .detection import format_of
from .errors import Notice, NoticeKind, UnsupportedFormatError
from .formats import RECORD_ENDINGS, Format, Unsupported
from .opening import Opened, open_any, open_path

__all__ = [
    "RECORD_ENDINGS",
    "Format",
    "Notice",
    "NoticeKind",
    "Opened",
    "Unsupported",
    "UnsupportedFormatError",
    "format_of",
    "open_any",
    "open_path",
]
