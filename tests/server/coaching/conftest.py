"""Shared fixtures of coaching tests: the server's child processes with normal priority.

A server gives its child processes a low priority, so that tables come first. While other tests keep
every core busy, each of them would get a tenth of a core, and need a minute for three seconds of
work.
"""

from typing import Any

import pytest

from mendax.programs.process.children import launched
from mendax.server.processes import work_process

_PROMPTLY = (
    "import os, runpy, sys; del os.nice, sys.argv[0]; "
    "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)


@pytest.fixture(autouse=True)
def prompt_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start a server's processes at normal priority."""
    as_a_module = work_process.COMMAND[:3]

    def prompt(command: tuple[str, ...], **limits: Any) -> tuple[str, ...]:
        if command[:3] == as_a_module:
            command = (*as_a_module[:2], "-c", _PROMPTLY, *command[3:])
        return launched(command, **limits)

    monkeypatch.setattr(work_process, "launched", prompt)
