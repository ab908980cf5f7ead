"""`./run lock`: remakes the hashed requirements from pyproject.toml.

The locked sets hold for every platform and Python, and name no address of any registry. Each
remembers in its first line what it was made from, so that a test can tell a stale one without
the network.
"""

import tomllib
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any

from tools.environment import LOCKS, uv
from tools.ground import ROOT, SetupError, say, step

# Locks by name and what goes in; the first is made first, and the others keep its choices.
_ALL = ["--all-extras", "--group", "dev", "--group", "tools"]
RECIPES: dict[str, list[str]] = {
    "dev": ["pyproject.toml", *_ALL],
    "run": ["pyproject.toml"],
    "tools": ["--group", "tools"],
    "uv": ["--group", "uv"],
    "node": ["--group", "node"],
}


def first_line() -> str:
    """What a fresh lock opens with: a fingerprint of all that pyproject.toml asks for."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        asked: dict[str, Any] = tomllib.load(file)
    project = asked["project"]
    inputs = [
        project["requires-python"],
        project["dependencies"],
        project["optional-dependencies"],
        asked["dependency-groups"],
        RECIPES,
    ]
    return f"# made from {sha256(dumps(inputs, sort_keys=True).encode()).hexdigest()}"


def remake(options: list[str]) -> None:
    """Resolves every set anew. Options go to uv, as in `./run lock --upgrade`."""
    command = uv()
    if not command:
        raise SetupError("Locking needs uv, and it could not be installed here.")
    for name, recipe in RECIPES.items():
        say(f"· locking requirements/{name}.txt")
        lock = LOCKS / f"{name}.txt"
        same_choices = [] if name == "dev" else ["-c", "requirements/dev.txt"]
        how = ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-annotate"]
        out = ["--no-header", "-o", f"requirements/{name}.txt"]
        step(
            f"Locking {lock.name}",
            [*command, "pip", "compile", "-q", *how, *recipe, *same_choices, *out, *options],
        )
        _sign(lock)


def _sign(lock: Path) -> None:
    explanation = "# by `./run lock`; edit pyproject.toml, not this file"
    lock.write_text(f"{first_line()}\n{explanation}\n{lock.read_text()}")
