"""Tagged PDF files: pages composed of forms, with structure, links, outline and attachments.

`plan` divides sheets into fragments, each of one element of the structure. `fragment_document`
draws each fragment with Qt, as a page of an intermediate document, which `forms` converts to form
XObjects. `composition` places these on the pages of the file; `tags`, `navigation`, `metadata` and
`attachments` add the rest. Only functions that write a file import pikepdf.
"""

from .profile import PdfProfile
from .writing import save_pages, write_pages

__all__ = ["PdfProfile", "save_pages", "write_pages"]
