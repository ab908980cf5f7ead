"""What a bot imports is small: the rules and the standard library."""

import subprocess
import sys

import pytest

HEAVY = {
    *("mendax.server", "mendax.terminal", "mendax.solver", "mendax.coach", "mendax.arena"),
    *("starlette", "uvicorn", "textual", "rich", "numba", "highspy", "numpy", "scipy", "fluent"),
    *("websockets", "babel", "openskill", "cyclopts", "segno", "prometheus_client"),
}


@pytest.mark.parametrize(
    "imports",
    [
        "mendax.kit",
        "mendax.kit.__main__",
        "mendax.kit.mia, mendax.kit.french_poker, mendax.kit.sword_of_lies",
        "mendax.kit.at_table, mendax.kit.table_link",
        "mendax.programs.program_bot, mendax.programs.child_process",
    ],
)
def test_a_bot_loads_no_server_no_screen_and_nothing_compiled(imports: str) -> None:
    show = f"import sys, {imports}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name in HEAVY}
    loaded |= {name.split(".")[0] for name in done.stdout.split()} & HEAVY
    loaded |= {".".join(name.split(".")[:2]) for name in done.stdout.split()} & HEAVY
    assert loaded == set()
