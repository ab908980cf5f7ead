"""The base of all tools: the location of the checkout, steps, stamps and the lock.

A step is silent when it succeeds, and prints its output when it fails. Messages go to stderr, so
that the output of `./run mendax … --json` stays clean. This module does not depend on any tool.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # on Windows only the build hook runs: `./run` is for POSIX
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
Command = Sequence[str | Path]
_LINES_OF_A_FAILURE = 40


class SetupError(Exception):
    """A step failed. The text contains the step, the reason and advice."""


def say(text: str) -> None:
    """Print one line for the user."""
    print(text, file=sys.stderr, flush=True)


def step(
    what: str,
    command: Command,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    seconds: float | None = None,
    advice: str = "",
) -> str:
    """Run a command silently and return its output; if it fails, show the end of it."""
    full_env = os.environ | dict(env or {})
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=full_env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=seconds,
            pass_fds=tuple(_held),
            check=False,
        )
    except OSError as error:
        raise SetupError(_failure(what, str(error), advice)) from error
    except subprocess.TimeoutExpired as error:
        raise SetupError(_failure(what, f"no end after {seconds:g} seconds", advice)) from error
    if done.returncode:
        raise SetupError(_failure(what, done.stdout, advice))
    return done.stdout


def _failure(what: str, output: str, advice: str) -> str:
    lines = output.strip().splitlines()[-_LINES_OF_A_FAILURE:]
    return "\n".join([f"{what} failed:", *(f"    {line}" for line in lines), advice]).rstrip()


def fingerprint(files: Iterable[Path], *more: str) -> str:
    """Return the SHA-256 of the files' paths (in the checkout), their contents, and ``more``
    texts."""
    digest = hashlib.sha256()
    for word in more:
        digest.update(f"{len(word)}:{word}".encode())
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()}:{len(content)}:".encode())
        digest.update(content)
    return digest.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    """Return whether a stamp has exactly this value."""
    try:
        return stamp.read_text().strip() == value
    except OSError:
        return False


def replace_text(file: Path, text: str) -> None:
    """Write a file atomically."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(text)
    new.replace(file)


_held: set[int] = set()
"""The file descriptor of the lock while it is held. Steps inherit the descriptor, so a step that
outlives its `./run` keeps the lock."""


@contextmanager
def exclusively() -> Iterator[None]:
    """Let only one `./run` at a time change the environment or the built client."""
    with (ROOT / ".setup.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("· waiting for another ./run to finish its set-up")
            fcntl.flock(file, fcntl.LOCK_EX)
        _held.add(file.fileno())
        try:
            yield
        finally:
            _held.discard(file.fileno())
