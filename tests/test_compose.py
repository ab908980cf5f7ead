"""Tests that `compose.yaml` has only keys of the Compose specification and no public secret.

Each service runs as a command here, without a container engine: PostgreSQL and Caddy from their
wheels, servers in their environment, clients through TLS, with a rolling restart.
"""

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from mendax.server.settings.settings import from_environment
from tests.hosting_machine import NAME, asked, blocks, free_port
from tests.test_hosting_proxies import CADDY, running
from tools.ground import ROOT

yaml = pytest.importorskip("yaml")
SERVER: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = SERVER["services"]

_TOP = {"name", "services", "networks", "volumes", "secrets", "configs", "x-bounds"}
_SERVICE = {
    *("image", "build", "command", "environment", "secrets", "volumes", "networks", "ports"),
    *("restart", "depends_on", "healthcheck", "read_only", "stop_grace_period", "user", "tmpfs"),
    *("security_opt", "cap_drop", "cap_add", "pids_limit", "mem_limit", "shm_size", "logging"),
    "configs",
}
"""The keys of the Compose specification that are used here."""


def test_compose_accepts_the_file_and_its_paths_exist() -> None:
    assert SERVER.keys() <= _TOP
    for service in SERVICES.values():
        assert service.keys() <= _SERVICE
        assert ("image" in service) != ("build" in service)
        assert service.get("depends_on", {}).keys() <= SERVICES.keys()
        assert set(service.get("secrets", ())) <= SERVER["secrets"].keys()
        assert set(service["networks"]) <= SERVER["networks"].keys()
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in SERVER["volumes"]
        assert service.get("healthcheck", {}).keys() <= {"test", "interval", "retries"}
        for on in service.get("depends_on", {}).values():
            assert on == {"condition": "service_healthy"}
    for name in {name for each in SERVICES.values() for name in each.get("depends_on", {})}:
        own = "HEALTHCHECK" in (ROOT / "Containerfile").read_text()
        assert "healthcheck" in SERVICES[name] or (name == "mendax" and own)


def test_a_database_during_setup_does_not_count_as_healthy() -> None:
    """During setup, PostgreSQL's image runs a server only on a socket, and then ends it."""
    assert "--host=127.0.0.1" in SERVICES["postgres"]["healthcheck"]["test"]


def test_no_secret_stands_on_a_command_line_or_in_an_environment() -> None:
    for service in SERVICES.values():
        said = json.dumps([service.get("command"), service.get("environment")])
        assert not re.search(r"://[^/\"]*:[^/\"]*@", said), "an address with a password"
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or value.startswith("/run/secrets/")
    assert all(set(secret) == {"file"} for secret in SERVER["secrets"].values())
    assert "secrets" in (ROOT / ".gitignore").read_text().split()
    assert "secrets" in (ROOT / ".containerignore").read_text().split()


def test_the_proxy_reaches_the_servers_alone() -> None:
    on = {name: set(service["networks"]) for name, service in SERVICES.items()}
    assert on == {
        "postgres": {"stores"},
        "mendax": {"front", "stores"},
        "proxy": {"front"},
    }
    assert SERVER["networks"]["stores"] == {"internal": True}, "it has no way out"
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}


def test_every_service_is_bounded() -> None:
    rights = {"postgres": {"CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"}}
    rights["proxy"] = {"NET_BIND_SERVICE"}
    for name, service in SERVICES.items():
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["cap_drop"] == ["ALL"]
        assert set(service.get("cap_add", ())) == rights.get(name, set())
        assert service["pids_limit"] <= 256
        assert re.fullmatch(r"[0-9]+[mg]", service["mem_limit"])
        assert service["logging"]["options"].keys() == {"max-size", "max-file"}
        assert service.get("read_only") or name == "postgres"


def test_the_image_includes_the_postgresql_driver() -> None:
    build = SERVICES["mendax"]["build"]
    locked = (ROOT / "requirements" / f"{build['args']['PACKAGES']}.txt").read_text()
    for package in ("psycopg", "psycopg-binary", "psycopg-pool", "h11"):
        assert re.search(rf"^{package}==", locked, re.MULTILINE), package
    assert "-r /source/requirements/${PACKAGES}.txt" in (ROOT / build["dockerfile"]).read_text()


def test_the_commands_of_the_page_make_the_secrets(tmp_path: Path) -> None:
    (made,) = blocks("secrets")
    subprocess.run(["sh", "-ec", made], cwd=tmp_path, check=True)
    files = {name: tmp_path / secret["file"] for name, secret in SERVER["secrets"].items()}
    password = files["postgres"].read_text()
    assert len(password) == 48
    address = f"postgresql://mendax:{password}@postgres/mendax"
    settings = from_environment({}, files["database"])
    assert settings.database == address
    given = SERVICES["postgres"]["environment"]
    assert (given["POSTGRES_USER"], given["POSTGRES_DB"]) == ("mendax", "mendax")


