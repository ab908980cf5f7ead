"""Build the files of a release into `dist/`, without publishing them.

The files: wheel and sdist, the static site, `mendax.pyz`, container images, a bill of materials,
notes from the changelog, and checksums. Two runs in the same tree write the same bytes, except for
images. Container images need a builder; without one, the result says so.
"""

import gzip
import hashlib
import json
import re
import shutil
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.environment import LOCKS, PYTHON
from tools.ground import ROOT, Command, SetupError, say, step

DIST = ROOT / "dist"
STAMP: Final = (2020, 1, 1, 0, 0, 0)
"""The modification time of all files in archives."""
EPOCH: Final = "1577836800"
"""The same for `SOURCE_DATE_EPOCH`."""
PLATFORMS: Final = "linux/amd64,linux/arm64"
_PIN: Final = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;]+)", re.MULTILINE)
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_LEFT_OUT: Final = ("direct_url.json", "INSTALLER", "REQUESTED")
"""Files of an installation that depend on the machine."""


def build(to: Path = DIST) -> list[str]:
    """Build all files into a new folder `to`, and return what is missing, as sentences."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    version = version_of((ROOT / "src" / "mendax" / "__init__.py").read_text())
    say("· building the wheel and the sdist")
    env = {"SOURCE_DATE_EPOCH": EPOCH}
    step("hatchling", [PYTHON, "-m", "hatchling", "build", "-d", to], cwd=ROOT, env=env)
    with TemporaryDirectory() as made:
        say("· building the static site")
        site = Path(made) / f"mendax-{version}-site"
        step("mendax site", [PYTHON, "-m", "mendax", "site", site])
        pack_tar(site, to / f"{site.name}.tar.gz")
        say("· building mendax.pyz")
        (wheel,) = to.glob("*.whl")
        pack_pyz(_installed(wheel, Path(made) / "packages"), to / "mendax.pyz")
    materials = bill(version, [LOCKS / "run.txt", LOCKS / "postgresql.txt"], _scripts())
    (to / "sbom.cdx.json").write_text(json.dumps(materials, indent=1, sort_keys=True) + "\n")
    (to / "notes.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(), version))
    missing = list(images(version, to))
    (to / "SHA256SUMS").write_text(checksums(to))
    return missing


def version_of(source: str) -> str:
    """Return the version in a package's source."""
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    if not found:
        raise SetupError("src/mendax/__init__.py has no version.")
    return found[1]


def notes(changelog: str, version: str) -> str:
    """Return the section of a version. Raises `SetupError` if there is none."""
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        if title.split()[0] == version:
            return f"# Mendax {title.strip()}\n\n{text.strip()}\n"
    raise SetupError(f"CHANGELOG.md has no section {version}.")


def checksums(folder: Path) -> str:
    """Return the checksums of all files in a folder, as `sha256sum --check` reads them."""
    files = sorted(file for file in folder.iterdir() if file.is_file())
    return "".join(f"{_sha256(file)}  {file.name}\n" for file in files if file.suffix)


