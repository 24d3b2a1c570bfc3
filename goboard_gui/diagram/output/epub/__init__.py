"""Books as EPUB 3.3 for e-readers.

`division` distributes the blocks of a book to files, one for each game; `body` converts them to
XHTML, and `pictures` draws their boards. `navigation` and `metadata` are the contents of the book
and what it says about itself; `package` lists all files and puts them into an archive. `writing`
runs all steps.

What e-readers do with all this differs; where a choice looks strange, its comment says why.
"""

from .writing import EpubOptions, epub_steps

__all__ = ["EpubOptions", "epub_steps"]
