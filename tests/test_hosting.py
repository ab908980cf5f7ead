"""Follows the hosting page literally in a bare directory that simulates the machine.

Steps that need root are checked indirectly: systemd's own tools check the unit if they exist, and
its command runs with the unit's environment. ``test_hosting_proxies`` tries the proxies of the
page.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from mendax.server.doctor.examination import CHECKS
from mendax.server.settings.settings import from_environment
from tests.hosting_machine import (
    FILE,
    NAME,
    PAGE,
    Machine,
    asked,
    bare_machine,
    blocks,
    commands,
    files,
    served,
)
from tools.ground import ROOT

ROOT_ONLY = {
    "useradd": "makes the user that the unit names",
    "systemctl": "is done to the unit",
    "journalctl": "shows what the server says",
    "chown": "gives the tables to the user of the unit, and lets it read the settings",
    "chmod": "keeps the settings from all others",
    "podman": "builds the image, whose steps are taken here one by one",
}
"""Commands that need root or a container engine, and how each is tested."""


@pytest.fixture(scope="module")
def machine() -> Iterator[Machine]:
    with bare_machine() as made:
        yield made


# ── the commands ─────────────────────────────────────────────────────────────────────────────────


def test_of_every_command_it_is_known_how_it_is_tried(machine: Machine) -> None:
    pip, tried, kept = "/opt/mendax/venv/bin/pip", list[str](), list[str]()
    for words in commands():
        match words:
            case ["./run", "play", "--lan"]:
                pass  # its ports: tests/server/listening/test_network.py
            case ["/opt/mendax/venv/bin/python", "-m", "tools.upgrade_database", _]:
                pass  # tested in tests/tools/test_upgrade_database.py
            case ["python3", "-m", "venv", "/opt/mendax/venv"]:
                assert Path(machine.here("/opt/mendax/venv/bin/python")).exists()
            case [command, "install", *rest] if command == pip:
                tried += [word for word in rest if not word.startswith("-")]
            case ["/opt/mendax/venv/bin/mendax", "settings", path]:
                machine.write(path, files(path)[0])
                done = machine.run(words)
                assert done.returncode == 0, done.stderr or done.stdout
            case ["/opt/mendax/venv/bin/mendax", "doctor", *_]:
                machine.write("/etc/mendax.toml", files("/etc/mendax.toml")[0])
                done = machine.run(words)
                assert done.returncode == 0, done.stderr or done.stdout
                assert done.stdout.count("✓") >= len(CHECKS)
            case ["/opt/mendax/venv/bin/mendax", "backup" | "check" | "restore", *_]:
                kept.append(words[1])
            case ["/opt/mendax/venv/bin/mendax", "admin", "drain", *_]:
                assert _ends_by(machine, words)
            case ["mendax", "admin", "key", "--opening", _]:
                pass  # tested in tests/server/http/test_strangers.py
            case [command, *_]:
                assert command in ROOT_ONLY, words
    assert tried == ["/opt/mendax/source/requirements/run.txt", "/opt/mendax/source"]
    assert (ROOT / "requirements" / "run.txt").exists()
    assert kept == ["backup", "check", "restore"], "as below"


def _ends_by(machine: Machine, words: list[str]) -> bool:
    """Return whether this command ends a running server; tests wait for all other commands."""
    with served(machine, files("/etc/mendax.toml")[0], stop=False):
        done = machine.run(words)
        assert done.returncode == 0, done.stderr or done.stdout
    return True


def test_commands_of_root_steps_run() -> None:
    unit = files("/etc/systemd/system/mendax.service")[0]
    for command, *words in commands():
        match command:
            case "useradd":
                assert f"\nUser={words[-1]}\n" in unit
                assert words[words.index("--home-dir") + 1] == "/var/lib/mendax"
            case "systemctl" | "journalctl":
                assert words[-1].partition("@")[0] == "mendax", "the unit's file is called so"
            case "chown":
                owner, _, group = words[-2].partition(":")
                assert f"\nUser={group or owner}\n" in unit
            case "chmod":
                assert words == ["0640", "/etc/mendax.toml"]
    for kind in ("toml", "ini", "caddyfile", "nginx"):
        assert blocks(kind)
        assert all(any(text == known for known in map(str, _all_files())) for text in blocks(kind))


def test_each_server_has_a_separate_port_and_folder() -> None:
    (text,) = blocks("systemd-instance")
    line = text.replace("%i", "8002").removeprefix("Environment=").strip()
    given = dict(word.split("=", 1) for word in line.split())
    assert given.pop("MENDAX_SETTINGS") == "/etc/mendax.toml"
    settings = from_environment(given)
    assert (settings.port, settings.data) == (8002, Path("/var/lib/mendax/8002"))
    for proxy in ("nginx-servers", "caddy-servers"):
        assert "127.0.0.1:8002" in blocks(proxy)[0]


def _all_files() -> list[str]:
    return [text for _, text in FILE.findall(PAGE)]


@pytest.mark.proof  # takes a minute, and uses the package index
def test_pip_installs_the_source_as_described(tmp_path: Path) -> None:
    """The image is built from a copy of the source as the page describes it."""
    ignored = (ROOT / ".containerignore").read_text().split()
    whole = [path for path in ignored if "/" in path and not path.startswith("**")]
    parts = {path.removeprefix("**/") for path in ignored} - set(whole)

    def left_out(folder: str, names: list[str]) -> set[str]:
        below = Path(folder).relative_to(ROOT)
        return {
            name
            for name in names
            if any(fnmatch(name, part) for part in parts)
            or any(fnmatch(str(below / name), path) for path in whole)
        }

    shutil.copytree(ROOT, tmp_path / "opt/mendax/source", ignore=left_out, symlinks=True)
    for words in commands():
        if words[0] == "python3" or words[1] == "install":
            here = [re.sub("^/opt/", f"{tmp_path}/opt/", word) for word in words]
            done = subprocess.run(here, cwd=tmp_path, capture_output=True, text=True, check=False)
            if done.returncode and re.search("NewConnectionError|NameResolution", done.stderr):
                pytest.skip("the package index can't be reached")
            assert done.returncode == 0, done.stderr
    python = tmp_path / "opt/mendax/venv/bin/python"
    built = "import mendax.server.http.static_files as s; print(s.Pages().is_page('/'))"
    built += "; print((s.STATIC / 'index.html').exists(), s.__file__)"
    told = subprocess.run([python, "-P", "-c", built], cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout.startswith("True\nTrue "), told
    assert str(tmp_path / "opt/mendax/venv") in told.stdout


# ── the unit ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_accepts_the_unit(machine: Machine) -> None:
    text = files("/etc/systemd/system/mendax.service")[0]
    unit = machine.write("/etc/systemd/system/mendax.service", text)
    done = machine.run(["systemd-analyze", "verify", "--man=no", str(unit)])
    assert done.returncode == 0, done.stderr
    ours = [line for line in done.stderr.splitlines() if "mendax" in line]
    assert ours == []
    unit.write_text(unit.read_text() + "ProtectSistem=yes\n")
    assert "ProtectSistem" in machine.run(["systemd-analyze", "verify", str(unit)]).stderr


def test_the_unit_starts_and_stops_the_server(machine: Machine) -> None:
    with served(machine, files("/etc/mendax.toml")[0]) as said:
        answer = asked(machine.port, "GET / HTTP/1.1", "Host: localhost")
        assert answer.status == 200
        tables = Path(machine.here("/var/lib/mendax"))
        assert any(tables.iterdir()), "where the unit's StateDirectory is"
    assert said[-1] == "Mendax has stopped. All tables are kept.\n"


def test_a_backup_of_the_running_server_comes_back(machine: Machine) -> None:
    asks = [words for words in commands() if words[0] == "/opt/mendax/venv/bin/mendax"]
    backup, check, restore = (words for words in asks if words[1] in ("backup", "check", "restore"))
    nightly = machine.write("/etc/cron.daily/mendax", files("/etc/cron.daily/mendax")[0])
    nightly.chmod(0o755)
    opening = json.dumps({"game": "mia", "name": "Ann"}).encode()
    posted = ("POST /api/tables HTTP/1.1", "Host: localhost", "Content-Type: application/json")
    with served(machine, files("/etc/mendax.toml")[0]):
        opened = asked(machine.port, *posted, body=opening)
        assert opened.status == 201
        for command in (backup, check, [str(nightly)]):
            done = machine.run(command)
            assert done.returncode == 0, done.stderr or done.stdout
    shutil.rmtree(machine.here("/var/lib/mendax"))
    Path(machine.here("/var/lib/mendax")).mkdir()
    done = machine.run(restore)
    assert done.returncode == 0, done.stderr or done.stdout
    with served(machine, files("/etc/mendax.toml")[0]):
        table = f"/api/tables/{json.loads(opened.body)['id']}"
        assert asked(machine.port, f"GET {table} HTTP/1.1", "Host: localhost").status == 200
    assert len(list(Path(machine.here("/var/backups")).iterdir())) == 2


# ── the container ────────────────────────────────────────────────────────────────────────────────


def test_the_steps_of_the_container_lead_to_a_server(machine: Machine, tmp_path: Path) -> None:
    """Run every line of the last stage, where the tests' packages replace those of the first
    stage."""
    text = (ROOT / "Containerfile").read_text()
    steps = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    pip = "/opt/mendax/bin/pip install --no-cache-dir"
    assert [rest for step, rest in steps if step == "RUN"][:3] == [
        "python3 -m venv /opt/mendax",
        f"{pip} --require-hashes -r /source/requirements/run.txt",
        f"{pip} --no-deps /source",
    ]
    last = dict(steps[max(n for n, (step, _) in enumerate(steps) if step == "FROM") :])
    assert last["COPY"] == "--from=build /opt/mendax /opt/mendax"
    assert f"--uid {last['USER']} " in last["RUN"], "a number, so that engines see it is no root"
    (machine.folder / "data").mkdir()

    def here(word: str) -> str:
        word = re.sub("^/opt/mendax/", f"{machine.folder}/opt/mendax/venv/", word)
        return word.replace(":8000", f":{machine.port}").replace(
            "=/data", f"={machine.folder}/data"
        )

    environment = dict(here(word).split("=", 1) for word in last["ENV"].split())
    (run,) = [words for words in commands() if words[:2] == ["podman", "run"]]
    given = [run[n + 1] for n, word in enumerate(run) if word == "--env"]
    environment |= dict(word.split("=", 1) for word in given)
    assert from_environment(environment).host == ("0.0.0.0",)
    assert f"--volume mendax:{last['VOLUME']}" in " ".join(run)
    assert f"127.0.0.1:8000:{last['EXPOSE']}" in run
    command = [here(word) for word in json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])]
    bare = {"PATH": os.defpath, "LC_ALL": "C", "MENDAX_PORT": str(machine.port)} | environment
    process = subprocess.Popen(
        command, cwd=machine.folder / "data", env=bare, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    check = [here(word) for word in json.loads(last["HEALTHCHECK"].removeprefix("CMD "))]
    try:
        assert "Mendax is open" in process.stdout.readline()
        well = subprocess.run(check, env=bare, capture_output=True, check=False)
        assert well.returncode == 0, well.stderr
        called = asked(machine.port, "GET / HTTP/1.1", f"Host: {NAME}")
        assert called.status == 200
        assert asked(machine.port, "GET / HTTP/1.1", "Host: other.example").status == 421
    finally:
        process.terminate()
        process.communicate()
    assert process.returncode == 0
    ill = subprocess.run(check, env=bare, capture_output=True, check=False)
    assert ill.returncode != 0


def test_the_image_ignores_the_files_that_git_ignores() -> None:
    left_out = (ROOT / ".containerignore").read_text().split()
    for part in (".venv", ".node", "data", "**/node_modules", "src/mendax/server/static*"):
        assert part in left_out
