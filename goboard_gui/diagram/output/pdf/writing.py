"""Writing of sheets as a PDF file."""

from __future__ import annotations

from collections import deque
from io import BytesIO
from time import sleep
from typing import TYPE_CHECKING

from ....stepwise import run_in_thread, with_progress
from ...book.contents_titles import contents_titles
from ..errors import ExportError, ExportFailure
from ..files import write_file
from .attachments import embedded_files
from .composition import PageComposer, set_pages
from .forms import FormMaker
from .fragment_document import draw_fragments
from .metadata import Metadata, remove_metadata, set_identifier, write_metadata, writing_time
from .navigation import destination, destination_names, page_labels, write_outline
from .plan import plan_document
from .profile import DEFAULT_PROFILE
from .tags import StructureWriter
from .text_strings import text_string

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pikepdf import Object, Pdf

    from ...book.sheet import Pages
    from ..files import Write
    from .plan import DocumentPlan, PlannedFragment
    from .profile import PdfProfile


def save_pages(
    path: Path,
    pages: Pages,
    write: Write = write_file,
    profile: PdfProfile = DEFAULT_PROFILE,
) -> None:
    """Write pages as a PDF file.

    :raises ExportError: there is no page, or the file cannot be written.
    """
    deque(write_pages(path, pages, write, profile), maxlen=0)


def write_pages(
    path: Path,
    pages: Pages,
    write: Write = write_file,
    profile: PdfProfile = DEFAULT_PROFILE,
) -> Iterator[int]:
    """Write pages to a PDF file, yielding how many are done; a page is done by half when it is
    drawn.

    The file is written at the end, so closing the generator early leaves an existing file
    unchanged.

    :raises ExportError: there is no page, or the file cannot be written.
    """
    import pikepdf

    count = len(pages.sheets)
    if not count:
        raise ExportError(path, ExportFailure.NO_PAGE)
    plan = yield from with_progress(plan_document(pages, profile), 0)
    fragments = [[planned.fragment for planned in page.fragments] for page in plan.pages]
    drawing = draw_fragments(plan.pages, fragments, is_grey=pages.is_grey)
    while True:
        try:
            drawn = next(drawing)
        except StopIteration as end:
            data: bytes = end.value
            break
        yield drawn // 2
    pdf = yield from with_progress(run_in_thread(lambda: pikepdf.open(BytesIO(data))), count // 2)
    with pdf:
        composed: list[Object] = []
        for page in _compose(pdf, plan):
            composed.append(page)
            yield (count + len(composed)) // 2
        structure = StructureWriter(pdf, plan, composed, pages.language, pages.phrase_language)
        for _ in structure.write():
            yield count
        _complete(pdf, plan, composed, pages, profile)
        file = yield from with_progress(run_in_thread(lambda: _saved(pdf)), count)
    write(path, file)


def _saved(pdf: Pdf) -> bytes:
    """Return a document as a file."""
    from pikepdf import ObjectStreamMode

    file = BytesIO()
    pdf.save(
        file,
        min_version="1.7",
        deterministic_id=True,
        fix_metadata_version=False,  # it would need lxml, and the XMP states no version
        object_stream_mode=ObjectStreamMode.generate,
        progress=lambda _: sleep(0),  # which lets other threads run
    )
    return file.getvalue()


def _compose(pdf: Pdf, plan: DocumentPlan) -> Iterator[Object]:
    """Yield the pages of a file, made from the pages of the intermediate document ``pdf``."""
    maker = FormMaker(pdf, plan.characters())
    composer = PageComposer(pdf, maker.page_height)
    for planned in plan.pages:
        forms = [
            maker.next_form(part.fragment, _replacing_text(part)) for part in planned.fragments
        ]
        yield composer.page(planned, forms)


def _replacing_text(part: PlannedFragment) -> str:
    """Return the text that stands for the content of a fragment, if its glyphs do not tell it."""
    if part.fragment.is_replaced:
        return part.fragment.text
    return part.node.element.text if part.node and part.fragment.stone else ""


def _complete(
    pdf: Pdf, plan: DocumentPlan, composed: Sequence[Object], pages: Pages, profile: PdfProfile
) -> None:
    """Write the pages and all that belongs to the document as a whole."""
    from pikepdf import Dictionary, Name

    set_pages(pdf, composed)
    for page in composed:
        page.Tabs = Name.S
    for key in ("/Names", "/AF"):
        if key in pdf.Root:
            del pdf.Root[key]
    if pages.language:
        pdf.Root.Lang = text_string(pages.language)
    moment = writing_time()
    if profile.metadata:
        write_metadata(pdf, Metadata(pages.title, pages.author, pages.language, moment))
    else:
        remove_metadata(pdf)
    set_identifier(pdf, pages.title, pages.author, moment.isoformat())
    labels = page_labels([sheet.page_number for sheet in pages.sheets])
    if labels is not None:
        pdf.Root.PageLabels = labels
    if not profile.navigation:
        return
    names = Dictionary()
    if plan.anchors:
        names.Dests = destination_names(composed, plan)
    if pages.attachments:
        names.EmbeddedFiles = embedded_files(pdf, pages.attachments, moment)
    if len(names):
        pdf.Root.Names = pdf.make_indirect(names)
    starts = [entry.start for entry in plan.outline if entry.start]
    unique = iter(contents_titles(starts, pages.phrases))
    titles = [next(unique) if entry.start else entry.title for entry in plan.outline]
    places = [destination(composed, plan, entry.place) for entry in plan.outline]
    write_outline(pdf, plan.outline, titles, places)
