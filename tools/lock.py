"""`./run lock`: remakes the hashed requirements from pyproject.toml.

The locked sets hold for every platform and Python, and name no address of any registry. Each
remembers in its first line what it was made from, so that a test can tell a stale one without
the network.
"""

import shutil
import tomllib
from hashlib import sha256
from json import dumps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.environment import LOCKS, uv
from tools.ground import ROOT, Command, SetupError, say, step

# Locks by name and what goes in; the first is made first, and the others keep its choices.
_ALL = ["--all-extras", "--group", "dev", "--group", "docs", "--group", "tools"]
RECIPES: dict[str, list[str]] = {
    "dev": ["pyproject.toml", *_ALL],
    "run": ["pyproject.toml", "--extra", "server", "--extra", "terminal"],
    "house": ["pyproject.toml", "--extra", "postgresql", "--extra", "terminal"],
    "tools": ["--group", "tools"],
    "uv": ["--group", "uv"],
    "node": ["--group", "node"],
}


def asked() -> dict[str, Any]:
    """What stands in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def first_line() -> str:
    """What a fresh lock opens with: a fingerprint of all that pyproject.toml asks for."""
    project = asked()["project"]
    inputs = [
        project["requires-python"],
        project["dependencies"],
        project["optional-dependencies"],
        asked()["dependency-groups"],
        RECIPES,
    ]
    return f"# made from {sha256(dumps(inputs, sort_keys=True).encode()).hexdigest()}"


def remake(options: list[str]) -> None:
    """Resolves every set anew, and changes all locks or none. Options go to uv, as in
    `./run lock --upgrade`."""
    command = uv()
    if not command:
        raise SetupError("Locking needs uv, and it could not be installed here.")
    with TemporaryDirectory(dir=LOCKS.parent, prefix=".locking-") as folder:
        made = {name: Path(folder) / f"{name}.txt" for name in RECIPES}
        for name, lock in made.items():
            say(f"· locking requirements/{name}.txt")
            shutil.copyfile(LOCKS / lock.name, lock)  # what stands in it is kept where it can be
            same_choices: Command = [] if name == "dev" else ["-c", made["dev"]]
            how = ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-annotate"]
            out: Command = ["--no-header", "-o", lock]
            compile_: Command = ["pip", "compile", "-q", *how, *RECIPES[name], *same_choices, *out]
            step(f"Locking {lock.name}", [*command, *compile_, *options])
            lock.write_text(f"{first_line()}\n{_EXPLANATION}\n{lock.read_text()}")
        for lock in made.values():
            lock.replace(LOCKS / lock.name)


_EXPLANATION = "# by `./run lock`; edit pyproject.toml, not this file"
