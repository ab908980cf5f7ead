"""Build the files that a browser needs to play without a server, on request and only when stale.

The files go to `src/mendax/server/static-offline`: Python in WebAssembly, its standard library
reduced to the modules in use, and Mendax with the packages that it needs, compiled from this tree.
"""

import json
import shutil
import zipfile
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import client
from tools import node as nodes
from tools.environment import PYTHON
from tools.ground import ROOT, exclusively, fingerprint, say, stamped, step
from tools.node import Node

HOME = client.WEB / "offline"
BUILT = ROOT / "src" / "mendax" / "server" / "static-offline"
LOCK = HOME / "wheels.txt"
LATER = ("positions.zip", "solved.zip")
"""The files that no first roll needs."""
_STAMP = BUILT / ".built-from"
_MODULES = HOME / "node_modules"
_MODULES_STAMP = _MODULES / ".installed-from"
_SOURCES = ROOT / "src" / "mendax"
_WHEEL = ("--platform", "pyemscripten_2026_0_wasm32", "--abi", "cp314", "--python-version", "3.14")


def ensure() -> None:
    """Build the files if they are stale."""
    if not stamped(_STAMP, _fingerprint()):
        node = nodes.ensure()
        with exclusively():
            build(node)


def build(node: Node) -> None:
    """Build the files and replace the old ones."""
    made_from = _fingerprint()
    _install(node)
    say("· packing Python for the browser")
    with TemporaryDirectory(dir=BUILT.parent, prefix="static-offline.") as made:
        site, to = Path(made) / "site", Path(made) / "to"
        to.mkdir()
        _stage(site)
        pack = ROOT / "tools" / "offline_pack.py"
        step("Packing Python", [node.program, HOME / "bundle.mjs", pack, site, to], env=node.env)
        _list(to)
        (to / _STAMP.name).write_text(made_from)
        shutil.rmtree(BUILT, ignore_errors=True)
        to.rename(BUILT)


def _install(node: Node) -> None:
    """Install Python for the browser, as locked."""
    locked = fingerprint([HOME / "package.json", HOME / "package-lock.json"])
    if not stamped(_MODULES_STAMP, locked):
        say("· installing Python for the browser")
        step("npm ci", [*node.npm, "ci", "--ignore-scripts"], cwd=HOME, env=node.env)
        _MODULES_STAMP.write_text(locked)


def _stage(site: Path) -> None:
    """Copy all needed packages into ``site``."""
    listed = step("Listing modules", [PYTHON, ROOT / "tools" / "offline_modules.py"])
    archives = {}
    for archive, files in json.loads(listed).items():
        for name, source in files.items():
            archives[name], place = archive, site / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, place)
    for folder in [site, *site.rglob("*")]:
        if folder.is_dir() and folder != site and not (folder / "__init__.py").exists():
            (folder / "__init__.py").touch()
    wheels = site.parent / "wheels"
    how = ("download", "-q", "--no-deps", "--only-binary", ":all:", "--implementation", "cp")
    where = ("--require-hashes", "-r", LOCK, "-d", wheels)
    step("Fetching msgspec", [PYTHON, "-m", "pip", *how, *_WHEEL, *where])
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            kept = (name for name in packed.namelist() if name.endswith((".py", ".so")))
            packed.extractall(site, kept)
    (site / "archives.json").write_text(json.dumps(archives))


def _list(folder: Path) -> None:
    """Move the files into a folder named after their version, and list them with their sizes."""
    files = sorted(folder.iterdir())
    whole = b"".join(sha256(file.read_bytes()).digest() for file in files)
    version = folder / sha256(whole).hexdigest()[:16]
    version.mkdir()
    listed = []
    for file in files:
        file = file.rename(version / file.name)
        file.chmod(0o644)
        if file.suffix not in (".br", ".gz"):
            entry = {"name": file.name, "size": file.stat().st_size}
            listed.append(entry | ({"later": True} if file.name in LATER else {}))
    document = {"version": version.name, "files": listed}
    (folder / "files.json").write_text(json.dumps(document))


def _fingerprint() -> str:
    sources = [file for file in sorted(_SOURCES.rglob("*")) if file.suffix in (".py", ".ftl")]
    tools = sorted((ROOT / "tools").glob("offline*.py"))
    return fingerprint([*sources, *tools, LOCK, HOME / "package-lock.json", HOME / "bundle.mjs"])
