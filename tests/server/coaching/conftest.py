"""What the tests of coaching share: processes beside the server that give way to nobody.

A server's own are niced, so that tables come first. Beside other tests, which keep every core busy,
each would wait for a tenth of one, and a minute for what takes three seconds.
"""

from typing import Any

import pytest

from mendax.programs.children import launched
from mendax.server.base import work_process

_PROMPTLY = (
    "import os, runpy, sys; del os.nice, sys.argv[0]; "
    "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)


@pytest.fixture(autouse=True)
def prompt_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of a server begin as always, and know of no niceness."""
    as_a_module = work_process.COMMAND[:3]

    def prompt(command: tuple[str, ...], **limits: Any) -> tuple[str, ...]:
        if command[:3] == as_a_module:
            command = (*as_a_module[:2], "-c", _PROMPTLY, *command[3:])
        return launched(command, **limits)

    monkeypatch.setattr(work_process, "launched", prompt)
