"""Tests that the documentation is complete, that its links resolve, and that its commands run."""

import functools
import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from mendax.bots import BOTS
from mendax.games import BUILT_IN, GAMES
from mendax.games.rules import Rules, options
from mendax.terminal.cli import app, run
from mendax.terminal.parameters import OK
from mendax.testing import laws
from mendax.words import Words
from tests import players_set
from tests.languages import speaking_of
from tests.packaged import PACKAGE, installed
from tests.recipes.tree import places
from tools.ground import ROOT

PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src").rglob("*.md")),
    *sorted((ROOT / "bench").rglob("*.md")),
]
_MUTANTS = "./run mutants"
_CURL = "curl --unix-socket data/control.sock http://localhost/admin"
CURL = (f"{_CURL}/tables", f'{_CURL}/announcement -X PUT --json \'{{"text": "Tea"}}\'')
RUN_ELSEWHERE = {
    "./run play": "tests/tools/test_verbs.py",
    "./run test": "tests/tools/test_verbs.py",
    "./run lint": ".ci/run",
    "./run proof": "tests/tools/test_verbs.py",
    "./run offline": "tests/pyodide_server/test_same_python.py",
    "./run mendax site public": "tests/terminal/commands/test_site.py",
    "python3 -m http.server --directory public": "tests/web/test_playing_offline.py",
    "mendax maexchen --port 9000 --bots odds,liar": "tests/terminal/contest/test_udp_server.py",
    f"{_MUTANTS} src/mendax/table --count 30 --seed 1 --tests tests": "tests/tools/test_mutants.py",
    "python -m mendax.practice bank --processes 2": "tests/practice/test_generating.py",
    **dict.fromkeys(CURL, "tests/server/running/test_admin_server.py"),
}
"""Commands in the docs that other tests run, or that would run these tests, with the place to
look."""

ANSWERS = "d\n21\ns\n" * 3000
"""Input that finishes any game of Mia in the terminal: doubt, announce Mia, shake."""
LEARNING = "mendax learn mia"
LEARNER_ANSWERS = "believe\nlook\n61\ndoubt\n"
"""The input that the first deal of Mia asks for."""

MAINTENANCE = "docs/maintenance.md"
"""The commands of this page need tables: `test_maintenance.py` runs them."""
HOSTING = "docs/hosting.md"
"""The commands of this page set up a machine: `tests/test_hosting.py` runs them."""
KIT = "docs/kit.md"
"""The commands of this page need its bot: `tests/kit/test_page.py` runs them."""
DATA = "docs/data.md"
"""The commands of this page build on each other: `test_records_data.py` runs them."""
MEASURING = "docs/measuring.md"
"""The commands of this page build on each other: `test_profile.py` runs them."""
BENCHMARK = "docs/benchmark.md"
"""The commands of this page build on each other: `test_bench.py` runs them."""
IN_ORDER = (HOSTING, MAINTENANCE, KIT, DATA, MEASURING, BENCHMARK)
OWN_GAME = "docs/your-own-game.md"
"""The commands of this page run with its game installed."""
OWN_ANSWERS = "d\nclaim 1 2\n" * 300
"""Input that finishes any game of Liar's Dice: doubt if possible, otherwise claim."""

