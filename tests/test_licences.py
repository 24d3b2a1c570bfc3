"""The licence texts in a bundle (`packaging/licences.py`)."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from .packaging_scripts import packaging_script

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def licences():
    return packaging_script("licences")


def in_environment(name: str, file: str) -> Path:
    """Return a file that a distribution brought to this environment."""
    (found,) = (path for path in distribution(name).files if path.as_posix() == file)
    return Path(found.locate())


@pytest.mark.parametrize(
    ("name", "file", "phrases"),
    [
        ("sgfmill", "sgfmill/sgf.py", ["Matthew Woodcraft", "Permission is hereby granted"]),
        ("regex", "regex/__init__.py", ["Secret Labs AB", "CNRI", "Apache License"]),
        (
            "numpy",
            "numpy/__init__.py",
            ["NumPy Developers", "OpenBLAS", "GCC RUNTIME LIBRARY EXCEPTION", "libquadmath"],
        ),
        (
            "pyside6-essentials",
            "PySide6/__init__.py",
            ["GNU LESSER GENERAL PUBLIC LICENSE", "UNICODE, INC.", "FreeType", "harfbuzz"],
        ),
        ("shiboken6", "shiboken6/__init__.py", ["GNU LESSER GENERAL PUBLIC LICENSE"]),
        ("pikepdf", "pikepdf/__init__.py", ["Mozilla Public License", "qpdf", "libjpeg-turbo"]),
        ("pyphen", "pyphen/__init__.py", ["MPL 1.1", "LESSER GENERAL", "LaTeX Project Public"]),
        ("fsrs", "fsrs/__init__.py", ["MIT License", "Open Spaced Repetition"]),
        ("typing-extensions", "typing_extensions.py", ["PYTHON SOFTWARE FOUNDATION LICENSE"]),
    ],
)
def test_a_package_we_depend_on_is_bundled_with_its_licence(licences, name, file, phrases):
    owner, texts = licences.owner(in_environment(name, file))
    assert owner == name
    assert len({text.name for text in texts}) == len(texts)
    whole = "\n".join(text.source.read_text("utf-8", "replace") for text in texts)
    assert [phrase for phrase in phrases if phrase not in whole] == []


def test_every_dependency_of_the_program_has_a_licence_text(licences):
    required = map(Requirement, distribution("goboard-gui").requires)
    names = {it.name for it in required if it.marker is None or it.marker.evaluate({"extra": ""})}
    assert len(names) == 7
    assert [name for name in names if not list(licences.texts_of(distribution(name)))] == []


def test_the_program_is_bundled_with_its_own_licence_and_those_of_its_fonts(licences):
    name, texts = licences.owner(ROOT / "resources" / "fonts" / "goboard-kanji.otf")
    assert name == "goboard"
    assert {text.name for text in texts} == {
        "LICENSE",
        "goboard-book-LICENSE.txt",
        "goboard-kanji-LICENSE.txt",
        "goboard-text-LICENSE.txt",
    }


def test_the_standard_library_is_python_s(licences):
    name, (text,) = licences.owner(Path(importlib.util.__file__))
    assert name == "python"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text.source.read_text("utf-8")


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="this is not a Debian system")
def test_a_library_of_debian_is_bundled_with_its_copyright_file_and_what_that_points_at(licences):
    (library, *_) = Path("/usr/lib").glob("*/libxcb-icccm.so.*")
    name, texts = licences.owner(library)
    assert name == "libxcb-icccm4"
    assert {"copyright", "GPL-2"} <= {text.name for text in texts}


def test_what_nobody_owns_is_reported(licences, tmp_path):
    stray = tmp_path / "libstray.so"
    stray.touch()
    assert licences.collect([stray]) == ({}, [f"{stray} belongs to no known package"])


def test_a_stray_file_in_the_environment_is_not_taken_for_ours(licences):
    stray = Path(sys.prefix, "lib", "no-such-file.so")
    assert licences.owner(stray) is None


def test_a_package_without_a_licence_text_is_reported(licences, tmp_path, monkeypatch):
    folder = tmp_path / "bare-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: Bare\nVersion: 1.0\n")
    (folder / "RECORD").write_text("bare.py,,\nbare-1.0.dist-info/METADATA,,\n")
    module = tmp_path / "bare.py"
    module.touch()
    monkeypatch.setattr(licences, "installed", lambda: {module: Distribution.at(folder)})
    assert licences.collect([module]) == ({}, [f"bare has no licence text ({module})"])


def test_the_texts_that_wheels_lack_are_used_and_there(licences):
    added = {name for names in licences.MISSING_IN_WHEELS.values() for name in names}
    assert {file.name for file in licences.OURS.iterdir()} == added
