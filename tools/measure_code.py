"""Measure the readability of the code: vocabulary, lengths and structure.

Rules of this file
1. It reads any checkout of this project, including old ones, so that you can compare them.
   `trace_calls` counts the calls in a move, with the Python of that checkout's environment.
2. Words are counted separately in names (identifiers) and in prose (comments and docstrings),
   because a word in prose can have another meaning ("of course").
3. It only counts: people decide which uses may remain.

Usage: python3 -m tools.measure_code [ROOT] [--calls] [--json]
"""

import argparse
import ast
import json
import re
import statistics
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.code_sources import Source, sources
from tools.code_structure import DRAWN, structure
from tools.ground import ROOT

OLD_WORDS: Final = (
    *("spot", "fate", "cup", "lap", "ring", "cast", "course", "script", "held", "handed"),
    *("relay", "shelf", "mind", "lesson", "tell", "door", "house"),
)
"""Private words for which the field has an established term."""

FIELD_WORDS: Final = (
    *("public state", "information set", "information state", "observation", "continuation"),
    *("fixed point", "best response", "deviation", "equilibrium", "sequence form"),
    *("double oracle", "homotopy", "alias table", "probability", "expected value", "transition"),
    *("handshake", "send queue", "journal", "registry"),
)
"""Terms that game theorists, poker programmers and web engineers search for."""

VAGUE: Final = ("found",)
"""Names of variables that do not describe their value."""

Figures = dict[str, Any]
_WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[.;:]")
_PLURALS: Final = {"probability": "probabilities", "equilibrium": "equilibria"}


class Words(NamedTuple):
    """The occurrences of some words in a package."""

    lines: int
    names: Counter[str]
    prose: Counter[str]

    def per_thousand(self, counted: Counter[str]) -> float:
        """Return the occurrences of all words per 1,000 lines."""
        return round(1000 * counted.total() / max(1, self.lines), 1)


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def split(text: str) -> list[str]:
    """Return the words in a name or in prose, in lower case: `TurnOutcomes_at` gives turn,
    outcomes, at."""
    return [word.lower() for word in _WORD.findall(text)]


def occurrences(words: Sequence[str], wanted: str) -> int:
    """Return the occurrences of a word, or of consecutive words, in singular or plural."""
    *before, last = wanted.split()
    endings = {last, last + "s", last + "es", _PLURALS.get(last, last)}
    return sum(
        word in endings and list(words[max(0, at - len(before)) : at]) == before
        for at, word in enumerate(words)
    )


def counted(files: Sequence[Source], wanted: Sequence[str]) -> Words:
    """Return the ``wanted`` words in some files."""
    names: Counter[str] = Counter()
    prose: Counter[str] = Counter()
    for source in files:
        pieces = [(split(name), times) for name, times in source.names.items()]
        said = split(source.prose)
        for word in wanted:
            names[word] += sum(times * occurrences(piece, word) for piece, times in pieces)
            prose[word] += occurrences(said, word)
    return Words(sum(source.lines for source in files), names, prose)


def by_package(files: Sequence[Source]) -> dict[str, list[Source]]:
    """Return the files of each package."""
    found: dict[str, list[Source]] = defaultdict(list)
    for source in files:
        found[source.package].append(source)
    return dict(sorted(found.items()))


# ── one name for two things ──────────────────────────────────────────────────────────────────────


def homonyms(files: Sequence[Source]) -> dict[str, list[str]]:
    """Return public classes with the same name, and the places of their definitions.

    Equal names in parallel packages (`games/mia/rules`, `games/french_poker/rules`) do not count.
    """
    places: dict[str, list[str]] = defaultdict(list)
    for source in files:
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(source.path)
    return {name: where for name, where in sorted(places.items()) if not _side_by_side(where)}


def module_homonyms(files: Sequence[Source]) -> dict[str, list[str]]:
    """Return modules and packages with the same name that are not parallel."""
    places: dict[str, list[str]] = defaultdict(list)
    for source in files:
        path = Path(source.path)
        if not path.stem.startswith("__"):
            places[path.stem].append(source.path)
    return {name: where for name, where in sorted(places.items()) if not _side_by_side(where)}


