# Two commands do everything on a fresh machine with Python >= 3.11: `make play` and `make test`.
# Nothing here needs root. What is up to date is not done again.

BIN := .venv/bin
DONE := .venv/done$(CURDIR)
PYTEST := $(BIN)/python -m pytest
# Tests wait for browsers, servers and terminals for a third of their time: one more than there are cores.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
ARGS ?=
export PYTHON
# Tests start many processes: each would compile the whole program anew where Python may not keep what it compiled.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

## -- playing

.PHONY: play setup web
play: setup  ## start the server at 127.0.0.1:8000 and open the page (HOST, PORT; ARGS goes to `taberna serve`)
	@$(BIN)/taberna serve $(ARGS)

setup: $(DONE)/run web  ## make .venv with everything that playing needs

web: $(if $(wildcard web/package.json),$(DONE)/web)  ## build the page
	@:

## -- testing

.PHONY: test test-rest test-all lint imports
test: setup $(DONE)/dev  ## run the quick tests: what a change can break, in minutes (ARGS goes to pytest)
	tools/web test
	$(PYTEST) -n $(WORKERS) -m "not slow" $(ARGS)

# pytest says 5 when nothing is marked slow.
test-rest: setup $(DONE)/dev  ## run the tests that `make test` leaves out: long properties, chaos, every journey
	TABERNA_PROFILE=long $(PYTEST) -n $(WORKERS) -m slow $(ARGS) || [ $$? -eq 5 ]

test-all:  ## run all tests
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory test-rest

.PHONY: test-rival
test-rival: $(DONE)/uv  ## test the duel on boardgame.io against which our server is measured: does it play our games?
	cd bench/boardgameio && PATH="$$(../../tools/install node):$$PATH" && \
		npm install --no-save --no-audit --no-fund && npm test --silent

lint: lint-python lint-page  ## run ruff, mypy --strict, the check of import directions and svelte-check

.PHONY: lint-python lint-page
lint-python: $(DONE)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(PYTEST) -q tests/test_imports.py

lint-page: web
	tools/web check

.PHONY: format
format: $(DONE)/dev  ## let ruff fix what it can
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

## -- measuring and showing

.PHONY: bench docs mutants screens
bench: setup $(DONE)/bench  ## measure the engine; exits 1 when a requirement is missed (ARGS, default: engine)
	@$(BIN)/taberna bench $(or $(ARGS),engine)

docs: setup $(DONE)/docs  ## build the documents and the reference as a site in build/docs; it needs no server
	@tools/docs

# Bounded: so many mutants, none begun after so many seconds. Called again it goes on; MUTANTS="again 600" plants
# those that lived once more.
MUTANTS ?= 20 600
mutants: setup $(DONE)/dev $(DONE)/mutants  ## plant small faults in the rules; bench/ lists those that no test notices
	@$(BIN)/python tools/mutants.py $(MUTANTS)

screens: setup $(DONE)/dev  ## take pictures of every page, in each language, into screens/ (ARGS="el phone fight": one language, shape or chapter)
	@PYTHONPATH=tools:tests $(BIN)/python -m screens $(ARGS)

.PHONY: texts
texts: setup  ## show every message, with every kind of value, in four languages on one page: build/texts/index.html
	@PYTHONPATH=tools $(BIN)/python tools/rendered_texts.py build/texts

.PHONY: types
types: setup  ## write the TypeScript types of the wire to web/src/wire
	@$(BIN)/python -m taberna.server.wire.typescript web/src/wire

## -- the house

.PHONY: lock wheel clean help
lock: $(DONE)/uv  ## update the lock files from pyproject.toml (ARGS=--upgrade takes newer versions)
	@tools/lock $(ARGS)

wheel: setup  ## build dist/taberna-*.whl with the texts and the page
	$(BIN)/python -m hatchling build -t wheel

clean:  ## remove everything that make has built, .venv included
	rm -rf .venv build dist web/dist web/node_modules screens .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

help:
	@awk -F ':.*  ## ' '/^[a-z-]+:.*  ## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What has been installed is noted by a file in .venv/done, newer than all that it was made from. The place of the
# checkout is part of its name: one that was moved is set up anew.

$(DONE)/uv: requirements-uv.lock tools/install
	@echo "making .venv"
	@tools/install venv
	@mkdir -p $(DONE) && touch $@

$(DONE)/run: $(DONE)/uv requirements.lock pyproject.toml tools/hatch_build.py
	@echo "installing requirements.lock"
	@tools/install only requirements.lock
	@tools/install project
	@touch $@

$(DONE)/dev: $(DONE)/run requirements-dev.lock
	@echo "installing requirements-dev.lock"
	@tools/install also requirements-dev.lock
	@touch $@

$(DONE)/bench: $(DONE)/run requirements-bench.lock
	@echo "installing requirements-bench.lock"
	@tools/install also requirements-bench.lock
	@touch $@

$(DONE)/docs: $(DONE)/run requirements-docs.lock
	@echo "installing requirements-docs.lock"
	@tools/install also requirements-docs.lock
	@touch $@

$(DONE)/mutants: $(DONE)/run requirements-mutants.lock
	@echo "installing requirements-mutants.lock"
	@tools/install also requirements-mutants.lock
	@touch $@

$(DONE)/web: $(DONE)/run tools/web tools/page_data.py tools/stones_data.py tools/quest_data.py tools/quest_examples.py $(shell find web locales tests/rules/tellstones tests/rules/tseuquest -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/public/data/*' 2>/dev/null)
	@echo "building the page"
	@tools/web
	@touch $@
