"""Tests that each install set can print the help of the command line, and names the extras that it
lacks."""

import json
import re

import pytest

from tests import without
from tools.ground import ROOT

HELP = """
import contextlib, io, json
from mendax.terminal import cli

def verbs(app, path=()):
    yield path
    for name in app:
        if not name.startswith("-"):
            yield from verbs(app[name], (*path, name))

said = {}
for words in [*((*path, "--help") for path in verbs(cli.app)), *(
    ("completion", shell) for shell in ("bash", "zsh", "fish")
)]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = cli.run(list(words))
    said[" ".join(words)] = code, len(out.getvalue())
print(json.dumps(said))
"""
IMPORTS = """
import json
from importlib import import_module
said = {}
for name in MODULES:
    try:
        import_module(name)
    except Exception as error:
        said[name] = type(error).__name__, str(error)
print(json.dumps(said))
"""


@pytest.mark.parametrize("extra", ["", "terminal"])
def test_every_help_and_completion_works(extra: str) -> None:
    ran = without.only(HELP, extra)
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout)
    assert {"serve --help", "admin key --help", "completion fish"} <= set(said)
    assert {words: found for words, found in said.items() if found[0] or found[1] < 150} == {}


def test_public_modules_name_the_extra_that_they_lack() -> None:
    public = set(re.findall(r"automodule:: (\S+)", (ROOT / "docs" / "reference.md").read_text()))
    asked = sorted({*public, "mendax.adapters.open_spiel", "mendax.solver.french_poker.policy"})
    ran = without.only(f"MODULES = {asked!r}\n{IMPORTS}")
    said = json.loads(ran.stdout)
    assert {kind for kind, _ in said.values()} == {"MissingExtra"}
    pip = "In a checkout of Mendax: python -m pip install"
    assert said == {
        name: ["MissingExtra", f'This needs the package {package}. {pip} ".[{extra}]"']
        for name, package, extra in [
            ("mendax.adapters.open_spiel", "pyspiel", "research"),
            ("mendax.adapters.pettingzoo", "numpy", "pettingzoo"),
            ("mendax.environments.mia.opponents", "numpy", "pettingzoo"),
            ("mendax.environments.mia.vector_env", "numpy", "pettingzoo"),
            ("mendax.solver.french_poker.policy", "numpy", "solve"),
            ("mendax.solver.mia.equilibrium", "numpy", "solve"),
            ("mendax.solver.mia.policy.policy", "numpy", "solve"),
        ]
    }


@pytest.mark.parametrize(("game", "bot"), [("mia", "equilibrium"), ("sword_of_lies", "marshal")])
def test_a_match_names_the_extra_that_a_bot_lacks(game: str, bot: str) -> None:
    program = f"""
import mendax
game = mendax.game_named({game!r})
try:
    mendax.match(game, game.presets[game.default_preset], ["random", {bot!r}, "random"], 2, "a")
except ModuleNotFoundError as error:
    print(isinstance(error, mendax.MendaxError), error.name, error)
"""
    said = without.only(program)
    pip = 'In a checkout of Mendax: python -m pip install ".[solve]"'
    assert said.stdout == f"True numpy This needs the package numpy. {pip}\n", said.stderr
