"""Prepare the web client. Packages, wire types and the build are redone only when stale.

The build goes to `src/mendax/server/static`, with a stamp of its inputs: the sources in `web/` and
the translation catalogue. A new build is written beside the old one and then replaces it, so the
old client keeps working if a build fails. A build needs no wire types; the static checks do.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path

from tools import node as nodes
from tools import wire_types
from tools.environment import PYTHON
from tools.ground import ROOT, SetupError, exclusively, fingerprint, say, stamped, step
from tools.node import Node

WEB = ROOT / "web"
STATIC = ROOT / "src" / "mendax" / "server" / "static"
WORDS = ROOT / "src" / "mendax" / "words"
STAMP = STATIC / ".built-from"
_MODULES = WEB / "node_modules"
_MODULES_STAMP = _MODULES / ".installed-from"
_CHECKED_STAMP = _MODULES / ".checked"
_FETCHING = ["--fetch-retries=2", "--fetch-timeout=60000", "--no-progress", "--loglevel=error"]


def ensure() -> None:
    """Build the client if its build is stale."""
    if not is_fresh():
        node = ensure_packages()
        with exclusively():
            build(node)


def is_fresh() -> bool:
    """Return whether the build matches the sources."""
    return stamped(STAMP, sources_fingerprint())


def ensure_types() -> None:
    """Make the wire types if they are stale. The environment must contain the server."""
    if not wire_types.are_fresh():
        node = ensure_packages()
        with exclusively():
            wire_types.make(PYTHON, lambda arguments: npm(node, arguments))


def write_meanings() -> None:
    """Write the meanings of event fields that the client's code uses."""
    wire_types.write_meanings(PYTHON)


def ensure_packages() -> Node:
    """Install the client's packages exactly as locked, and return Node.js."""
    node = nodes.ensure()
    if not stamped(_MODULES_STAMP, _packages_fingerprint()):
        with exclusively():
            install_packages(node)
    return node


def install_packages(node: Node) -> None:
    """Run `npm ci`, unless the packages match this lock."""
    if stamped(_MODULES_STAMP, _packages_fingerprint()):
        return
    say("· installing the client's packages")
    _MODULES_STAMP.unlink(missing_ok=True)
    npm(
        node,
        ["ci", *_FETCHING],
        advice="Behind a proxy with its own certificate, set NODE_EXTRA_CA_CERTS.",
    )
    _MODULES_STAMP.write_text(_packages_fingerprint())


def build(node: Node) -> None:
    """Build the client and replace the old build."""
    made_from = sources_fingerprint()
    fresh, old = STATIC.with_name("static.new"), STATIC.with_name("static.old")
    say("· building the client")
    fresh.parent.mkdir(parents=True, exist_ok=True)
    npm(node, ["run", "--silent", "build", "--", "--outDir", str(fresh), "--emptyOutDir"])
    for page in ("cup", "embed"):
        apart = ["--config", f"vite.{page}.config.ts", "--outDir", str(fresh)]
        npm(node, ["run", "--silent", "build", "--", *apart])
    for page in ("index.html", "cup.html", "embed.html"):
        if not (fresh / page).exists():
            raise SetupError(f"The client's build made no {fresh / page}.")
    (fresh / STAMP.name).write_text(made_from)
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    fresh.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)


CHECKS = ("format", "lint", "check")
"""The scripts in `package.json` that check the client statically: formatting, lint rules, types."""


def check() -> None:
    """Check formatting, lint rules and types of the client, unless this state has passed before."""
    node = ensure_packages()
    ensure_types()
    sources = fingerprint(_files_below(WEB))
    if not stamped(_CHECKED_STAMP, sources):
        for script in CHECKS:
            npm(node, ["run", "--silent", script])
        _CHECKED_STAMP.write_text(sources)


def npm(node: Node, arguments: Sequence[str], advice: str = "") -> str:
    """Run an npm command in the client's folder, and return its output."""
    what = f"npm {' '.join(arguments[:3])}"
    return step(what, [*node.npm, *arguments], cwd=WEB, env=node.env, advice=advice)


def _packages_fingerprint() -> str:
    return fingerprint(WEB / name for name in ("package.json", "package-lock.json", ".npmrc"))


def sources_fingerprint() -> str:
    client = [file for file in _files_below(WEB) if file != wire_types.TYPES]
    return fingerprint([*client, *WORDS.rglob("*.ftl"), *WORDS.rglob("*.md")])


def _files_below(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name not in {"node_modules", "dist"}:
                found += _files_below(entry)
        else:
            found.append(entry)
    return found
