"""The Python files of a checkout, read and taken apart but never imported."""

import ast
import io
import tokenize
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

FOLDERS: Final = ("src", "tests", "testbed", "tools", "bench")


class Source(NamedTuple):
    """One Python file."""

    path: str
    """Relative to the root, with slashes."""
    lines: int
    names: Counter[str]
    """Every identifier, and how often it stands there."""
    prose: str
    """Comments and docstrings."""
    tree: ast.Module

    @property
    def package(self) -> str:
        """Its first folders: `src/mendax/solver`, `tests/solver`, `tools`."""
        parts = Path(self.path).parent.parts
        return "/".join(parts[: 3 if parts[0] == "src" else 2])

    @property
    def module(self) -> str:
        """Its dotted name: `mendax.solver.generic.jit`; a package has the name of its folder."""
        parts = Path(self.path).with_suffix("").parts
        parts = parts[1:] if parts[0] == "src" else parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read(path: Path, root: Path) -> Source:
    """Takes a file apart. Raises ``SyntaxError`` for what is no Python."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    docstrings = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    names = Counter(token.string for token in tokens if token.type == tokenize.NAME)
    name = path.relative_to(root).as_posix()
    return Source(name, text.count("\n"), names, "\n".join(comments + docstrings), tree)


def sources(root: Path) -> list[Source]:
    """The Python files of `FOLDERS`, those that there are, by path."""
    folders = (root / name for name in FOLDERS)
    return [read(path, root) for folder in folders for path in sorted(folder.rglob("*.py"))]
