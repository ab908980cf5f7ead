"""A real SSH server for this user on a free port, and an ``ssh`` that knows it."""

import getpass
import os
import shlex
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SSHD = shutil.which("sshd", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


class SshServer(NamedTuple):
    """A running server."""

    destination: str
    """The server as ``name@host:port``."""
    environment: dict[str, str]
    """The environment in which ``ssh`` connects to it without a question."""
    process: "subprocess.Popen[bytes]"


@contextmanager
def ssh_server(folder: Path, *, prints: str | None = None) -> Iterator[SshServer]:
    """Run a server that lets guests reach forwarded ports.

    With ``prints``, it behaves like a tunnel service: each session prints this text and stays open,
    and the port 80 that a client asks for becomes a free one. ``SSHD`` must exist.
    """
    assert SSHD
    if os.geteuid() == 0:  # packages create this folder only when their service starts
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
    for name in ("host", "own"):
        keygen = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
        subprocess.run(keygen, check=True)
    with socket.create_server(("127.0.0.1", 0)) as asked:
        port = asked.getsockname()[1]
    lines = [
        *(f"Port {port}", "ListenAddress 127.0.0.1", f"HostKey {folder}/host", "UsePAM no"),
        *(f"AuthorizedKeysFile {folder}/own.pub", "StrictModes no", "PidFile none"),
        *("GatewayPorts clientspecified", "PasswordAuthentication no", "PermitRootLogin yes"),
    ]
    if prints is not None:
        (folder / "said").write_text(prints)
        lines.append(f"ForceCommand cat {folder}/said; sleep 1000")
    (folder / "sshd_config").write_text("\n".join(lines) + "\n")
    key = " ".join((folder / "host.pub").read_text().split()[:2])
    (folder / "known").write_text(f"[127.0.0.1]:{port} {key}\n")
    client = [f"IdentityFile {folder}/own", f"UserKnownHostsFile {folder}/known"]
    (folder / "ssh_config").write_text("\n".join([*client, "IdentitiesOnly yes"]) + "\n")
    path = _with_ssh(folder, prints is not None)
    command = [SSHD, "-D", "-e", "-f", str(folder / "sshd_config")]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        try:
            assert process.stderr
            said = process.stderr.readline()
            assert b"listening" in said, said
            destination = f"{getpass.getuser()}@127.0.0.1:{port}"
            yield SshServer(destination, {**os.environ, "PATH": path, "LC_ALL": "C"}, process)
        finally:
            process.terminate()


def _with_ssh(folder: Path, is_service: bool) -> str:
    """Return a ``PATH`` whose ``ssh`` reads the configuration in ``folder``."""
    real = shutil.which("ssh")
    assert real
    free = """for word; do shift; set -- "$@" "$(echo "$word" | sed s/^80:/0:/)"; done\n"""
    config = shlex.quote(str(folder / "ssh_config"))
    script = f'#!/bin/sh\n{free if is_service else ""}exec {real} -F {config} "$@"\n'
    (folder / "bin").mkdir()
    (folder / "bin" / "ssh").write_text(script)
    (folder / "bin" / "ssh").chmod(0o755)
    return f"{folder}/bin:{os.environ.get('PATH', '')}"
