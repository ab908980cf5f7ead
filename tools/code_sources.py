"""The Python files of a checkout, parsed but never imported."""

import ast
import io
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

FOLDERS: Final = ("src", "tests", "testbed", "tools", "bench")


@dataclass(frozen=True)
class Source:
    """One Python file."""

    path: str
    """The path relative to the root, with slashes."""
    text: str
    tree: ast.Module

    @property
    def lines(self) -> int:
        """The number of lines."""
        return self.text.count("\n")

    @cached_property
    def names(self) -> Counter[str]:
        """Every identifier, with its number of occurrences."""
        return Counter(token.string for token in self._tokens() if token.type == tokenize.NAME)

    @cached_property
    def prose(self) -> str:
        """Comments and docstrings."""
        comments = [token.string for token in self._tokens() if token.type == tokenize.COMMENT]
        docstrings = [
            node.value.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ]
        return "\n".join(comments + docstrings)

    def _tokens(self) -> Iterator[tokenize.TokenInfo]:
        """Return the tokens. Tokenizing is as slow as parsing, so it happens only on demand."""
        return tokenize.generate_tokens(io.StringIO(self.text).readline)

    @property
    def package(self) -> str:
        """The first folders: `src/mendax/solver`, `tests/solver`, `tools`."""
        parts = Path(self.path).parent.parts
        return "/".join(parts[: 3 if parts[0] == "src" else 2])

    @property
    def module(self) -> str:
        """The dotted name: `mendax.solver.generic.jit`; a package has the name of its folder."""
        parts = Path(self.path).with_suffix("").parts
        parts = parts[1:] if parts[0] == "src" else parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read(path: Path, root: Path) -> Source:
    """Parse a file. Raises ``SyntaxError`` if it is not Python."""
    text = path.read_text(encoding="utf-8")
    return Source(path.relative_to(root).as_posix(), text, ast.parse(text))


def sources(root: Path) -> list[Source]:
    """Return the Python files of the existing `FOLDERS`, by path."""
    folders = (root / name for name in FOLDERS)
    return [read(path, root) for folder in folders for path in sorted(folder.rglob("*.py"))]
