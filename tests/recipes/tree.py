"""A copy of the source for applying a recipe, and the files that the recipe's page names.

The copy consists of links; the first edit of a file replaces its link by a copy. Commands run with
this environment's interpreter, with the copy first on the path.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
_LINKED = (
    *("README.md", "CONTRIBUTING.md", "docs", "examples"),
    *("bench", "testbed", "tools", "web", ".venv", ".node"),
)
_NOT_COPIED = shutil.ignore_patterns("__pycache__", "static", "stored")


def places(recipe: str) -> set[str]:
    """Return the paths in the last column of the tables of ``docs/recipes/<recipe>.md``."""
    page = (ROOT / "docs" / "recipes" / f"{recipe}.md").read_text("utf-8")
    cells = [row.strip("|").rpartition("|")[2] for row in page.splitlines() if row.startswith("|")]
    return {place for cell in cells for place in re.findall(r"`([^`]*[/.][^`]*)`", cell)}


class Tree:
    """A copy of the package and the tests, in which only files that the recipe names can be
    changed."""

    def __init__(self, folder: Path, recipe: str) -> None:
        self._places = places(recipe)
        self.folder = folder
        self.edited: list[Path] = []
        for part in ("src/mendax", "tests"):
            shutil.copytree(
                ROOT / part, folder / part, copy_function=os.symlink, ignore=_NOT_COPIED
            )
        shutil.copy(ROOT / "pyproject.toml", folder)  # its folder is where mypy looks for modules
        for name in _LINKED:
            (folder / name).symlink_to(ROOT / name)

    def _at(self, place: str, **names: str) -> Path:
        """Return the file that the recipe calls ``place``, with these values for its
        placeholders."""
        assert place in self._places, f"the recipe does not name `{place}`: {self._places}"
        for name, value in names.items():
            place = place.replace(f"<{name}>", value)
        if (inside := names.get("file")) is not None:
            place += inside
        outside = place.startswith(("tests/", "src/")) or place == "README.md"
        base = self.folder if outside else self.folder / "src/mendax"
        path = base / place
        self.edited.append(path)
        return path

    def edit(self, place: str, old: str, new: str, **names: str) -> None:
        """Replace the first ``old`` by ``new`` in a file of the recipe."""
        path = self._at(place, **names)
        text = path.read_text("utf-8")
        assert old in text, f"{path}: there is no {old!r}"
        path.unlink()
        path.write_text(text.replace(old, new, 1), "utf-8")

    def add(self, place: str, text: str, **names: str) -> None:
        """Append ``text`` to a file of the recipe, or create the file."""
        path = self._at(place, **names)
        before = path.read_text("utf-8") if path.exists() else ""
        path.unlink(missing_ok=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(before + text, "utf-8")

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
        environment["MENDAX_POLICIES"] = str(self.folder / "policies")
        return subprocess.run(
            [sys.executable, *command], cwd=self.folder, env=environment, input=typed,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    def python(self, program: str) -> str:
        """Return the output of a program in the copy, which must succeed."""
        done = self.run("-c", program)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    def mendax(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Mendax in the copy."""
        return self.run("-m", "mendax.terminal", *words, typed=typed)

    def tests(self, *arguments: str) -> None:
        """Run tests in the copy as ``./run test`` does; they must pass."""
        marks = ("-m", "not proof")
        done = self.run(
            "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *marks, *arguments
        )
        assert done.returncode == 0, done.stdout[-3000:]

    def lint(self) -> None:
        """Run the checks of ``./run lint`` for Python: ruff, mypy and the import contracts."""
        edited = sorted({str(path) for path in self.edited if path.suffix == ".py"})
        for check in (
            ("ruff", "check", "--no-cache", *edited),
            ("ruff", "format", "--check", "--no-cache", *edited),
            ("mypy", "--no-error-summary", "--cache-dir", str(self.folder / "types"), *edited),
        ):
            done = self.run("-m", *check)
            assert done.returncode == 0, done.stdout + done.stderr
        contracts = "from importlinter.cli import lint_imports_command; lint_imports_command()"
        done = self.run("-c", contracts)
        assert done.returncode == 0, done.stdout + done.stderr
