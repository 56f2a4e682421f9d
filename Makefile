# make play          makes what is needed, starts the server and opens the browser (ARGS="--port 8000")
# make terminal      the same games without a browser (ARGS="cia_vs_kgb --side kgb")
# make check         style, types and the fast tests: two minutes on two cores
# make test          check, then everything else: what a change has to pass
# make test-game     the tests of one game, uncompiled (GAME=agents)
# make test-server   the tests of the server
# make test-web      the tests of the page, in a real browser
# make test-browsers a game of each in Firefox, and what was seen; GAME=agents alone
# make test-long     tests with thousands of games or many killed servers, and make soak: half an hour
# make lint          style and types alone
# make bench         speed, beside OpenSpiel and python-chess; the server under load
# make abuse         whether players notice 2,500 silent and slow clients, or 1,000 spectators
# make bench-compare whether it is faster or slower than REV=v1, a revision (ARGS="--only engine");
#                    SHORT=1 answers within a minute, less surely
# make pgo           compiles what make bench measures by what random games do: ten minutes
# make fit           fits the weights of a game's bot to its games with itself (GAME=agents ARGS="--seed 2")
# make fonts         cuts the fonts of the page from their npm packages
# make page          how soon a move is on the screen, in a real browser
# make mutants       faults in the rules of a game that its tests do not notice (GAME=agents)
# make soak-server   the server is killed 100 times during play, on both databases: 15 minutes
# make soak          thousands of random games, every step checked (GAMES=10000)
# make clean         removes everything the above made
#
# PYTHON=python3.12 picks the interpreter, VENV=.venv-3.12 keeps a second environment.
#
# One environment, two variants of the same source:
#   uncompiled  src/ itself, an editable install: an edit takes effect at once
#   compiled    a built copy in .venv/compiled, chosen by putting it first on PYTHONPATH
# The command .venv/bin/detente runs the compiled one unless something has changed since
# (tools/launch.py).
# src/ holds no compiled module, for Python would prefer it to the source beside it.

VENV ?= .venv
GAMES ?= 10000

# A module is translated once, not again in each of the many processes that import it.
unexport PYTHONDONTWRITEBYTECODE

bin := $(VENV)/bin
pip := $(bin)/python -m pip install -qq
compiled := PYTHONPATH="$$PWD/$(VENV)/compiled"
version := -c 'import sys; print(sys.version_info[:2])'

# An interrupted setup, a moved checkout, a Python that is gone or another PYTHON: start afresh.
whole = test "$$(cat $(VENV)/whole)" = "$$(pwd -P)" && $(bin)/python -c 'import pip'
ifdef PYTHON
whole += && test "$$($(PYTHON) $(version))" = "$$($(bin)/python $(version))"
endif
broken := $(shell { $(whole); } >/dev/null 2>&1 || echo broken)

candidates := python3.13 python3.12 python3.11 python3 python
new_enough := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(shell for python in $(candidates); do \
	$$python $(new_enough) >/dev/null 2>&1 && echo $$python && break; done)

.PHONY: play terminal check test test-game test-server test-web test-long lint types bench fit fonts
.PHONY: page soak soak-server abuse bench-compare mutants clean sources-only chromium postgresql
.PHONY: test-browsers firefox pgo
.PHONY: broken moved

play: $(VENV)/compiled/done
	@$(bin)/detente serve $(ARGS)

terminal: $(VENV)/compiled/done
	@$(bin)/detente play $(ARGS)

pytest := $(bin)/python -m pytest

# What `make check` runs, uncompiled, without its slow tests. `make test` runs the same parts as
# people play, compiled where there is a C compiler, and then all other tests uncompiled, whole games
# of both variants side by side included (test_compiled.py). Where nothing could be compiled, only
# the slow ones are left to run.
checked := $(addprefix tests/,arena bots cli conformance console core registry stories testing) \
	$(filter-out %/terminal/ %/web/ %/__pycache__/,$(wildcard tests/games/*/*/)) \
	$(wildcard tests/games/*/test_*.py)

# One worker more than there are cores: the tests of server and page wait a lot.
waiting := -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal

check: lint sources-only
	$(pytest) -n auto -m 'not slow and not long' --time-limit 2 $(checked)

test: check $(VENV)/compiled/done chromium postgresql
	marks='not long'; ls $(VENV)/compiled/*.so >/dev/null 2>&1 || marks='slow and not long'; \
		$(compiled) $(pytest) -n auto -m "$$marks" $(checked)
	$(pytest) $(waiting) $(addprefix --ignore=,$(checked))

test-game: $(VENV)/test sources-only chromium
	@test -d tests/games/$(or $(GAME),none) || { \
		echo 'Name a game: make test-game GAME=agents'; exit 1; } >&2
	$(pytest) -n auto tests/games/$(GAME)
	$(pytest) -n auto -k $(GAME) tests/conformance

test-server: $(VENV)/test sources-only postgresql
	$(pytest) $(waiting) tests/server

test-web: $(VENV)/test types sources-only chromium
	$(pytest) $(waiting) tests/web $(wildcard tests/games/*/web)