_FENCE = re.compile(r"^```(\S*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_MENDAX = re.compile(r"^(?:\./run |[\w./]*/)?mendax ((?:[a-z-]).*)")


def fenced(text: str) -> Iterator[tuple[str, str]]:
    """Yield the language and each line of all fenced blocks, without shell comments."""
    for language, block in _FENCE.findall(text):
        for line in block.splitlines():
            yield language, line.split(" #")[0].strip()


def commands() -> Iterator[tuple[str, str]]:
    """Yield (page, command line) for every line in an ``sh`` block."""
    for page in PAGES:
        for language, line in fenced(page.read_text()):
            if language == "sh" and line:
                yield str(page.relative_to(ROOT)), line


COMMANDS = sorted(set(commands()))
TYPED = [
    (page, line) for page, line in COMMANDS if line not in RUN_ELSEWHERE and page not in IN_ORDER
]


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return `mendax` with the packages of `requirements/run.txt` and no others."""
    return players_set.make(tmp_path_factory.mktemp("players")).parent / "mendax"


@pytest.mark.proof  # every command of the pages, each in a separate process
@pytest.mark.parametrize(("page", "line"), TYPED, ids=map(": ".join, TYPED))
def test_commands_in_the_docs_run_with_the_run_set(
    page: str, line: str, players: Path, tmp_path: Path
) -> None:
    found = _MENDAX.match(line)
    assert found, f"{page}: no test runs {line!r}"
    own = page == OWN_GAME
    done = subprocess.run(
        [str(players), *shlex.split(found[1])],
        cwd=tmp_path,
        env=(installed(tmp_path) if own else os.environ)
        | {"MENDAX_POLICIES": str(tmp_path / "policies")},
        input=OWN_ANSWERS if own else LEARNER_ANSWERS if line == LEARNING else ANSWERS,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr or done.stdout


def test_every_command_that_runs_elsewhere_is_shown_and_tested() -> None:
    assert set(RUN_ELSEWHERE) <= {line for _, line in COMMANDS}
    assert [place for place in RUN_ELSEWHERE.values() if not (ROOT / place).exists()] == []


def mentioned() -> Iterator[tuple[str, str]]:
    """Yield (page, arguments) for every `mendax …` in a code block or in inline code."""
    for page in PAGES:
        text = page.read_text()
        inline = re.findall(r"`([^`\n]+)`", _FENCE.sub("", text))
        for line in [*(line for _, line in fenced(text)), *inline]:
            if found := _MENDAX.match(line):
                yield str(page.relative_to(ROOT)), found[1]


def unknown_words(line: str) -> list[str]:
    """Return the command or the options in a command line that do not exist."""
    _, apps, rest = app.parse_commands(shlex.split(line))
    command = apps[-1]
    names = {*command.help_flags, *command.version_flags}
    if command.default_command is not None:
        arguments = command.assemble_argument_collection()
        names |= {name for argument in arguments for name in argument.names}
    elif rest and rest[0][0].islower():
        return rest[:1]
    options = (word.partition("=")[0] for word in rest if word.startswith("--"))
    return [option for option in options if option not in names]


def refused(line: str) -> str:
    """Return why the command line does not parse, or an empty string if it does."""
    try:
        app.parse_args(shlex.split(line), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return str(error)
    return ""


def test_every_command_and_option_in_the_docs_exists() -> None:
    assert len(set(mentioned())) > 100
    assert [(page, line) for page, line in mentioned() if unknown_words(line)] == []


def test_every_command_line_in_the_docs_parses() -> None:
    shown = [(page, found[1]) for page, line in COMMANDS if (found := _MENDAX.match(line))]
    assert len(shown) > 30
    assert [(page, line, why) for page, line in shown if (why := refused(line))] == []


def test_unknown_commands_and_options_are_found() -> None:
    planted = [
        ("play mia --bots odds", []),
        ("serve --settings FILE", []),
        ("admin drain --within 2h", []),
        ("bogus", ["bogus"]),
        ("admin bogus TABLE", ["bogus"]),
        ("play --bogus 1 --seed=1", ["--bogus"]),
    ]
    assert [(line, unknown_words(line)) for line, _ in planted] == planted
    assert "--bots" in refused("arena mia")
    assert "xx" in refused("rules mia --lang xx")


def test_the_readme_starts_with_a_play_and_a_test_command() -> None:
    first = [line for page, line in commands() if page == "README.md"][:2]
    assert first == ["./run play", "./run test"]


@functools.cache
def anchors(page: Path) -> frozenset[str]:
    """Return the anchors that GitHub makes of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", _FENCE.sub("", page.read_text()), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return frozenset(heading.replace(" ", "-") for heading in plain)


def broken_links(page: Path, text: str) -> list[str]:
    """Return the links to files and headings that do not exist."""
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)[^)]*\)", _FENCE.sub("", text)):
        place, _, anchor = target.partition("#")
        file = page.parent / place if place else page
        if "://" in target:
            continue
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(target)
    return broken


