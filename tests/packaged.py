"""The games of ``examples`` as installed packages, for tests that start new Mendax processes.

A package is found by its metadata. Installing one into the environment of all tests would show it
to every other test. The metadata is therefore written beside a link to the package, and that folder
is put on the path of a new interpreter.
"""

import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "liars_dice"
SKULL = ROOT / "examples" / "skull"


def installed(folder: Path, package: Path = PACKAGE) -> dict[str, str]:
    """Write the package and its metadata into ``folder``; return the environment that finds it."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    module = project["name"].replace("-", "_")
    (folder / module).symlink_to(package / module)
    metadata = folder / f"{module}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, "utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""]
    (metadata / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}


def mendax(*words: str) -> list[str]:
    """Run the command line of Mendax in this environment's interpreter."""
    return [sys.executable, "-m", "mendax.terminal", *words]