test-browsers: $(VENV)/test sources-only firefox
	$(bin)/python -m tests.browsers $(GAME)

test-long: $(VENV)/test $(VENV)/compiled/done sources-only chromium postgresql
	$(pytest) $(waiting) -m long
	$(MAKE) soak

lint: $(VENV)/test types
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/lint-imports
	$(bin)/mypy

# The types of the page are checked where there is Node.
types: node_modules
	@test ! -x node_modules/.bin/tsc || { echo node_modules/.bin/tsc; node_modules/.bin/tsc; }

bench: $(VENV)/bench $(VENV)/compiled/done $(VENV)/release/done sources-only
	@$(bin)/python -m benchmarks.bench $(ARGS)
	@$(bin)/python -m benchmarks.load $(LOAD)

abuse: $(VENV)/play $(VENV)/compiled/done sources-only
	@$(bin)/python -m benchmarks.abuse $(ARGS)

bench-compare: $(VENV)/test $(VENV)/bench $(VENV)/compiled/done sources-only $(if $(SHORT),,chromium)
	@test -n '$(or $(REV),$(SHORT))' || { \
		echo 'Name the revision to compare with: make bench-compare REV=HEAD~1'; exit 1; } >&2
	@$(bin)/python -m benchmarks.compare $(if $(REV),'$(REV)') $(if $(SHORT),--short) $(ARGS)

# The profile lies beside the objects of the first build, where the second one, of the same name,
# looks for it.
build := $(bin)/python setup.py --quiet build --force --build-lib
pgo: $(VENV)/play sources-only
	rm -rf $(VENV)/profiled $(VENV)/release build/temp.*/build/release
	DETENTE_COMPILE=1 DETENTE_BUILD=profile $(build) $(VENV)/profiled
	PYTHONPATH="$$PWD/$(VENV)/profiled" $(bin)/python tools/train.py
	DETENTE_COMPILE=1 DETENTE_BUILD=trained $(build) $(VENV)/release
	rm -rf $(VENV)/profiled
	touch $(VENV)/release/done

fit: $(VENV)/test $(VENV)/compiled/done
	@test -n '$(GAME)' || { echo 'Name a game: make fit GAME=twilight_struggle'; exit 1; } >&2
	@$(compiled) $(bin)/python -m tools.fit '$(GAME)' $(ARGS)

fonts: $(VENV)/test node_modules
	@$(bin)/python -m tools.fonts

page: $(VENV)/test $(VENV)/compiled/done chromium
	@$(bin)/python -m benchmarks.page $(ARGS)

mutants: $(VENV)/mutants sources-only
	@$(bin)/python -m tools.mutants $(or $(GAME),none) $(ARGS)

soak: $(VENV)/compiled/done
	@$(compiled) $(bin)/python benchmarks/soak.py --games $(GAMES) $(ARGS)

soak-server: $(VENV)/test sources-only postgresql
	@$(bin)/python -m tests.server.soak $(ARGS)

clean:
	rm -rf $(VENV) build dist node_modules src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -exec rm -rf {} +
	find src -name '*.so' -delete

# Somebody's own `pip install -e .` compiles in place.
sources-only:
	@find src -name '*.so' -print -delete

# The tests of the page drive a real browser, best one without windows of its own: it is a third
# faster. The tests of the server store games in PostgreSQL, too. Without them they are skipped.
root := $(if $(filter 0,$(shell id -u)),,sudo -n)
apt := $(root) env DEBIAN_FRONTEND=noninteractive apt-get -qq
apt_install := $(apt) update && $(apt) install -y --no-install-recommends
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
		echo 'Installing Chromium for the tests of the page.'; \
		{ $(apt_install) chromium-headless-shell fonts-liberation; } >/dev/null 2>&1; } || \
		command -v chromium >/dev/null || \
		echo 'Chromium cannot be installed: the page is not tested.'

firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { \
		echo 'Installing Firefox.'; { $(apt_install) firefox-esr; } >/dev/null 2>&1; } || \
		echo 'Firefox cannot be installed.'

# Debian's package would start a server as well, unless it is prevented: the tests start their own.
postgres := ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null
no_server := /etc/postgresql-common/createcluster.d/detente.conf
postgresql:
	@$(postgres) || { \
		echo 'Installing PostgreSQL for the tests of the server.'; \
		{ $(root) mkdir -p $(dir $(no_server)) && \
		echo 'create_main_cluster = false' | $(root) tee $(no_server) && \
		$(apt_install) postgresql; $(root) rm -f $(no_server); } >/dev/null 2>&1; $(postgres); } || \
		echo 'PostgreSQL cannot be installed: the server is not tested on it.'

node_modules: package.json package-lock.json
	@{ command -v npm >/dev/null && npm ci --silent --no-audit --no-fund; } || \
		echo 'npm cannot install TypeScript: the types of the page are not checked.'
	@test ! -d $@ || touch $@

build_requires := import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])

# `whole` is away while pip works, so that an interruption shows; each layer's file comes last.
define install
@rm -f $(VENV)/whole
@$(pip) $$($(bin)/python -c '$(build_requires)')
@DETENTE_COMPILE=0 $(pip) --no-build-isolation --editable '.$(1)'
@printf '#!/bin/sh\nexec "%s/python" -P "%s/tools/launch.py" "$$@"\n' \
	"$$(cd $(bin) && pwd -P)" "$$(pwd -P)" >$(bin)/detente
@pwd -P >$(VENV)/whole
@touch $@
endef

$(VENV)/play: pyproject.toml setup.py $(broken)
	@$(or $(PYTHON),false) $(new_enough) 2>/dev/null || { \
		echo 'Détente needs Python 3.11 or newer. Tried: $(or $(PYTHON),$(candidates)).'; \
		echo 'Install one, or name it: make PYTHON=/path/to/python3.12'; exit 1; } >&2
	@echo '$(if $(broken),Making,Updating) the environment $(VENV).'
	@$(if $(broken),$(PYTHON) -m venv --clear $(VENV),:) || { \
		echo '$(PYTHON) cannot make environments (Debian, Ubuntu: apt install python3-venv).'; \
		exit 1; } >&2
	$(call install)

$(VENV)/test: $(VENV)/play
	$(call install,[dev])

$(VENV)/bench: $(VENV)/play
	$(call install,[bench])

$(VENV)/mutants: $(VENV)/test
	$(call install,[mutants])

# What is compiled already stays, unless the last time was interrupted; the rest is copied anew.
# Without a C compiler this is a plain copy, and tried again next time. `done` lists the files as they
# were at the beginning, for one that is gone or was moved makes nothing newer.
shipped := find src/detente setup.py pyproject.toml -type f \
	-not -name '*.pyc' -not -name '*.so'
files := $(shell $(shipped))
made_of := $(shell cat $(VENV)/compiled/done 2>/dev/null)
moved := $(if $(filter-out $(files),$(made_of))$(filter-out $(made_of),$(files)),moved)

$(VENV)/compiled/done: $(VENV)/play $(files) $(moved)
	@echo 'Compiling, where there is a C compiler.'
	@$(shipped) >$(VENV)/shipped
	@test -f $@ || rm -rf $(VENV)/compiled
	@mkdir -p $(VENV)/compiled && find $(VENV)/compiled -type f -not -name '*.so' -delete
	@$(bin)/python setup.py --quiet build --build-lib $(VENV)/compiled
	@! ls $(VENV)/compiled/*.so >/dev/null 2>&1 || mv $(VENV)/shipped $@

# As wheels are compiled: nothing stays of the last time, for all is one library.
$(VENV)/release/done: $(VENV)/play $(files) $(moved)
	@echo 'Compiling as for a release, where there is a C compiler: minutes.'
	@rm -rf $(VENV)/release
	@DETENTE_BUILD=release $(bin)/python setup.py --quiet build --build-lib $(VENV)/release
	@! ls $(VENV)/release/*.so >/dev/null 2>&1 || touch $@
