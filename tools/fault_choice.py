"""A seeded choice of faults, spread over the packages of `src/mendax` and the client."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.fault_kinds import Fault, client_faults, laid_out, python_faults, script

LEAST: Final = 2
"""The minimum number of faults in each package."""
_NO_TESTS: Final = (".test.ts", ".gen.ts", "fixtures.ts")


def package_of(file: str) -> str:
    """Return ``web``, a package, or a subpackage of the server."""
    if file.startswith("web/"):
        return "web"
    parts = Path(file).parts[2:-1]
    return "/".join(parts[: 2 if parts[:1] == ("server",) else 1])


def sources(root: Path, only: Sequence[str]) -> Iterator[str]:
    """Yield the files in which faults are planted."""
    code = [*(root / "src/mendax").rglob("*.py"), *(root / "web/src").rglob("*.ts")]
    for path in sorted([*code, *(root / "web/src").rglob("*.svelte")]):
        file = path.relative_to(root).as_posix()
        if file.startswith(tuple(only) or "") and not file.endswith(_NO_TESTS) and package_of(file):
            yield file


def shares(sizes: dict[str, int], count: int) -> dict[str, int]:
    """Return the number of faults for each package: `LEAST`, plus a part proportional to its
    size."""
    given = dict.fromkeys(sizes, LEAST)
    for _ in range(count - LEAST * len(sizes)):
        given[max(sizes, key=lambda name: sizes[name] / (given[name] + 1))] += 1
    return given


def choose(root: Path, seed: int, count: int, only: Sequence[str]) -> list[Fault]:
    """Return faults of all kinds, in different files as far as possible."""
    texts = {file: (root / file).read_text() for file in sources(root, only)}
    sizes: Counter[str] = Counter()
    for file, text in texts.items():
        sizes[package_of(file)] += sum(map(bool, map(str.strip, script(file, text).split("\n"))))
    chosen: list[Fault] = []
    for package, number in shares(sizes, count).items():
        files = {file: text for file, text in texts.items() if package_of(file) == package}
        chosen += _choose_in(files, number, random.Random(f"{seed} {package}"))
    return chosen


def _choose_in(texts: dict[str, str], number: int, rng: random.Random) -> list[Fault]:
    by_kind: defaultdict[str, list[Fault]] = defaultdict(list)
    for file, text in texts.items():
        find = client_faults if file.startswith("web/") else python_faults
        for fault in find(file, text):
            by_kind[fault.kind].append(fault)
    kinds = list(by_kind)
    rng.shuffle(kinds)
    for faults in by_kind.values():
        rng.shuffle(faults)
    used: Counter[str] = Counter()
    chosen: list[Fault] = []
    while len(chosen) < number and any(by_kind.values()):
        kinds = [*kinds[1:], kinds[0]]
        faults = by_kind[kinds[0]]
        while faults:
            fault = faults.pop(min(range(len(faults)), key=lambda at: used[faults[at].file]))
            good = laid_out(fault, texts[fault.file]) if fault.file.endswith(".py") else fault
            if good and (fault.file, fault.line) not in {(one.file, one.line) for one in chosen}:
                used[fault.file] += 1
                chosen.append(good)
                break
    return chosen
