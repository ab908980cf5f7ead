"""Print the Python files that tables in a browser need, as JSON, by archive.

The program imports the same modules as the worker, and blocks numpy and all other packages that a
browser lacks. Packages of Mendax that load parts lazily are listed completely. Archives other than
"mendax" are loaded on first use.
"""

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

from mendax.words import LANGUAGES

ENTRY = "mendax.pyodide_server.local_server"
WHOLE = ("core", "games", "bots", "table", "words", "story", "tutorial", "pyodide_server")
"""Packages of Mendax that are listed with all their modules and data."""
STORED = ("practice", "solver/sword_of_lies")
"""Packages whose stored files a browser needs: the puzzles, and the values of wars."""
COACHES = ("mendax.coach.mia", "mendax.coach.french_poker")
"""The packages of coaches that apply solved games without numpy."""
LARGEST = 350_000
"""The size in bytes of the largest file of a solved game that a browser gets."""
LIBRARIES = (
    "anyio",
    "confusable_homoglyphs",
    "fluent",
    "idna",
    "mendax",
    "msgspec",
    "starlette",
    "typing_extensions",
)
"""All packages that are sent to a browser. msgspec comes from a separate wheel."""
_FOREIGN = {*LANGUAGES[1:], "tests"}
"""Folders that a browser does not need: the client has the words of all languages."""
_DATA = (".json", ".ftl", ".toml")


class _Absent:
    """An import hook that refuses packages that a browser lacks."""

    @staticmethod
    def find_spec(name: str, *_: object) -> None:
        """Raise ``ModuleNotFoundError`` for a package that is neither listed nor in Python."""
        top = name.partition(".")[0]
        if top not in LIBRARIES and top not in sys.stdlib_module_names and top[:1] != "_":
            raise ModuleNotFoundError(f"a browser has no {name}", name=name)


def block() -> None:
    """Refuse all later imports of packages that a browser lacks."""
    sys.meta_path.insert(0, _Absent)


def files() -> dict[str, dict[str, str]]:
    """Return the path of each file on this machine, by its path below the folder of packages."""
    block()
    importlib.import_module(ENTRY)
    found = dict(_loaded(tuple(sys.modules.items())))
    mendax = Path(str(sys.modules["mendax"].__file__)).parent
    for package in WHOLE:
        found |= _below(mendax / package, mendax.parent)
    homoglyphs = Path(str(sys.modules["confusable_homoglyphs"].__file__)).parent
    found |= _below(homoglyphs, homoglyphs.parent)
    stored = (mendax / package / "stored" for package in STORED)
    positions = _named((file for folder in stored for file in sorted(folder.iterdir())), mendax)
    solved = {name: file for name, file in _coaches() if name not in found}
    games = sorted((mendax / "coach" / "stored").glob("*.policy"))
    solved |= _named((file for file in games if file.stat().st_size <= LARGEST), mendax)
    return {"mendax": found, "positions": positions, "solved": solved}


def _coaches() -> Iterator[tuple[str, str]]:
    """Yield the files of the modules that apply solved games, which the worker loads later."""
    importlib.import_module("mendax.pyodide_server.arrays").install()
    for name in COACHES:
        package = importlib.import_module(name)
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{name}.{module.name}")
    yield from _loaded(tuple(sys.modules.items()))


def _named(files: Iterable[Path], mendax: Path) -> dict[str, str]:
    return {file.relative_to(mendax.parent).as_posix(): str(file) for file in files}


def _loaded(modules: tuple[tuple[str, ModuleType | None], ...]) -> Iterator[tuple[str, str]]:
    """Yield the files of loaded modules of the listed packages, except msgspec's."""
    for name, module in modules:
        file, top = getattr(module, "__file__", None), name.partition(".")[0]
        if file is None or top not in LIBRARIES or top == "msgspec":
            continue
        place = name.replace(".", "/") + ("/__init__.py" if hasattr(module, "__path__") else ".py")
        yield place, file


def _below(folder: Path, root: Path) -> dict[str, str]:
    return {
        file.relative_to(root).as_posix(): str(file)
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".py", *_DATA) and not _FOREIGN & {*file.relative_to(root).parts}
    }


if __name__ == "__main__":
    json.dump(files(), sys.stdout)
