# The tasks of the project; `make help` lists them.
#
# Each task sets up what it needs and no more: system packages, and in $(VENV) the project with the
# extra of the task ([test] or [package]), again only when pyproject.toml or requirements.lock changed.

PYTHON ?= python3
VENV ?= .venv
export PYTHON
# Tests start Python some hundred times, which would compile all modules each time.
unexport PYTHONDONTWRITEBYTECODE
# Only some tasks use real material, so that the others do the same for everybody.
unexport GOBOARD_CORPUS
WITH_CORPUS = GOBOARD_CORPUS='$(GOBOARD_CORPUS)'

BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_TEST := $(VENV)/.ready-test
READY_PACKAGE := $(VENV)/.ready-package
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SAMPLE = $(firstword $(sort $(wildcard resources/samples/*.sgf)))
DOCTESTED := $(wildcard $(addprefix goboard_gui/,go notation record files study fuseki game_index engine diagram cli \
    diagnostics.py display_text.py stepwise.py))
IN_PARALLEL = --numprocesses=auto --maxprocesses=8 --dist=worksteal
TESTS = $(IN_PARALLEL) --ignore=tests/window --doctest-modules $(DOCTESTED) tests
QUICK = --hypothesis-profile=ci
THOROUGH = --hypothesis-profile=thorough
IN_WINDOW = GOBOARD_TEST_PLATFORM=xcb xvfb-run -a -s "-screen 0 1600x1000x24"
# AppStream 1.0 calls it an error that there is no home page yet; older versions do not know that
# check, and refuse to override what they do not know.
NO_HOMEPAGE := --override=url-homepage-missing=info
OVERRIDES = $(if $(findstring not recognized,$(shell \
    LC_ALL=C appstreamcli validate $(NO_HOMEPAGE) /dev/null 2>&1)),,$(NO_HOMEPAGE))
APP_ID := io.github.goboard.Goboard

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test corpus check coverage package lock fmt texts bench system-run system-test system-package

help: ## list these tasks
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' $(MAKEFILE_LIST) | expand -t 16

run: system-run $(READY) ## open the window on a sample game
	@if $(BIN)/python packaging/can_open_window.py; then \
	    exec $(BIN)/goboard-gui $(SAMPLE); \
	else \
	    echo "No window can be opened here (no display): writing out/board.png and out/board.pdf."; \
	    mkdir -p out && \
	    $(BIN)/goboard diagram $(SAMPLE) -o out/board.png && \
	    $(BIN)/goboard diagram $(SAMPLE) -o out/board.pdf; \
	fi

# The linters and the journeys run beside the tests, which keep all cores busy; what they print is
# shown when they end.
test: system-test $(READY_TEST) ## run every check: style, types, tests, journeys in a real window
	@logs=$$(mktemp -d); \
	($(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/mypy) >$$logs/lint 2>&1 & lint=$$!; \
	(if command -v xvfb-run >/dev/null; then \
	    $(IN_WINDOW) $(BIN)/python -m pytest tests/window; \
	else \
	    echo "xvfb-run is missing: the journeys in a real window (tests/window) were not run."; \
	fi) >$$logs/window 2>&1 & window=$$!; \
	trap 'kill $$lint $$window 2>/dev/null; rm -rf $$logs' EXIT; trap 'exit 130' INT TERM; \
	failed=0; \
	$(BIN)/python -m pytest $(QUICK) $(TESTS) || failed=1; \
	wait $$lint || failed=1; cat $$logs/lint; \
	wait $$window || failed=1; cat $$logs/window; \
	[ $$failed = 0 ] || echo "make test: failed, see above" >&2; \
	exit $$failed

corpus: $(READY_TEST) ## run the tests that need real material: make corpus GOBOARD_CORPUS=FOLDER
	@[ -n '$(GOBOARD_CORPUS)' ] || { \
	    echo "Name the folder with the material: make corpus GOBOARD_CORPUS=FOLDER" >&2; exit 2; }
	$(WITH_CORPUS) $(BIN)/python -m pytest -m corpus -rs $(QUICK) $(IN_PARALLEL) tests

SINCE ?= HEAD~1
check: $(READY_TEST) ## run linters and tests for what changed since SINCE (HEAD~1); does not replace make test
	@$(BIN)/python packaging/check_changed.py $(SINCE)

coverage: system-test $(READY_TEST) ## run every test, report branch coverage by package
	@$(BIN)/coverage erase && mkdir -p build/coverage
	@failed=0; set -x; \
	$(WITH_CORPUS) $(BIN)/coverage run -m pytest --timeout=900 $(THOROUGH) $(TESTS) || failed=1; \
	$(IN_WINDOW) $(BIN)/coverage run -m pytest --timeout=900 tests/window || failed=1; \
	$(BIN)/coverage combine --quiet && $(BIN)/python packaging/coverage_table.py || failed=1; \
	exit $$failed

# `make package GOBOARD_NUMPY=no` makes a smaller folder, which cannot index or ask collections.
package: system-package $(READY_PACKAGE) ## build wheel, sdist and a folder that runs without Python
	desktop-file-validate packaging/$(APP_ID).desktop
	appstreamcli validate --no-net $(OVERRIDES) packaging/$(APP_ID).metainfo.xml
	rm -rf build/mime && install -D -t build/mime/packages packaging/$(APP_ID).mime.xml
	XDG_DATA_DIRS=$(CURDIR)/build update-mime-database $(CURDIR)/build/mime
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -d dist
	$(PIP) wheel --no-deps --no-build-isolation -w dist dist/*.tar.gz
	$(BIN)/python -m zipfile -l dist/*.whl | grep goboard_gui/resources/icons/$(APP_ID).svg
	$(BIN)/python -m PyInstaller --noconfirm --log-level WARN \
	    --distpath dist --workpath build/pyinstaller packaging/goboard.spec
	diff -r docs/manual dist/goboard/_internal/goboard_gui/resources/manual
	diff -r -x manual -x CHANGELOG.md resources dist/goboard/_internal/goboard_gui/resources
	install -D -t dist/goboard/desktop packaging/install-desktop.sh
	install -m 644 -t dist/goboard/desktop packaging/$(APP_ID).* resources/icons/$(APP_ID).svg
	QT_QPA_PLATFORM=offscreen dist/goboard/goboard-gui --smoke
	dist/goboard/goboard diagram $(SAMPLE) -o build/game.pdf --figures every:50
	[ "$(GOBOARD_NUMPY)" = no ] || { rm -rf build/index && \
	    dist/goboard/goboard collection build build/index resources/study; }
	[ "$(GOBOARD_NUMPY)" = no ] || { rm -rf build/index build/many && mkdir build/many && \
	    for number in $$(seq 500); do cp $(SAMPLE) build/many/$$number.sgf; done && \
	    dist/goboard/goboard collection build build/index build/many 2> build/errors && \
	    diff /dev/null build/errors; }  # worker processes are started
	$(BIN)/python packaging/bundle_size.py dist/goboard

lock: ## renew requirements.lock from pyproject.toml
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	$(PYTHON) -m venv "$$folder" && "$$folder/bin/pip" install --quiet uv && \
	"$$folder/bin/uv" --no-config --quiet pip compile pyproject.toml --universal --upgrade \
	    --python-version 3.11 --extra test --extra package \
	    --custom-compile-command "make lock" --output-file requirements.lock

fmt: $(READY_TEST) ## put the source in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

texts: $(READY) ## bring the catalogues of translations up to date
	$(BIN)/python packaging/gather_texts.py

bench: $(READY_TEST) ## measure ours beside others
	$(WITH_CORPUS) $(BIN)/python benchmarks/run.py

system-run system-test system-package: system-%:
	@packaging/system-libraries.sh $*

# requirements.lock constrains what the project and its extra ask for, and pip's isolated build
# (newer pips take the constraints of a build from a variable of its own).
$(READY): EXTRA :=
$(READY_TEST): EXTRA := [test]
$(READY_PACKAGE): EXTRA := [package]
$(READY) $(READY_TEST) $(READY_PACKAGE): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
	    "Goboard needs Python 3.11 or newer; name yours with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Setting up $(VENV): goboard-gui$(EXTRA)"
	@$(PYTHON) -m venv $(VENV)
	@PIP_CONSTRAINT=requirements.lock PIP_BUILD_CONSTRAINT=requirements.lock \
	    $(PIP) install -e '.$(EXTRA)'
	@touch $@