def _side_by_side(paths: Sequence[str]) -> bool:
    """Return whether all paths are in parallel packages of several games, or there is only one
    path."""
    shapes = {re.sub(r"/(mia|french_poker|sword_of_lies)/", "/*/", path) for path in paths}
    return len(paths) == 1 or (len(shapes) == 1 and len(set(paths)) == len(paths))


def assigned(files: Sequence[Source], names: Sequence[str]) -> int:
    """Return the number of assignments to variables with one of these names."""
    return sum(
        isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in names
        for source in files
        for node in ast.walk(source.tree)
    )


# ── lengths and tests ────────────────────────────────────────────────────────────────────────────


def lengths(files: Sequence[Source]) -> Figures:
    """Return the lengths of all functions and of the longest files, in lines."""
    functions = [
        ((node.end_lineno or node.lineno) - node.lineno + 1, f"{source.path}:{node.name}")
        for source in files
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    ordered = sorted(length for length, _ in functions)
    longest_files = sorted(files, key=lambda source: -source.lines)[:3]
    return {
        "files": len(files),
        "lines": sum(source.lines for source in files),
        "functions": len(functions),
        "median": statistics.median(ordered),
        "p90": ordered[int(0.9 * len(ordered))],
        "p99": ordered[int(0.99 * len(ordered))],
        "longest": max(functions),
        "longest files": [(source.lines, source.path) for source in longest_files],
    }


# ── the report ───────────────────────────────────────────────────────────────────────────────────


def measure(root: Path) -> Figures:
    """Return every figure that follows from the sources alone."""
    files = sources(root)
    source = [one for one in files if one.path.startswith("src/")]
    words: Figures = {}
    for package, here in {**by_package(files), "src": source}.items():
        old, field = counted(here, OLD_WORDS), counted(here, FIELD_WORDS)
        words[package] = {
            "lines": old.lines,
            "old in names": old.per_thousand(old.names),
            "old in prose": old.per_thousand(old.prose),
            "field in names": field.per_thousand(field.names),
            "field in prose": field.per_thousand(field.prose),
            "each": dict(old.names + old.prose + field.names + field.prose),
        }
    return {
        "words": words,
        "homonyms": homonyms(source),
        "module homonyms": module_homonyms(source),
        "vague variables": assigned(source, VAGUE),
        "lengths": {
            name: lengths([f for f in files if f.path.startswith(name)])
            for name in ("src", "tests")
        },
        "modules": sum(not Path(one.path).stem.startswith("__") for one in source),
        "structure": {name: structure(source, name)._asdict() for name in DRAWN},
    }


def calls(root: Path) -> Figures:
    """Return the number of calls in a roll, a bet and a solve. Raises ``CalledProcessError``."""
    command = [str(root / ".venv" / "bin" / "python"), str(ROOT / "tools" / "trace_calls.py")]
    done = subprocess.run(
        [*command, str(root)], cwd=root, capture_output=True, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def told(figures: Figures) -> str:
    """Return the figures as tables of text."""
    lines = [f"{'words in a thousand lines':32}  lines  old: names prose  field: names prose"]
    for package, row in figures["words"].items():
        lines.append(
            f"{package:32} {row['lines']:6} {row['old in names']:11} {row['old in prose']:5}"
            f" {row['field in names']:13} {row['field in prose']:5}"
        )
    each = figures["words"]["src"]["each"]
    for name, group in (("old", OLD_WORDS), ("field's", FIELD_WORDS)):
        lines.append(f"{name} words in src: " + ", ".join(f"{w} {each.get(w, 0)}" for w in group))
    lines += [
        f"{key}: {len(figures[key])}: {', '.join(figures[key])}"
        for key in ("homonyms", "module homonyms")
    ]
    lines.append(f"variables named {' or '.join(VAGUE)}: {figures['vague variables']}")
    for name, row in figures["lengths"].items():
        lines.append(f"{name}: " + ", ".join(f"{key} {value}" for key, value in row.items()))
    for name, row in (figures["structure"] | figures.get("calls", {})).items():
        lines.append(f"{name}: " + ", ".join(f"{value} {key}" for key, value in row.items()))
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Print the figures for a checkout."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.measure_code", description=__doc__)
    parser.add_argument("root", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--calls", action="store_true", help="count calls too; needs its .venv")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    figures = measure(asked.root)
    if asked.calls:
        figures["calls"] = calls(asked.root)
    print(json.dumps(figures, indent=1, ensure_ascii=False) if asked.json else told(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
