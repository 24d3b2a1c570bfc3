"""What a person installs: the built wheel, alone in an environment elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def run(*command: str | Path, cwd: Path | None = None) -> str:
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """Return the scripts folder of an environment that borrows nothing but our dependencies."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder, with_pip=False)
    scripts = folder / SCRIPTS
    python = scripts / "python"
    options = "--no-deps", "--no-index", "--no-compile"
    run(*PIP, "--python", python, "install", *options, wheel)
    (packages,) = {path.parent for path in folder.rglob("goboard_gui")}
    # A folder named in a .pth file is searched, its own .pth files (our editable one) are not read.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return scripts


def test_the_wheel_brings_every_resource(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    resources = [
        f"goboard_gui/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / "resources").rglob("*")
        if file.is_file()
    ]
    manual = [
        f"goboard_gui/resources/{file.relative_to(ROOT / 'docs').as_posix()}"
        for file in (ROOT / "docs" / "manual").rglob("*")
        if file.is_file()
    ]
    assert resources
    assert manual
    wanted = {*resources, *manual, "goboard_gui/resources/CHANGELOG.md"}
    assert wanted <= names
    assert "goboard_gui/py.typed" in names


def test_the_wheel_declares_and_brings_the_licences_of_the_program_and_its_fonts(wheel):
    fonts = {
        file.relative_to(ROOT).as_posix() for file in (ROOT / "resources/fonts").glob("*LICENSE*")
    }
    with zipfile.ZipFile(wheel) as archive:
        (folder,) = {name.partition("/")[0] for name in archive.namelist() if "dist-info" in name}
        metadata = message_from_bytes(archive.read(f"{folder}/METADATA"))
        brought = {name for name in archive.namelist() if archive.read(name)}
    declared = set(metadata.get_all("License-File"))
    assert len(fonts) == 3
    assert declared == {"LICENSE", "NOTICES.md", *fonts}
    assert {f"{folder}/licenses/{name}" for name in declared} <= brought


def test_the_installed_package_is_the_wheel_s_and_finds_its_resources(installed):
    code = (
        "import goboard_gui, goboard_gui.assets as assets;"
        "print(goboard_gui.__file__);"
        "print(assets.resource_path('icons', 'io.github.goboard.Goboard.svg'))"
    )
    for file in run(installed / "python", "-c", code, cwd=installed).splitlines():
        assert Path(file).is_relative_to(installed.parent)


@pytest.mark.skipif(
    not (ROOT / "goboard_gui" / "gui" / "app.py").exists(), reason="no window is built yet"
)
def test_the_window_of_the_installed_wheel_opens(installed):
    run(installed / "goboard-gui", "--smoke", cwd=installed)
