"""A C++ loop over OpenSpiel's C++ games, compiled from the sources in its package.

Without a compiler, the package can only time its C++ together with its bots (``evaluate_bots``).
"""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

_OURS = Path(__file__).with_name("bare.cc")
_SOURCES = (
    *("spiel", "game_parameters", "observer", "action_view", "spiel_utils"),
    *("utils/status", "utils/usage_logging"),
)
_ABSEIL = (
    *("base", "strings", "numeric", "container", "hash", "synchronization", "time", "debugging"),
    *("profiling",),
)
_MISSES = "undefined reference to"
_TESTS = ("test", "benchmark", "mock", "cord", "gtest", "tool")


def bare_loop(packages: Path, folder: Path, game: str) -> tuple[int, int, float] | str:
    """Return games, decisions and CPU seconds of random play, or the reason for a failure.

    OpenSpiel is installed in ``packages``; compiled files go to ``folder``.
    """
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return "no C++ compiler"
    objects = _compiled(compiler, packages, folder, game)
    if not all(file.exists() for file in objects[:2]):
        return "it does not compile"
    archive, program = folder / "all.a", folder / "bare"
    made = [file for file in objects[2:] if file.exists()]
    subprocess.run(["ar", "rcs", archive, *made], check=True)
    linked = subprocess.run(
        [compiler, *objects[:2], archive, "-o", program, "-lpthread"],
        capture_output=True,
        text=True,
        check=False,
    )
    if linked.returncode:
        return f"it does not link: {_reason(linked.stderr)}"
    done = subprocess.run([program, game], capture_output=True, text=True, check=True)
    games, decisions, seconds = done.stdout.split("|")
    return int(games), int(decisions), float(seconds)


def _reason(complaint: str) -> str:
    """Return the first missing symbol in a linker's output, or its last line if there is none."""
    lines = complaint.strip().splitlines() or ["it does not say why"]
    missing = (line[line.index(_MISSES) :] for line in lines if _MISSES in line)
    return next(missing, lines[-1])[:160]


def _compiled(compiler: str, packages: Path, folder: Path, game: str) -> list[Path]:
    """Return the compiled object files, starting with ours and the game's.

    A file that does not compile is left out; linking shows whether it is needed.
    """
    root = packages / "open_spiel"
    files = [_OURS, root / "games" / game / f"{game}.cc"]
    files += [root / f"{name}.cc" for name in _SOURCES]
    for part in _ABSEIL:
        for file in sorted((root / "abseil-cpp" / "absl" / part).rglob("*.cc")):
            if not any(word in file.name for word in _TESTS):
                files.append(file)

    def compile_one(number: int) -> Path:
        made = folder / f"{number}.o"
        folders = (packages, root / "abseil-cpp", root / "json" / "include")
        where = [f"-I{place}" for place in folders]
        how = ["-O3", "-DNDEBUG", "-std=c++17", "-w", "-c"]
        command: list[str | Path] = [compiler, *how, *where, files[number], "-o", made]
        subprocess.run(command, capture_output=True, check=False)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(compile_one, range(len(files))))
