"""`./run lock`: update the hashed requirements from pyproject.toml.

The locked sets are valid for every platform and Python version, and name no registry. The first
line of each file is a fingerprint of its inputs, so that a test can detect a stale file offline.
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

# The locks with their inputs, in order: later locks keep the versions of the first.
_ALL = ["--all-extras", "--group", "dev", "--group", "docs", "--group", "tools"]
RECIPES: dict[str, list[str]] = {
    "dev": ["pyproject.toml", *_ALL],
    "run": ["pyproject.toml", "--extra", "tls", "--extra", "terminal"],
    "postgresql": ["pyproject.toml", "--extra", "postgresql", "--extra", "terminal"],
    "tools": ["--group", "tools"],
    "uv": ["--group", "uv"],
    "node": ["--group", "node"],
}


def asked() -> dict[str, Any]:
    """Return the requirements in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def first_line() -> str:
    """Return the first line of an up-to-date lock: a fingerprint of all requirements in
    pyproject.toml."""
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
    """Resolve every set again. If one fails, all locks stay unchanged. uv receives all options, as
    in `./run lock --upgrade`."""
    command = uv()
    if not command:
        raise SetupError("Locking needs uv, and it could not be installed here.")
    with TemporaryDirectory(dir=LOCKS.parent, prefix=".locking-") as folder:
        made = {name: Path(folder) / f"{name}.txt" for name in RECIPES}
        for name, lock in made.items():
            say(f"· locking requirements/{name}.txt")
            shutil.copyfile(LOCKS / lock.name, lock)  # its versions are kept where possible
            same_choices: Command = [] if name == "dev" else ["-c", made["dev"]]
            how = ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-annotate"]
            out: Command = ["--no-header", "-o", lock]
            compile_: Command = ["pip", "compile", "-q", *how, *RECIPES[name], *same_choices, *out]
            step(f"Locking {lock.name}", [*command, *compile_, *options])
            lock.write_text(f"{first_line()}\n{_EXPLANATION}\n{lock.read_text()}")
        for lock in made.values():
            lock.replace(LOCKS / lock.name)


_EXPLANATION = "# by `./run lock`; edit pyproject.toml, not this file"
