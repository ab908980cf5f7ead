"""The import graph of a package: its parts, the imports between them and their levels.

A part is a folder of modules, or a module directly in the package. Imports inside functions and
under `TYPE_CHECKING` count, too.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Final, NamedTuple

from tools.code_sources import Source

DRAWN: Final = ("mendax.solver", "mendax.server", "mendax.terminal", "mendax.table")


class Structure(NamedTuple):
    """The figures of the import graph of a package."""

    rooms: int
    arrows: int
    levels: int
    """The number of parts on the longest chain of imports; 0 if there is a cycle."""


def structure(files: Sequence[Source], package: str) -> Structure:
    """Return the structure of ``package``, such as `mendax.solver`."""
    modules = {source.module for source in files}
    graph: dict[str, set[str]] = {}
    for source in files:
        room = _room(source.module, package, modules)
        if room is None:
            continue
        reached = (_room(name, package, modules) for name in imports(source, modules))
        graph.setdefault(room, set()).update(
            other for other in reached if other not in {None, room}
        )
    return Structure(len(graph), sum(map(len, graph.values())), _levels(graph))


def imports(source: Source, modules: set[str]) -> Iterator[str]:
    """Yield the modules among ``modules`` that a file imports."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in modules else node.module


def _room(module: str, package: str, modules: set[str]) -> str | None:
    """Return the part of ``module`` in ``package``; None for modules elsewhere, and for its
    ``__init__``."""
    if not module.startswith(f"{package}."):
        return None
    parent = module.rpartition(".")[0]
    is_folder = any(name.startswith(f"{module}.") for name in modules)
    return module if parent == package or is_folder else parent


def _levels(graph: Mapping[str, set[str]]) -> int:
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError:
        return 0
    level: dict[str, int] = {}
    for room in order:
        level[room] = 1 + max((level[other] for other in graph.get(room, ())), default=0)
    return max(level.values(), default=0)