def _sha256(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


# ── archives ─────────────────────────────────────────────────────────────────────────────────


def pack_tar(folder: Path, to: Path) -> None:
    """Pack a folder into a compressed archive that depends only on names and contents."""
    with (
        to.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for file in _files(folder):
            about = tarfile.TarInfo(f"{folder.name}/{file.relative_to(folder).as_posix()}")
            about.size, about.mtime, about.mode = file.stat().st_size, int(EPOCH), 0o644
            with file.open("rb") as content:
                archive.addfile(about, content)


def pack_pyz(packages: Path, to: Path) -> None:
    """Pack installed packages into one file that Python runs."""
    start = (ROOT / "tools" / "pyz_start.py").read_text()
    with to.open("wb") as raw:
        raw.write(b"#!/usr/bin/env python3\n")
        with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            digest = hashlib.sha256()
            for file in _files(packages):
                name = f"packages/{file.relative_to(packages).as_posix()}"
                content = file.read_bytes()
                digest.update(f"{name} {len(content)} ".encode() + content)
                archive.writestr(_entry(name), content)
            needs = {"python": "{}.{}".format(*sys.version_info[:2]), "id": digest.hexdigest()[:16]}
            needs["platform"] = sysconfig.get_platform()
            archive.writestr(_entry("needs.json"), json.dumps(needs, sort_keys=True))
            archive.writestr(_entry("__main__.py"), start)
    to.chmod(0o755)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, STAMP)
    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    return entry


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def _installed(wheel: Path, to: Path) -> Path:
    """Install the wheel with the locked packages into a folder, without traces of this machine."""
    pip: Command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    install: Command = [*pip, "--no-compile", "--target", to]
    step("Installing packages", [*install, "--require-hashes", "-r", LOCKS / "run.txt"])
    step("Installing Mendax", [*install, "--no-deps", wheel])
    shutil.rmtree(to / "bin", ignore_errors=True)  # scripts with the path of this Python
    for file in to.glob("*.dist-info/*"):
        if file.name in _LEFT_OUT:
            file.unlink()
        elif file.name == "RECORD":
            kept = (line for line in file.read_text().splitlines() if _is_kept(line))
            file.write_text("\n".join(sorted(kept)) + "\n")
    return to


def _is_kept(line: str) -> bool:
    """Return whether a line of a package's list names a file that is packed."""
    name = line.partition(",")[0]
    return not name.startswith("../") and not name.endswith(_LEFT_OUT)


# ── bill of materials ────────────────────────────────────────────────────────────────────────


def bill(version: str, locks: Iterable[Path], scripts: dict[str, Any]) -> dict[str, Any]:
    """Return a CycloneDX document with the locked packages of Python, and those of the client.

    ``scripts`` is the content of the client's lock.
    """
    found = {one["purl"]: one for lock in locks for one in _python(lock.read_text())}
    found |= {one["purl"]: one for one in _client(scripts)}
    own = {"type": "application", "name": "mendax", "version": version}
    own |= {"bom-ref": "mendax", "purl": f"pkg:pypi/mendax@{version}"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": [found[name] for name in sorted(found)],
    }


def _python(lock: str) -> Iterator[dict[str, Any]]:
    """Yield the packages of a locked file. A package has one hash for each of its wheels."""
    pins = [*_PIN.finditer(lock)]
    ends = [*(pin.start() for pin in pins[1:]), len(lock)]
    for pin, end in zip(pins, ends, strict=True):
        name = re.sub(r"[-_.]+", "-", pin[1]).lower()
        component = _component(name, pin[2], f"pkg:pypi/{name}@{pin[2]}")
        hashes = _HASH.findall(lock[pin.start() : end])
        properties = [{"name": "mendax:sha256", "value": one} for one in hashes]
        yield component | {"properties": properties}


def _client(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the packages that the client's scripts contain."""
    for place, package in lock["packages"].items():
        if place and not package.get("dev"):
            name = place.rpartition("node_modules/")[2]
            yield _component(name, package["version"], f"pkg:npm/{name}@{package['version']}")


def _component(name: str, version: str, purl: str) -> dict[str, Any]:
    purl = purl.replace("npm/@", "npm/%40")
    named = {"type": "library", "name": name, "version": version}
    return named | {"purl": purl, "bom-ref": purl}


def _scripts() -> dict[str, Any]:
    """Return the client's lock. Svelte is a package for development, but part of the scripts."""
    lock: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())
    lock["packages"]["node_modules/svelte"].pop("dev", None)
    offline = json.loads((ROOT / "web" / "offline" / "package-lock.json").read_text())
    lock["packages"]["node_modules/pyodide"] = offline["packages"]["node_modules/pyodide"]
    return lock


# ── container images ─────────────────────────────────────────────────────────────────────────


def images(version: str, to: Path) -> Iterator[str]:
    """Build an archive with the images of all platforms, or yield what is missing."""
    archive = to / f"mendax-{version}-image.oci.tar"
    commands = _builder(f"mendax:{version}", archive)
    if commands is None:
        yield (
            "No container image: it needs podman, buildah, or docker with buildx and a running "
            f"engine. Platforms: {PLATFORMS}."
        )
        return
    say("· building the container images")
    try:
        for command in commands:
            step("Building the images", command, cwd=ROOT, env={"SOURCE_DATE_EPOCH": EPOCH})
    except SetupError as error:
        archive.unlink(missing_ok=True)
        yield f"No container image: {str(error)[:500]}"


def _builder(name: str, archive: Path) -> list[Command] | None:
    """Return the commands of the first builder that works here, or None."""
    for program in ("podman", "buildah"):
        if shutil.which(program):
            what: Command = ["--platform", PLATFORMS, "--timestamp", EPOCH, "--manifest", name]
            file: Command = ["-f", "Containerfile", "."]
            pushed: Command = ["--all", name, f"oci-archive:{archive}"]
            return [
                [program, "build", *what, *file],
                [program, "manifest", "push", *pushed],
            ]
    if shutil.which("docker"):
        try:
            step("Looking for an engine", ["docker", "buildx", "inspect"], seconds=30)
        except SetupError:
            return None
        output = f"type=oci,dest={archive},rewrite-timestamp=true"
        build: Command = ["docker", "buildx", "build", "--platform", PLATFORMS, "-t", name]
        return [[*build, "--output", output, "-f", "Containerfile", "."]]
    return None


def main() -> int:
    """Build the release, and say what it contains and what is missing."""
    missing = build()
    for file in sorted(DIST.iterdir()):
        say(f"  {file.stat().st_size / 1e6:8.2f} MB  {file.relative_to(ROOT)}")
    for sentence in missing:
        say(f"! {sentence}")
    say("✓ the release is built; it is not published")
    return 0