def test_its_environment_is_settings_as_they_may_be() -> None:
    given = dict(SERVICES["mendax"]["environment"])
    file = given.pop("MENDAX_SETTINGS")
    assert file == "/run/secrets/database"
    said = from_environment(given)
    assert said.secure
    (subnet,) = SERVER["networks"]["front"]["ipam"]["config"]
    assert said.proxies == (subnet["subnet"],)


@pytest.mark.skipif(not CADDY.exists(), reason="no Caddy as a wheel for this system")
def test_its_services_survive_a_rolling_restart_while_clients_ask(
    database: str, tmp_path: Path
) -> None:
    secret = tmp_path / "secret"
    secret.write_text(f'database = "{database}"\n')
    given = SERVICES["mendax"]["environment"] | {"MENDAX_SETTINGS": str(secret)}
    given["MENDAX_PROXIES"] = "127.0.0.1"
    places = [free_port(), free_port()]
    with ExitStack() as stack:
        servers = [stack.enter_context(_server(tmp_path / str(at), at, given)) for at in places]
        port = free_port()
        (tmp_path / "Caddyfile").write_text(_caddyfile(port, free_port(), places))
        stack.enter_context(running(_proxy(tmp_path / "Caddyfile"), tmp_path, port, NAME))
        tables = dict[str, int]()
        while len(set(tables.values())) < len(places):  # each server owns a table
            table = _opened(port)
            assert _looked(port, table)  # the first server that is asked owns it
            tables[table] = _owner(places, table)
        for at, server in zip(places, servers, strict=True):
            ending = threading.Thread(target=_ended, args=(server,))
            ending.start()
            looks = 0
            while ending.is_alive():
                looks += sum(_looked(port, table) for table in tables)
            assert looks, "the other server answers"
            stack.enter_context(_server(tmp_path / str(at), at, given))
            for table in tables:
                while not _looked(port, table):
                    pass  # until the server that is back has the table
        assert _opened(port) not in tables


@contextmanager
def _server(folder: Path, port: int, given: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    """Run a server of the service, and yield once it is open."""
    own = {"MENDAX_PORT": str(port), "MENDAX_DATA": str(folder), "LC_ALL": "C"}
    with subprocess.Popen(
        [sys.executable, "-m", "mendax.server"],
        env=os.environ | given | own,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        assert "Mendax is open" in server.stdout.readline()
        try:
            yield server
        finally:
            server.kill()


def _ended(server: "subprocess.Popen[str]") -> None:
    server.terminate()
    server.wait()


def _owner(places: list[int], table: str) -> int:
    """Return the server that owns a table. The others say that another server has it."""
    heads = (f"Host: {NAME}", "X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https")
    said = {place: asked(place, f"GET {table} HTTP/1.1", *heads).body for place in places}
    assert sum("wire-refused-moved" in text for text in said.values()) == len(places) - 1, said
    return next(place for place, text in said.items() if "wire-refused-moved" not in text)


def _looked(port: int, table: str) -> bool:
    """Return whether a table answers. Another server may own it for a moment."""
    looked = asked(port, f"GET {table} HTTP/1.1", f"Host: {NAME}", name=NAME)
    assert looked.status in (200, 502, 503), looked
    return looked.status == 200


def _caddyfile(port: int, plain: int, places: list[int]) -> str:
    """Return the proxy's configuration with these ports and servers."""
    text: str = SERVER["configs"]["caddyfile"]["content"]
    upstreams = " ".join(f"127.0.0.1:{place}" for place in places)
    dynamic = "reverse_proxy {\n    dynamic a mendax 8000"
    assert dynamic in text
    text = text.replace(dynamic, f"reverse_proxy {upstreams} {{")
    options = (
        f"admin off\n local_certs\n skip_install_trust\n https_port {port}\n http_port {plain}"
    )
    return f"{{\n {options}\n}}\n{text}"


def _proxy(file: Path) -> list[str]:
    program, *rest = SERVICES["proxy"]["command"]
    assert program == "caddy"
    (config,) = SERVICES["proxy"]["configs"]
    return [str(CADDY), *(str(file) if word == config["target"] else word for word in rest)]


def _opened(port: int) -> str:
    """Open a table through TLS."""
    opening = json.dumps({"game": "mia", "name": "Ann"}).encode()
    answer = asked(
        port,
        "POST /api/tables HTTP/1.1",
        *(f"Host: {NAME}", f"Origin: https://{NAME}", "Content-Type: application/json"),
        name=NAME,
        body=opening,
    )
    assert answer.status == 201, answer
    assert answer.head["set-cookie"].startswith("__Host-mendax=")
    return f"/api/tables/{json.loads(answer.body)['id']}"
