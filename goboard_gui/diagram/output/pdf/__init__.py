"""Tagged PDF files: pages composed of forms, with structure, links, outline and attachments.

`plan` divides sheets into fragments, each of one element of the structure. `fragment_document`
draws them with Qt, those of a sheet on a page of an intermediate document, and `forms` makes a
form XObject of each. `composition` places these on the pages of the file; `tags`, `navigation`,
`metadata` and `attachments` add the rest. Only functions that write a file import pikepdf.
"""

from .profile import PdfProfile
from .writing import save_pages, write_pages

__all__ = ["PdfProfile", "save_pages", "write_pages"]