def test_every_link_leads_somewhere() -> None:
    broken = {page: broken_links(page, page.read_text()) for page in PAGES}
    assert {page: links for page, links in broken.items() if links} == {}


def test_broken_links_are_found() -> None:
    text = "[a](docs/gone.md) [b](#gone) [c](docs/cli.md#gone) [d](docs/cli.md#play) [e](run)"
    found = broken_links(ROOT / "README.md", text)
    assert found == ["docs/gone.md", "#gone", "docs/cli.md#gone"]


def test_every_command_is_in_the_docs() -> None:
    verbs = [verb for verb in app if not verb.startswith("-")]
    assert {"play", "serve", "odds", "rules"} <= set(verbs)
    shown = "\n".join(page.read_text() for page in PAGES)
    assert [verb for verb in verbs if f"mendax {verb}" not in shown] == []


def test_every_game_has_rules_for_players_with_every_option(
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing = []
    for name, language in [(game, code) for game in BUILT_IN for code in speaking_of(game)]:
        page = ROOT / "src" / "mendax" / "words" / "rules" / f"{name}.{language}.md"
        assert run(["rules", name, "--lang", language]) == OK
        shown = " ".join(capsys.readouterr().out.split())
        words, stem = Words(language), name.replace("_", "-")
        rules: type[Rules] = GAMES[name].rules
        keys = [f"{stem}-option-{option.name.replace('_', '-')}" for option in options(rules)]
        missing += [(name, language, key) for key in keys if words.say(key) not in shown]
        missing += [(name, language, "text")] if len(page.read_text()) <= 1500 else []
    assert missing == []


def test_the_rules_for_players_exist_once_and_are_linked() -> None:
    """No other page repeats a sentence of the rules, and `docs/rules.md` links all of them."""
    rules = sorted((ROOT / "src" / "mendax" / "words" / "rules").glob("*.md"))
    assert {page.name for page in rules} == {
        f"{name}.{language}.md" for name in BUILT_IN for language in speaking_of(name)
    }
    assert "](docs/rules.md)" in (ROOT / "README.md").read_text()
    index = (ROOT / "docs" / "rules.md").read_text()
    assert [page for page in rules if f"](../{page.relative_to(ROOT)})" not in index] == []
    lines = {page: set(page.read_text().splitlines()) for page in PAGES}
    for page in rules:
        sentences = {line for line in lines[page] if len(line) > 80 and not line.startswith("|")}
        assert sentences
        assert [other for other in set(PAGES) - {page} if sentences & lines[other]] == []


def test_contributing_and_the_laws_name_non_interference() -> None:
    assert "Non-interference" in (ROOT / "CONTRIBUTING.md").read_text()
    assert laws.__doc__
    assert "non-interference" in laws.__doc__.lower()


def test_the_readme_lists_every_bot_with_its_games() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", (ROOT / "README.md").read_text(), re.MULTILINE)
    titles = {name: Words("en").say(f"{name.replace('_', '-')}-title") for name in BUILT_IN}
    titles["*"] = "all"
    played = {name: [titles[game] for game in bot.makers] for name, bot in BOTS.items()}
    assert {name: cell.split(", ") for name, cell in rows} == played


def test_every_file_that_a_recipe_names_exists() -> None:
    missing = []
    for page in sorted((ROOT / "docs" / "recipes").glob("*.md")):
        bases = [PACKAGE] if page.stem == "game-in-a-package" else [ROOT, ROOT / "src" / "mendax"]
        found = places(page.stem)
        assert len(found) > 2, page
        for place in found:
            pattern = re.sub(r"<\w+>", "*", place.rstrip("/"))
            if not any(list(base.glob(pattern)) for base in bases):
                missing.append((page.stem, place))
    assert missing == []
