"""Find sentences that are not plain English: ``python -m tools.prose [PATH ...]``.

The check reads comments, docstrings and usage texts of Python files, comments of the client, names
of tests, messages of assertions, and paragraphs of Markdown. It searches for words that nearly
always mark a sentence without a subject or with a metaphor. ``ALLOWED`` lists legitimate uses.
"""

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.ground import ROOT

MARKERS: Final = {
    "who without a noun": r"\b[Ww]hoever\b|(?:^|[.:;] )Who (?!\w+ [^.]*\?)"
    r"|\b(?:of|to|for|with|from|than|by) who\b(?! \w+ \w*\?)",
    "what as a subject": r"(?:^|[.:;] )What(?:ever)? (?![^.]*\?)",
    "Whether at the start": r"^Whether\b",
    "nobody, somebody": r"\b(?:[Nn]obody|[Ss]omebody)\b",
    "nothing": r"\b[Nn]othing\b",
    "is told, hears": r"\b(?:is|are|was|were|be|been|being) told\b|\bhears?\b",
    "metaphor": r"\b[Tt]he house\b(?! rule)|\bfloors?\b|\brooms?\b|\bdoors?\b",
    "archaic": r"\banew\b|\bfor ever\b|\bon wish\b|\bmend(?:s|ed)?\b|\bgoes round\b|\b[Bb]esides\b"
    r"|\b[Mm]eanwhile\b|\bas usual\b|\bas ever\b|\bof old\b",
    "idiom": r"\bhangs? up\b|\bhung up\b|\b(?:comes|come|came) to\b|\bstands? (?:in|there)\b"
    r"|\bby itself\b|\bby themselves\b|\bof its own\b|\bin hand\b|\bat rest\b|\bso many\b",
}
"""The search patterns by kind: regular expressions, applied to one paragraph on one line."""

ALLOWED: Final = (
    r"\b(?:[Dd]o|[Dd]oes|returns?|reveals?|posts?|costs?|changes?|changing|pays?|stores?) nothing",
    r"\b(?:gains?|proves?|edit|sends|bets|loads|saves|solves|answers) nothing",
    r"nothing else|nothing to do|or nothing",
    r"stand in for|stands in for",
    r"math\.floor|floor of|headroom|mushroom",
    r"cards? in hand|dice in hand|a hand in hand",
    r"open the doors|doors of",
)
"""Legitimate uses, removed before the search."""

_FOLDERS: Final = ("src", "tools", "testbed", "bench", "tests", "docs", "examples", "web/src")
_PAGES: Final = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
_CLIENT: Final = re.compile(
    r"/\*\*?(.*?)\*/|(?<![:\"'`])//([^\n]*)|<!--(.*?)-->", re.DOTALL | re.MULTILINE
)
_CLIENT_TEST: Final = re.compile(
    r"\b(?:test|describe)(?:\.each(?:<.*?>)?\([^\n]*?\]?\)|\.\w+)*\(\s*([\"'`])(.*?)\1,"
    r"|^\]\)\(\s*([\"'`])(.*?)\3,",
    re.MULTILINE,
)
_LONGEST: Final = 200
"""The maximum number of characters in a line of prose on a page."""


class Finding(NamedTuple):
    """A sentence that may need rewriting."""

    path: str
    line: int
    kind: str
    words: str
    """The match with a few words around it."""


def paragraphs(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the prose of a file as paragraphs, each on one line, with the line where it begins."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from _of_python(text)
    elif path.suffix == ".md":
        yield from _of_markdown(text)
    else:
        for found in _CLIENT.finditer(text):
            words = next(group for group in found.groups() if group is not None)
            yield text.count("\n", 0, found.start()) + 1, _on_one_line(words.replace("*", " "))
        if path.suffix == ".ts":
            for found in _CLIENT_TEST.finditer(text):
                yield text.count("\n", 0, found.start()) + 1, _sentence(found[2] or found[4])


def _of_python(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                yield from _blocks(node.lineno, words)
            case ast.Assign(targets=[ast.Name("USAGE")], value=ast.Constant(value=str(words))):
                yield from _blocks(node.lineno, words)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name.startswith("test_"):
                    yield node.lineno, _sentence(name.removeprefix("test_").replace("_", " "))
            case ast.Assert(msg=ast.Constant(value=str(words))):
                yield node.lineno, _sentence(words)
    lines: list[str] = []
    start = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        if lines and token.start[0] != start + len(lines):
            yield start, _on_one_line(" ".join(lines))
            lines = []
        if not lines:
            start = token.start[0]
        lines.append(token.string.lstrip("#:! "))
    if lines:
        yield start, _on_one_line(" ".join(lines))


def _sentence(words: str) -> str:
    """Return the words with a capital, so that patterns for the start of a sentence match."""
    return words[:1].upper() + words[1:]


def _of_markdown(text: str) -> Iterator[tuple[int, str]]:
    yield from _blocks(1, "\n".join(_without_code(text)))


def _without_code(text: str) -> list[str]:
    """Return the lines of a page, with empty lines in place of its code blocks."""
    code = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)
    return code.sub(lambda found: "\n" * found[0].count("\n"), text).splitlines()


def _blocks(start: int, text: str) -> Iterator[tuple[int, str]]:
    """Yield the blocks that empty lines, list items or table rows separate."""
    at, block = start, list[str]()
    for number, line in enumerate(text.splitlines(), start):
        if block and (not line.strip() or re.match(r"\s*(?:[-*|]|\d+\.) ?", line)):
            yield at, _on_one_line(" ".join(block))
            block = []
        if line.strip():
            if not block:
                at = number
            block.append(line.strip(" -*|"))
    if block:
        yield at, _on_one_line(" ".join(block))


def _on_one_line(words: str) -> str:
    """Return the words without code, on one line."""
    return " ".join(re.sub(r"``.*?``|`[^`]*`", "X", words).split())


def findings(path: Path, name: str) -> Iterator[Finding]:
    """Yield the findings in a file, under the name ``name``."""
    for line, words in paragraphs(path):
        plain = re.sub("|".join(ALLOWED), "X", words)
        for kind, marker in MARKERS.items():
            for found in re.finditer(marker, plain):
                around = plain[max(0, found.start() - 30) : found.end() + 40]
                yield Finding(name, line, kind, around)
    if path.suffix == ".md":
        for number, text in enumerate(_without_code(path.read_text(encoding="utf-8")), 1):
            if len(text) > _LONGEST and not text.lstrip().startswith(("|", "-", "1.")):
                yield Finding(name, number, "long line", f"{len(text)} characters")


def files(paths: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """Yield the files with prose below ``paths``, each with its name relative to the root."""
    kinds = {".py", ".md", ".ts", ".svelte"}
    for given in paths:
        place = ROOT / given
        found = [place] if place.is_file() else sorted(place.rglob("*"))
        for path in found:
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in kinds and "node_modules" not in name and ".gen." not in name:
                yield path, name


def check() -> list[Finding]:
    """Return all findings in the project, as `./run lint` reports them."""
    every = files((*_PAGES, *_FOLDERS))
    return [finding for path, name in every for finding in findings(path, name)]


def main(arguments: list[str]) -> int:
    """Print all findings below the paths, then the number of each kind."""
    counted: Counter[str] = Counter()
    for path, name in files(arguments or (*_PAGES, *_FOLDERS)):
        for finding in findings(path, name):
            counted[finding.kind] += 1
            print(f"{finding.path}:{finding.line}: {finding.kind}: {finding.words}")
    for kind, count in counted.most_common():
        print(f"{count:6,} {kind}", file=sys.stderr)
    return 1 if counted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
