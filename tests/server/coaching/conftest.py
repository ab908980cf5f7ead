"""What the tests of coaching share: processes beside the server that give way to nobody.

A server's own are niced, so that tables come first. Beside other tests, which keep every core busy,
each would wait for a tenth of one, and a minute for what takes three seconds.
"""

import sys
from collections.abc import Sequence

import pytest

from mendax.server.piped_process import PipedProcess

_PROMPTLY = (
    "import os, runpy, sys; del os.nice, sys.argv[0]; "
    "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)
_AS_A_MODULE = (sys.executable, "-P", "-m")


@pytest.fixture(autouse=True)
def prompt_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of a server begin as always, and know of no niceness."""
    starts = PipedProcess.__init__

    def started(self: PipedProcess, command: Sequence[str]) -> None:
        if tuple(command[:3]) == _AS_A_MODULE:
            command = (*_AS_A_MODULE[:2], "-c", _PROMPTLY, *command[3:])
        starts(self, command)

    monkeypatch.setattr(PipedProcess, "__init__", started)
