"""Tests of starting one process or several, with modules that load only when needed."""

import subprocess
import sys

import pytest

from mendax.server.base.settings import ServerSettings
from mendax.server.operations import serving
from mendax.server.workers import parent, starting


@pytest.mark.parametrize("workers", [1, 2, 8])
def test_more_than_one_worker_has_a_parent(monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
    served: list[tuple[str, ServerSettings, bool]] = []
    for name, place in (("alone", serving), ("several", parent)):
        monkeypatch.setattr(
            place, "serve", lambda given, browser, name=name: served.append((name, given, browser))
        )
    settings = ServerSettings(workers=workers)
    starting.serve(settings, open_browser=True)
    assert served == [("alone" if workers == 1 else "several", settings, True)]


def test_a_single_server_loads_no_cluster_modules() -> None:
    asked = (
        "import sys; from mendax.server.workers import starting;"
        "from mendax.server.operations import serving;"
        "print([m for m in sys.modules if m.startswith(('mendax.server.workers.parent',"
        "'psycopg'))])"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"
