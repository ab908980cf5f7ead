"""Tests that the files of a release depend only on their content, and that gaps are named."""

import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tools import release
from tools.client import is_fresh
from tools.ground import ROOT, SetupError

CHANGELOG = (
    "# Changelog\n\n## 1.1.0 - Unreleased\n\n### Added\n- Two.\n\n## 1.0.0 - 2026-01-01\n- One.\n"
)
SCRIPTS = {
    "packages": {
        "": {"version": "1"},
        "node_modules/@fluent/bundle": {"version": "0.19.1"},
        "node_modules/eslint": {"version": "10.0.0", "dev": True},
    }
}


def test_the_notes_are_the_section_of_the_version() -> None:
    assert release.notes(CHANGELOG, "1.1.0") == (
        "# Mendax 1.1.0 - Unreleased\n\n### Added\n- Two.\n"
    )
    assert release.notes(CHANGELOG, "1.0.0").endswith("- One.\n")
    with pytest.raises(SetupError, match="no section 2"):
        release.notes(CHANGELOG, "2.0.0")


def test_the_bill_lists_what_is_shipped_with_hashes() -> None:
    locks = [ROOT / "requirements" / f"{name}.txt" for name in ("run", "postgresql")]
    made = release.bill("1.0.0", locks, SCRIPTS)
    listed = {one["purl"]: one for one in made["components"]}
    assert "pkg:npm/%40fluent/bundle@0.19.1" in listed
    assert not [purl for purl in listed if "eslint" in purl]
    pins = {
        line.split()[0] for lock in locks for line in lock.read_text().splitlines() if "==" in line
    }
    assert len([purl for purl in listed if purl.startswith("pkg:pypi")]) == len(pins)
    for purl, one in listed.items():
        assert one["bom-ref"] == purl
        if purl.startswith("pkg:pypi"):
            assert one["properties"], "a hash"
    assert release.bill("1.0.0", locks, SCRIPTS) == made


def test_archives_depend_only_on_names_and_contents(tmp_path: Path) -> None:
    for name in ("first", "second"):
        folder = tmp_path / name / "site"
        folder.mkdir(parents=True)
        order = ("a", "b") if name == "first" else ("b", "a")
        for file in order:
            (folder / file).write_text(file)
            os.utime(folder / file, (len(name), len(name)))
            (folder / file).chmod(0o600 if name == "first" else 0o755)
        release.pack_tar(folder, tmp_path / name / "site.tar.gz")
        release.pack_pyz(folder, tmp_path / name / "site.pyz")
    for file in ("site.tar.gz", "site.pyz"):
        assert (tmp_path / "first" / file).read_bytes() == (tmp_path / "second" / file).read_bytes()
    assert (tmp_path / "first" / "site.pyz").stat().st_mode & stat.S_IXUSR


def test_an_archive_of_packages_starts_and_unpacks_once(tmp_path: Path) -> None:
    package = tmp_path / "packages" / "mendax" / "terminal"
    package.mkdir(parents=True)
    for folder in (package, package.parent):
        (folder / "__init__.py").touch()
    told = "import sys\n\ndef main():\n    print(sys.argv[1:], __file__)\n"
    (package / "cli.py").write_text(told)
    release.pack_pyz(tmp_path / "packages", tmp_path / "mendax.pyz")
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = [sys.executable, str(tmp_path / "mendax.pyz"), "--version"]
    said = {
        subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    }
    assert len(said) == 1
    assert "['--version']" in said.pop()
    assert len([*(tmp_path / "cache" / "mendax-pyz").iterdir()]) == 1


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("b")
    (tmp_path / "a.txt").write_text("a")
    text = release.checksums(tmp_path)
    assert re.findall(r"  (.*)", text) == ["a.txt", "b.txt"]
    subprocess.run(["sha256sum", "--check", "-"], input=text, cwd=tmp_path, text=True, check=True)


def test_a_builder_gets_both_platforms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "needs podman" in "".join(release.images("1.0.0", tmp_path))
    (tmp_path / "podman").write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\n')
    (tmp_path / "podman").chmod(0o755)
    assert list(release.images("1.0.0", tmp_path)) == []
    built, pushed = (tmp_path / "asked").read_text().splitlines()
    assert "--platform linux/amd64,linux/arm64" in built
    assert pushed.endswith(f"oci-archive:{tmp_path}/mendax-1.0.0-image.oci.tar")
    (tmp_path / "podman").write_text("#!/bin/sh\necho no network; exit 1\n")
    assert "no network" in "".join(release.images("1.0.0", tmp_path))


@pytest.mark.proof
def test_two_releases_have_the_same_checksums_and_start(tmp_path: Path) -> None:
    assert is_fresh()
    sums = []
    for name in ("first", "second"):
        release.build(tmp_path / name)
        lines = (tmp_path / name / "SHA256SUMS").read_text().splitlines()
        sums.append([line for line in lines if ".oci." not in line])
    assert sums[0] == sums[1]
    assert len(sums[0]) == 6
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = [sys.executable, str(tmp_path / "first" / "mendax.pyz"), "--version"]
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert said.stdout.strip() in json.dumps(sums)
