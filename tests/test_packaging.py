from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import goboard_gui
from goboard_gui.files.formats import RECORD_ENDINGS

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
APP_ID = "io.github.goboard.Goboard"


def locked() -> list[Requirement]:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if not line.lstrip().startswith("#")]


def chosen(name: str, python: str) -> str:
    """Return the version that the lock gives to one Python, with its sign `==`."""
    environment = {"python_version": python, "python_full_version": f"{python}.0"}
    (found,) = (
        requirement
        for requirement in locked()
        if requirement.name == name.lower()
        and (not requirement.marker or requirement.marker.evaluate(environment))
    )
    return str(found.specifier)


def test_the_lock_names_versions_and_nothing_of_the_machine_it_was_made_on():
    for requirement in locked():
        assert str(requirement.specifier).startswith("==")
        assert requirement.url is None


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_the_lock_keeps_what_the_project_asks_for(python):
    extras = PROJECT["optional-dependencies"]
    locked_extras = [extras[name] for name in extras if name != "sounds"]  # too large for `make`
    for line in [*PROJECT["dependencies"], *(line for extra in locked_extras for line in extra)]:
        asked = Requirement(line)
        if asked.marker is None or asked.marker.evaluate({"python_version": python}):
            version = chosen(asked.name, python).removeprefix("==")
            assert asked.specifier.contains(version), line


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize(
    ("task", "installed"),
    [("run", "'.'"), ("test", "'.[test]'"), ("package", "'.[package]'")],
)
def test_a_task_installs_the_packages_it_needs_and_no_others(task, installed, tmp_path):
    planned = subprocess.run(
        ["make", "--dry-run", task, f"VENV={tmp_path / 'environment'}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert re.findall(r"pip .* install (.*)", planned) == [f"-e {installed}"]
    assert "PIP_CONSTRAINT=requirements.lock PIP_BUILD_CONSTRAINT=requirements.lock" in planned


def test_the_program_itself_depends_on_no_tool_of_its_developers():
    tools = {"hatchling", "hypothesis", "mypy", "pyinstaller", "pytest", "ruff"}
    assert not tools & {Requirement(line).name for line in PROJECT["dependencies"]}


def test_each_dependency_has_an_upper_bound():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [settings["build-system"]["requires"], PROJECT["dependencies"]]
    lists += PROJECT["optional-dependencies"].values()
    unbounded = [
        line
        for line in chain.from_iterable(lists)
        if not any(each.operator.startswith("<") for each in Requirement(line).specifier)
    ]
    assert unbounded == []


def test_the_regex_of_debian_13_is_enough():
    (regex,) = (each for each in map(Requirement, PROJECT["dependencies"]) if each.name == "regex")
    assert regex.specifier.contains("2024.11.6")


def test_sounds_come_with_the_same_qt():
    (sounds,) = map(Requirement, PROJECT["optional-dependencies"]["sounds"])
    (essentials,) = (
        asked
        for asked in map(Requirement, PROJECT["dependencies"])
        if asked.name == "PySide6-Essentials"
    )
    assert sounds.name == "PySide6-Addons"
    assert sounds.specifier == essentials.specifier


@pytest.mark.parametrize("python", ["3.11", "3.13"])
def test_the_lock_has_no_wheel_that_kills_the_interpreter(python):
    assert chosen("pyside6-essentials", python) != "==6.12.0"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these packages")
@pytest.mark.parametrize(("folder", "needed"), [("there", False), ("elsewhere", True)])
def test_the_shared_library_of_python_is_asked_for_where_a_bundle_would_lack_it(
    folder, needed, tmp_path
):
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "libpython3.11.so.1.0").touch()
    settings = {"LIBDIR": str(tmp_path / folder), "INSTSONAME": "libpython3.11.so.1.0"}
    program = (
        f"import sys, sysconfig; sysconfig.get_config_vars().update({settings});"
        "sys.base_prefix = '/nowhere'; sys.version_info = (3, 11, 2); exec(sys.stdin.read())"
    )
    commands = {
        "python": f"exec {sys.executable} -c {shlex.quote(program)}",
        "id": "echo 1000",
        "apt-get": "exit 1",
    }
    for name, command in commands.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{command}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    result = subprocess.run(
        [ROOT / "packaging" / "system-libraries.sh", "package"],
        env={
            **os.environ,
            "PYTHON": str(tmp_path / "python"),
            "PATH": f"{tmp_path}:{os.environ['PATH']}",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert ("libpython3.11" in result.stderr.split()) is needed


def test_desktop_and_metainfo_name_the_same_application_and_its_icon():
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str
    desktop.read(ROOT / "packaging" / f"{APP_ID}.desktop", encoding="utf-8")
    metainfo = ET.parse(ROOT / "packaging" / f"{APP_ID}.metainfo.xml").getroot()
    assert desktop["Desktop Entry"]["Icon"] == metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert (ROOT / "resources" / "icons" / f"{APP_ID}.svg").is_file()
    assert desktop["Desktop Entry"]["Exec"].split()[0] in PROJECT["gui-scripts"]


def test_desktops_are_told_of_every_format_that_is_read():
    packaging = ROOT / "packaging"
    mime = "{http://www.freedesktop.org/standards/shared-mime-info}"
    ours = ET.parse(packaging / f"{APP_ID}.mime.xml").getroot()
    endings = {glob.get("pattern").removeprefix("*") for glob in ours.iter(f"{mime}glob")}
    assert endings | {".sgf", ".mgt"} == set(RECORD_ENDINGS)  # desktops know those of SGF
    types = {kind.get("type") for kind in ours} | {"application/x-go-sgf"}
    metainfo = ET.parse(packaging / f"{APP_ID}.metainfo.xml").getroot()
    assert {kind.text for kind in metainfo.iter("mediatype")} == types
    for file, section in (("desktop", "Desktop Entry"), ("thumbnailer", "Thumbnailer Entry")):
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(packaging / f"{APP_ID}.{file}", encoding="utf-8")
        assert set(filter(None, entry[section]["MimeType"].split(";"))) == types


def test_the_newest_release_that_metainfo_tells_of_is_this_version():
    metainfo = ET.parse(ROOT / "packaging" / f"{APP_ID}.metainfo.xml").getroot()
    assert metainfo.find("releases/release").get("version") == goboard_gui.__version__


@pytest.fixture
def bundle(tmp_path) -> Path:
    """Return a folder as `make package` makes it, with empty programs."""
    folder = tmp_path / "a bundle"
    desktop = folder / "desktop"
    desktop.mkdir(parents=True)
    for file in (ROOT / "packaging").glob(f"{APP_ID}.*"):
        shutil.copy(file, desktop)
    shutil.copy(ROOT / "packaging" / "install-desktop.sh", desktop)
    shutil.copy(ROOT / "resources" / "icons" / f"{APP_ID}.svg", desktop)
    for program in ("goboard", "goboard-gui"):
        (folder / program).touch(mode=0o755)
    return folder


@pytest.mark.skipif(os.name != "posix", reason="desktops with such files are not Windows'")
def test_desktops_are_told_where_the_programs_are_and_forget_them_again(bundle, tmp_path):
    prefix = tmp_path / "of a person"
    script = bundle / "desktop" / "install-desktop.sh"
    subprocess.run([script, "install", prefix], check=True, capture_output=True)
    for program in ("goboard", "goboard-gui"):
        assert (prefix / "bin" / program).resolve() == bundle / program
    share = prefix / "share"
    desktop = (share / "applications" / f"{APP_ID}.desktop").read_text("utf-8")
    assert f'Exec="{prefix}/bin/goboard-gui" %F\n' in desktop
    thumbnailer = (share / "thumbnailers" / f"{APP_ID}.thumbnailer").read_text("utf-8")
    assert f"TryExec={prefix}/bin/goboard\n" in thumbnailer
    assert f'Exec="{prefix}/bin/goboard" diagram' in thumbnailer
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / f"{APP_ID}.svg").is_file()
    subprocess.run([script, "uninstall", prefix], check=True, capture_output=True)
    assert not [file for file in prefix.rglob("*") if "oboard" in file.name]


@pytest.mark.skipif(os.name != "posix", reason="desktops with such files are not Windows'")
def test_nothing_is_installed_without_the_programs(bundle, tmp_path):
    (bundle / "goboard").unlink()
    prefix = tmp_path / "prefix"
    script = bundle / "desktop" / "install-desktop.sh"
    result = subprocess.run([script, "install", prefix], capture_output=True, check=False)
    assert result.returncode == 1
    assert not prefix.exists()
