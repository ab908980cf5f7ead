"""The documents are true: links lead somewhere, every command in them runs, everything is named."""

import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.bots import BOTS
from mendax.games import BUILT_IN, GAMES
from mendax.games.rules import Rules, options
from mendax.testing import laws
from mendax.words import Words
from tests import players_set
from tests.languages import speaking_of
from tests.one_die import installed
from tools.ground import ROOT

MENDAX = ROOT / ".venv" / "bin" / "mendax"
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src").rglob("*.md")),
    *sorted((ROOT / "bench").rglob("*.md")),
]
RUN_ELSEWHERE = {
    "./run play": "tests/tools/test_verbs.py",
    "./run test": "tests/tools/test_verbs.py",
    "./run bench": "bench/results.md",
    "./run web dev": "tests/tools/test_verbs.py",
    "./run docs": "tests/test_library.py",
    "./run lock": "tests/tools/test_lock.py",
    "./run lint": ".ci/run",
    "./run proof": "tests/tools/test_verbs.py",
    "mendax maexchen --port 9000 --bots odds,liar": "tests/terminal/contest/test_udp_server.py",
}
"""Commands that this suite runs under another name, or that would run this suite: where to look."""


def commands() -> Iterator[tuple[str, str]]:
    """(page, command line) of every line in a ``sh`` block."""
    for page in PAGES:
        for block in re.findall(r"```sh\n(.*?)```", page.read_text(), re.DOTALL):
            for line in block.splitlines():
                command = line.split(" #")[0].strip()
                if command:
                    yield str(page.relative_to(ROOT)), command


ANSWERS = "d\n21\ns\n" * 3000
"""Doubt, announce Mia, shake: a stubborn player's way through any game of Mia in the terminal."""

LEARNING = "./run mendax learn mia"
LEARNER_ANSWERS = "believe\nlook\n61\ndoubt\n"
"""What the first deal of Mia asks for."""

MAINTENANCE = "docs/maintenance.md"
"""A page whose commands need tables: followed by `tests/terminal/commands/test_maintenance.py`."""
HOSTING = "docs/hosting.md"
"""A page whose commands are about a machine: `tests/test_hosting.py` knows how each is tried."""

KIT = "docs/kit.md"
"""A page whose commands need its bot: `tests/kit/test_page.py` follows it."""

OWN_GAME = "docs/your-own-game.md"
"""A page whose commands run with its game installed."""
OWN_ANSWERS = "d\nclaim 4\nclaim 9\nclaim 12\n" * 300
"""Doubt where there is something to doubt, else claim: a way through any game of one die."""

COMMANDS = sorted(set(commands()))
TYPED = [
    (page, line)
    for page, line in COMMANDS
    if line not in RUN_ELSEWHERE and page not in (HOSTING, MAINTENANCE, KIT)
]


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`mendax` as players have it: with the packages of `requirements/run.txt` and no others."""
    return players_set.make(tmp_path_factory.mktemp("players")).parent / "mendax"


@pytest.mark.proof  # every command that a page shows, each in a process of its own
@pytest.mark.parametrize(("page", "line"), TYPED, ids=[line for _, line in TYPED])
def test_every_command_in_the_docs_runs_with_what_players_get(
    page: str, line: str, players: Path, tmp_path: Path
) -> None:
    words = shlex.split(line)
    if words[:2] == ["./run", "mendax"]:
        words = [str(players), *words[2:]]
    elif words[0] == "mendax":
        words = [str(players), *words[1:]]
    else:
        pytest.fail(f"{page}: nobody knows how to run {line!r}")
    own = page == OWN_GAME
    done = subprocess.run(
        words,
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


def test_the_readme_begins_with_one_command_that_plays_and_one_that_tests() -> None:
    first = [line for page, line in commands() if page == "README.md"][:2]
    assert first == ["./run play", "./run test"]


@pytest.mark.parametrize("page", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text())
    local = [target for target in targets if "://" not in target]
    assert not [target for target in local if not (page.parent / target).exists()]


def test_every_command_of_the_house_is_in_the_docs() -> None:
    shown = "\n".join(page.read_text() for page in PAGES)
    help_text = subprocess.run(
        [str(MENDAX), "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    verbs = re.findall(r"^[│ ]*([a-z][a-z-]+)  ", help_text, re.MULTILINE)
    assert {"play", "serve", "odds", "rules"} <= set(verbs)
    assert not [verb for verb in verbs if f"mendax {verb}" not in shown]


@pytest.mark.parametrize(
    ("name", "language"), [(name, code) for name in BUILT_IN for code in speaking_of(name)]
)
def test_every_game_has_rules_for_players_with_every_option(name: str, language: str) -> None:
    page = ROOT / "src" / "mendax" / "words" / "rules" / f"{name}.{language}.md"
    assert len(page.read_text()) > 1500
    done = subprocess.run(
        [str(MENDAX), "rules", name, "--lang", language], capture_output=True, text=True, check=True
    )
    words, stem = Words(language), name.replace("_", "-")
    rules: type[Rules] = GAMES[name].rules
    for option in options(rules):
        label = f"{stem}-option-{option.name.replace('_', '-')}"
        assert words.say(label) in " ".join(done.stdout.split()), option.name


def test_the_rules_for_players_stand_once() -> None:
    """No page repeats a sentence of theirs, and README leads to all of them."""
    rules = sorted((ROOT / "src" / "mendax" / "words" / "rules").glob("*.md"))
    assert {page.name for page in rules} == {
        f"{name}.{language}.md" for name in BUILT_IN for language in speaking_of(name)
    }
    readme = (ROOT / "README.md").read_text()
    for page in rules:
        assert str(page.relative_to(ROOT)) in readme
        lines = page.read_text().splitlines()
        sentences = {line for line in lines if len(line) > 80 and not line.startswith("|")}
        assert sentences
        for other in set(PAGES) - {page}:
            assert not sentences & set(other.read_text().splitlines()), other


def test_the_design_names_every_law() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text()
    assert "Non-interference" in contributing
    assert laws.__doc__
    assert "non-interference" in laws.__doc__.lower()


def test_every_bot_is_introduced_to_those_who_read() -> None:
    shown = "\n".join(page.read_text() for page in PAGES)
    assert not [name for name in BOTS if f"`{name}`" not in shown]
